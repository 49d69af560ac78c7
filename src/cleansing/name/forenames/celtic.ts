import type { ForenameList } from './forename-list.ts';

/** Welsh, Irish, Scottish, Cornish and Manx forenames. */
export const celtic: ForenameList = {
  male: `
aeron aidan aiden aidyn aindriu alasdair alastar alister allister alun amhlaoibh aneurin aodh aodhan aonghas
aonghus aran ardal arfon arwel arwyn auley bearach bedwyr berwyn bran brannoc brecon briain brychan brynmor
cadell cadfael cadoc cadog cadwaladr cahal cahir cai cailean caio cairbre calan callan camron caoimhin caolan
caradoc caradog carantoc cathal cathaoir cennydd cian ciaran cillian coinneach coireall coll colla colman
colum columba comgan conall conan conchobhar conlan conlon conn connell connor conor corentin corin cormac
cuan cuinn cynan cystennin daffyd dafi dafydd dai daire daithi daragh darragh dathi davin davog deaglan deian
deiniol derfel dermid desi diarmaid diarmuid dilwyn domhnall donal donall donnacha donnchadh dougie dubhan
dugald dughall dyfan dyfed dyfrig eachann eamonn eanna edryd eifion einion elfed elgan elis elwy emyr enda
endaf eochaidh eoghan eoin erwan eryl eunan euros fachtna faolan feargal fearghal fearghas feargus fechin
felim ferdia fergal fiach fiachra finbarr fingal finghin fintan fionan fionn fionnan fionntan flann gairbith
garbhan garmon garvan gawain gearalt gearoid gerwyn gilchrist gilleasbuig gillespie gilroy glanmor glaw
glyndwr gruff gruffudd gruffydd guto gwern gwion gwydion gwylon gwyndaf gwynedd hedd heddwyn hefin hopcyn
howel iago ianto iarla idwal iestyn illtud illtyd ioan iomhar iorwerth islwyn iwan jac jarlath jowan kenver
keverne labhras lachlann laoghaire latharn leolin leuan lleu llew llewelyn llion llywelyn lochlann lomhar lugh
lughaidh maccon macsen madoc madog mael maelgwn maelor mairtin malcom malise maolra matha meilir meilyr
meirion merfyn micheal mihal mihangel moelwyn morgannwg morthwyl muiris murchadh murrough murtagh myrddin
neacal neachtan nye odhran odran oengus oran osgar osheen ossian padarn paden padhraic padraic padraig
padraigh pasco pascoe pawl peadar pedr pedrog peredur perran petroc phelan phelim piaras piran proinsias
raghnall rhain rheinallt rhion rhobert rhun rhyd rhydderch rhydian ruadhan ruairc ruairi ruairidh ruaraidh
ruari ruaridh rurik seaghan seamas seamus senan seoras seosamh setanta shamus shaughan sheamus siarl siarlys
sieffre siencyn sion sioni somhairle sorley steffan struan suibhne tadgh tadhg tadhgan talan taliesin tarlach
teague tearlach tegid teifi teilo terlagh tiarnan tiernan timothi tomos torcuil torin tormod torquil trefor
tremayne trevelyan trystan tuathal tudful turlough twm uilleam uilliam uinseann uisdean ultan urien wynn ynyr
ythel
fionnlagh tormod torquil ruairidh uilleam seumas eachann aonghas murchadh domhnall iomhar coinneach somhairle niall
`,
  female: `
aela aerona aeronwen aeronwy aibhlinn aideen aifric aignes aileas ailidh ailin ailis ailish ainslee airlie
aislin aithne anest annest aobh aoibh aoibhe aoibheann aoibhinn arddun arianrhod arianwen ashling awel awen
bairbre banba beathag bebhinn bedelia beitris betrys betsan blathin blathnait blodeuwedd brannagh branwen
breda breege brid bride briege brighde brighid brighidin brigid brona bronach buddug caelfind cailin caireann
cairistiona caitrin caitriona caoilainn caoilfhionn caoilinn caoimhe caronwyn carys catrin ceindeg ceinlys
ceinwen ceitidh ciara ciarda cliodhna cliodna cliona conchessa corra creena crisiant crissie dairine damhnait
dearbhail dearbhla deirbhile derbhla derryth dervil dervla devorgilla doirean doireann dwynwen dympna eabha
eadaoin eavan ebrel efa eibhleann eibhlis eiluned eilwen eimer eimhear eimile einir eireann eirian eirianwen
eiry eithne elain elan elen elenid eleri elliw ellyw elspaidh emer endellion enfys eryn etain ethna ethne
eurgain eurwen fainche faoiltiarn feidhelm fflur ffraid ffreuer fia fiadh fianna fineena finnuala fionna
fionnghal fionnghuala floraidh genevra giorsal glain glesni gobnait goewin gorlas grainne grania gwawr gwenan
gwendydd gwenfair gwenfron gwenifer gwenith gwenno gwenora gwladus gwladys gwyneira hafina hafren hawys hefina
heledd heulwen ia igraine ineda iseabail iseabal iseult ishbel keavy keela keeva kensa kerenza kerra kew
labhaoise lamorna lasairfhiona leagsaidh leri lileas lili liusaidh lleucu llinos llio lliwen lowena luighseach
luned lysbeth mabyn madrun maebh maedhbh maighread maire mairearad maired mairghread mairin mairwen malan
malen mali maoilin marared marcail marged margiad marsaili marsali mave meadhbh mebh medbh medi meinir meinwen
melangell meleri menna mererid merryn mirain miren moibeal moireach moireann mor morfudd morfydd morwen
morwena moyna moyra muireall muirenn muirgheal muirne mwynen neala neasa nessa nest nevis nimue noinin noirin
non odharnait oighrig oilbhe owena peigi peigin peronel petronel rathnait rhianedd rhianwen rhosanna rhosyn
riana rioghnach rionach roise ronnat rosenwyn rowena saba sabia sadhbh saoirse saorla saraid searlait seirial
seonag seonaid seosaimhin shannagh shauneen shevaun shiovaun siani sineag siobhain siobhann sionaid siriol
siusaidh siusan siwan siwsan slaine slany tegau tegeirian tegwedd teleia teleri telyn tesni tirion treasa
tressa tryfena tryphena tuilelaith uaine ula ulicia unna winnifred yseult ysolde ytha zennor
mairi catriona beathag oighrig peigi seonaid marsaili ciorstaidh curstaidh sorcha
`,
  either: `
ailbhe ainslie arwen darrach eilir eirwyn ely eurion innes maoliosa murphy naoise nollaig rhyan rori sheridan
teifion
`,
};
