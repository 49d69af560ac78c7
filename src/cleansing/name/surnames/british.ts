/**
 * The commonest surnames of the British Isles that nobody has for a forename: of two words, the first of which is one of these and
 * the second a forename, the surname stands in front. In lower case. Names in Mac, Mc and O' need no list.
 */
export const BRITISH_SURNAMES = `
abbott acheson ackroyd acton adams adamson adcock addison aitken aldridge alderson allison ambrose andrews appleby
appleton archibald armitage armstrong arnott arrowsmith ashcroft ashworth aspinall atherton atkins atkinson attwood
austen bagshaw baines baird baker baldwin ballard bamford banks bannister barber barclay barker barlow barnard
barnes barnett baron barraclough barratt barrett barron bassett bateman bates batten baxter beale beattie beaumont
beckett bedford beech begley bell bennett benson bentley berry best betts bevan bibby biggs birch bird bishop black
blackburn blackwell blackwood blair blake blakeman bland blythe bolton bond boothby bostock bowden bowen bowers
bowes bowman boyce boyd boyle bracken bradbury bradshaw braithwaite bramley bray brennan brewer bridges briggs
bright britton broadbent brock brookes brooks broughton brown browne bruton bryant buchanan buckley bull bullock
burgess burke burnett burns burrows burton bush butcher butler butterworth byrne caldwell callaghan cameron
campbell cannon carpenter carr carroll carter cartwright carver cassidy castle chadwick chamberlain chambers chapman
charlton cheetham chilton christie church churchill clark clarke clarkson clayton clegg clements clough coates
cockburn coleman coles collier collings collins colquhoun conlon connolly connor conway cook cooke cooper copeland
corbett cotton coulson coulter cowan coward cowley cox crabtree craven crawford crawley critchley crofts crompton
crook crosby cross crossley crouch crowe crowley cullen cummings cunningham curran currie curtis cuthbertson dalton
daly daniels darby davenport davey davidson davies davis davison dawes dawson day deakin delaney dempsey denton
devine devlin dickens dickinson dickson dixon dobson dodd dodds doherty dolan donaldson donnelly donovan doran
dougherty dowling downes downing doyle draper drew driscoll duckworth duffy dugdale duggan duncan dunlop dunn durham
dutton dyer eastwood eaton eccles eden edge edmonds edwards elliott ellison emery english entwistle evans everett
fairbairn farmer farrell farrow faulkner fawcett feeney fenton ferguson field fielding finch finlay firth fisher
fitzgerald fitzpatrick fleming fletcher flood flynn foley forbes ford foreman forrest forsyth foster fowler fox
franks freeman french frost fry fuller furness gallagher galloway garner garrett gates gibbons gibbs gibson gilbertson
gilchrist giles gill gillespie gleeson glover goddard godfrey goldsmith gooch goodall goodman goodwin gough gould
grainger greaves green greene greenwood gregson grice griffin griffiths grimes grimshaw groves gunn hadley haigh
haines hale hall halliday hamilton hammond hampson hancock hanson harding hardman hardwick hardy hargreaves harper
harris harrison hart hartley hastings hawkins haworth hayes haynes hayward head heath heaton henderson hennessy
hepburn herbertson heron hewitt heywood hibbert hicks higgins higginson hill hilton hinchliffe hinds hirst hobbs hobson
hodge hodges hodgkinson hodgson hogan holden holder holdsworth holland holloway holmes holt hood hooper hope hopkins
hopkinson horn horner horton houghton howarth howe howell howells hubbard hudson huggins hughes hull humphreys
humphries hunter hurley hurst hussey hutchings hutchins hutchinson hutchison iles illingworth ingham ingram
ireland irving irwin isaacs jackson jacobs jamieson jarvis jeffery jeffries jenkins jenkinson jennings jessop
johnson johnston johnstone jones judd kavanagh kay keane kearney keating keenan kelly kemp kendall kennedy kenny kerr
kershaw kilner king kirby kirk kirkpatrick kitchen knight knott knowles lacey laing laird lamb lambert lancaster
langley larkin law lawson laycock leach leadbetter leary ledger leech lees leggett lennon lever lightfoot lindley
lister little livingstone lloyds locke lockwood lomas lomax longden lord lovell lowe lowry lucas lumley lunn lynch
lyons machin maguire maher mahoney maloney mann manning mansfield markham marriott marsden marsh marshall martindale
maskell massey masters mather matheson mathews matthews maughan mayer mayes maynard mead meadows mellor melville mercer
meredith metcalfe middleton miller mills milne milner milton mitchell moffat moody mooney moore moran moreton morley
morrison morrissey morton moss mottram muir mulligan munro murdoch murphy murray musgrave myers nash naylor neal
needham newell newman newton nichols nicholls nicholson nixon noble nolan norman norris northcott norton nugent
nuttall oakley oconnor oddy ogden oldfield oldham ormerod osborne overton owens oxley padgett page paine painter palmer
park parker parkes parkin parkinson parr parry parsons partridge patterson pattison payne peacock pearce pearson peck
peel pemberton pender pendlebury penn pepper percival perkins perry peters peterson phelan phillips phipps pickering
pickles pierce pike pilkington pitt platt plummer pollard pollock poole pope porter potter potts powell power pratt
preece prentice prescott preston price priestley prior pritchard proctor prosser pryce pugh pullen purcell pye quigley
quinn radford rafferty ramsay ramsden ramsey randall rankin ratcliffe rawlings rawlinson rayner read redfern redmond
reeve reeves regan reilly renshaw reynolds rhodes richards richardson richmond rickards ridley rigby riley rimmer
ritchie roberts robertson robins robinson robson roche rodgers rogers rooney roper rose ross rothwell rourke rowe
rowlands rowley rushton rutherford sadler salmon sampson samuels sanders sanderson sandford sands sargent saunders
savage sawyer schofield scholes seaton seddon sellers sewell seymour shackleton sharma sharp sharpe sharples shaw shea
sheehan shepherd sheppard sherwood shields short sidebottom simmonds simmons simms simpson sims sinclair singleton
skelton skinner slater small smart smith smithson smyth snell snow southern sowerby sparks spence spencer spicer
spooner stacey stafford stainton stanton staples stark steele stephens stephenson stevens stevenson stirling stocks
stokes stone storey stott strickland stringer strong stubbs styles sullivan summers sumner sutcliffe sutherland sutton
swan sweeney swift swindells sykes tait talbot tanner tate tattersall taylor tennant thompson thomson thornton
thorpe thurston tindall tobin todd tomkins tomlinson tonge topping towers townend townsend travers treadwell trotter
tucker tunnicliffe turnbull turner tweedie tyrrell underwood unsworth upton varley vaughan vickers vincent wade
wadsworth waite wakefield walker wallace waller wallis walls walmsley walsh walters walton warburton ward wardle
wareham waring warner warren warrington waterhouse waters waterworth watkins watkinson watson watt watts weaver webb
webster welch weller wells welsh weston wharton wheatley wheeler whelan whitaker whitehead whitehouse whiteley whitfield
whitham whiting whittaker whittle whitworth whyte wickham wiggins wilcox wild wilde wilding wilkes wilkins wilkinson
williams williamson willis willoughby wilson winstanley winter winterbottom wood woodhead woodhouse woods woodward
woolley wooton worthington wragg wray wright wyatt yardley yates york youngs
`;
