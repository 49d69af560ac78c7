/**
 * Forenames that stand for one another: the formal name first, then how its bearers are called, then other spellings. A name may be in
 * several lines: Bert is an Albert, a Robert or a Herbert. Written for Fettle from general knowledge.
 */
const LINES = `
abigail abi abbie abby gail
abraham abe bram
adam ad addy
agnes aggie nessie
aidan aiden aydan ade
alan al allan allen alun
albert al bert bertie alby
alexander alex al alec alick sandy sandie xander lex alasdair alastair alistair alister
alexandra alex alexa sandra sandy lexi lexie sasha
alfred alf alfie fred freddie
alice ali ally alys alicia
alison ali allison ally
amanda mandy mand
amelia amy millie milly emilia mia
andrea andi andie
andrew andy drew andi andre
angela angie ange
ann anne annie anna nan nancy
annabel annabelle bel bella belle
anthony tony ant antony anton
antoinette toni netta
archibald archie arch
arnold arnie
arthur art artie
barbara barb babs barbie bab
barnaby barney barny
barry baz bazza barrie
bartholomew bart
beatrice bea bee trixie beatrix
benjamin ben benny benji benjy
bernard bernie
bernadette bernie detta
bethany beth bethan
beverley bev beverly
bradley brad
brenda bren
brian bryan bri brien
bridget bridie biddy brigid
bronwen bron bronwyn
cameron cam
candice candy candace
carol carole carrie caz caroline
caroline carol carrie caro lyn carolyn carolyne
catherine cath cathy kate katie katy kathy kitty cat katherine kathryn catharine katharine cathryn kat kay
cecilia celia cissie sheila
cedric ced
charles charlie chas chuck charley
charlotte charlie lottie lotte char
christina chris chrissie tina christine kirsty
christine chris chrissie tina christina
christopher chris kit topher kris christophe
clara clare claire clair
claire clare clair klaire
clifford cliff
clive clyve
colin col
constance connie
cornelius con corny neil
craig kraig
crispin cris
cynthia cindy cyn
cyril cy
daniel dan danny danni dannie
danielle dani danni danny daniella
daphne daph
darren daz dazza darran darryn
david dave davey davy dai dafydd davie
dawn dawne
deborah deb debbie debs debra debora
dennis denis den denny
denise den denny
derek derrick del deric
desmond des
diana di diane dianne dian
dominic dom nick dominick
donald don donnie donny
dorothy dot dottie dotty dolly dorothea thea
douglas doug dougie duggie
duncan dunc
dudley dud
edith edie ede
edmund ed eddie ned ted
edward ed eddie ned ted teddy eddy
edwin ed eddie
elaine lainey
eleanor ellie nell nellie elly elinor eleanora nora ellen lena
elizabeth liz lizzie beth betty bess bessie eliza libby lisa lisbeth elisabeth betsy liza elspeth lilibet lizzy
ellen nell nellie ellie helen
emily em emmie millie emilie
emma em emmie
eric rick erik
ernest ernie
esther hester essie hettie
ethan ethen
eugene gene
evan ifan euan ewan
evelyn evie eve lyn
fiona fi
florence flo florrie flossie
frances fran francesca frankie fanny francie
francesca fran frankie cesca chess
francis frank frankie fran
frank francis franklin frankie
frederick fred freddie freddy fredrick frederic
gabriel gabe gabby
gabrielle gabby gaby gabriella
gareth gaz garth gary
gary garry gaz gaza gareth
gavin gav
gemma gem jemma
geoffrey geoff jeff jeffrey jeffery
george georgie geo
georgina georgie gina georgia georgiana
gerald gerry ged jerry
gerard gerry ged gerrard jerry
geraldine gerry geri
gillian gill jill jilly gilly jillian
giles gyles
glenda glen
glenys glen glenis
gordon gord gordie
graham graeme grahame
gregory greg gregg
gwendoline gwen gwendolen wendy gwenda
hannah anna han nan
harold harry hal
harriet hattie harriett hatty
harry harold henry
heather heth
helen nell nellie ellen helena lena nel
henrietta etta hetty henny
henry harry hal hank
herbert bert herb bertie
hilary hil hillary
hubert bert
hugh hughie huw hugo shug
humphrey humph
ian iain ean
irene rene reenie
isaac ike izaak
isabel isabelle izzy bella isobel bel isabella belle ishbel
ivor ifor
jack john jackie
jacob jake jakob
jacqueline jackie jacqui jac jackqueline jacquie jacquelyn
james jim jimmy jamie jimmie jem jas jaimie
janet jan jan jean
janice jan janis
jane janie jayne jan jenny
jason jay jase
jasmine jas jazz yasmin
jean jeanie jeannie jeanne
jeffrey jeff geoff geoffrey jeffery
jennifer jen jenny jenni jennie jenna
jeremy jerry jez jem
jerome jerry
jessica jess jessie
jessie jess jessica
jill gillian jilly
joan joanie
joanne jo joanna jojo joann
john jack johnny jon jonny johnnie jno ian
jonathan jon jonny jonathon johnathan john jonty
joseph joe joey jo jos
josephine jo josie joey fifi
joshua josh
joyce joy
judith judy judi jude
julia jules julie julian
julian jules jools
julie jules juliet julia
juliet jules julie
karen kaz karin karyn caren
karl carl
katherine kate katie katy kathy kath kat katharine catherine kitty kay kathryn cath cathy catharine cathryn
kathleen kath kathy kate katie cathleen
kenneth ken kenny
kerry kerrie keri
kevin kev
kimberley kim kimberly
kirsten kirsty kirstin kirstie
kristopher kris christopher chris
laura laurie lara lauren
lauren laurie loren laura
laurence larry laurie lawrence lol
lawrence larry laurie laurence lol lawrie
leanne lee leann lianne
leonard len lenny leo lennie
leslie les lesley
lesley les lesly
lewis lou louis lew
liam william
lilian lily lillian lil lilly
linda lin lyn lindy lynda
lindsay lin linsey lyndsey lindsey linsay
lisa liz elizabeth lise
louis lou louie lewis
louise lou louisa lulu
lucy luce lucie lucinda
luke luc lucas
lydia lyddie
lynn lyn lynne linda
madeleine maddie maddy madeline
malcolm mal malc
marcus marc mark
margaret maggie meg peggy peg marge margie madge greta rita daisy mags marg margot margery megan
maria marie mary mia
marian marion marianne mary
marilyn lyn mari
marjorie marge marje margery
mark marc marcus
martha mattie marty
martin marty martyn mart
mary molly polly may maria marie mamie maire
matilda tilly mattie tilda
matthew matt mat matty mathew
maureen mo mary
maurice morris mo
maxwell max
maximilian max
megan meg meghan
melanie mel
melissa mel missy lissa
michael mick mike micky mickey mikey mikael micheal mitch
michelle shell shelley chelle michele
mildred millie milly
miles myles milo
millicent millie milly
miranda mandy randa
miriam mim mimi
mohammed mohammad muhammad mohamed mo muhammed mohamad muhammod mohd muhd mohmd mohammod muhamad muhamed mohamud md
monica mon monika
morris maurice mo
nancy nan ann
natalie nat nathalie
natasha tasha nat
nathan nat nate nathaniel
nathaniel nat nate nathan
neil neal niall neill
nicholas nick nicky nico nicolas nic
nicola nicky nikki nic nicki nicole
nicole nicky nikki nic nicola
nigel nige
norman norm
oliver ollie olly noll
olivia liv livvy ollie
oscar ozzy
oswald oz ozzie
pamela pam pammy
patricia pat trish tricia patsy patti trisha paddy
patrick pat paddy pad padraig
paul pauly paulie
pauline paula polly
penelope penny pen
peter pete
philip phil phillip pip
philippa pip pippa philipa
phyllis phyl phil
priscilla cilla prissy
rachel rach rae rachael
ralph rafe
raymond ray
rebecca becky becca bex beck reba bec rebekah
reginald reg reggie rex
rhiannon rhi annon
richard rick ricky dick rich richie dickie ricki rik
robert bob bobby rob robbie bert robin rab rabbie
roberta bobbie robbie
robin rob robyn robert
roderick rod roddy rory
rodney rod
roger rodge rodger
roland rolly rowland roly
ronald ron ronnie ronny
rosemary rose rosie romy
rosalind ros roz rosie rosalyn
rose rosie rosa
rowena ro
rupert rupe
russell russ
ruth ruthie
ryan rian
sally sal sarah
samantha sam sammy sammie
samuel sam sammy
sandra sandy sandie alexandra
sarah sara sally sal sadie
scott scotty
sean shaun shawn shane
sebastian seb bas
selina lina celina
shannon shan
sharon shaz shazza sharron
sheila shelagh sheela
shirley shirl
sidney sid sydney syd
simon si sim
sophie soph sophia sofia
stanley stan
stacey stace stacy
stella estelle
stephanie steph steffi stef
stephen steve stevie steven ste stephan steph stefan
steven steve stevie stephen ste
stewart stuart stu stew
stuart stewart stu stew
susan sue susie suzie suzy susanna suzanne su
susannah sue susie suzanna susanna
suzanne sue suzie suzy susan suzann
sylvia syl silvia
tamsin tam tamzin
teresa tess terry tessa theresa tracy tess
terence terry tel terrence
theodore theo ted teddy
theresa tess terry tessa teresa
thomas tom tommy thom tam
timothy tim timmy
toby tobias tobe
tracy tracey trace teresa
trevor trev
una oonagh
ursula ursie
valerie val
vanessa nessa nessie
vera vee
vernon vern
veronica ronnie vron nica
victor vic
victoria vicky vicki vikki tori vic viki vickie queenie
vincent vince vinny vin
violet vi
virginia ginny ginger
vivian viv vivien
vivienne viv vivien
walter wally walt wat
warren waz
wendy gwendoline wend
wilfred wilf fred
wilhelmina mina minnie
william will bill billy willie liam wills willy wm
winifred win winnie freda
winston win
yvonne eve von
zachary zac zak zach zack
zoe zoey zo
`;

const NO_GROUPS: readonly number[] = [];

const groups = new Map<string, number[]>();
const formal: string[] = [];

for (const line of LINES.trim().split('\n')) {
  const names = new Set(line.toUpperCase().split(' '));
  const number = formal.push(line.slice(0, line.indexOf(' ')).toUpperCase()) - 1;
  for (const name of names) {
    const known = groups.get(name);
    if (known === undefined) groups.set(name, [number]);
    else known.push(number);
  }
}

/** The numbers of the names that a forename may stand for; names that share one may be the same person's. */
export function nicknameGroups(form: string): readonly number[] {
  return groups.get(form) ?? NO_GROUPS;
}

/** Whether two forenames may be the same person's by custom: Bob and Robert, Jon and Jonathan. */
export function isSameByCustom(one: string, other: string): boolean {
  const others = nicknameGroups(other);
  return nicknameGroups(one).some((group) => others.includes(group));
}

/**
 * Whether two forenames are the same by custom only because both are short for a third: Bob and Rob, Mia and Amy. Of Robert and Bob one
 * is short for the other.
 */
export function areBothShort(one: string, other: string): boolean {
  const others = nicknameGroups(other);
  const shared = nicknameGroups(one).filter((group) => others.includes(group));
  return shared.length > 0 && shared.every((group) => formal[group] !== one && formal[group] !== other);
}

/** Whether an initial may be that of a forename or of the formal name behind it: the R of Bob. */
export function isInitialOf(initial: string, form: string): boolean {
  return form.startsWith(initial) || nicknameGroups(form).some((group) => formal[group]!.startsWith(initial));
}
