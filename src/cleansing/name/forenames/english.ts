import type { ForenameList } from './forename-list.ts';

/** Forenames long at home in Britain, with their everyday short forms and written abbreviations. */
export const english: ForenameList = {
  male: `
aaron abel abner abraham abram ace adam adrian adriel al alan alaric alastair albert albie alec aled alexander
alexr alf alfie alfred algernon ali alistair allan allen alvin alwyn ambrose amos anderson andrew andy angus
ansel anthony antony archer archibald archie arlo armand arnie arnold art arthur arty asa asher ashton aston
atticus auberon aubyn augustine augustus austen austin axel baldwin barclay barnabas barnaby barney baron
barrie barrington barry bart bartholomew basil baz ben benedict benj benjamin benji benjy bennett benny benson
bentley bernard bernie bert bertie bertram bertrand bevan bill billy blaine blaise blake bob bobby boris boyd
brad braden bradford bradley brandon brandyn branson brayden brendan brendon brent brenton brett brian brock
bruce bruno bryan bryce bryn bryson burt buster byron caelan cain caleb callum calum calvin cameron campbell
carl carlton carlyle carson carter carwyn caspar casper caspian cassius cecil cedric chad chance chandler
charles chas chaz chester chip christian christopher chuck clarence clark claud claude clayton clem clement
cliff clifford clifton clint clinton clive clyde cody cohen colby cole colin collin collins colm colton conrad
constantine cooper corbin cordell corey cornelius cory cosmo coty craig crawford crispian crispin curt curtis
cuthbert cyril cyrus dale dallas damian damien damon dan dane daniel danl danny dante daren darin darius
darrel darrell darren darryl darwin daryl dave david davie davy dax dayton deacon dean declan del delroy
dennis denny denver denys denzel denzil derek dermot derrick deryck des desmond devan devin dewi dex dexter
dick dickon digby dillon dirk dominic dominick don donald donny donovan dorian doug dougal douglas doyle drake
duane dudley duke duncan dunstan dustin dwaine dwane dwayne dwight dylan eamon earl easton ebenezer ed eddie
eddy edgar edison edmond edmund edric edw edward edwin efan egbert eldon eli elias elijah elliot elliott
ellison elmer elmo elton elvin elvis elwyn emanuel emerson emile emlyn emmanuel emmett emrys enoch enzo
ephraim eric erik ernest ernie errol erskine ethan euan eugene eustace evan evander everett ewan ewart ewen
ezekiel ezra fabian farley felix ferdinand fergus ferris finbar findlay finley finn finnegan finnian finnley
fitzroy flynn ford forrest foster frank franklin fraser fraz frazer fred freddie freddy frederic frederick
fredrick fritz gabriel gareth garfield garrett garrick garry garth gary gavin gaz geo geoff geoffrey geoffry
george geraint gerald gerard gerrard gerry gethin gideon gil gilbert giles glen glendon glenn glyn glynn
godfrey gordon grady graeme graham grahame grant granville gray grayson greg gregg gregor gregory greyson
griffin griffith grover gus guy gwilym gwyn gwynfor haden hadley hadyn hal hallam hamilton hamish hank hans
harley harold harris harrison harry harvey hayden haydn haydon hayes heath heathcliff hector henley henri
henry herb herbert herman hermann hew hilton hiram homer horace horatio howard howell hubert huck huckleberry
hudson huey hugh hughie hugo humphrey hunter huw huxley hy hyman hywel iain ian ibrahim ichabod idris ieuan
ifan ifor ignatius ike inigo iolo irvin irvine irving irwin isaac isaak isadore isaiah isambard israel issac
ithel ivan ivo ivor jabez jace jack jackson jacky jacob jacoby jacques jaden jago jaiden jake jakob james
jamieson jared jarod jaron jarrad jarred jarrod jarvis jas jason jasper jax jaxon jaxson jaxton jay jayden
jaydon jayson jed jedediah jediah jeff jefferson jeffery jeffrey jensen jenson jered jeremiah jeremy jermaine
jerome jerrold jerry jethro jim jimmy jno joachim job jock joe joel joey john johnathan johnathon johnnie
johnny johnson jolyon jon jonah jonas jonathan jonathon jonny jonty jordon jordy jory jos josef joseph josh
joshua josiah jotham jud judah judd jude julian julius junior justin justus kade kai kain kaine kalvin kane
karl karson kayden kaydon kean keanu keaton keegan keelan keenan keir keiran keiron keith kellan kelvin ken
kendrick kenelm kenneth kennie kenny kenrick kent kenton kenzo kerr kev kevan kevin kian kiefer kieran kieron
killian king kingsley kingston kip kirk klaus koa kobe kobi koby kody kurt kurtis kye kylan kyle kyran kyron
lachlan laird lambert lance lancelot landon lane langley lanny larry lars laurance laurence lauri laurie
lawrence lawrie lawson leaf leander lebron lee leland lemuel len lenard lennie lennon lennox lenny leo leon
leonard leonardo leonidas leopold leroy les lester lev levi lewis lewys lex liam lincoln linden lindon linford
linus lionel llewellyn lloyd llyr lochlan logan lonnie lorcan lorenzo loris lorne lou louie louis lowell luc
luca lucas lucian lucien lucius ludo ludovic luka lukas luke luther lyall lyle lyndon lysander mac mack maddox
magnus mahlon mal malachi malachy malakai malcolm malik manfred manley marc marcel marcello marco marcos
marcus mario marius mark marlon marlow marmaduke marshal marshall martin marty martyn marv marvin mason
massimo mat mathew mathias mathieu matt matteo matthew matthias matty maurice mauro maverick max maxim
maximilian maximillian maximo maximus maxwell maynard melville melvin melvyn mervin mervyn meyrick micah
michael michaelangelo mick mickey miguel mike mikey milan miles milo milton mitch mitchel mitchell monty
mordecai morris mortimer morton moses moss muir mungo murdo murdoch murray myles myron nahum nate nathan
nathanael nathaniel neal ned nehemiah neil neill nelson nero nevil neville newton nial niall nichol nicholas
nick nicodemus nicol nicolas nigel nile nils nixon noah nobby noel nolan norbert norm norman norris norton
oakley obadiah octavius odin oisin olaf oli oliver ollie omar orlando orson orville osbert osborn osborne
oscar osian osmond oswald oswin otis otto owain owen oz ozzie ozzy paddy palmer parker parry pascal paul pax
paxton pearce percival percy perry pete peter phil philip phillip phineas pierce piers pip preston prince
quentin quincy quinton rafael rafe raff rafferty rafi raleigh ralf ralph ramsay randal randall randolph randy
ranulph raphael rastus ray rayan raymond raymund reece reed rees reg reggie reginald reid reilly remus remy
renny reuben reuel rex reynold rhett rhodri rhys ricardo ricci rich richard richd richie rick rickie ricky
rico ridley roan rob robbie robby robert roberto robt rocco rocky rod roddy roderick rodger rodney rodric
roger roland rolf rollo roman romeo romilly ron ronald ronan rory roscoe ross rowland rowley roy royce royden
royston ruben rubin rudolf rudolph rudy rudyard rufus rupert russ russel russell rusty ryan ryder rye rylan
ryland salvador saml samson samuel saul sawyer saxon scot scott scottie sean seb sebastian selwyn septimus
sergio seth seumas seymour shane shaun shawn shea sheldon shem shepherd sherman sherwin shirl sholto sid
sidney siegfried silas silvester silvio simeon simon sinclair sol solly solomon somerset sonny spence spencer
spike spiros stan stanislaus stanley stefan stephan stephen sterling steve steven stewart stirling stu stuart
sullivan sully sylvester tad tam tarquin tate taylan ted teddy tel terence terrance terrence terry tex
thaddeus theo theobald theodor theodore thom thomas thor thorne thornton thos thurstan tiberius tiger tim
timmy timothy titus tobey tobiah tobias tobin toby tod todd tom tomas tommie tommy tony tor travis tremaine
trent trenton trevor tris tristan tristram troy truman tucker tudor tudur ty tye tylan tyler tylor tymon
tyrell tyron tyrone tyson ulric ulysses urban uriah uriel valentine vaughan vaughn vere vern vernon vic vick
victor vince vincent vinnie vinny virgil vivyan wade waldo walker wallace wallis wally walt walter warner
warren warwick wat watkin wayne webster weldon wendell wesley weston wilber wilbert wilbur wilf wilfie wilfred
wilfrid wilkie will willard willem william willie willis wills wilmot wilson windsor winfred winston winton wm
wolf wolfe wolfgang wolfie woodrow woody wyatt wyn wyndham wynford xander xavier yorick york yves zac zach
zachariah zachary zachery zack zackary zackery zak zakary zander zane zayden zayn zeb zebedee zechariah zed
zeke zephaniah zeus ziggy zion
alban algernon auberon barnabas crispin cuthbert denzil
`,
  female: `
abbey abbi abbie abby abigail abigale abigayle ada adah adaline adalyn addie addison adela adelaide adele
adelia adelina adeline adelle adrianna adrienne agatha aggie agnes aida aileen ailie ailsa aimee aine aisling
aislinn alana alanah alanna alannah alayah alayna alberta alda aleena aleisha alesha alessandra alessia
alethea alexa alexandra alexandria alexia alexina alexis alice alicia alina alisa alisha alison alissa alivia
aliyah alizah allana allegra allison allyson alma althea alyce alycia alys alyssa alyssia amabel amalia amalie
amanda amandine amara amaya amba amber amberley amelia amelie ami amie amina amira amity amy amya ana anabel
anabelle anais anastacia anastasia andi andrea andrina angel angela angelica angelina angeline angelique
angharad angie anika anikka anita aniya anja ann anna annabel annabell annabella annabelle annabeth annalisa
annalise anne anneka anneliese annemarie annette annie annika annis annmarie anona anouk anoushka anselma
anthea antoinette antonella antonia anwen anya aoife aphra april arabella arabelle araminta ariadne ariana
arianna arianne ariella arielle arleen arlene arlette artemis ashanti ashlea ashlee ashleigh ashlyn ashlynn
asia aspen astra astrid athena athene audra audrey augusta aura aurelia aurora autumn ava avalon avalyn
aveline averil aviana avis ayda ayesha ayla aylin ayva azalea bab babs barbara barbie barbra bea beatrice
beatrix beatriz beattie bec beca becca beck beckie becky belinda bella bellatrix belle benita berenice
bernadette bernadine bernice berniece beryl bess bessie beth bethan bethanie bethany bethia betina betsy bette
bettina betty beulah bev beverley beverly bianca biddy billie bina birdie blanche blathnaid blodwen blossom
blythe bobbi bonita bonnie bonny brandi breanna bree brenda brenna bria briana brianna bridget bridgette
bridie briony britney brittany brittney brogan bronagh bronte brontee bronwen bronwyn brooke bryony bunty
caitlan caitlin caitlyn calista calla callie cally calypso cami camilla camille candace candice candida candy
caprice cara careen caren carena caris carissa carita carla carlene carley carlie carlotta carly carlyn carmel
carmela carmen carol carola carolann carole carolina caroline carolyn carolynn carren carrie caryl caryn cass
cassandra cassia cassie cat catalina caterina cath catharina catharine catherin catherine cathleen cathrine
cathryn cathy catriona cayleigh cecile cecilia cecily celeste celestine celia celina celine celyn ceri
ceridwen cerys chanel chanelle chantal chantel chantelle chardonnay charis charissa charity charlene charlette
charlotte charmaine charmian charmion chastity chelsea chelsey chelsie cher cherelle cherida cherie cherise
cherish cherry cheryl cheyenne chiara chloe chrissie chrissy christa christabel christal christel christelle
christen christiana christiane christina christine christobel cicely cilla cinderella cindy cinzia clair
claire clara clarabelle clare claribel clarice clarinda clarissa claudette claudia claudine clea clemency
clementina clementine clemmie cleo cleopatra clodagh clotilde clover coco coleen colette colleen columbine
connie constance consuela cora coral coralie cordelia coretta corina corinna corinne corrina corrine cosette
cosima courtenay courtney cressida cristina crystal cybil cyndi cynthia dahlia daisie daisy dalia damaris dami
danica daniela daniella danielle danika danni danniella daphne darcey darci darcie darla darleen darlene dawn
dayna deana deandra deanna deanne debbie debby debora deborah debra dee deidre deirdre delia delila delilah
della delores deloris delphi delphine delta demelza demetria demi dena denice denise desdemona desiree destiny
devina devora devorah di diana diandra diane dianna dianne dilys dina dinah dionne dixie dodie doll dolly
dolores dominica dominique donna dora doreen dorethea doria dorinda doris dorothea dorothy dot dottie dotty
dreda drusilla dulcie dusty dymphna eartha ebba ebonie ebony edie edina edith edna edwina edythe effie eibhlin
eileen eilidh eilis eilish eimear eira eirlys eirwen elaina elaine elana eleanor eleanora eleanore elena eleni
elenor elin elina elinor elinora elisa elisabet elisabeth elise elissa eliz eliza elizabeth ella elle elleana
ellen ellena elliana ellie elly elma elodie eloisa eloise elora elouise elowen elsa elsbeth else elsie elspet
elspeth eluned elva elvira elyse elyza emelia emeline emerald emi emilia emilie emily emma emmalee emmaline
emmanuelle emmeline emmie emmy ena enid enola enya erica erika erin eris ernestine esmae esmay esme esmee
esmeralda esperanza essie estella estelle ester esther ethel ethelwyn etta etty eudora eugenia eugenie eunice
euphemia eva evadne evangelina evangeline eve evelina eveline evelyn evelynne everley everly evie evita evonne
fabia fabiana fae faith fallon fallyn fanny farrah fatima fay faye felicia felicity fen fenella fern fernanda
ffion fidelma fifi fina finola fiona fionnuala flavia fleur fliss flo flora florence florrie flossie fran
franca frances francesca francine francoise freda frederica freida freya freyja frida frieda fuchsia gabbi
gabby gabriela gabriella gabrielle gaenor gaia gail galatea gayle gaynor gemma gena genevieve georgeina
georgette georgia georgiana georgianna georgina geraldine gerda germaine gertie gertrude gigi gilda gill
gillian gilly gina ginette ginger ginny giovanna gisela gisele giselle gita gladys glenda glenis glennis
glenys gloria glynis golda goldie grace gracelyn gracey gracie greta gretchen grete gretel griselda gudrun
guinevere gwen gwenda gwendolen gwendoline gwendolyn gwenllian gwenyth gwyneth gwynneth gypsy haf hafwen
haidee haleigh haley halle hallie hanna hannah hariet harlow harmony harriet harriett harriette hattie haylee
hayley haylie hazel heather heaven hebe heidi helaina helen helena helene helga heloise henrietta hephzibah
hepzibah hermia hermione hermoine hero hester hettie hetty hilary hilda hildegard hillary hollie holly honey
honor honora honour hope hortense hyacinth ianthe ida idina ilona ilse imani imelda immy imogen imogene ina
india indiana indie indya ines inez ingrid iola iona ione irena irene iris irma isabeau isabel isabell
isabella isabelle isadora isha isis isla islay isobel isolde issy ivana ivanka ivy izabel izabella izobel
izzie izzy jacinta jacinth jackie jacklyn jaclyn jacqualine jacqueline jacquelyn jacquelyne jacqui jacquie
jada jade jadine jaimee jameela jana jane janeen janelle janet janetta janette janey janice janie janina
janine janis janna jannette jannine jasmin jasmine jaszmin jayda jayde jaydee jayne jazmin jazmine jean
jeanette jeanie jeanne jeannette jeannie jeannine jemima jemma jen jena jenessa jenifer jenna jennah jennet
jenni jennie jennifer jenny jeri jerrilyn jess jessa jessamine jessamy jessica jessie jessika jill jillian
jinny jo joan joana joanie joann joanna joannah joanne jocasta jocelyn jodi jodie joely johanna johanne joleen
jolene jolie joni jordana jordanna josefina josephina josephine josie joy joyce joycelyn juanita judi judie
judith judy julee juli julia juliana julianna julianne julie juliet julieta julietta juliette june juno
justina justine kacie kady kaela kaitlin kaitlyn kaiya kaleigh kali kalia kalista kara karen karena karin
karina karis karissa karla karley karly karolina karoline karon karren karyn kasia kassandra kassie kat
katarina kate katelin katelyn katerina kath katharina katharine katherine kathie kathleen kathryn kathryne
kathy kati katia katie katja katlyn katrin katrina katrine katriona katy katya kay kaya kaycee kaye kayla
kaylah kaylee kayleigh kayley kaylie keeley keely keera keesha keira keisha kelda kelis kelly kelsey kelsie
kendra kenna kerena kerensa keri kerri kerrie kerys keshia keturah kezia keziah khloe kia kiara kiera kiki
kimberlee kimberley kimberly kimmy kinga kira kirsten kirsti kirstie kirstin kirsty kitty kizzy klara kourtney
krista kristal kristel kristen kristi kristie kristin kristina kristine kristy krystal krystle kyla kylah
kylie kyra kyrah lacey lacie ladonna laetitia laila lainey lalage lallie lana lanie laoise lara laraine
lareina larissa latasha latisha latoya laura laurabelle laural lauran laureen laurel lauren laurena laurencia
lauretta lauryn lavender laverne lavinia layla laylah lea leah leana leandra leann leanna leanne leanora leda
leela leena leia leila leilah leilani lena lenora lenore leona leone leonie leonora leontine leora lesley leta
leticia letitia lettice lettie letty lexi lexie lexy leyla lia liana lianne libby liberty liddy lila lilac
lilah lilia lilian liliana lilias lilibet lilibeth lilith lilla lillia lillian lilliana lillie lilly lillyanna
lily lilyana lilyanna lina linda lindsey lindy linette linnea linnet linsay linsey linzi lisa lisbeth lise
lisette lissa liv livia livvy liz liza lizabeth lizbeth lizzie lizzy lois lola lolita lolly lora loraine
lorelei lorelle lorena loretta lori lorna lorraine lorrayne lotte lottie lotty louella louisa louise lourdes
lowenna lowri luana luce lucette lucia luciana lucie lucienne lucile lucilla lucille lucinda lucretia lucrezia
lucy lucyanna luella luisa lula lulu luna lundy lydia lyla lylah lyn lynda lyndsay lyndsey lynette lynn lynne
lynnette lynsay lynsey lyra mabel mabelle mabli macey maci macie maddi maddie maddison maddy madelaine
madeleine madeline madelyn madge madison madonna mae maegan maeve magda magdalen magdalena magdalene maggie
magnolia mahala mahalia mai maia mair mairead mairi maisie maisy maiya maizie maja malia malin malina mallory
malorie malory malvina mamie mandi mandy manon mara marcela marcella marcelle marcia marcie marcy mared
margaret margarita margaux marge margery margie margo margot margt marguerita marguerite mari maria mariah
mariam mariana mariann marianna marianne marie mariela mariella marielle marietta mariette marigold marika
marilyn marilynn marina marion marisa mariska marissa marita marjorie marjory marla marlee marlena marlene
marnie marsha martha martina martine mary maryam maryann maryanne marybeth maryellen marylou mathilda mathilde
matilda maud maude maudie maura maureen mavis maxime maxine may maya mayah maybelle mayra mazie mckenna mea
meabh meadow meagan meera meg megan megane meggie meghan mehetabel melania melanie melany melinda melisa
melissa melita melody melonie melva melvina melyssa mena mercedes mercia mercy meredith meriel merle merrilyn
merry mertle meryl meta mhairi mia mica micaela michaela michela michele michelle mikaela mikayla mila mildred
milena miley milicent milla millicent millie milly mimi mimosa mina mindy minerva minette minna minnie mira
mirabel mirabelle miranda miriam mirren missy misty moira moll mollie molly mona moni monica monika monique
montana morag moreen morgana morgane morna morven morwenna moya muireann murial muriel myfanwy myla mylah myra
myriam myrna myrtle nadia nadina nadine naimh nan nance nancy nanette naomi narelle natalia natalie nataly
natalya natasha nathalie neave neesha nell nella nellie nelly nerina nerissa nerys nesta netta nettie neva
nevaeh neve nia niamh nichola nichole nicki nicola nicole nicoletta nicolette nigella niki nikita nikki
nikkita nila nina ninette niomi nita noa noeleen noelene noelle noemi nola nona noor nora norah noreen
norma nova nuala nyah nyla nylah nyree oceana octavia odelia odessa odette odile olave olga olive olivia olwen
olwyn olympia oona oonagh opal ophelia oprah oriana oriel orla orlagh orlaith ornella ottilie ottoline page
paige pam pamala pamela pandora pansy paris patience patricia patsy patti pattie patty paula paulette paulina
pauline peaches pearl peg pegeen peggy pen penelope pennie penny peony perdita pernille persephone persis
petra petrina petronella petula petunia peyton phebe phedra pheobe philippa phillipa phillis philly philomena
phoebe phylis phyllida phyllis pia piper pippa pixie plum polly pollyanna poppie poppy portia posy prim
primrose princess prisca priscilla prudence prue prunella queenie rachael racheal rachel rachelle rae raina
rainbow ramona raquel raven rayna reanna reanne reba rebecca rebeka rebekah reena regina reina rena renata
renee renie reva rhea rheanna rhian rhianna rhianne rhiannon rhoda rhona rhonda rhonwen ria rica rihanna rina
risa rita riva riya roanna roberta robertina robina robyn rochelle roisin roma romana romany romy rona ronwen
ros rosa rosaleen rosalia rosalie rosalind rosalinda rosaline rosalyn rosamond rosamund rosanna rosannah
rosanne rosaria rose roseann roseanna roseanne rosella roselyn rosemarie rosemary rosetta roshni rosie rosina
rosita roslyn roxana roxane roxanna roxanne roxie roxy roz rozalia rozanne rubie ruby rue ruth ruthie sabina
sabine sabrina sade sadia sadie saffie saffron saffy saira saisha salena salina sallie sally salome samanta
samantha samara sammi sandi sandra saphia sapphire sara sarah sarahjane saranna saria sarina saskia savanna
savannah scarlet scarlett selena selene selina selma seona septima serafina seraphina seren serena serenity
shana shanae shanelle shani shania shanice shanna shannen shannon shantel shari sharleen sharlene sharlotte
sharmaine sharna sharni sharon sharron shauna shaunagh shaunna shavonne shawna shayla shayna sheba sheela
sheelagh sheena sheenagh sheila sheilagh shelagh shelby shelia shelley shelly shenelle sheree sheri sherida
sherill sherri sherrie sherrill sherry sheryl shiela shirlee shirley shona shonagh shoshana shreya shyla sian
sibyl sienna sierra sigrid sile silvana silver silvia simona simone sinead siobhan sioned sisley sissy skye
skyla skylah skylar snow soffia sofia sofie solange sonia sonja sonya soph sophia sophie sorcha sorrel stacey
stacia stacie stacy star stefania stefanie stella steph stephaney stephania stephanie sue suki summer sunniva
susan susana susanna susannah susanne susie suzan suzanna suzannah suzanne suzette suzi suzie suzy sybella
sybil sylvana sylvia sylvie tabatha tabby tabitha talia taliah talitha tallulah tamar tamara tamera tamika
tammi tammie tammy tamsin tamsyn tamzin tania tanisha tanith tansey tansy tanya tara tarryn taryn tasha tasmin
tatiana tatum tawny tayla taylah tea teagan tegan tegwen temperance teresa teri terri terrie tess tessa tessie
thalia thea theadora theda thelma theodora theodosia theresa therese thirza thomasina thomasine thora tia
tiana tianna tiegan tierney tiffany tilda tillie tilly tina tirzah tisha toni tonia tonya topaz tori toria
tory toyah tracey traci tracie tracy tricia trina trish trisha trishia trista trix trixie trudi trudie trudy
tuesday tula twyla tyra una unity ursula valda valentina valeria valerie valma valmai vanda vanessa vashti
veda velma venetia venus vera verena verity verna vernice verona veronica vesper vesta vi vicki vickie vicky
victoria vida viena vienna vikki villette vina viola violet violetta violette viona virginia virginie vita
viviana vivianne vivien vivienne wanda waverley wendi wendy wenna whitney wilhelmena wilhelmina willa willow
wilma win winifred winnie winona wren wynne xandra xanthe xena xenia yasmin yasmina yasmine yolanda yolande
ysabel ysanne yvette yvonne zadie zahra zainab zara zarah zaria zelah zelda zelia zelma zena zenia zillah zina
zinnia zita ziva zoe zoey zoie zola zowie zsa zuleika zuri zuzanna
`,
  either: `
addi ainsley alex alix arden ari ariel ash ashley aubrey avery bailee bailey bay beau blair bo bobbie brodie
brook brooklyn brooklynn cam carey carrol cary casey cassidy caz charley charlie charly chay cheyne chris
christie christy chrys claudie codi cori dakota dana daniele dannie dara darby darcy daryn devon dominque drew
eden elisha ellery ellis emery emmerson ezri florian frankie gabi gale gene georgi georgie germain gerri gert
greer harper haven hollis indigo ira ivory jae jaime jamie jan jaye jazz jesse jessi jody jonnie jools jordan
jordyn joss journey jules justice kacey kacy kalen karel kasey keelin kelley kendal kendall kennedy kerry
kiley kim kimball kit kris kym kyrie lake laken leigh leslie lindsay loren lorin mackenzie manny marley marlo
marlowe mckenzie mel merlin miah mickie micky mika monroe morgan morgyn nana nat nicky oakleigh ocean onyx pat
patrice payton phoenix presley quinn rain raine reese regan remi ren rene ricki rikki riley rio ripley river
robin roni ronnie rowan rowen rylee ryleigh rylie sacha sage sam sammie sammy san sandy sasha scout shae
shanti shay sher shiloh sky skyler sloane stef stevie storm sunday sunny sydney tai tayler taylor teddi teddie
temple val viv vivian west winter xen zephyr zora
nikola
`,
};
