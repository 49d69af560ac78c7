import type { ForenameList } from './forename-list.ts';

/** Indian, Sri Lankan, Nepali and Sikh forenames. Most Punjabi names in -preet, -deep, -jit and -inder serve both sexes. */
export const southAsian: ForenameList = {
  male: `
aarav aaravh aarush aaryan abhay abhi abhijeet abhijit abhilash abhimanyu abhinav abhiram abhishek achal
achyut adarsh adesh adhrit adhvik adi adit aditya advait advaith advik agastya agni ahaan ahan ajai ajay ajeet
ajit ajith ajmer akaash akash akhil akhilesh akshat akshay akul alok amar amarnath ambrish ameet amey amish
amit amitabh amitav amogh amol amrish amul anand ananth anay angad anik aniket anil anilkumar animesh anirban
aniruddh aniruddha anish anjan ankit ankur ankush anoop ansh anshul anshuman anuj anup anupam anura anuraag
anurag apoorv aravind archit aren arhaan arin arindam arjan arjun arjuna arnab arnav aroon arun arunabha
aruran arvin arvind aryan aryav asanka asheesh asherl ashish ashok ashoka ashutosh ashvin ashwin aswin atharv
atharva atul avi avinash aviraj avishek avtar avyaan avyan ayaan ayush ayushman babu bala balaji balakrishnan
balan balbir baldev balraj balram balvant balwant bhagat bhagwan bhajan bharat bharath bhargav bhaskar bhavesh
bhavik bhavin bhikhu bhim bhupendra bhupesh bhushan bijoy biju bikash bikram bikramjeet bikramjit bimal binod
bipin birendra bishnu biswajit brijesh buddha buddhika chaitanya chaminda chanan chandan chandar chander
chandrakant chandran chandrasekhar channan charan chathura chetan chiman chimanlal chirag chiranjeev
chittaranjan daksh darbara darshan darshil dashrath daya deb debashish debasish deepak deependra deepesh dev
devang devansh devashish devdas devendra devesh devraj dhan dhananjay dhanesh dhanraj dharam dharmendra
dharmesh dhaval dheeraj dhilan dhillon dhir dhiraj dhirajlal dhiren dhirendra dhruv dhruva dhruvil digvijay
dilan dilbagh dilesh dilip dilshan dinesh dinkar dinuka dipak dipen dipesh divesh divyansh divyesh dushyant
dwij eashan ekansh eklavya eshaan eshan fateh gagan gajan gajendra gajjan ganesh ganesha gangadhar gaurang
gaurav gautam gautham gavesh ghanshyam gian gihan girdhar giridhar girish gobind gokul gopal gopalan gopi
govind govinda gulab gulzar gurbachan gurbaksh gurcharan gurdas gurdev gurdial gurmail gurmukh gurnam gurpal
gursewak gurtej guru gurveer gurvir gyan haran harbans harbhajan harbir harchand hardev hardial haresh
hargobind hari harihar hariharan harin harish harishchandra harkishan harmohinder harnam harsh harshad harshal
harshil harshit hasitha hasmukh hazara hem hemang hemant hemraj himanshu himesh himmat hiralal hiren hiten
hitendra hitesh hridaan hriday hrishikesh hrithik inder inderpal indraj indrajit ishaan ishan ishank ishvar
ishwar isuru jagan jagannath jagat jagdish jagir jagmohan jagraj jagroop jagtar jai jaideep jaidev jaimal
jaimin jainil jairaj jairam jaivik janak janaka janardan jarnail jaskaran jasraj jatin jawahar jayant jayanti
jayantilal jayen jayendra jayesh jayram jeet jeetendra jeevan jegan jhalman jigar jignesh jinesh jitendra
jitesh jithin jivan jiyan joban jobanpreet joga jogesh joginderpal jora josan jugal jugnu jujhar kabir kailash
kalpesh kalyan kamal kamalesh kamlesh kanaiya kanaiyalal kanak kanhaiya kanti kantilal kapil karam karan
karanveer karanvir kartar karthi karthik karthikeyan kartik kashyap kasun kaushal kaushik kavan kavi kavin
kavir kedar kehar kesar keshab keshav ketan keval kewal keyan keyur khagendra khem khilan khimji khushal kiaan
kirit kirthan kishan kishen kishor kishore kithsiri kiyan krish krishan krishang krishiv krishna krishnakumar
krishnan kritarth krunal krushan kshitij kultar kumar kumaran kunal kush kushal labh lachhman lahiru lakhan
lakhbir lakhvir lakshay lakshman lakshya lal lalit lalji lasantha laxman laxmikant lehmber lok lokesh luv maan
madan madhab madhav madhukar madhur madhusudan mahadev mahadevan mahavir mahela mahen mahendra mahesh mahinder
mahir major makhan malhar malkiat manan manav mandar maneesh manesh mangal mangesh manik manikandan manil
manilal manish manmohan manohar manoj mansukh manveer manvir mathan mathavan mayank mayur mayuran meet meghnad
mehar mehul mewa mihir mikesh milkha mitesh mithun mitul mohan mohanjit mohanlal mohit mokham moksh monil mool
morarji motilal mrinal mrunal mukesh mukhtiar mukul mukund murali muralidharan murthy murugan nachhatar
nagendra nagesh nakul nalaka naman namish namit nanak nand nandan nandkishore nandu narain naran naranbhai
naranjan narayan narayana narayanan narendra naresh narinderpal narottam nasib natarajan natvarlal natwar
naval naveen navin navinchandra neel neelan neelesh neeraj netra nigam nihal nihar nihit nikesh niket nikhil
nikil nikul nilan nilay nilesh nimesh nimit niraj niral niranjan nirav nirmalan nirvaan nirvair nishad nishal
nishan nishant nishil nishit nishith nitesh nithin nitin nitish nivan nuwan ojas om omkar omprakash onkar
padmanabhan pallav panchal pandurang paramvir paras paresh pargat parikshit parimal parin parith parkash parth
parthiv pathik pavan pawan piara pishora piyush popat prabhakar prabhat prabhu prabin pradeep pradip pradyumna
prahlad prajesh prakash pramesh pramod pran pranav pranay pranesh pranil prasad prasanna prasant prasanth
prashan prashant prashanth pratap prateek pratham prathamesh pratik pratish praveen pravesh pravin
pravinchandra prayag prem premal premji prerak pritam pritesh prithvi priyan priyank priyantha priyesh pujan
pulkit puneet punit puran purav purna puru purushottam pushkar pushpak raaghav rabindra rachhpal radhakrishnan
radhey raghav raghavan raghu raghubir raghunath rahul raj raja rajagopal rajan rajaram rajat rajeev rajen
rajendra rajesh rajib rajit rajiv rajkumar rajnikant rajnish rajsi raju ram raman ramanan ramanathan ramanbhai
rambhai ramchandra ramesh rameshbhai rameshwar ramji ramkumar ramnik ranbir randhir ranjan ranjodh ranvir
ratan ratilal ratnam rattan raunak ravi ravindra ravindran resham reyansh rian ridhaan rikesh rinesh ripudaman
rishaan rishab rishabh rishan rishi rishikesh rishil rishit ritesh ritik ritvik rivaan rivan riyaan riyan
rohan rohin rohinton rohit ronak ronil roshan rounak ruban rudhra rudra rudransh rupak rupam rupen rupesh
rushab rushil rushin ruthvik ruwan saahil saatvik sachin sachit sachith sadanand sadhu sagar sahaan sahaj
sahan sahib sahil sai saiesh sajan sajeev sajith sakar saket samarth sambhav samesh samip samit samrat samvit
sanath sanchit sandesh sandipan sanil sanish sanjay sanjaya sanjeev sanjit sanjiv sanjoy sankalp sankar
sankaran sanket santhosh santokh santosh saran sarang sarath saravanan sardara sarjan sarthak sarvesh sarwan
sathish satish satishchandra satnam satpal satya satyajit satyam satyan satyen saumil saurabh saurav savan
savji selvan selvaraj senthil sewa shaan shailen shailendra shailesh shaleen shalin sham shambhu shamji
shamsher shankar shankaran shantanu shantilal sharad sharma shashank shashikant shaunak shaurya shayan shekhar
shiv shiva shivaan shivaji shivam shivan shivansh shivcharan shivesh shivraj shlok shobhit shravan shree
shreeram shrey shreyan shreyas shridhar shrikant shrinivas shubh shubham shyam shyamal shyan siddarth siddh
siddhant siddharth siddhartha siva sivakumar sivan soham sohan sohum som somesh somnath sourav souvik spandan
sridhar sriharan srihari srikant srikanth sriman srinath srinivas srinivasan sriram subash subhash subhasis
subodh subramaniam subramanian subrata sucha sudarshan sudeep sudhakar sudhanshu sudhir sudip sugandan sujal
sujay sujeet sujit sukdev sukhbir sukhdev sukhjinder sukhraj sukhveer sukhvir sumanth sumeet sumit sundaram
sunder suneet sunil sunish suraj suranga surat suren surendra suresh surinderpal surjan surya suryakant
suryansh sushant sushil suvir swapan swapnil swarn taksh tanay tanish tanmay tanuj tapan tarak tarlochan
tarsem tarun tej teja tejas tejesh tejpal tek thakor thanesh tharindu thilak thilina thushan tilak tirath
trilochan trilok trishan tul tulsi tulsidas tushar udai uday udayan udesh udham ujagar ujjwal ujwal umang
umesh upul utkarsh utsav uttam vaibhav vaidik vaikunth vallabh vansh varad varun vasant vasanth vasu vasudev
vasudevan ved vedansh vedant veer veeraj veeran velji venkat venkata venkataraman venkatesan venkatesh
venugopal viaan vibhav vibhor vidur vidyut vihaan vihan vijay vijayakumar vijayan vijen vijesh vikas vikash
vikesh vikram vikramjeet vikramjit vikrant vimal vimalan vimesh vinay vinayak vineet vinesh vinit vinod
vinodchandra vinodh vinoth vipan vipin vipul viraj virat viren virendra viresh vishaal vishal vishesh vishnu
vishva vishvesh vishwa vishwanath vishwas vitesh vithal vittal vivaan vivan vivek vraj vyom waryam yadvinder
yagnesh yam yash yashas yashpal yashraj yashwant yatin yatish yogendra yogesh yug yugal yuraj yuv yuvaan yuvan
yuvi yuvraj zorawar zubin
vishnu
`,
  female: `
aadhya aadya aanvi aanya aaradhya aarna aarohi aarti aaruhi aashi aashka aashna aastha abha abhilasha abirami
achala adhira adithi aditi adrija advika adya agrima ahana aishani aishwarya aiswarya ajeeta akanksha akhila
akruti akshara akshata akshaya alaknanda alka alpa alpana amala ambika amee ameesha amisha amita amitha amoli
amora amrutha amulya anahita anandi ananya anaya aneeta angana angha anindita anisha anitha anjali anjana
anjna anju anjuli anjulika ankita annapurna anokhi anshika ansuya antara anu anuja anupama anupriya anuradha
anusha anushka anuska anusuya anvi anvika anvita aparna apeksha apsana apsara aradhana archana archita arpana
arpita arti aruna arundhati aruni arunima asawari asha ashika ashima ashini ashita ashmita ashvini ashwini
asmita atreyi avani avanti avantika avisha avni avyana ayushi bageshri baldish bansari basanti bela bhagwati
bhakti bhanu bhanuben bhanumati bharathi bharati bharti bhavana bhavani bhavika bhavini bhavisha bhavna
bhinder bhoomi bhoomika bhumi bhumika bijal bindi bindiya bindu bindya binita bipasha bulbul chahna chaitali
chaitra chamari chameli chamila champa champaben chanda chandana chandani chandni chandrika chandrikaben
charita charmi charu charulata charvi chaya chetana chetna chhaya chitra chitrangada daksha dakshaben
damayanti damini darsha darshana darshi darshini darshita darshna dayaben deeksha deena deepa deepali deepika
deepti deeta deshna devaki devangi devi devika devisha devyani dhanvi dhara dharini dharmishta dharmishtha
dharti dhruti dhruvi dhvani dhwani dilani dilhani dilrukshi dimple dinusha dipa dipali dipika dipti disha
ditya divya divyani diya drashti drishti drishya durga ekta erandi esha eshani eshika eshwari falguni foram
forum gargi garima gaura gauri gautami gayani gayathri gayatri geeta geetanjali geetha geetika gira girija
gomti gopika gowri gunjan gunjana gurdish gyanu haimi hamsa hansa hansaben hansani hansika hardish harini
harita haritha harsha harshida harshika harshini harshita harsimran hasita hasumati heena heer heli hema
hemali hemangi hemanti hemlata hetal hetika hetvi himangi himani hina hinal hiral hiranya hitakshi hiya ila
ilaben ilavarasi imali indira indrani indu induja indumati inoka iresha ishani ishika ishita ishvari ishwari
iswari jagruti jahanvi jahnavi jaimini jalpa jamini jamna janaki janani jankhi janki jasleen jasmeen jasmita
jasneet jasoda jasu jasumati jasvanti jaya jayaben jayalakshmi jayanthi jayashree jayashri jayna jayshree
jeena jeevika jhanvi jheel jigisha jigna jignasa jinal jinisha jivika jiya joshika jyothi jyothsna jyoti
jyotika jyotsana jyotsna kaajal kabita kadambari kairavi kajal kajol kala kalavati kalindi kalpa kalpana
kalyani kamakshi kamala kamini kamla kamlaben kamna kanaka kanan kanchan kanchana kanika kanisha kanta
kantaben kareena karishma karuna kashi kashika kasthuri kasturi kaumudi kaushalya kaveeta kaveri kavina kavita
kavitha kavya keertana keerthana keerthi ketaki ketana keya khevna khushboo khushbu khushi khyati kinjal
kinnari kiranben kirandeep kiranjeet kiranjit kiranpreet kirti kiruthika kishori kokila kokilaben komal krina
kripa krisha krishika krishma krishnaa krithika kriti kritika krupa kruti kumari kumkum kumud kumudu kunti
kusum kusumben lajja lajwanti lakmini lakshmi lalita lalitha lata latha latika lavanya laxmi laxmiben
leelavati lekha lilavati lipi lopa madhavi madhu madhubala madhulika madhumati madhumita madhuri madhusmita
madhvi mahika mahima maithili maitrayee maitreyi maitri mala malani malar malathi malati malavika malika
malini mallika malti malvika mamata mamta manali manasi manaswi manda mandakini mandira mangala manika manisha
manjari manjinder manjiri manju manjula manjulaben manjusha manmaya manorama manori mansi manushi manvi manya
margi mayuri medha meena meenakshi meenal meenaxi megha meghana meghna meha mehndi menaka meneka meru mili
milli mimansa minakshi minal minaxi mishka mishti mita mital mitali mithila miti mohini moksha monali monisha
moti mridula mrinalini mrudula mukta muktaben mythili nadeesha nadika naina naini naitri nalini namita namrata
namratha nanda nandana nandika nandini nandita narayani narmada navina navjeet navneet navya nayana nayna
neela neelam neelima neema neena neerja neeru neeta neeti neha nehal neharika nethra nidhi niharika nikhila
nilam nilanthi nileema nilima nilmini nilu niluka nimisha nimmi nipa nirali niranjana nirja nirmala nirmalaben
nirmaya nirosha nirupa nirupama nisha nishanthi nishi nishika nishita nishtha nithya niti nitu nitya nivedita
niyana niyati nupur nutan ojasvi oormila oorvi pabitra padma padmaja padmavathi padmavati padmini pallavi
pankhuri panna parbati pari parineeta parinita parul parvathi parvati parveen pavithra pavitra payal pooja
poonam poorna poornima poorvi prabha prabhavati prabina prachi pradnya pragati pragna prajakta prama pramila
pramilaben pramoda pranali pranati pranita pranjal pranvi prarthana prateeksha prathyusha pratibha pratiksha
pratima pratyusha praveena pravina preetha preethi preeti preity prema premila premilaben prerana prerna prina
prisha pritha prithika priti priya priyadarshini priyal priyam priyamvada priyangika priyanka priyanshi puja
pujita punita purnima purva purvi pushpa pushpaben pushpalata pushti raakhi rabina rachana rachna radha
radhika ragini raima rajani rajashree rajasi rajeshri rajeshwari rajni rajul rajvi rakhee rakhi ramaben ramila
ramneek ramya rani ranjana ranjanben ranjita rashi rashika rashmi rashmika rasila rasilaben rati ratna ravneet
reeta reeya rekha renu renuka reshma revathi revati richa riddhi ridhi rima rimpal rinku rishika rishita
ritika ritisha ritu rohini rojina roli roopa roopal roopali rooshmi roshini rubi ruchi ruchika ruchita ruhani
ruhi rukmani rukmini rukshmani runa rupa rupal rupali rushali rushika rutu rutva rutvi saanvi saavi sabita
sachini sadhana sadhika sahana sahasra saheli sahithi sahiti sajani sajni saka sakhi sakshi salila saloni
samaira samanthi samata sameeksha samhita samiksha samita samjhana sampada samta samvida samyukta samyuktha
sandamali sandhya sanduni sangeeta sangeetha sanghamitra sangita sanika sanjana sanjukta sankari sannidhi
sanskriti sanvi sanvika sanya sapna sarala saraswathi saraswati sarayu sarga sarika sarita saritha sarla
sarmila saroj saroja sarojben sarojini sarva sashi sashti sasmita sathya satvi satwant saumya saumyaa savi
savita savitaben savitha savitri seema seemaa sejal selvi seva shachi shaila shailaja shaili shakti shakuntala
shakunthala shalaka shalini shambhavi shamila shamini shamita shanaya shanika shanta shantaben shantal shanthi
sharadha sharandeep sharanjeet sharanjit sharanya sharda shardaben sharika sharmi sharmila sharmista
sharmistha sharvani sharvari shashikala shashini sheetal shefali shejal shika shikha shilpa shilpi shima
shipra shiranthi shirisha shital shivali shivangi shivani shivanya shivika shobha shobhana shobhna shova
shraddha shravani shravya shreeja shreena shreeya shri shridevi shrishti shruthi shruti shrutika shubha
shubhangi shuchi shveta shweta shyama shyamala shyamali siddhi siddhika sila simerjit simi simmi simmy simran
simranjeet simranjit simrita sindhu sirjana sita sitaben sitara siya smita smitha smriti smruti sneha snehal
snehalata soha sohini sona sonakshi sonal sonalben sonali sonam sonika soniya sreeja sridevi srija srijana
srilekha srinidhi sriya sriyani stuti subashini subha subhadra subhashini suchi suchita suchitra sudha
sudhaben sugandha suganya suhana suhani sujana sujata sujatha sukanya sukriti suksha sulabha sulakshana
sulekha sulochana suma sumana sumangala sumathi sumati sumita sumitra sunanda sunanya sunita sunitha suniti
sunmaya supriya surabhi surangi surbhi surekha suruchi suryaa sushama sushila sushilaben sushma sushmita
sushmitha suvarna swapna swara swarna swarnalatha swathi swati sweta swetha taara tanaya tanika tanishka
tanmayi tanu tanuja tanushree tanushri tanvi tapasya taraben taraka tarika tarini tarjani tarla taruna tejal
tejashree tejaswi tejaswini thanuja tharani tharshini tharushi thilini thulasi tithi toral tripta tripti triya
trupti tulika twinkle twisha uma umabati umayangani unnati upasana urja urmi urmila urmilaben urvashi urvi
usha ushaben ushma uttara vaani vaidehi vaishali vaishnavi vaishvi vallari vandana vandita vani vanisha vanita
vanitha vanya varsha varshaben varuni vasanthi vasanti vasudha vasudhara vasundhara vedanshi vedika veena
vibha vibhuti vidhi vidhya vidula vidushi vidya vijaya vijayaben vijayalakshmi vijyaben vimala vimalaben vimla
vinanti vinata vineeta vinita vinitha vinodini vipula viraja viral virali visalakshi vishaka vishakha vrinda
vritika vrunda vrushti vyjayanthi wasana yamini yamuna yangjee yashasvi yashika yashna yashoda yashvi yasoda
yasodara yogini yogita yukta yukti yuthika
`,
  either: `
akal aman amandeep amanjot amanpreet amardeep amarjeet amarjit amolak amrit amritpal anmol anoopam arashdeep
arshdeep arvinder asees avneet balbinder baljeet baljinder baljit balvinder balvir balwinder bhavya bhupinder
chandra charanjeet charanjit charanpreet dalbir daljeet daljinder daljit dalvinder davinder dharminder diljit
dilpreet dilraj ekam ekjot gagandeep gaganpreet gulshan gurbir gurdeep gurdip gurinder gurjeet gurjinder
gurjit gurjot gurkiran gurleen gurmeet gurminder gurmit gurpreet gursharan gursimran gurvinder gurwinder
harbinder hardeep hardip harinder harjeet harjinder harjit harjot harkiran harkirat harleen harman harmandeep
harmeet harminder harmit harneet harnek harpal harpreet harsharan harsimrat harvinder harwinder inderjeet
inderjit ishar ishpreet jagdeep jagdip jagjeet jagjit jagjot jagvinder jasbinder jasbir jasdeep jasdip jasjeet
jasjit jaskiran jaskirat jasmeet jasmer jaspal jaspinder jaspreet jasprit jasvinder jasvir jaswant jaswinder
jatinder jitinder jiwan joginder jotinder kamaldeep kamaljeet kamaljit kamalpreet kanwal kanwaljit karamjeet
karamjit karanjit kashmir kavaljit kiran kirat kirpal kulbir kuldeep kuldip kuljeet kuljinder kuljit kulvinder
kulvir kulwant kulwinder lakhbinder lakhvinder lakhwinder lovedeep lovejit lovepreet mandeep mandip maninder
manjeet manjit manjot manmeet manpreet manprit mansimran manvinder mohinder mukhtar nachhattar narinder
narinderjit narpinder navdeep navdip navjit navjot navpreet navtej nimrat nirmal nirmaljit palvinder palwinder
paramjeet paramjit pardeep parminder parmjeet parmjit parneet pavandeep pavanjit pavneet perminder prabhjeet
prabhjot prabhleen preet preetinder pritpal pushpinder rachpal rajbinder rajbir rajdeep rajinder rajpal
rajpreet rajvinder rajvir rajwinder ramandeep ramanjeet ramanjit ramanpreet raminder ranjeet ranjit ravdeep
ravinder ravjit ronit rupinder rupinderjit samar sandeep sandip sarabjeet sarabjit sarbjit satbir satinder
satvinder satvir satwinder savinder sharan sharanpreet shashi shivinder simarjit simranpreet sonu sudesh
sukhbinder sukhchain sukhdeep sukhdip sukhjeet sukhjit sukhjot sukhmani sukhminder sukhpal sukhpreet
sukhvinder sukhwant sukhwinder suman surinder surinderjit surjeet surjit swaran swaranjit swarnjit tajinder
tanveer tarandeep taranjeet taranjit taranpreet tejinder tejpreet tejvir upinder upkar varinder virinder
vishav
amrik balbir balwant bhagat bhupinder gurbachan gurcharan gurdial gurmukh harbans harbhajan hardial jagir jarnail joginder karnail kartar kirpal kulwant mohinder mukhtiar nirmal pritam ranjit sadhu santokh sarwan sohan surjit swaran tarlochan tarsem ujjagar
`,
};
