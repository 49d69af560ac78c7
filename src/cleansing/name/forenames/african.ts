import type { ForenameList } from './forename-list.ts';

/** Nigerian, Ghanaian, Zimbabwean, South African, East African, Eritrean, Congolese and Caribbean forenames. */
export const african: ForenameList = {
  male: `
abayomi abdoulie abisai adebayo adedeji adegoke adekunle ademola adeniyi adeolu adetayo adetokunbo adewale
adeyemi afolabi akin akinola akintayo akintunde akinwale akwasi alassane alieu alpha amadi amadou amare amobi
ansumana anthonyo antwan antwon aondo asante asefa ashenafi ato ayinde ayodeji ayokunle ayotunde azubuike
babajide babatunde bakary bamidele bekele berhane bienvenu biniam blessed boateng bolaji bongani boubacar cebo
cheick cheikh chibueze chibuike chidi chidiebere chidubem chiemeka chigozie chijioke chike chima chimaobi
chimezie chinedu chiwetel chuka chukwudi chukwuebuka chukwuemeka chukwuka chukwuma chukwunonso dabiku danjuma
dapo darnel darnell dawit deji dejuan dele demba dequan deshawn diallo dieudonne djibril dontae dumisani ebo
ebrima ebuka efosa efrem ejike ekene ekow elikem elikplim elorm emeka emeke enyinnaya ermias essien eyob femi
fikru folarin folorunsho gabin gbenga gebre getachew gibril girma godfred godswill godwin goodluck haben habte
haile hailu henok ikechukwu ikenna innocent isaias iyobosa izuchukwu jabari jabulani jaheim jahiem jahmai
jahmal jahmari jahrome jahvon jamar jamarl jamel javaun javon javonte jelani jerlando jermel jevon jibril jide
jideofor jomo kabelo kadeem kadeen kagiso kalu kamau kassim kayode kelenna kemar kenechukwu keon khumbulani
kiros kobina kodjo koffi kofi kojo kolade kunle kwabena kwadjo kwadwo kwaku kwame kwamena kwasi kweku kwesi
kymani lamin lamine lanre leroi levar lindani lucky luvuyo mandla mandlenkosi marquis masimba matar mawuli
mehari mekhi mekonnen melaku melvern modou moise momodou montell mthunzi mulugeta munya muyiwa mwangi nahom
nchimunya ndubuisi nhlanhla niyi njabulo nkosana nkosinathi nnaemeka nnamdi nonso obafemi obi obinna ochieng
odion okechukwu okey okezie okoro oladapo oladele oladimeji oladipo olajide olakunle olalekan olamilekan
olanrewaju olaoluwa olatunde olatunji olawale olayiwola olu olufemi olukayode olumide olumuyiwa olusegun
oluwadamilare oluwademilade oluwafemi oluwasegun oluwatobiloba omari osagie osaretin osas osaze osei othniel
ousainou papa petros prosper raekwon raheim rakim ras rashaun rayon rogers romario rotimi ryheem segun sekou
sello seydou shaka shakur shamar shaqeel sheku sibusiso sipho sithole siyabonga sizwe soji sylvain tafara
tafari takudzwa takunda tamba tawanda teboho tedros tekle temesgen terrell tesfaye tevin thabo thamsanqa
themba tichaona tinashe tobechukwu tobenna tochukwu trayvon tshepo tunde tunji tyrece tyree tyreece tyrese
tyrique udochukwu ugochukwu uzochukwu wale wonder xolani yannick yared yaw yaya yemane yohannes yonas yonatan
zaire zenzele zerihun zolani zuberi zwelethu
ifeanyi chinonso obinna nnaemeka ugochukwu uchenna ikenna okechukwu onyekachi chukwudi yaw yaw kwabena kwame kwaku kofi kojo kwesi kwadwo akwasi ebo
`,
  female: `
aba abana abeba abena abike abisola adaeze adama adaobi adaora aderonke adesua adetoun adjoa adwoa afiba afua
aissata aissatou aja akosua akoua akua akuba akyaa ama amaka amarachi ametefe amma aniekan anthonia arit asabi
asantewa asantewaa asmeret assumpta atinuke awa awino awurama ayebea ayishatu azeb baaba babirye benedicta
bilikisu binta blessing bolanle bose bosede bukola bunmi busisiwe busola buyisiwe chenai chiamaka chidimma
chidinma chikodi chimamanda chinasa chinaza chinelo chinenye chinwe chinweike chinyere chioma chipiwa chipo
chiyedza chizoba comfort dede dikeledi dorcas ebele ebun ebunoluwa effua efua ego ekaete ekua elelwani elsabet
emebet emefa emiola ereni esi esinam etsub eyerusalem ezinne fana fatoumatta felistus folake folasade
folashade foluke fortunate frehiwot fumnanya funke funmi funmilayo furaha genet gifty gladness glory gugu
hadiza haimanot helina hirut hiwet hiwot hlengiwe ibidun ibironke ifeoma ifeyinwa ifunanya ijeoma immaculate
imoan isatou iyabo jahzara jainaba jamilatu janaya jelila joyous jumoke kadiatu kaltouma kande keabetswe kechi
keitumetse kemi keneisha kenesha khadijatou khanyisile kidist kika kirabo korkor kukua lakeisha latanya
lateefat latifat latonya latoyah lerato letlhogonolo lindiwe liya lolade lulama lydie makeda makena malaika
mame mamello mandisa mansa mariatu mbali medina mehret memunatu meron meseret mmabatho modupe moesha mojisola
monifa moradeke morenike moriam motunrayo mulu mutinta mwaka naa nakato nakeisha nakita nala naledi nambi
nandi nankya naomie ndidi nehanda ngozi nkechi nkechinyere nkem nkiru nkiruka nneka nnenna nnenne nokuthaba
nokuthula noluthando nolwazi nomathemba nombulelo nomonde nompumelelo nomsa nomusa nomvula nonhlanhla nontando
nosipho nothando noxolo nsini ntombi ntombizodwa nyaradzo nyarai nyeleti obaa obiageli obianuju ogechi olabisi
oladunni olajumoke olapeju olawunmi olubukola olubunmi oluchi olufunke olufunmilayo olufunmilola oluwabukola
oluwafunmilayo oluwakemi omobolanle omolara omolola omotola omowunmi onome onyinye onyinyechi onyinyechukwu
oyinda oyindamola oyinkan oyinkansola oyinlola perpetua philomina precious pumla queen queeneth queenette
rahel raquelle refilwe rejoice reneilwe ronke rudo rumbidzai ruva ruvarashe ruvimbo salamatu samrawit sanyu
sefora segen selam selamawit serwaa sewit shade shaneka shanell shanequa shaniece shaniqua shanique shantae
shanyce sharai shenika shereece sherice sherrel shevonne sibongile sibusisiwe simbi simisola sindisiwe sinit
sinmi siphokazi sithembile solape subira tadiswa tameka tariro tashana tashauna temilade temilola thandeka
thandi thandie thandiwe thandokazi thembeka thembelihle thembi thenjiwe tiarna tiffani titi titilayo titilola
tiwalade toyin tsedale tsega tsehay tsion tyesha tynisha uduak ugochi uju uloma uzoamaka vimbai wambui wangari
wangui wanjiku wanjiru winfrida winta yaa yaba yabome yejide yemisi yeshi yetunde yordanos zandile zanele
zawadi zeinabou zewdi zinhle zintle ziyanda zodwa zoleka zukiswa
tigist hiwot meseret almaz genet tsehay abeba aster bethlehem birtukan eden frehiwot hirut kidist lemlem mahlet martha mulu netsanet rahel roman saba selam selamawit senait tirunesh tsion yeshi yodit zewditu
`,
  either: `
abimbola abiodun abiola adebola adedayo adeola aderemi adesola aluta anesu anuoluwapo ayanda ayo ayobami
ayodele ayomide ayomikun ayooluwa bolu boluwatife buhle bukunmi chibuzo chichi chidera chika chikondi chimdi
chinonso chisom damilola darasimi dayo desta dimpho divine ebere ebubechukwu ejiro eniola enitan eseosa eyram
farai favour fiyinfoluwa foluso fortune goodness gugulethu happy ibukun ibukunoluwa idowu ifeanyi ifeoluwa
inioluwa iretomiwa itunu kamogelo karabo katlego kehinde kelechi kenyatta kudzai kudzaishe lebo lebogang
lesedi lungelo lungile lwazi mahlatse marvellous mayowa mfon michal mmesoma mojolaoluwa moyo moyosoreoluwa
mpho mulenga munashe mwansa neo nkosi ntando nyasha obehi obioma odinaka odunayo ogechukwu olaide olamide
olayemi olayinka olusola oluwadamilola oluwaferanmi oluwanifemi oluwaseun oluwaseyi oluwatobi oluwatosin
oluwatoyin onyebuchi onyeka onyekachi oreoluwa peace praise promise rufaro rukevwe rutendo sanele selasi
selorm seun seyi shalom shingai shingirai shola simphiwe siphiwe siyanda sola tadiwa tafadzwa taiwo tanaka
tanatswa tapiwa tarisai tatenda tawananyasha tayo temi temidayo temiloluwa temitayo temitope tendai tinotenda
tiwa tiwaloluwa tobi tobiloba tola tolu tolulope toluwalase toluwani tomi tomiwa tosin toyosi tumelo uche
uchechukwu uchenna udo unathi uzoma victory yemi yinka
`,
};
