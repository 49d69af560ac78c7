import type { ForenameList } from './forename-list.ts';

/** Polish, Romanian, Baltic, Russian, Greek, Italian, Spanish, Portuguese, French, German, Dutch, Nordic and Hebrew forenames. */
export const european: ForenameList = {
  male: `
adalbert adolf agim agostino agron aivars aki alain albano alberto albrecht aldis aldo aleix alejandro aleks
aleksandar aleksander aleksandr aleksandras aleksandrs aleksei aleksey aleksi aleksy alessandro alessio
alexandre alexandros alexandru alexei alexej alexey alexios alfonso alfredo alois aloysius altin alvaro amadeo
amadeus amedeo anatol anatoli anatolij anatolijs anatoly anders andre andreas andrei andrej andrejs andres
andrey andris andrius andriy andro andrzej anestis angelo angelos ansgar antal antanas ante anthimos antoine
anton antoni antonin antonino antonio antonios antonis antti apostolos arben arcadio ardian aris aristides
aristotelis arkadiusz arlind armando armands armen armend arminas arnaldas arnaldo arnaud arne arnis arno
arnoldo artan artem arthuro artjoms artur arturas arturo arturs arvid arvydas asen asger astrit athanasios
attila audrius augustin augustinas augustino augusto aurel aurelian aurelien aurelijus aurelio aurimas avigdor
avner avraham avrohom baltazar baptiste bardhyl barna bartek bartlomiej bartosz bas bashkim bastian bastien
bekim bence benedek benedetto benedikt beniamin beniamino benito benjaminas benno benoit bent bernardo bernd
bernhard bertil besart besim besnik bjarke bjarne bjorn blazej blerim bogdan bogumil boguslaw bojan bolek
boleslaw borislav borja borys boyan branislav branko bratislav brice broder bronislaw bronius calogero camillo
carles carlo carlos carmelo casimir cataldo catalin cedomir celestino celso cesar cesare cezar cezary chaim
charalambos chrisovalantis christodoulos christof christoph christophe christophoros christos ciprian ciro
claudio claudiu claudius claus clemens clemente cornel corneliu corrado cosimo cosmin costa costas costel
costi costica costin cristian cristiano cristobal cristofor cyprian cyryl czeslaw daan dag dagfinn dainis
dainius damiano damir damjan damyan danail danielius daniil danijel danil danila danilo danius dardan darek
dario dariusz daumantas davide davit davor dawid deimantas deividas dejan demetrio demetrios demetris demian
denis deniss desiderio detlef didier diego dieter dietmar dietrich dimas dimitar dimitri dimitrie dimitrij
dimitrije dimitrijs dimitrios dimitris dimitry dino diogo dionisio dionysios ditlev dmitri dmitrij dmitrijs
dmitriy dmitry dmytro dobromir dobroslaw domantas domas domenico domingo domingos dominik dominykas donatas
donato doru dov dovid dovydas dragan drago dragomir dragos dragoslav dritan driton duarte dumitru dusan
dzintars eberhard eckhard edgaras edgardo edgars edmundas edmunds edoardo eduard eduardas eduardo eduards
edvard edvardas edvinas edvins efraim efstathios efthymios egidijus egidio egils egon einar einars eirik eitan
eivind elad elazar elchonon eleftherios elia eliahu eliasz eliezer eligiusz elijus elimelech eliyahu eloi
emanuele emanuels emerico emil emilian emiliano emilien emilio emilis emils emrik endre enea enric enrico
enrique erazm ercole erez erhard erion ermal ernestas ernesto ernests ernst ervin erwin eryk esteban etienne
ettore eugen eugenijus eugenio eugeniusz evald evaldas evangelos evert evgeni evgeny evzen ewald eyal eytan
ezio fabio fabrice fabricio fabrizio fatmir fatos faustino fausto fedele federico fedor felice felician
felicjan feliks felip felipe ferdinando ferenc fermin fernand fernando fidel filip filipe filippo filippos
filips fiorenzo firmin flamur flavien flavio flaviu florent florentin florentino florin floris flurin fotios
fotis francesc francesco francisc francisco franciscus franciszek franck franco francois frane franjo
frantisek franz frederico frederik fredrik frido friedrich fulvio fyodor gabor gabrielius gabriels gaetan
gaetano gaspar gaspard gaspare gaston gatis gazmend gediminas gellert genc gennadi gennadij gennaro geoffroy
georg georges georghios georgijs georgios georgiy georgs georgy gerardo gerd gergely gergo gerhard german
germano gerolamo geronimo gerrit gerson gezim ghenadie gheorghe giacinto giacomo giampaolo giampiero giancarlo
gianfranco gianluca gianluigi gianmarco gianni gianpiero giedrius gijs gilles gino gintaras gintautas gints
gioacchino giordano giorgi giorgio giorgos giovanni giovanny girolamo girts giuliano giulio giuseppe gjergj
gjon gleb goncalo gonzalo goran gorka gotfryd gottfried graciano granit gregoire gregorio gregorios gregorz
grigore grigori grigorij grigorijs grigorios grigoris grigory grzegorz guglielmo guido guilherme guillaume
guillem guillermo gunnar guntars gunter gunther guntis gustaf gustav gustave gustavo gustavs gustaw gusztav
gvidas gyorgy gyula haakon hagen haim hallvard hannes hanno hanoch haralambie haralambos harald haralds hardi
harri hartmut heikki heiko heimo heiner heini heinrich heinz helge hellmut helmut helmuts hendrik henning
henric henrich henrik henrikas henrikki henriks henrique henryk hercules herkus hermes hernan herschel hersh
hershel hieronim hilario hillel hipolit hjalmar holger horacio horatiu horia horst hristo hrvoje hubertus
hugues humberto iacob iacopo ianis iannis igal ignac ignacio ignacy ignas ignasi ignat ignazio igor igors ihor
ikaika iker ilan ilia ilie ilija ilir iliya ilja illia illya ilmars ilya imants imre indrek indriks ingemar
ingmar ingo ingvar ingvars innocenzo ioannis ion ionel ionut iosif ippolito ireneusz irmantas isidor isidore
isidoro isidro iskren istvan italo itamar itay itzhak itzik ivar ivars ivaylo ivica izak izydor jaakko jaap
jacek jachym jacinto jacopo jacub jaka jakov jakovs jakub janez janko janne jannik jannis janos janusz jarek
jari jarl jarno jaromir jaroslav jaroslavs jaroslaw jascha javier jedrzej jelle jeno jens jeppe jeremi
jeremias jeremiasz jeremie jeronimo jerzy jesper jesus jindrich jiri joao joaquim joaquin jochem jochen joerg
joeri johan johann johannes jokubas jonathas joona joonas joop joos joost jordi jorg jorge jorgen jorik joris
jorn jose joseba josep josip josu jouni jovan jozef jozo jozsef juan juha juhani juho jukka juliano julien
julijan julijs julio juliusz juozapas juozas juraj jurek jurgen jurgis jurij jurijs juris jussi justas
justinas justinus justo justyn kaarlo kacper kacperek kaj kajetan kalev kalle kalman kamen karlheinz karlis
karlo karol karolis karoly karsten kaspar kaspars kasper kastriot kastytis kazimieras kazimierz kazys kees
kestutis khristos kilian kimi kimmo kiril kirill kirils kiro kjartan kjeld kjell klaas klaudiusz klavs klemen
klemens knud knut koen kolja kondrat konrad konstantin konstantinos konstantins konstanty kornel korneliusz
kosta kostadin kostas kostyantyn kreshnik kresimir krisjanis kristaps krister kristers kristian kristians
kristijan kristinn kristjan kristof kristofer kristofers kristoffer kristoforos kristupas krisztian krum
krystian krzysiek krzysztof ksawery kuba kujtim kyriacos kyriakos kyril kyrillos kyrylo ladislao ladislav
lajos lambros lampros larion laszlo laurent laurentiu laurenz lauris laurits lauro laurynas lavrentios lazar
lazaros lazarus leandre leandro leart lech leib leif leizer lennart leobardo leonardas leonas leoncio leonel
leonello leonid leonida leonids leopoldo leopolds leszek levan levente liberato linas lino lior lipot liridon
lirim livio liviu livius ljubomir loic lorant lorencio lorenz loreto lotan lothar louka loukas luan lubomir
lubos lucca luciano lucio lucjan ludek ludovico ludovit ludvig ludwig ludwik luigi luis luiz lukass lukasz
luken lulzim lyuben lyubomir maarten maciej maciek maik maks maksim maksims maksym maksymilian malte manfredi
manlio manolis manolo manos mantas manuel marceli marcelin marcelino marcelo marciano marcin marcio marek
margiris mariano marijan marijus marin marinos marios mariusz marko markos markus markuss maros marten marti
martim martinas martinho martino martins marton martynas massimiliano matas mate matei matej mateo mateus
mateusz mathijs mathis mathys matias matic matija matis matiss mato mats matteus matthaus matthieu matthijs
mattia mattis mattys matyas matys mauricio mauritz maurizio maurycy maxence maximiliano maxym meelis meinhard
meinrad meir menachem mendel menno mentor meyer michail michalis michel michiel mieczyslaw mihai mihail
mihailo mihails mihaita mihalis mihaly mihnea mikel mikelis mikhail mikkel mikko miklos mikola mikolaj
mikolajs mikus milen milenko milivoj miljan milko milorad milos miloslav milosz mindaugas miodrag mircea mirek
mirko miro miron miroslav miroslaw misa mislav mitko mladen modestas modesto moises moishe momcilo mordechai
mordehai moritz morten mosche moshe motti mstislav mykhailo mykola mykolas myroslav naftali naftoli narcis
narcisse natan natanael nataniel nathanel naum nazarij nektarios nello nemanja nerijus nestor nevio nicandro
nicanor niccolo nico nicodemo nicolae nicolai nicolaie nicolaj nicolau nicolo nicos niels niilo nik niklas
niko nikodem nikolai nikolaj nikolajs nikolaos nikolas nikolaus nikolay nikoll nikolo nikos noach noam nojus
norbertas norberto norberts normunds notger nuno octav octavian octavio odd oded odysseas ofer ohad olafs
olavi ole oleg olegas olegs oleh oleksandr oleksii oleksiy olev olivers olivier olli olof omri ondrej onni
onofrio orazio orel oren orest orestis orlin ortwin osip oskar oskaras oskars osvaldo oszkar otakar otmar
otokar ottavio ottmar ottokar ovidijus ovidiu oystein pablo panagiotis panayiotis pandelis panos pantelis
paolo paraskevas parfait pascual pasi pasquale patric patricio patrick patrik patriks patrizio patryk pauli
paulian paulin paulino paulius paulo pauls pavel pavels pavlo pavlos pavol pawel pawlo pedro peep pehr pekka
pelle pellumb pentti pepe peppe per pere petar peteris petko petr petras petre petri petrica petrik petrit
petro petru petrut petter phaedon philippe philippos pierantonio pierluigi piero pierpaolo pierre piet pieter
pietro pinchas pino piotr piotrek placido plamen polichronis polycarpos porfirio povilas predrag prokop
przemek przemo przemyslaw qemal quique rade radek radimir radko radomir radoslav radoslaw radovan radu radut
rafaello rafail rafal rafel raffaele raffaello raggio raido raigo raimo raimon raimondo raimonds raimund
raimundas raimundo rainer raivis raivo ralfs ramiro ramojus ramon ramunas rangel raoul rasmus ratko raul raz
razvan reinaldo reiner reinhard reinhold reinier reinis rejus remco remigijus remigio remigiusz renars renato
renaud renzo reto reuven ricardas ricards riccardo richards rihards rik rimantas rimas rimvydas rinaldo
rinalds ringo rinor risto robbert robertas robertino roberts robrecht rodolfo rodolphe rodrigo rogerio rok
rolandas rolando rolandos rolands romain romanas romano romans romas romuald romualdas ronen roque rostislav
rostyslav rouven rubens rudi rudolfo rudolfs ruggero rune ruslan ruslanas ruslans rutger ryszard saimonas
salomo salvatore samu samuele samuli sandis sandor sandris sandro sandu sante santeri santi santiago santino
santo santos saso saulius savvas sebastiaan sebastiano sebastien sebastijan sebastjan sefton semen serge
sergei sergej sergejs sergey serghei sergi sergii sergiu sergiusz sergiy serhii serhiy servaas severin
severino seweryn shaul shimon shkelzen shloime shlomo shmuel shmuli sholom shpend shpetim siegbert sigitas
sigmund sigurd silvan silvano silvestro silvije silviu simao simas sime simo simonas simons sinisa sjoerd
skender slavik slavko slavomir slawek slawomir soren sotirios sotiris spas spiro spyridon spyros srdan srdjan
srecko stanimir stanislao stanislas stanislav stanislavs stanislaw stanislovas stanko stas stasys stavros
stefaan stefanas stefano stefanos steffen stelian stelios sten stepan stephane stephanos stijn stipe stoil
stoyan stylianos svein sven svend sverre svetlin svetoslav svetozar sviatoslav sylwester syver szabolcs
szczepan szilard szymon tadas tadeas tadej tadeusz tamas tancredi taneli tapio taras tarmo tassos taulant
tautvydas teemu teijo telmo teodor teodoro teodors teofil terje tero teun tevye thanasis thanos thiago
thibault thibaut thierry thijs thilo thorbjorn thorsten thorvald tiago tiberiu tibor tihomir tiit tijs til
till timo timofei timofej timoteo timothee tino titas tito tobiasz todor todorov tomaso tomasz tomaz tome
tomek tomer tomislav tommaso tommi tonci tonino tonis toomas torbjorn tore torstein torsten traian trifon
troels trond tsvetan tuomas tuomo tycho tymoteusz tzvetan tzvi ubaldo ueli ugis ugnius ugo uldarico uldis ulf
ulrich ulrik umberto urbano uri uros urs vaclav valdas valdemar valdemaras valdis valdo valentin valentinas
valentino valentinos valentins valentyn valerian valerij valerijs valerijus valerio valeriu valeriy valon
valters valto vangelis vasil vasile vasileios vasili vasilij vasilijs vasilios vasilis vasily vasko vassilis
vassos vasyl vedran veiko velimir velko venceslav veniamin venko vesa vesko veton vicent vicente vicenzo
victoriano vidar vidas viggo vigilijus viktor viktoras viktors vilem vilhelm viljar ville vilmantas vilmars
vilnis vincas vincenc vincentas vincenzo vinicius viorel virgilijus virgilio virgiliu virginijus visar
visvaldis vital vitali vitalie vitalii vitalij vitalijs vitalijus vitaliy vitaly vitas vito vitor vittore
vittorio vlad vladan vladas vladimir vladimiras vladimirs vladislav vladislavs vladislovas vlado vladut
vladyslav vlastimil vojislav vojtech volker volodimir volodymyr vsevolod vyacheslav vygantas vytas vytautas
vytenis waldemar walenty walther wasyl werner wiebe wieslaw wiktor wilfried wilhelm wilhelms willi willibald
willy wim wincenty winfried witalij witek witold wladek wladimir wladyslaw wlodzimierz wojciech wojtek wolfram
wouter xabier xavi xenofon xenophon yaacov yaakov yair yakov yanis yaniv yankel yanko yann yannik yannis yaron
yaroslav yechiel yefim yegor yehoshua yehuda yehudah yermiyahu yeshaya yevgeni yevgeny yevhen yiannakis
yiannis yigal yisrael yisroel yitzchak yitzchok yitzhak ylber ylli yoav yochanan yoel yohan yohann yoni yordan
yorgos yosef yosi yossef yossi yosyp yotam ysmael yuri yurii yuriy yury yvan yvo zacharias zachos zalman
zbigniew zbyszek zdenek zdenko zdravko zdzislaw zeev zef zeljko zeno zenon zenonas zev zigmas zigmund zigmunds
zilvinas zintis zlatan zlatko zoltan zoran zsolt zsombor zvi zvonimir zvonko zydrunas zygfryd zygimantas
zygmunt
bram willem ijsbrand ysbrand gijsbert koen maarten pieter dirk sjoerd wouter jelmer siebe hidde thijs teun rik ruud bas freek joris jurriaan lodewijk coen diederik wim henk kees klaas arend evert geert harm jaap joop piet rien sander sjaak tijmen tjeerd wiebe rui duarte nuno vasco afonso goncalo salvador tomas simao zeferino ulrich ansgar alban bartholomaus bertold dieter eckhart ekkehard falko gerfried gernot giselher hagen hartwig kaspar lorenz lothar lutz meinhard norbert ottmar ottokar rainer reimund reinhold rudiger ruprecht siegbert siegmund tassilo torsten udo ulf veit volkmar waldemar wendelin wilfried winfried wolfram
`,
  female: `
adelheid adriana adriane afrodite afroditi agata agathe agnese agneta agnieszka agniete agniszka agote
agrippina aija ainara ainhoa aino aiste aita ajla alba albana albertina albina albulena aleida alejandra
aleksandra aleksandrija alena alexandrina alfonsina alfreda alicja alida aline aliona alja aljona alla
almudena aloisia alona alva alwina alzbeta alzira amaia amalija ambra amelija amparo anabela anastasiia
anastasija anastasiya anastazija anastazja anca anda andreea andreia andreja andreya anduena andzelika ane
aneka anelia aneliya aneta anete anett anette angeles angelika angeliki angiola anhelina ania aniela aniko
anina anissa anjelika anka anke annamaria annarita annegret anneke anneli annelie annelies annemieke annetta
annick annina annita annukka annunziata antigona antje antonie antonietta antonija antonina antoniya aphrodite
apolonia aranka arantxa aranzazu arbenita archontia arete argiro argyro ariadna ariadni arja arlinda armanda
armelle arta asnate aspasia assumpcio assunta asta astride athanasia athina aukse aurelie aurelija aurica
aurika ausra ausrine austeja avital aviva avra ayelet azucena barbora bartha basia bathsheva batsheva batya
beata beate beatrise begona begonya belen benedetta benedicte benedikta berenika berit bernadeta bernadett
bernarda berta bertha besa besarta bettine bianka bibiana birgit birgitta birgitte birute biserka bistra
blanca blanka blazena blerina blerta bluma bobana bogdana bogna bogumila boguslawa bojana borbala bozena
bozenna bozica bracha branka brankica breindy brigida brigita brigitta brigitte brikena brit britt britta
brone bronislava bronislawa bruna brunella brunhilde brynhild camelia candela candelaria carine carlota carme
carmelina carmelita carmina carolien cassiopea catarina catia catrinel cecilie cecylia celestina cezara chana
chara chariklia charlotta chava christianna christothea chrysa chrysanthi chryso chrysoula chrystalla cinta
clelia clemence clio clorinda concepcion concetta conchita consolata constanta constanza cordula cornelia
costanza crina cristiana custodia czeslawa dace dafne dafni dagmar dagmara dagnija dagny daina daiva dalila
damiana danguole danuta danute daria dariia darija darina darinka dariya darja darya dasa dasha daugna daura
davida davina deimante delfina denisa denitsa deniza deodata desislava despina despo desy diellza dijana
dimitra dita dobrinka dolors domenica domicela dominika domnica domnika domniki donata donatella donjeta donka
doriana dorina dorit dorota dorthe dovile draga dragana dragica drenusha drita dubravka dunja dvora dzenita
edda edeltraud edita edite edona edyta efi efrosini efstathia eftychia egita eglantina egle ehrentraud eila
einat eirini eiva ekaterina ekaterini elda elefteria eleftheria eleonoora eleonora eleonore elettra eliana
eliane eline elira elisabeta elisabetta elisavet eliska elissavet elita elizabeta elizaveta elka elke elli
ellinor elona elvire elwira elza elzbieta emanuela emese emiliana emilija emiliya emmanouela emmi encarna
encarnacion eniko enrica enriqueta entela enza epifania erblina erietta erminia ermira erna ernesta eryka
erzsebet esfir estela estera esterina esti estibaliz estrella etelka etleva etti eudokia eufemia eugenija
eulalia euridice evangelia evdokia evelien evelin evgenia evi evija evropi ewa ewelina eydis fabienne fabiola
faidra faiga fanni fatbardha fatjona faustina federica fedora fedra feiga felicie felicitas felicja felipa
feodora fiammetta filipa filippa filomena fioralba fiorella fiorenza fjolla flaka florentina florentyna
floresha floriana florica florina fortunata fotini francisca franciska franciszka franka frantiska franziska
frederika frederike frederikke frederique friederike fruma fruzsina fryderyka gabija gabriele gaetana gala
galina galya galyna gema genoveva genowefa gentiana georgeta geraldina gerarda gerlinde germana gertrud
gertruda ghislaine giada gianina gianna giedre ginevra gintare gioconda gioia giorgia gisella gitel gitta
gittel gitty giulia giuliana giulietta giuseppina gizela gizella glafira gordana gosia gracia graciela gracja
gracjana grazia graziana graziella grazina grazyna gresa griet guadalupe guda guglielmina guia guna gunda
gunhild gunilla gunita gunta hadar hadas hadassa hadassah halina hanka hanne hannele hannelore haralambia
hedda hedvig hedwig heide heike heleni helle helmi helvi hendrika heni henia henrieta henriette henrika
henrike henryka hermina hermine hersilia herta hilde hildur hilma hinda hinke hinky hodaya honorata hortensia
hristina iana iara idoia idoya ieva iga igballe ignacja iida ilaria ildiko ileana ilektra ilga ilinca ilka
ilva ilze imke imma immacolata indre inese ineta inga inge ingeborg inger ingrida ingunn inita inka inmaculada
inna inta ioana ioanna iolanda iolanta ionela iria irina irini irja irmgard irmina irmtraud iryna isabela
isaura ita itala iulia iuliana iva ivelina ivelisse iveta ivett ivette ivona ivonne iwona iza izabela izadora
jaana jadranka jadviga jadwiga jagienka jagna jagoda jaqueline jarmila jaroslava jaroslawa jasenka jasmina
jehona jekaterina jelena jelica jelizaveta jelka jevgenia jevgenija jimena jindra jindriska jirina joasia
jocheved jolana jolanda jolanta jolita jonida josefa josefin josefine josette josiane josipa jovana jovita
jozefa jozefina juana judit judita judyta juliane julija julita julitta julka jurate jurga jurgita justa
justyna jutta juudit juulia kaarina kadri kaia kaija kaili kaisa kaja kalina kaliopi kalliopi kalyna kamelia
kamila kamile kamilla karine karmen karola karoliina karolin karolyna kaska kassiani katalin katarzyna
katerini kathe kathrin katica katina katinka katka katre katri kattalin kattis kazimiera keidi kerli kerttu
ketevan khristina kirsi kitija kjersti klaudia klaudija klaudyna klea klementyna kleopatra klio klodiana
kordula kornelia kornelija koula kreszentia kristiana kristiina kristyna krisztina krystiana krystyna ksenia
ksenija kseniya kunigunda kyllikki kyriaki kyriakoula ladislava laia laima laimdota laine lamprini landra
larisa larysa lasma laure laurentia lauriane laurita ledina lelde leni lenka lenuta leocadia leokadia leonila
leonor leopoldina lesia lesya letizia leva liane liba libena liboria libuse lida lidia lidiia lidija lidiya
lies liesbeth liesel lieselotte liga ligia liina lija liliane lilija lilita liliya lilli lindita line liora
liridona liselotte lital liudmila liudmyla livija ljerka ljiljana ljubica ljubov ljudmila loes logina lore
loredana lorella lorenza loreta lotta louiza loukia luba lubica lubka lubomira lucija lucina lucja ludka
ludmila ludmilla ludmyla ludovica ludwika luigia luigina luise luiza lujza lukrecja luljeta luminita lumturie
lurdes lutgarda luz lyuba lyubov lyudmila lyudmyla maarit maartje mada madalena madalina maddalena madlen
madlena mafalda magali magaly magdolna magna maija maike maila majlinda malca malena malgorzata malgosia malka
malky malwina manana manja manjola manuela maraike marcelina margareta margarete margaretha margarida
margherita margit margita margitta margret margrete margrethe margriet maricarmen maricel maricela marieke
mariel marierose marietje mariia marija marijana marije marijke mariko marilena marilia marinela mariola
mariona marisol maritza mariza marjatta marjeta marju marjut marketa marketka marleen marlies marlis marloes
marta martyna marusia maruska marusya maryla marylene maryna maryse marysia marzena masha matea matilde
matleena matylda matylde mayte mechthild meda medeia melina melisenda menia merav merce meri merike merita
merja mette michaele michala michalina micheline mieke miela mihaela mihaiela milada milagros milana milda
mileva milica milka milosava mimoza mirabela mireia mirela mirella miri mirian mirjam mirjana mirjeta mirka
miroslava miroslawa mirta miryam modesta montserrat morena morta moza myrofora myrto nadege nadezda nadezhda
nadiia nadija nadja nadya nagore nasta nastasia nastassja nastja nastya natalena natali nataliia natalija
nataliya natallia natasa natascha natividad naya nechama neda nedelka nele nelia nelida nelli nelya nerea
neringa neus nevena nexhmije nicoleta niina nika nikoleta nikolett nikoletta nikolina ninel nineta ninja nives
noelia noella noemie noga nunzia nuria nurit oana oda odeta odetta odilia ofelia ofra oihana oksana oktawia
olaya olena olesea olesia olesya olha olimpia olina olinda oliviera oliwia olja olta ondina onorina onute
ophelie orietta orna ornela orsola orsolya ortrud ottavia ottilia palma palmira palmyra paloma panagiota
panayiota paola paraskevi pascale pasqualina patrizia patrycja paule pauliina pavla pavlina pavlinka pavlovna
paz pelagia penka perla pernilla persefoni pessi petronela petronija petya philippine photini piedad pierina
pilar piret pirjo pirkko placida plamena pola polina polixeni polona polya polyxeni popi pranvera praskovia
providencia prudencia przemyslawa purificacion quirina rachela rachele radka radmila radoslava radosveta
radvile rafaela raffaela raffaella raija raili raimonda raissa rajmonda ramune ramute rasa rasma ravit raya
rebeca rebekka refoela reggina regine regula reka remedios remigia renate renia renske reyes rezarta ricarda
richarda riina riitta rikke rimante rinat ringaile rivka rivky rochel rocio rodica rodika roksana roksolana
rolanda romane romualda rosalba rosalija rosana rosangela rosi rosmarie rossana rossella roswitha rovena roza
rozalija rozana rozeta rozita ruchel rudina rugile ruta ruxandra ruza ruzena ruzica ryfka saga salla salomea
salomeja sanda sandija sandrine sandrita sanije sanita sanja sanne santina sari sarit sarlota sarmite sarolta
saska saveta savina sebastiana sebastiane selja senka senta serafima severina severine shayndy sheina sheindy
shifra shir shira shiran shkurte shpresa shprintza shqipe shulamit sidonia sidonie sieglinde sigita signe
signhild sigridur sigrun siiri silja silke silvie silvija silvina simonetta simonida simonne siri sirje sirkka
sladana slavica slavka slavomira slawomira smaranda smiljana snezana snezhana sofiia sofija sofiya solana
soledad solene solveig solvita sonata sorana sorina sotiria sotiroula spasiya spela spyridoula stana
stanislava stanislawa stanka stasia stasya stavria stavroula stefanija stefaniya stefka stela steliana
stepanka sterlina stina stine stoyanka styliana susann suzana svea sveta svetla svetlana svetoslava svitlana
swietlana sybille sylva sylvaine sylviane sylwia szilvia szimonetta tabea tacjana taina taisia taisiya tali
talita tanja tatjana tatsiana tatyana tekla tena teodora teodozja teofila teresinha teresita terez tereza
terezia terezie terezija terhi terja tetiana tetyana teuta theano thekla theofania theoni theopisti theresia
tiia tiina tijana tirza tiziana todorka toini tonje tonka torhild toula tova tovah tove triinu trijntje trine
trinidad tsipora tsveta tsvetana tsvetelina turid tuula tuuli tzipi tzipora tzippy tzivia tzofia tzveta ugne
uliana ulla ulrika ulrike ulyana urania urraca ursa ursina urszula urte uta ute uxia vaida vaiga vaiva valbona
valborg valdete valeriia valerija valeriya valia valija valmira valya varvara vasia vasilica vasiliki vasilisa
vaso vassiliki veera velga velina velislava venera veneta venka venta verginia verica verka vernera veroniek
veronika veronique vesela veselina veska vesna vibeke vicenta victorine viera viktoria viktorie viktoriia
viktorija viktoriya vilhelmine vilija vilma vilte violeta viorica virag virginija virna virpi virve visnja
vitalija vitalina vivi viviane vjollca vjosa vlada vladimira vladislava vlasta voichita vuka walentina
walentyna waleria waltraud wandzia weronika wiesia wieslawa wiktoria wioletta wislawa wladyslawa wlodzimiera
xhemile xheneta ximena xristina yaara yael yafa yaffa yana yanina yanka yanna yaroslava yekaterina yelena
yelizaveta yelyzaveta yeva yevgenia yevgeniya yevheniia ylenia yllka ylva yoana yocheved yonina yordanka yulia
yuliana yulieta yuliia yulita yuliya zahava zaiga zala zamira zana zanda zaneta zanna zdena zdenka zdzislawa
zenaida zenobia zenta zhanna zhanneta zhivka zhulieta zinaida zinovia zinta zivile zlata zlatica zlatina
zlatka zofia zofka zoi zoia zoja zorana zorica zornica zornitsa zosia zrinka zsanett zsofia zsuzsa zsuzsanna
zuza zuzana zuzia zuzka zydre zygfryda zyta
willemijn anneloes annelies annemiek annemieke femke fleur geertje greetje hanneke heleen ineke janneke jantine jikke liesbeth lieke lotte maaike machteld madelief marijke marijn marloes mieke mirjam nienke renske roos sanne saskia sjoukje tineke truus wietske wilma immaculata benedicta bernadette concepta assumpta perpetua scholastica consolata philomena aloysia ignatia xaveria dominica gaudentia lioba walburga ines inês beatriz leonor matilde mafalda constanca carolina catarina filipa joana madalena margarida mariana rita teresa
`,
  either: `
andree ange doron gal kari maayan marian misha ori rosario rotem sasa sascha shai simcha tal valery vanja
yan yuval zhenya ziv
`,
};
