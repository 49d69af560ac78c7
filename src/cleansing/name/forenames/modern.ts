import type { ForenameList } from './forename-list.ts';

/** Spellings and inventions in fashion since the 1990s that the older lists lack. */
export const modern: ForenameList = {
  male: `
aaden aarin aaryn aayden adley albey albi alby alfey alffie alfi alfy alistar apollo archi archy ares arlen
arley arlow aron arran arron arrun ashby ashten ashtin atlas austyn avel axl aydan ayden aydn ayrton baxter
bear beckett beckham benaiah blayne blaze bodhi bodie bohdi bowie brady braxton brayan braydon breandan
brendyn brennan brodey brodi brody bronson bryden buddy cade caden caeden caedon caelen caidan caiden cailum
cale calib calvyn camden carsen casen cason cassian cavan cayden cayson chace channing charlton chase coban
cobie coby codey colbey colbie colson connah connar conner corban corbyn cormack cruise cruz cullen daegan
daemon dakari daley dalton damion daulton dawsen dawson daxton deano deegan delano demari denham denim dereece
derryn destin devante deverell devlin dewey dexton diesel dillan dion domenic dontay donte drey dyllan eason
ebon eddison edi edon eesa ehren elian eliot eliott eljay ellyot elwood emmit ethen ethyn evann evyn ezekial
fenn fenton ferdie fineas finlay finlea finlee finnlay fletcher flint fox francis freddi fynley fynn gabe gage
gavyn griff gunner harlan harland harlem harlen harrisson harvie harvy hendrick hendrix heston huntley isac
issaac izaac izaak izayah jacksen jadan jadon jaeden jahleel jaidan jaidon jaidyn jak jakey jakson jamiel
jamison jaxen jaxx jaxxon jayceon jaycob jaydan jayk jayke jaylan jaylen jaylon jaymes jaymz jayvon jaziah
jaziel jedidiah jett jevan jiah jimi jobe joben joeseph joesph joseff kace kaden kadin kadyn kaedan kaeden
kael kage kaidan kaiden kaidyn kailan kairo kaisan kaisen kaison kajus kal kalan kale kaleb kallan kallum
kalum kamari kameron kamron karter kasen kash kason kasra kavell kayan kaydan kaydn kaylan kaylon kaylum kayne
kayson keagan keane kelan kellen keller kellin kenai kenyon keoni kester khai khalan khari khye kiaran kiean
kienan kieren kierin kingsly kion kirin kiron klay kobey kobin koda kodi kohen kole konah koner konnor konor
korben korbin korey kory kruz kyan kydan kyden kyler kylo kynan kyro kyson kyzer laiton landan landyn layton
leeland leeroy leigham leighton leightyn leiland lenin lennan leoden levin leyland leytan leyton lincon loki
lonan loui louix lowen lukah luqa lyam lynden macaulay macauley madden madox maison makai makari makhi malakhi
malaki malakye malyk martel marvyn masen maxi maxton maxum mckenzi miller milow montague montgomery mylan mylo
nathen nathyn nevaan nicco nickolas nikko nyall nylan nyle oaklan odysseus olley olly orin orion oryn owyn
pacey peirce pharrell porter prestyn quade quinlan raeyn raife ralphie ralphy raylan raymon reef reegan reggi
reno reo reon reube reubin rhyley rhyse ricco ridge robb rogan rome ronin ronny rudey rueben ryden ryker ryley
sebby shayden shayne slater sonnie spensor stanlee stellan strummer sylas taden taidgh taio talen talon tannar
tanner taran tarin tayden taylon teejay tennyson titan tj tobe tobie torrin trae tray trey treyton tristen
tristin tyce tyde tydfil tyger tylar tylen tyrion vance vann wylder xayden xzavier ystwyth zachory zaiden
zaine zakery zakk zayne zeon zuko zyon
`,
  female: `
aaliah abbeygail abbiegail abbigail abbigale abbygail abi abigael abigaile adaleigh adalind addyson adelie
aeris aila ailah aiya aiyana aiyla alaina alaiyah alanis alannis albany aleah aleea aleigha alexi aleyah
aliana alise alishia alisia alissia aliyana allanah alyiah alysha alysia amaiya amarie amarna amarni ameilia
ameliah amelya amerie amilia amilie amiyah amyleigh anabella anaia anaisha anaiya analeigh aniella annaleigh
annaliese annelise apphia apple aprille aria ariah ariya ariyah ariyana arna ashante ashleah ashlei ashlie
ashliegh aubree aubrie aubriella aubrielle avah avaleigh avaya avianna avie aviella ayaana aylah ayra azaylia
bethannie bethanny betheny betsey betsi betsie bexley bluebell bonni brea breagh breanne briar briella brielle
britanny brittani bryher bryonie bunny cadence cadi caela caira caitlen caitlinn caitlynn calleigh calli
camryn cari carrera cassi catlin cayla cerise chantae chantell charlea charleen charlei charleigh charli
charlize charlottie chelcie chelsi chenelle chevelle chloie chole cianna cienna ciera cortney courteney
courtnee cydney cyra daisey daisi dannielle dannii darcee demie demileigh destinee destiney dior dollie eadie
echo eilah elani elara elaya elea eleanah elexis elicia elie eliora elisse elissia ellah elleigh ellia elliee
elliemae elloise ellouise ellysia elsi elyana elysha elysia elyssa ember emeli emelie emely emie emilee
emileigh emilly emilyn emmah emmylou esmai esmi esmie evah evaleigh evalina evalyn evee eveleigh evelyne
evelynn everlee everleigh evey eviee evienne evlynn ezmae fearn fearne freja freyah georgiah gia graceann
gracee graceleigh gracelynn graci hadleigh hailee haileigh hailey haillie harleigh harlie harlyn hayleigh
heavenly hollee holley holli iesha ilah ilana indianna indiya irelynn islah isobell isobella isobelle
issabella issabelle ivee ivey ivie iyla izabellah izabelle izobelle izzabella izzabelle jaelynn jaimi jayla
jaylah jaymie jazlyn jazmyn jazzlyn jemimah jorgi jorgie jorja jorjia journi kacee kaci kadee kaiah kailee
kaileigh kaily kaisha kaitlan kaitlen kaitlynn kaiyah kalani kaleesi kallie karma karys katelan katelynn
katlin katylee katyleigh kaycie kaydee kaydence kaydie kaylea kaylei kayliegh keelie keelyn keirra kelci
kelcie kelsea kelsi khaleesi khloie kiah kiana kianna kiarna kierra kieva kimara kimora kinsey kinsley kiona
kirah kirstyn kiya kiyah kloe kloey kora kya kyah lacee laceymae laci laicey laina laney lani laraya larna
leigha leoni lexa leya libbi libbie liliah lilianna lilie lillee lilleigh lilley lillianna lillieann lilliemae
lillyana lillyann lillyanne lillymae lillyrose lilyann lilyanne lilyella lilygrace lilymae lilymay lilyrose
lolah lorien loti lunah macee macy maddisyn madelynn madi madilyn madisyn maevie maiah maisey maisha maisi
maizy makayla marlie marni mayci maycie mayla maysie megann meghann mikaylah milah milani millieann millymae
miya miyah molli mya myah mylee myleigh myley mylie neive niah nieve novah nya oliviah orlah orlaigh paislee
paisleigh paisley pepper phoebie pollie poppi raegan raeya reeva renae renesmae renesmee rheagan rhia rhiannah
romee romi rosabella rosey rosy rubyleigh rubymae saffi saffia saige saphire sarai savana savanah scarlette
scarlettrose shelbie sianna sieanna siena siennah soffie sophiya summa summah suri sydnee taliyah talulah
talullah taya tayah taylar teegan teigan teighan theia tiah tigerlily tiley timea trinity tylah wilamena
wynter xara yazmin yazmine ysabelle yvie zahara zaylee
`,
  either: `
amari armani arya bailie baylee baylie blu blue codie harlee jaimie kaelan kenzie kinley lakota lyric mckinley
oaklee rayne reagan sailor tyla
`,
};
