/** The commonest surnames of Hungary, where they stand in front. In lower case without accents. */
export const HUNGARIAN_SURNAMES = `
antal bakos balazs balla balint balogh barta bartha barna benedek biro bodnar bognar boros borbely bozsik csaszar csonka deak dobos dudas
erdei erdos fabian farago farkas fazekas fekete feher filep fodor fulop gaal gaspar gal gulyas halasz hajdu hegedus hegyi horvath illes
jakab jonas juhasz kadar kalman kantor karpati katona kecskes kelemen kerekes kertesz kezdi kiraly kis kiss kocsis kormos kovacs kozma lakatos
laszlo lengyel lukacs magyar major marton marosi matyas meszaros molnar mozes nagy nemes nemeth novak olah orban orosz orsos pal pap papp
pasztor pataki peto pinter racz rozsa sandor sarkozi satori simon sipos somogyi soos szabo szalai szalay szanto szekely szekeres szentes szigeti
szilagyi szoke szollosi szucs takacs tamas torok toth varadi varga vass veres vida vig vincze virag voros zsoldos
`;

/** The commonest surnames of Poland, Czechia, Slovakia and Ukraine, but for those whose endings tell them. */
export const SLAVIC_SURNAMES = `
adamczyk bak baran bartosz blaszczyk borek chmiel cieslak czajka czarnecki dudek duda dziedzic gajda gajewski glowacki golebiowski gorka
grabowski grzelak jaworski jozwiak kaczmarek kania kasprzak kaczor kolodziej konieczny kopec kos kot kowal kowalik krawczyk krol krupa kubiak
kurek kuzniar lis maciejewski madej majchrzak malek marciniak markiewicz matuszak mazur michalak mikolajczyk mroz mucha musial nowak
olszewski ostrowski owczarek pajak pawlak piatek pietrzak polak przybyla rogala sikora skiba skowron sobczak sroka stachowiak stankiewicz
stasiak stepien szczepaniak szewczyk szulc szymczak tomczak trzeciak urban walczak wawrzyniak wilk wojciechowski wojcik wolak wrobel
wrona zajac zak zawada zieba ziolko cerny dvorak horak kolar kral kucera maly marek nemec novotny pokorny pospisil prochazka ruzicka svoboda
vesely zeman bondar boyko kravets lysenko melnyk moroz oliynyk petrenko ponomarenko rudenko savchenko shevchuk tkach
`;
