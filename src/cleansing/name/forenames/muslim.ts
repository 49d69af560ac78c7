import type { ForenameList } from './forename-list.ts';

/** Arabic, Pakistani, Bangladeshi, Persian, Turkish, Kurdish and Somali forenames. */
export const muslim: ForenameList = {
  male: `
aadam aadil aahil aaliyan aamir aaqib aaqil aarif aashir aasim aatif aayan abbas abbass abd abdal abdallah
abdelaziz abdelkader abdelkarim abdellah abdelrahman abdi abdiaziz abdifatah abdihakim abdikadir abdikarim
abdimalik abdinasir abdiqani abdirahim abdirahman abdirashid abdirizak abdisalam abdiwahab abdo abdool abdoul
abdoulaye abdul abdulahad abdulahi abdulaziz abdulhakim abdulhamid abdulkadir abdulkarim abdulla abdullah
abdullahi abdulmajid abdulmalik abdulmohsen abdulnasir abdulqadir abdulrahim abdulrahman abdulsalam abdulwahab
abdulwahid abdur abdurahman abdurraheem abdurrahman abed abid abidin abidur abrar absar abu abubakar abubaker
abubakr abul abuzar adan adeeb adeel adem aden adham adhan adib adil adnaan adnan afaq affan afraz afsar aftab
afzaal afzal agha ahad ahamed ahmad ahmadullah ahmed ahmet ahnaf ahsan ahtesham ahyan airaj ajaz ajmal akbar
akber akeel akhlaq akhtar akif akil akmal akram ala alaa aladdin alamgir alamin alauddin aliakbar alireza
aliyan alpaslan altaf alyan amaan amanullah ameen ameer amer amin aminul aminur amir amirali amjad ammaar
ammad ammar amr anas aneeq anees anis anisur ansar ansari anser anwaar anwar aown aqeel aqib aqil araf arafat
aram aras arash arbab ardalan ardeshir arham arif ariful arish armaan arman arqam arsalaan arsalan arsh arshad
arshan arshman arslaan arslan asaad asad asadullah asfand asghar ashar ashaz ashfaq ashhar ashiq ashraf
ashraful asif asim asjad aslam asrar ata atash ateeq atif atta attaullah attiq awab awad awais ayaanle ayaaz
ayaz aydin ayman aytac ayub ayyan ayyub azaan azad azam azan azeem azhar azim aziz azlan azmat azmi azmir
azzam babar baber babur badar baddar bader badr badruddin baha bahaa bahadur bahram bakar baker bakr bakri
balal bandar baraa barak baris bashaar bashar basheer bashir basim basit bassam bassel batuhan behnam behrouz
behzad bekir berat berk berkay bilaal bilal bora borhan burak burhan caner cem cemal cemil cengiz chaudhry
chowdhury danial danish danyaal danyal daoud daud dawood dawud deen delawar dhia dilawar dildar diyar doruk
ebrahim edris ehab ehsaan ehsan ekrem elbashir eliyas elyas emad emam emir emirhan emrah emran emre enayat
enes engin ensar ercan erdal erdem erdogan eren erfan erhan erkan erol ersin ertugrul esa essa essam eyad
eymen eyup ezaan faaiz faaris fadel fadhil fadi fadil fadl fahad fahd faheem fahim fahmi fahri faiq faisal
faiyaz faiz faizaan faizal faizan faizul fakhar fakhri fakhruddin falah fardeen fareed farees farhaan farhad
farhan farid faris farman farooq farooque farouk farrukh faruk farukh faruq faruque farzad farzan fasih fatih
fawad fawaz fawzi fayaz fayez faysal fayyaz fazal fazil fazle fazlul feisal ferdaus ferhat ferman feroz feroze
fida fikret firas firoz fouad fuad furkan furqaan furqan gaffar ghaffar ghalib ghani ghassan ghazanfar ghazi
ghiyas ghulam gokhan golam guled gulfraz gulnawaz haad haadi haani haaris haashir habeeb habib habibullah
habibur habil hadi hafeez hafiz hafizur haidar haider haji hajji hakan hakeem hakim halil hamaad hamad hamdaan
hamdan hamdi hameed hamid hamidullah hammaad hammad hamood hamoud hamse hamza hamzah hanad haneef hani hanif
hannan haq haris harith haroon haroun harun hasan hasanat haseeb hashaam hasham hashem hashim hashir hashmat
hasnain hasnat hassaan hassan hassanali hatem hatim haydar hayder hazem hazrat hedayat hesham hicham hidayat
hilal hilmi hisham hizar hooman hormoz hossain hossein houman huanyn humayoon humayun husein huseyin husnain
husnayn hussain hussam hussein huzaifa huzaifah huzair iaan ibaad ibadullah ibraheem ibrar idrees iftekhar
iftikhar ihab ihsaan ihsan ihtisham ijaz ikhlaq ikraam ikramul ilhan ilias iliyas ilker ilyaas ilyas imaad
imad imaduddin imam imamuddin imdad imraan imran imtiaz imtiyaz inaam inam inamul inayatullah intikhab intizar
iqbal iqrar irfaan irfan irshad isa isaam isam ishak ishaq ishfaq ishmael ishtiaq iskandar iskender islam
ismaaeel ismaeel ismael ismail ismet israr issa issam isse itban iyaad iyaan iyaas iyad izaan izaz izhaan
izhaar izhan izzat jaafar jabar jabbar jaber jabir jabran jafar jaffar jaffer jahan jahangir jahanzaib jahid
jahir jakir jalal jalaluddin jalil jamaal jamal jamaluddin jameel jameil jami jamil jamiul jamshaid jamshed
jamshid jasim jassim javad javaid javed javeed jawaad jawad jawed jazib jehad jehangir jemal jihad jilani
joynal jubair jubayer jubed jubel juma junaid junayd kaan kabeer kader kadir kaiser kaleem kalim kalimullah
kamaal kamali kamaluddin kambiz kamil kamran kareem karim karwan kashan kashif kasim kaveh kawa kayhan kazem
kazi kazim kemal kenan kerem keyvan khadim khaldoon khaldun khaled khaleel khaleeq khalid khalifa khalifah
khalil khalilullah khalilur khan khatir khawaja khayam khayyam khizar khizr khosrow khuram khurram khuzaima
khwaja kianoush komail koray korkmaz kourosh kumail kursad labib laeeq laith lateef latif latifur layth liaqat
liaquat loay lokman lukman luqman lutfur maad maahad maahir maajid maaz mabroor maged mahad mahamed mahamoud
mahamud mahbub mahbubur mahdi maher mahfooz mahfuz mahin mahmood mahmoud mahmud mahmudul mahmut mahomed mahtab
majed majeed majid majnu makbul makhdoom malek mamadou mamdouh mamoon mamun manaf mannan mansoor mansour
mansur manzar manzoor maqbool maqsood maruf marwan masab masaud mashal mashhood mashood masood masoom masoud
masroor masrur masud masuk masum mateen mati matin maulana mawlid mazen mazhar mazin md mehboob mehdi mehmed
mehmet mehmood mehmud mehrab mehran mehrdad mehtab melih merdan mert merwan mesut meysam mian mikaeel mikaeil
mikael mikail minhaaj minhaj mir miraj miran mirwais mirza mizanur mo moaaz moad moaiz moatasim moazzam mobeen
moeen moeez mohamad mohamed mohamet mohammad mohammed mohammod mohamod mohamoud mohamud mohannad mohd mohib
mohid mohiuddin mohmed mohmmed mohsen mohsin mohummad moin moinuddin moinul moiz mojahid mojtaba momin moneeb
monir monirul monzur morad morteza mosaab mosab mosharraf moshin mostafa mostak motasim moulay mounir mourad
moustafa muaadh muaaz muad muadh muaz mubaarak mubarak mubarik mubashar mubasher mubashir mubeen mubin mudasar
mudassar mudassir mueez muftah mufti muhaimin muhamad muhamed muhammad muhammadu muhammed muhammet muhamud
muhsin muhtadi mujahid mujeeb mujib mujibur mujtaba mukhtaar mumin munaf muneeb muneer munib munim munir
munsif murad murat murshid murtada murtadha murtaza murtuza musa musaab musaddiq musadiq musawer musharaf
musharraf mushtak mushtaq musleh muslim mustaf mustafa mustafeez mustak mustakim mustapha mustaq mustaqim
mutahir mutlu muttalib muzafar muzaffar muzamil muzammil muzzamil naasir nabeel nabhan nabi nabil nadeem nader
nadhir nadim nadir naeem nafees nafis nageeb nahian nahiem nahim nahyan naif naim naimur naiz najaf najam
najeeb najib najm najmul naqash naqeeb naqi nariman naseer naser nasheet nashit nasir nasiru nasr nasrat
nasrullah nassar nasser nassim naufal nauman naushad naveed navid nawab nawaf nawaz nawfal nayeem nayef
nazakat nazar nazeer nazim nazir nazmi nazmul nazrul necati nizam nizamuddin noman nooruddin noorullah
nosherwan noumaan nouman nouri numaan numan nuri nuriddin nurul obaid obaidullah obaidur oguz okan oktay olcay
omaar omaid omair omer omid onur orhan osama osman ossama ousama ousman ousmane ozan ozgun ozgur ozkan parsa
parvaiz parvez parviz payam pervaiz pervez peyman polat pouria pourya qaasim qadeer qader qadir qaim qais
qaiser qamar qari qasem qasim qasir qays qayyum qazi quddus qudrat qurban qutub raad raafay rabah rabbani rabi
rabiul rachid rafae rafan rafaqat rafay rafeeq raffay rafik rafiq rafique rafiqul raghib rahat raheel raheem
rahim rahimullah rahman rahmat rahmatullah raid raihan rais rajab rakib ramadan ramazan rameez ramez rami
ramil ramin ramis ramiz ramzan ramzi raqib rasel rashaad rashad rasheed rashid rasim rasool rasoul rasul rauf
rayaan rayhaan rayhan rayyaan rayyan raza razaak razak razaq razi raziq raziur razwan rebaz rebin rehaan rehan
rehman reza rezaul rezwan riad riaz ridha ridwan rifaat rifat riyad riyadh riyaz riza rizwaan rizwan rostam
rouhollah ruhel ruhul rujhaan rustam saad saadat saadiq saadullah saahir saaim saajid saalim saarim sabeel
saber sabih sabir sabri sabtain sabur sadam sadaqat saddam saddiq sadeeq sadegh sadek sadeq sadik sadiq sadman
saeed saeid safdar safeer safi safir safiullah safwaan safwan sagheer saghir sahal saheed sahel sahir said
saif saifan saifuddin saiful saifullah saifur saim saimon saiyan saj sajaad sajad sajawal sajid sajjaad sajjad
sakandar sakib sakir salaam salaar saladin salah salahuddin salam salar saleem saleh salem salih salik salim
salmaan salman samaan samad sameer sameh sami samih samim samir samiul samiullah samiur samran samy sanaullah
sancar saqib saqlain sarbaz sardar sarfaraz sarfraz sarim sarmad sarmed sarwar sattar saud saudi savas sayaad
sayaam sayed sayeed sayf sayfullah sayid sayyid sead selahattin selcuk selim semih semir serdar serhan serhat
serkan servet seyed seyit shabaan shaban shabaz shabbir shabeer shabir shad shadab shadman shafayat shafeeq
shafi shafiq shafique shafiqul shafiul shafqat shah shahaab shahab shahabuddin shahadat shahan shahbaaz
shahbaz shahed shahi shahid shahidul shahir shahjahan shahmeer shahnawaz shahrad shahram shahriar shahroz
shahrukh shahryar shahzad shahzada shahzaib shahzaman shaiban shaikh shajahan shajid shakeel shakel shakib
shakil shakir shakoor shamas shamraiz shamrez shams shamshad shamsuddin shamsul shaquille sharaf sharafat
sharaz shareef shariar sharif shariful sharjeel sharjil sharmake shaukat shavez shawkat shayaan shazad shazaib
shazil shehan sheharyar shehbaz shehroz shehryar shehzad sheik sheikh shiraz shoaib shoeb shofiqul shuaib
shuaid shueb shuhel shuja shujaat shujah siamak sibghatullah sibtain siddeeq siddiq siddique sikandar sikander
sinan siraaj siraj sirajuddin sirajul sirwan sirwar soban sobhan sohaan sohaib sohail sohayb sohban sohel
sohrab solaiman soleiman soliman souhail soyeb subhaan subhan sufian sufyaan sufyan suhaib suhail suhayb
sulaiman sulayman suleiman suleman suleyman sultan suraqah syad syed taaha taahir tabarak tabish tabraiz
tabrez tafazzul taha taher tahir tahmid tahsin taib taimoor taimour taimur taj tajuddin tajul talaal talal
talha talhah talib tameem tamer tamim tamir tamoor tanim tanjil tanvir tanzeel tanzim taqi tarek tareq taric
tarik tariq tarique tasawar tasawwar taseer taslim tauheed tauqeer tauqir tauseef tawab tawfeeq tawfiq tawheed
tawsif tayeb tayfun tayib tayyab tayyib tehseen temur tevfik thabit thamer timur toheed tolga toqeer toseef
touqeer towhid tufail tuncay turan turgay turhan ubaid ubaidullah ubayd ubaydah ubaydullah ufuk ugur ullah
umaid umair umar umayr umer umut unal urfan usaama usaid usama usamah usmaan usman uthmaan uthman uzaif uzair
uzayr vakar volkan wahab waheed wahid wahidur wail waiz wajahat wajdan wajid wajih wakar wakas waleed walid
waliullah waliur waqaar waqar waqas waris waseem wasif wasim wasiq wassim yaaseen yacine yacoub yacqub yad
yadullah yafet yahia yahya yahyah yakub yakup yamaan yaman yamin yaqoob yaqoub yaqub yar yasar yaser yasin
yasir yassin yassine yassir yavuz yazan yazdan yezdan yigit yilmaz younas younes younis younus yousaf yousef
yousif yousof youssef youssouf yousuf yunis yunus yusef yusha yusof yusuf yusuff yuusuf zaahid zaahir zaayn
zabeeh zabir zacaria zaeem zafar zafer zafir zafran zahaan zahed zaheed zaheer zahid zahidul zahin zahir
zahoor zahur zaid zaidaan zaidan zaigham zaim zain zaini zainuddin zainul zakaria zakariah zakariya zakariyah
zakariyya zakaryia zaki zakir zaman zameer zamir zaraar zarak zarar zareef zarif zarrar zaryab zayaan zayan
zayd zayed zaynuddin zeeshan ziad ziauddin ziaul ziaur zidan zidane zihad zikria zishan ziya ziyaad ziyaan
ziyad zohaib zohair zoheb zubaid zubair zubayr zuhaib zuhair zuhayr zulfikar zulfiqar zulfqar zulqarnain
md mohd muhd mhd mohammad mohamad muhamad muhammed mohamud
`,
  female: `
aabidah aafia aafreen aaida aaila aaima aaira aaisha aaishah aala aaleen aaleyah aalia aaliya aaliyah aamilah
aamina aaminah aaminath aamna aanisah aaqila aarifa aasiya aasiyah aasma aatika aatiqah aayat aaydah aayesha
aayla abeda abeer abeera abida abidah abir adeeba adeela adeena adiba adila adilah aeesha aeman aena aesha
afaaf afaf afeefa afeera affifa afia afifa afifah afiya afiyah afnaan afra afrah afreen afrin afrina afrooz
afroza afsa afsana afsaneh afshan afsheen afza ahd ahlaam ahlam ahmeda aicha aimah aimen aimun aina ainoor
aira aisha aishah aisya aiza aizah aizza ajwa akifah akleema aklima alaia alaya aleeha aleesa aleesha aleeya
aleeza aleyna alia aliah alisba alishba aliya aliyaah aliza alizay alizeh almas almeera altun alya alyaa amaal
amaani amani amat amatullah ambar ambareen ambreen ameena ameenah ameera ameerah amel amena amenah ameria
amima aminah aminat aminata aminath amirah amna amnah amra amreen amrin anaa anaaya anabia anaum anayah anbar
aneela aneeqa aneesa aneesah aneeza angbin anila aniqa aniqah anisa anisah aniyah anjum annum anoosha anooshay
anousha anum anwara aqeela aqila aqsa aqsaa araba areba areeba areebah areej areen areesha areeshah arefeh
arfa aribah arifa arisha arishba armeena armina aroob arooba aroosa aroosh aroush arsheen arwa arzoo arzu asal
aseel asel asfa asfia ashfa asifa asima asiya asiyah asli asma asmaa asmah asmat asmina asna asra assia ateeqa
ateka athiya atia atifa atika atikah atiya atiyya atousa attia aula awatef awin ayaat ayah ayana ayanna ayat
ayeesha ayela ayesa ayeza ayisha ayse aysegul aysel aysenur aysha ayshah aysun ayten ayza azadeh azalia azeeza
azeezah azima azin aziza azizah azka azma azmeena azmina azra azraa azza azzah bahar bahareh baheera bahija
bakhtawar balqees balqis banafsheh banan banin baraah bareera bariah barirah basema basima basma basmah
basmala batool batoul batul bayan baysan bayza bedour beenish beheshteh behice belgin belkis benazir berfin
berivan berna berrin betul bibi bilqees bilqis bilqish binish bintou bisma bismah bissan burcak burcin burcu
busara bushra busra butool canan cansu ceren cevriye ceyda ceylan chafia chaima chaimaa cigdem dalal dania
daniah daniya daniyah deeba deeqa defne delal delara demet derya diba dilara dilek dilnaz dilvin dima diyaa
doaa dua duaa duha dunia dunya durdana dureen ebru ebtihal ebtisam eda eela eemaan eesha eeshal ela elaf elaha
elaheh elanur elham elif elmira elnaz emaan eman emani emel emina emine erum erva eshaal eshal eshana esin
esma esra esraa evin ezel ezgi faaiza faaria faatimah fadia fadila fadumo fadwa faeeza faezeh fahima fahmeeda
fahmida faiqa faiqah faiza faizah fajar fajr falak falaq falisha fara farah farahnaz faranak fareeda fareeha
fareena faresha farha farhana farhat farheen fariba farida fariha farin farina fariya fariza farnaz farwa
farwah faryaal faryal farzana farzaneh fateema fateemah fateha fatema fatemah fatemeh fathia fathima fathiya
fati fatiha fatimah fatimata fatimetou fatin fatma fatmata fatme fatou fatouma fatoumata fatum fatuma fauzia
fawzia fawziya faza fazeela fazila fazilah fazilet feda ferda ferdous ferdousi ferial feride ferishta feryal
fidaa figen filiz filsan firdaws firdose firdous firuze fiza fizza fizzah foozia foqia forhana fouzia fozia
freshta furat furqana ghada ghadeer ghadir ghaliya ghazal ghazala ghena ghina ghizlane ghulshan ghuncha gizem
gokce goli golnaz gonca gul gulbahar gulcan gulden guler gulfer gulhan gulistan gulizar gulnar gulnara gulnaz
gulsah gulsen gulsum gulten gunay haadia haadiya haajra haajrah haala haaniya haaniyah haaya haayaa habeeba
habeebah habiba habibah habibun hadeel hadia hadija hadiqa hadiya hadiyah hadja hafeeza hafeezah hafiza
hafizah hafsa hafsah hafsat hafza hager hajar hajara hajer hajera hajira hajirah hajra hajrah hakima hala
halah halat haleema haleemah haleh halema halide halima halimah halimat halimo hamda hameeda hamida hamidah
hamna hamnah hana hanaa hanan hande haneefa haneen hania hanifa hanifah haniya haniyah haniyyah hareem haria
harira haseena hasena hasfa hasina hasna hasnaa hasti hatice hatun hava havva hawa hawaa hawra hawraa hawwa
haya hayaa hayaat hayam hayat hazan hazar heba heela hena henna hessa hiba hibaaq hibah hibaq hibba hibo
hicret hidaya hilwa hira hiyam hoda hodan hoor hoorain hooria hooriya hoorya houda houria houriya huda hudaa
huma humaera humaima humaira humairah humayra humaysa humera huml humna hurain hural hureyra huriya huriyah
huriye husna husnah husniye ibtisam ifah ifat iffat ifra ifrah iftin ifza ikhlas ikhra ikra ikrah ilaaf ilaf
ilayda ilhaam ilham ilkay ilknur ilma ilysa imaan imaani iman imane imen imene imrana inaaya inaayah inas
inaya inayah inci iqra iqraa iqraam iqrah iram irem irfana irha irsa ishaal ishal ishrat isma ismaa ismahan
ismat ismihan isra israa israh izma izna izyan izza izzah jameelah jamila jamilah janan janat jannah jannat
jannath jannatul javairia javeria jawaahir jawahir jawairia jawaria jaweria jazmeen jehan joharah jomana jori
joud joudi joumana jouri joury jubeda juhi jumaima jumana jumanah jumeirah juwairia juwairiyah juwariyah
juwayriyah juweria jwan kadiatou kadija kadijah kadijatu kadriye kaltham kaltrina kaltun kamaria kamilah
kamrun kaneez kaniz kanza karima karimah kashaf kashfia kashifa kashmala kashmira kausar kauser kausor kawtar
kawther kaynat kazima keziban khadeeja khadeejah khadija khadijah khadijat khadiza khadra khaira khairun
khajida khalda khaleda khaleesah khalida khalidah khalisa khalisah khaloud khansa khanum khatija khatijah
khatoon khatun khawla khawlah khayra khazra khloud khodeja khoula khudeja khuloud khurshida khushnuma kifah
kinza kinzah kishwar kiswa kosar kousar kouthar kubra kulsoom kulsum kulsuma laaiba laaibah labiba labibah
laiba laibah laiqa laleh lama lamees lamia lamis lamisa lamisah lamiya lamya laraib lateefa lateefah latefa
latifa latifah layaan layan layana layba laylaa layyah laziza leen leylah leylan lilas liyana liyanah lobna
loubna loujain lubaba lubabah lubaina lubna lubnah lujain lujayn luluwah lulwa maab maaria maariya maariyah
maaya maayra madeeha madeha madiha madihah madina madinah maha mahak mahbooba mahbuba mahdiya maheen maheera
mahera mahfuza mahi mahira mahirah mahjabeen mahjabin mahlaqa mahmooda mahmuda mahnaz mahnoor mahnur mahrosh
mahru mahrukh mahsa mahum mahveen mahwish maida maiesha maimoona maimoonah maimouna maimuna maimunah maira
mairah maisa maisah maisara maisarah maisoon maizah majeda majida makiya maleeha maleehah maleeka maleekah
maleika maliha malihah malikah mamoona manaal manahal manahil manal manar manha maniba manija manizha manoosh
mansoora manzila maqsooda maral maram mardhia mardiya mariama mariame mariamu marium mariya mariyah mariyam
mariyyah marjaan marjan marjana marrium marwa marwah marya maryah maryama maryan maryiam maryum marzia marziya
masarrat masooma masoumeh masuma matiya mawada mawra mayada mayar maymoona maymuna maymunah mayram mays maysa
maysaa maysoon maysun mayyada mazeeda mecca mehak meharunisa meherun mehmooda mehnaaz mehnaz mehrbano mehreen
mehrnaz mehroon mehroosh mehrunisa mehrunnisa mehwish melahat melek meliha melike meltem memoona memuna
menahil meral meriam meriem merium merve meryam meryem mesude mevlude mezna mihrimah minahal minahil minha
minhal miraal miral mirha mirna misbah mishaal mishal mishel miska miski moena momena momina mominah momna
momota monawara moneeba moniba monira monowara morjina moshina mosina mouna mounia mubarra mubashira mubashra
mubeena mubina mufida muhsina mukadas mukaddes mulki mumtaz muna munaa munawara munaya munaza munazza munazzah
muneeba muneera munevver muniba munibah munira munirah munisa munise munizah muntaha muqaddas murshida musarat
musarrat musfira mushtari muskaan muskan muslima muslimah mutahira muzainah muzna myeesha myesha naafiah
naaila naailah naaima naaz naazneen nabaa nabeeha nabeela nabeelah nabiha nabihah nabila nabilah nada nadera
nadira nadirah nadiya nadra naeema naeemah naeila nafeesa nafeesah nafia nafiah nafisa nafisah nageen naheed
naheeda nahida nahidah nahiya nahla nahreen naila nailah naima naimah naimat naira naiyah naiyla naiza najaat
najah najat najeeba najia najiba najima najiyah najla najlaa najma najmah najmeen najmun najwa najya namira
namra nargas narges nargis nargiza narin narjis narmin naseema naseera naseerah nasheeda nashida nashita
nashmiya nashra nashwa nasiba nasiha nasim nasima nasira nasirah nasiya nasra nasreen nasrin nasteexo nasteho
naureen nausheen naveeda navida nawaal nawal nawar nayab nayeema nayera nayla naylah nayyab nayyar nazaneen
nazanin nazeera nazeerah nazeha nazeya nazha nazia naziah nazira nazirah nazish naziya nazma nazmeen nazmin
nazmina nazmun nazneen naznin nazreen nazrin neelofar neelofer neelum nehad nehir nelufa nelufar neslihan
nesrin neval nevin nezahat nighat niha nijah nilofar niloofar niloufar niloufer nilufa nilufar nilufer nimah
nimat nimco nimo nimra nimrah nishaat nishat nisreen nisrin nisrine nissa noha noora nooraan noorah noorain
noorayn nooreen noorhan noori noorin noorjahan noorulain nosheen nosiba nouf nouha noura nourah nourhan
nousheen nowreen nuha nuhaa nujhat nujood nura nurah nuran nuray nurcan nurgul nurhan nuriya nurjahan nurjan
nurseli nurten nurun nurunnessa nusaiba nusaibah nusayba nusaybah nushrat nusrat nusreen nuzha nuzhah nuzhat
omaima omera omnia oroosa ouafa ouarda ouma oumaima oumou oya ozge ozlem pakeeza palwasha parisa parizad
parvin parwana parwin pashmina pegah pelin perihan perveen perveena pervin pinar qadra qamra qudsia qurat
quratulain qurrat raabia raabiya rabail rabea rabeea rabeeya rabia rabiah rabiya rabiyah rachida radhia
radhiya radia radwa raeesa raeesah rafah rafeea rafeeah rafeeda rafia rafida rafiqa raghad raghda raha rahaf
raheela raheema raheemah raheeqa rahela rahila rahima rahimah rahma rahmah rahmo raida raiha raihana raisa
raisah raiya rajaa rajia rakaia rakhshanda rameen rameesa rameesah rameesha ramisa ramisah ramla ramlah ramsha
rand randa raneem rania raniah ranim raniya raniyah raqia rasha rasheda rasheeda rasheedah rashida rashidah
rashidat rashidun rasima rasmia rawan rawda rawdah rawia rayaana rayana rayanah rayhana rayhanah razan razana
razia raziah razina raziya razwana reeha reem reema reemas reham rehana rehanah rehema rehmana reihaneh renad
reyhana reyhane rezia rezwana rhaya rheem ribka rida ridwana rifa rifah riffat rifqa rihaam rihab riham rihana
rimsha rinad rizwana roaa roda rogaia rohma rojin rokeya rokhsareh rokiah romaisa romaisah romeena romeesa
romesa romina ronahi roohi roomana roqaya roqia roshana roshanara roshaneh rosheen roshina roubina roya
rozeena rozena rozina rubab rubaba rubaiya rubeena rubena rubia rubina rugiatu ruha ruheena ruhena ruhina
rukaiya rukaya rukayah rukayat rukayya rukhsaar rukhsana rukhsar rukia rukiya ruksaar ruksana ruksar rumaisa
rumaisah rumaisha rumana rumaysa rumaysah rumeysa rumeysah ruqaiya ruqaiyah ruqaiyyah ruqaya ruqayah ruqayya
ruqayyah ruqia ruqiya ruqsar rushda ruwaida ruwaydah ruya saabira saadia saadiya saadiyah saafia saahira
saahirah saaima saaira saalihah saamiya saania saaniya saara saarah saawan sabaa sabaah sabah sabeeha sabeela
sabeen sabeena sabeera sabera saberah sabha sabiha sabihah sabika sabira sabirah sabiya sabreen sabreena
sabrin sabrine sabriye sabura sadaf sadaff sadeea sadeqa sadiah sadika sadiqa sadiqah sadiya sadiyah sadya
saeeda saeeqa saerah safa safaa safah safeena safeeya safia safiah safina safira safiya safiyah safiye safiyya
safiyyah safoora safoorah safura safwa safwah safwana sagal saghira sahar sahara saheba saheefa saheera
sahibah sahida sahira sahla sahra saiba saibah saida saidah saifa saima saimah saiqa saiqah sairah saiyara
saja sajda sajeda sajeela sajia sajida sajidah sajila sajina sakeena sakeenah sakina sakinah sakine saliha
salihah salima salimah salma salmah salwa salwah samaa samah samana sameea sameena sameera sameerah sameha
sameya samia samiah samiha samihah samima samina samira samirah samiya samiyah samiyya samiyyah samra samrah
samreen samrin samrina samsam samsun sana sanaa sanah sanam sania sanila saniya saniyah sanjeeda sanjida sanna
sanobar sanober saqiba saraa sareena sareenah sarema sariya sariyah sarwa sarwat sarya satara saviya sawda
sawdah sawsan sayema sayida sayma saynab sayra sayyeda sayyida seda sedef seemab seemin sehar seher sehr
sehrish selda selin semiha semra senay senem serap serife serpil setara setareh seval sevda sevgi sevil sevim
sevinc sevtap seyma seyran shaadia shaafia shabaana shabana shabeena shabina shabnam shabnum shabrina shada
shadia shadiya shaeen shafaq shafia shafiqa shagufta shaguftah shahad shahana shahara shaheda shaheena
shaheera shahida shahidah shahina shahinaz shahira shahla shahnaj shahnaz shahnoor shahrazad shahrbanoo
shahreen shahrzad shahzadi shaima shaimaa shaista shaistha shakeela shakera shakila shakira shakirah shakra
shama shamaila shamailah shameela shameem shameema shameen shamema shamim shamima shamina shamsa shamsi shamso
shamsun shanaz shandana shanila shanza shanzay shaqra sharara sharbano shareefa sharena sharifa sharifah
sharmeen sharmin sharmina shatha shayma shaymaa shazana shazeda shazeen shazeena shazia shaziah shazma
shazmeen shazmin shazneen shaznin sheeba shefa shehla shehnaz shehrbano shehreen shehzadi shelina shema
sherbanu shereen sherin sherine shewli shifa shimaa shireen shirin shiza shoaleh shoheda shohreh shokria
shomail shorifa shouq shugri shukri shukria shumaila shumailah shumaisa shurooq sibel sidal siddiqa siddra
siddrah sidika sidra sidrah sidrat sidratul simal simbal simeen simin simra simrah sireen sirin sitare siti
siwar siyana sobia sofeea sofina sogand sohaila sohana sohayla solin solmaz somaia somaya somayyeh somia sonay
songul soraia soraya soria soriya sosan souad soukaina soumaia soumaya soumia sozan suad suada subaita subhana
subia subuhi suda suhaila suhaima suhayla suhaylah suheyla suhur sukaina sukayna sukaynah sukeina sulma
sultana sumaia sumaira sumairah sumaiya sumaiyah sumaiyyah sumaya sumayah sumayya sumayyah sumbal sumbul
sumeera sumera sumeya sumeyra sumeyye sumi sumia sumiya sumna sumra sunbal sundas sundus suneela suneera
suraiya suraya surayya surayyah suriya surma surriya suwayda taahira taaliah taanya tabassum tabasum tabinda
tabsum tahani taheerah tahera tahereh tahira tahirah tahiya tahiyah tahiyyah tahmeena tahmena tahmida tahmina
tahreem tahseen tahsina tahzeeb taiba taibah taiyaba taiyba tajwar tajwara takia tala talah talat taleen talin
tamador tamana tamanna tanaz taneem tanha tanjeela tanjila tanjina tanvira tanzeela tanzila tanzina taqwa
taqwah taraneh tasleem tasleema taslima tasmia tasmiah tasmina tasmiya tasmiyah tasneem tasneema tasnia tasnim
tasnima tasnimah tasnuba tasnuva tayaba tayba taybah tayeba tayiba tayibah tayyaba tayyabah tayyeba tayyibah
tazeem tazeen tazmin tehmeena tehmina tehreem tehseena thahira thamina thaminah thanaa thaslima thasnim
thurayya tooba tuba tubah tugba tugce tulay tulin turfa turkan ubah ubaida ulfat ulya umaima umaimah umaira
umaiyah umama umamah umayma umaymah umeema umera umia umm ummay umme ummi ummu umul umulkhayr urooj uroosa
uroosha urwa urwah ushna uzma valide wadha wafa wafaa wafia wahiba wahida wajeeha wajida wajiha walaa waleeja
waleema walifa wania waniya waqarunisa warda wardah warisha warsan wasila wasima wasma wateen wesal widad
wijdan wisal yagmur yakeen yalda yaldiz yamama yamna yara yaren yaseera yasemin yasira yasirah yasmeen yasmiin
yasmiina yasminah yasna yasra yelda yeliz yesim yildiz yosr yosra yumna yumnah yurdagul yusairah yusayrah
yusra yusraa yusrah zaafirah zaahirah zaahra zaakirah zaara zaarah zaeema zahabiya zaheda zaheera zaheerah
zahia zahida zahidah zahira zahirah zahraa zahrah zahro zaib zaiba zaiboon zaibun zaida zaina zainabu zainah
zainb zaineb zainub zaira zaitoon zakera zakia zakiah zakira zakiya zakiyah zakiyya zakiyyah zaleha zalekha
zaliha zalina zamzam zanaib zaneera zanib zaniyah zaraa zarafshan zareen zareena zareenah zari zarifa zarina
zarish zarka zarmeen zarmeena zarmina zarnab zarqa zarrin zarsanga zartaj zartasha zarya zayba zayna zaynab
zaynah zayneb zaynub zeba zebunnisa zeenat zeenath zeeniya zehra zeina zeinab zeineb zeliha zemzem zenab zenat
zenib zeynab zeynep zhala zhila zhino ziba zikra zilan zimal zinat zineb zineta zishana zivar ziyana zobia
zohal zohra zohreh zoya zubaida zubaidah zubairia zubayda zubeda zubeida zubeyde zuha zuhra zuhur zulaika
zulaikha zulaikhah zulaykha zulekha zulema zuleyha zulfa zumar zumra zumrud zunaira zunairah zuneera zunira
zurina zyna zynab zyra
mst mosammat mosammet mussammat mossammat begum bibi khatun
syeda sayeda saiyida
`,
  either: `
afnan amal arwin ayan aymen baran deniz dilshad efe firdaus hidayah hikmat idil ikram inayat juri kamar kawsar
khair khurshid maisam malak mehr mukadder nahid naseem nihad nour nouran nur pasha rana reda rejan reyhan roj
rojda ruba rumi saher shaheen shahin shan sura wisam yaseen yuva zarin zia zohar
`,
};
