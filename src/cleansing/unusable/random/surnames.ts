/**
 * Surnames for the letter statistics of names (letter-statistics.ts), in addition to the forenames. They are
 * not the most common surnames. They contain what forenames lack: clusters of letters that are usual in one
 * language and look like a typing mistake in another. If a real family name is taken for random letters, add
 * it here, in lower case without accents.
 */
export const SURNAMES = `
  oxby selby kirby appleby ashby barnaby battersby bigby boothby busby coultby crosby danby darby denby digby
  enderby farnaby formby goodby granby grimsby gunby hanby hornby hubby ingleby jacoby kearsby kersby
  lazenby maltby maxby moby moxby newby ormsby oadby oswaldby quenby rigsby roxby rumsby saxby scawby
  shadby slingsby sotheby thoresby thursby utterby welby wetherby whitby willoughby
  bancroft beecroft cockcroft cowcroft foxcroft haycroft hopcroft holcroft mycroft pycroft rycroft sycroft
  bradford crawford clifford stafford bedford hereford hartford luxford oxford pickford radford rochford
  rutherford salford stanford swinford telford twyford wexford wallingford whitford woodford byford
  fyfield byfield mayfield oldfield dukinfield sheffield whitfield winfield
  fogg hogg hoggarth bugg bagg baggs biggs boggs briggs bloggs craggs cragg diggs duggan griggs higgs
  huggins jaggs kegg legg leggett meggs mogg niggs pegg piggott ragg riggs rugg skeggs snagge spriggs
  stagg suggett trigg tugwell twigg twiggs wagg wiggins wragg
  babb cobb cobbett crabb crabbe dabbs dobbs ebbs gibb gibbs grubb hebblethwaite hobbs hubbard ibbotson
  jebb jobb knibb knibbs lobb nobbs robb rubbra stubbs tebbit tebbs tubb tubbs webb webber
  jupp hupp chipp clapp copp cupp hipp kipps lapp papps pepper popple shipp sapp tapp tripp trupp wapp
  bott butt cutts hatt hewitt lott mott nutt nuttall platt pratt scutt shatt stott tutt watts whytt wyatt
  box cox cocks dix fox hicks hiscox hix knox lux maddox max mixx nixon phoenix pix rex rix roux sax saxon
  sexton siddall silcox simcox wilcox willcox wix
  jewkes hawkes hawks tewkesbury tewson ewbank ewart ewing newbold newbury newman newton newsome newlands
  pewsey trew yewdall whyte wylie wyke wykes wynne pyke pyne pymm pym dyke dykes fyfe fyffe hyde jyde kyte
  lyddon lyte myers nye pye ryde rydings skyrme smyth smythe symes syms tyce tyers vyse vyner
  mccabe mccaffrey mccall mccallum mccann mccarthy mccartney mccaw mcclellan mcclelland mcclure mccluskey
  mcclune mccloud mccoll mccomb mcconnell mccook mccormack mccormick mccoy mccracken mccready mccrindle mccrum
  mccubbin mccullagh mcculloch mccurdy mcdermott mcdonald mcdonnell mcdougall mcdowall mcduff macduff mcelroy
  mcevoy mcewan mcfarlane mcgann mcgarry mcgee mcgeown mcghee mcgill mcginley mcginn mcgowan mcgregor mcguigan
  mcguinness mcguire mchale mchugh mcilroy mcilwraith mcinnes mcintosh mcintyre mckay mckechnie mckee mckenna
  mckenzie mckeown mckie mckillop mckinlay mckinnon mclaren mclaughlin mclean mcleish mclellan mcleod mcloughlin
  mcmahon mcmanus mcmaster mcmillan mcmullan mcmurray mcnab mcnair mcnally mcnamara mcnamee mcnaughton mcneil
  mcnicol mcnulty mcpartland mcphee mcquade mcqueen mcquillan mcrae mcrobbie mcshane mcsweeney mctavish mcternan
  mcvey mcvicar mcvitie mcwilliam mcwilliams macdonald maciver mackay mackenzie mackie maclean macleod macmillan
  macnamara macneil macrae mcalister mcallister mcalpine mcardle mcarthur mcateer mcaulay mcauliffe mcavoy mcbain
  mcbride obrien oconnell oconnor odonnell odowd ogrady ohara ohanlon okeefe oleary oneill oreilly orourke
  osullivan otoole odwyer
  abbott ackroyd adcock addison akehurst aldridge alcock allcock allsop ambler amos angus appleton archer armitage
  armstrong arnold asquith aspinall astbury atherton atkins atkinson attwood axford aylward ayckbourn bacchus
  badger bagshaw bailey bainbridge baldwin ball bamford banks barber barclay barker barnes barraclough barrett
  barron bartholomew barton bateman baxter bayliss beardsley beckett beddoes bell bennett benson bentley berry
  beswick bevan birch bird birdsall bishop blackburn blackwell blades blake bland bligh blythe boardman bolton
  bond booth bosworth boulton bowden bowen bowers bowles boyce boyd boyle bracewell bradbury bradley bradshaw
  brady bramwell brayshaw bright bristow broadbent brook brookes broughton bruce bryan bryant buckingham buckley
  bull bullock burgess burke burnett burns burrows burton butcher butler buxey buxton byrne caldwell callaghan
  calvert cameron campbell cannon carey carlisle carpenter carr carroll carter cartledge casey cassidy chadwick
  chamberlain chambers chandler chapman charlesworth charlton chester childs chilvers church clayton clegg clements
  clough cockburn cole coleman coles collier collins connolly conway cook cooke copeland corbett corby cotton coulson
  coulthard court cousins coward craddock craig crane craven crewe crisp croft crofts crook cross crossley crouch
  crowther cullen cumberbatch cummings cunningham cupitt curran currie curtis dale dalton daly daniels dawes dawson
  day deakin dean denham dennis denton dewhurst dickens dickinson dixon dobson dodd dodds doherty dolan donaldson
  donnelly dougherty douglas dowd downes doyle drake drewry driscoll drummond drury duckworth dudley duffy duncan
  dunn dunne dwyer dyson eastwood eccles eddy edgar edge elliott ellis elwell england english epstein eyre fairclough
  fallon farmer farrell faulkner fawcett fell fenton ferguson fielding finch finlay firth fisher fitton fitzhugh
  fleming fletcher flynn foley forbes ford forrest forsdyke forster forsyth foster foulkes fowler francis franklin
  fraser freeman french frost fry fuller furness gale gallacher galloway gardiner garner garrett gaskell gault
  gaunt gavin geary gee george gibbons gibson gilbert giles gill gillespie gilmore gladwin glover goddard godby
  godfrey godwin gold goldsmith goodall goodwin gordon gough gould graham grant gray grayson greaves greenwood gregory
  grierson griffin griffiths grimshaw grundy hadfield haigh haines hale hallam halliday halstead hamer hamilton
  hammond hampson hancock hanson harding hardwick hargreaves harker harper harrington hart hartley harvey hastings
  hatton haslam hawcroft hawkins haworth hayes haynes hayward heath hemmings hemsworth henderson henry hepburn
  hepworth herbert heywood hibbert hickman hilton hinchcliffe hirst hitchcock hobson hodge hodgkinson hodgson hogan
  holden holder holdsworth holland holliday holloway holmes holroyd holt hooper hope hopkins hopwood horne horsfall
  horton houghton houston howard howarth howe howell howells hoyle hudson huggett hume humphreys hunt hunter hurst
  hussey hutchings hutchinson huxley huws hyland iles illingworth inglis ingram ireland irving isherwood ives jacobs
  jagger jarvis jeffcock jefferson jeffries jenkins jenkinson jennings jewell johnston jordan joyce judge kane kay
  kaye keating keegan keeling kelly kemp kendall kennedy kenny kent kenyon kerr kershaw keyes king kingsbury kirk
  kitchen knaggs kneale knowles lacey laird lamb lambert lane langley law lawrence lawson lawton leach leadbetter
  leigh lennon lester levy liddell lightfoot lindsay linford lister little livingstone locke lockwood logan long
  longbottom lovell lowe lucas lumb lunn lyle lynch lyon lyons mackrell maguire mahoney mallinson manning mansfield
  marriott marsden marsh marshall martin mason massey mather matthews maxwell may mayall mellor metcalfe michell
  middleton miles millar miller millington mills milner mitchell moffat molloy monaghan moody moon moran
  morgan morley morrissey morrow mortimer morton moss mountford muir mullen mullins murdoch murphy murray mycock
  myhill nash naylor neal neville nicholls nicholson noble nolan norman norris norton nuttall oakes oakley odell
  ogden oldham oliver ollerenshaw osborne osgood owen paget palmer parker parkes parkin parkinson parr parry parsons
  partridge payne peacock pearce pearson peel pemberton penny peplow perkins perry peters pettigrew phelps pickering
  pickersgill pickles pickup pike pilkington pitt plowright plummer pollard pollock poole pope porter potter potts
  powell power preece prescott preston price priestley prince pritchard probert proctor prosser pugh pullen purcell
  quayle quick quigley quinn quirk rae ramsay ramsbottom ramsden randall rankin ratcliffe rawlings rawlinson ray
  raynor read redfern redmond reece reed rees reeve reid renshaw reynolds rhodes richards richardson richmond
  riddell ridgway ridley riley ritchie roache robertson robson roche rodgers rogers rooney roscoe rose ross rothwell
  rowe rowland rowlands royle rushton russell ryan ryder sadler salmon salt sampson samuels sanders sanderson sargent
  saunders savage sawyer scholes seaton seddon sewell seymour shackleton shannon shaw shawcross shearer sheldon
  shelley shepherd sheridan sherwood shields short sibthorp siddle sidebottom simmonds simms simpson sims sinclair
  singleton skelton skinner slack slater sloan small smart snell snow southern southgate southworth sparks speight
  spence spencer spooner squire squires stanley staples steele stephens stephenson stevens stevenson stewart stirling
  stokes stone storey stringer stuart sugden sullivan summers sumner sutcliffe sutherland sutton swain swallow swann
  sweeney swift swindells sykes talbot tanner tasker tate taverner tempest terry thackeray thomas thorne thornton
  thorpe threlfall thurlow thwaites tibbs tinsley todd tomkins tomlinson tompkins toogood towers towns townsend tozer
  travis treadwell tregenza trelawny tremayne trethewey trevithick trewin trickett trotter tuck tucker tully
  turnbull turpin tyler tyrrell tyson underwood unsworth upjohn upton urwin utley vardy varley vaughan veitch
  venables vernon vickers vincent viner virtue wade wadsworth wainwright wakefield waldron walford walkden wall
  wallace waller wallis walls walmsley walsh walters walton warburton ward wardle waring warner warren warwick
  waterhouse waterman waters watkin watkins watkinson watson watt waugh wearing weatherill weaver webster weeks weir
  welch weller wells welsh wentworth west weston westwood whalley wharton wheatley wheeler wheldon whelan whitaker
  whitehead whitehouse whitelaw whiteley whitmore whittaker whittle whyman wicks wilde wildman wilkes wilkins
  wilkinson willett willis wills wilmot winder winn winstanley winter winterbottom winterburn wolfe wolfenden
  wolstenholme womersley woodall woodcock woodhead woodhouse woodland woodley woodruff woods woodward woolf woolley
  worrall worsley worsnop worthington wray wyles wyman wyse yarwood yates yeomans yorke youngman
  smith jones taylor brown williams wilson johnson davies robinson wright thompson evans walker white
  roberts green hall wood jackson clarke patel khan lewis james phillips ward harris turner cooper hill
  hughes edwards moore clark harrison scott young morris hardy knight wheatcroft birtwhistle braithwaite
  entwistle postlethwaite oglethorpe rigby ashworth butterworth wigglesworth hollingsworth whitworth
  arkwright cartwright wainwright plaskett hotchkiss rhodes schofield sharples higginbotham hindmarsh
  strachan urquhart farquharson colquhoun dalziel menzies mcklusky mcphail mcgrath mcknight mcnaught
  macgillivray mackintosh macpherson mcwhirter mclachlan mcfadzean kirkpatrick fitzpatrick fitzgerald
  fitzsimmons geoghegan gallagher mcgillycuddy mcglynn oshaughnessy mulholland brannigan mctaggart
  mcdiarmid llewellyn lloyd llwyd rhydderch gwynne pryce prydderch bythell wynn ynyr gryffyth cadwgan
  nguyen tran pham huynh phan trinh vuong dinh truong thanh quynh phung nghiem
  ng nghia wong chan cheung leung kwok kwong tsang tse tsui szeto hsu hsieh hsiao hwang zhang zheng
  zhou zhu xu xie xiao xiong jiang qian qiu shen cai cao feng fung lvov hng chng tng kng
  takahashi tsukamoto kitagawa yoshida matsushita ishikawa fujiwara kurokawa hayashi ryutaro kyoko
  hyun hwan byun choi jeong yoon gyeong kyung
  krishnamurthy krishnaswamy venkataraghavan subramaniam balasubramanian jayawardena wickramasinghe
  wijesinghe bandaranaike ranasinghe chandrasekhar mukhopadhyay bandyopadhyay chattopadhyay bhattacharya
  bhattacharyya ghosh dhillon dhaliwal grewal jhutti jhaveri khatri gupta mehta mishra sharma shrivastava
  srinivasan thiruchelvam sivakumaran vijayakumar nkrishnan pradhan tripathi trivedi vyas yadav
  chaudhry choudhury shaikh qureshi siddiqui ahmadzai yousafzai bhutta bhutto butt khattak lodhi mughal
  mohammed muhammad abdullah abdulrahman alhussein alghamdi alshehri almutairi alqahtani alzahrani bukhari
  dlamini khumalo ndlovu nkosi mthembu mkhize zulu nxumalo ngcobo mthethwa gqeba mxenge tlhabi tshabalala
  tshwete xhosa ntuli ntshangase mdluli mhlongo mnguni mngomezulu mpofu mtshali ngwenya nyathi sibanda
  nkrumah nketia mbappe mbeki mboma mwangi njoroge nyambura kgosi kgositsile adjei asante boateng frimpong
  gyasi gyamfi kwarteng kwabena nkansah owusu agyeman agyemang tchoungui tchuente fotso nguema ngollo
  adebayo oluwaseun olatunji chukwu chukwuemeka okonkwo nwosu nwachukwu nnamdi nnadi nzeribe igbokwe ogbonna
  ogwu egbuna uzoh anyanwu ikpeazu kpakpo mkpume shittu tsegaye gebreselassie gebremedhin tesfaye woldegiorgis
  kowalski wisniewski wojcik kowalczyk kaminski lewandowski zielinski szymanski wozniak dabrowski
  kozlowski jankowski mazur wojciechowski kwiatkowski krawczyk kaczmarek piotrowski grabowski zajac
  pawlowski michalski krol wieczorek jablonski wrobel nowakowski majewski olszewski stepien malinowski
  jaworski adamczyk dudek nowicki pawlak gorski witkowski walczak sikora rutkowski baran michalak szewczyk
  ostrowski tomaszewski pietrzak duda zalewski wroblewski marciniak jasinski zawadzki bak jakubowski sadowski
  szczepanski szczepaniak szczesny szczygiel szczurek brzezinski brzeczyszczykiewicz krzyzewski krzyzanowski
  grzegorczyk grzybowski przybylski przybysz przybyla pszczola chrzan chrzanowski trzcinski strzelecki
  wrzesniewski zdziarski zmijewski mrozek mroz wdowiak skrzypczak skrzypek czyz czyzewski czarnecki
  hrdlicka hrdy hruska hrbek hradil hrncir krnac krc krcmar krkoska krpalek prchal prchlik ptacek ptak
  ctvrtnik ctvrtecka vlcek vlk vlach vrba vrbata vrtiska vrzal srb srba srnec smrz smrcka smrt brzak
  brdecka brtnik chrt chrastina chvatal chvojka dvorak dvorsky drtina drda drzka drbohlav frk frnka grmela
  jagr jzcek kvapil kvtek mlcoch mlynar mrkvicka mrstik nedved novotny novak skrtel stastny stverak sykora
  svrcek tkac tkadlec trnka trckova trpisovsky vsetecka vtipil zdrahal zhral zmrhal zbynek styblo
  krajnc krznaric krstic krsnik krnjevic grbac grgic grgurevic hrvatin hrvoje mrkonjic mrsic mlinaric
  prpic prskalo prvulovic srdic srsen srna strbac tkalec trbojevic trnski vlahovic vrban vrdoljak vrsaljko
  vukcevic zgombic zrnec brkic brnovic brcko crnkovic crncevic crvenkovski cvjetkovic cvetkovic dzeko dzumhur
  djokovic djordjevic fckic gvozdenovic hadzic jvanovic kljajic knezevic ljubicic ljajic mladenovic ndoj njegus
  pjanic rjadov sljivic stjepanovic stojkovic tadic tvrdkovic zmijanac zvonimir
  xhaka xhemaili xhafa gjergji gjoka hysenaj hoxha ndrecka shqiperia shkodra thaci zhuta mjeda ngjela qerimi
  mkrtchyan mkhitaryan khachatryan grigoryan hovhannisyan hambardzumyan harutyunyan sargsyan ghazaryan mnatsakanyan
  mchedlishvili tkhilaishvili gvritishvili kvirikashvili kvaratskhelia khvicha dzhugashvili tskhadadze tsklauri
  mgeladze mkheidze gvelesiani gvazava ghvinianidze zhvania bregvadze
  zhdanov zhukov zhigulin zhvanetsky vdovin vsevolozhsky vlasov vrangel vnukov vzdornov mstislavsky mdivani
  kgb ktsev kzhyov dzhanibekov dmitriev dneprov khrushchev khvostov kshesinskaya kvasnikov kvitova
  mnatsakanov ptushkin pskov rzhevsky rtveladze shcherbakov shchukin shchepkin skvortsov smyslov srednyak
  stravinsky svyatoslav tchaikovsky tkachenko tkachev tkachuk tsvetkov tsvetaeva tykhonov vtorov yevtushenko zvyagintsev
  bondarchuk dzyuba franko hrushevsky kravchuk khmelnytsky lysenko mykhailenko pshenychny rybalchenko shevchenko
  shcherbyna stelmakh tymoshchuk vynnychenko yushchenko zhyvotovsky zinchenko hrytsenko
  schmidt schneider fischer schwarz schwarzschild schwarzkopf schultz schulze schroder schreiber schwab
  schlumberger schlegel schmitz schnabel schrodinger schwartz schwarzenegger tschirhart tzschaschel fuchs
  fuchsberger kuntz kuntze klumpp knapp knopf knoblauch kretschmer pfaff pfeiffer pfister pflug pflugl
  pfutzner strauss streicher stumpf wurst zschech zschoche zwick zwingli nietzsche dschungel deutsch holtz
  herzog hirsch hirschfeld hochstrasser kirschner lutz mertz goltz goetz gschwandtner gschwind gstrein
  wachtmeister wallwitz wurttemberg
  vandijk dijkstra dijksterhuis hendrickx hoekstra kruijff kuyt nijs nijland schrijver schrijvers sijbrands
  sneijder strijdom tjalma tjon uijtdewilligen vrij vroom wijnaldum wijngaarden wynants zijlstra zwart ijsbrand
  lindqvist bergqvist sjogren sjoberg sjostrom ljungberg ljungqvist bjork bjornsson bjerregaard kjaer kjeldsen
  kjartansson gjertsen fjeld hjelm hjalmarsson hjorth mjelde njal stjernqvist thjodbjorg tjader skjold skjelbred
  svenningsen strand strandvik thorvaldsen ytterberg hrafnsson hlynur hrolfsson hvidsten hvannberg sveinbjornsdottir
  jorgensen knutsson kvist kvamme lykkegaard nygaard nystrom nyqvist ostby ovrebo ronnqvist
  aaltonen haapala hamalainen heikkinen jarvinen kaarlela kiiski koskinen kyllonen laaksonen leppanen lyytikainen
  maenpaa myllyla nykanen pyykko pyykkonen rantanen saarinen syrjala tyynela vayrynen ylonen yrjola
  rebane saar tamm toomsalu vaart ounpuu jaaska juurvee kross
  berzins kalnins ozolins zvirgzdins dzelzkalns jansons krumins kazlauskas grybauskaite zukauskas
  szabo szekely szilagyi szoke szucs nagy nemeth gyorgy gyongyosi gyulai zsigmond zsoldos csaba cseh csikszentmihalyi
  csernus dzsudzsak hegedus horvath kmetty lkovacs ujhelyi vrabecz
  popescu ionescu gheorghe gheorghiu dragomirescu stanciu stefanescu tudorache vladimirescu sfetcu mrazek
  papadopoulos papadimitriou papageorgiou christodoulou theodoropoulos mpampis ntalaras tsipras tsitsipas
  tsaldaris tzavellas tzortzis mpakogiannis gkountas gkikas gkritzalis ptochos pneumatikos psaltis psarras phthinos
  ktenas ktistakis xenakis xydis
  rossi dellacqua gnocchi gnudi sbragia sgarbi sghirla sgro sguazzero szlavik smedile sbarra
  stronzi strozzi svevo zdanowicz zgraggen ghirlandaio ghislieri mbilli ndidi
  yilmaz yildirim yildiz ozturk ozdemir cetinkaya guclu gokturk kucuk turkmen yuksel sirtkaya kirmizi
  aydin erdogan hincal hrant
  etxeberria etxebarria goikoetxea ibarretxe arrizabalaga zubizarreta azpilicueta txaparro mtz hdez rguez
  fernandez hernandez rodriguez vazquez velazquez echeverria jauregui urrutia goncalves magalhaes guimaraes
  queiroz quaresma vasconcelos zarzuela
  xuereb buttigieg mifsud psaila zammit zerafa cachia schembri gauci fenech bezzina
  berthelot bhl crebessegues desrosiers ghrenassia guillemot jacquemart kermarrec kervern krief le guen
  lhuillier lhomme lhermitte mbaye ndiaye nguessan pfrimmer psichari quesnel rault schweitzer strouhal thierry
  trescases vaulx wrzesinski yvart
  atchison aldcroft bgood bldg cwm hwyel mclvor mcnrie ngata ngarimu nyholm tlingit whetu whaanga whitireia
  wynyard xyooj ntxhais vwj hmong vang phetphongsy srisawat srisuwan phongphetchara thammasat wattanakul
  chulalongkorn ngamsiri sngiam pnh phnom sok sokha sophea vuthy chhay chhim chhun chhuon khmer khuon ly
  kyaw kywe khin hlaing hla htet htun hnin mya myint nyunt thwin zaw tsering dorje tshering tshomo namgyal wangchuk
  ngawang phuntsok lhamo lhundup rinpoche
`;
