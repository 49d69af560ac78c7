/** A town of the ninth set, with the places around it. */
export interface Place {
  readonly town: string;
  /** The county, and one that the town belonged to before. */
  readonly county: string;
  readonly former: string;
  /** The council, which people type as their town. */
  readonly council: string;
  readonly outward: string;
  readonly wards: readonly string[];
  readonly kind: 'estates' | 'valleys';
}

const split = (text: string) => text.split(' | ');
const place = (kind: Place['kind'], line: string): Place => {
  const [town = '', county = '', former = '', council = '', outward = '', ...wards] = split(line);
  return { kind, town, county, former, council, outward, wards };
};

const ESTATE_TOWNS = [
  'Swindon | Wiltshire | Thamesdown | Swindon Borough | SN25 | Haydon Wick | Taw Hill | Priory Vale | Moredon',
  'Wroughton | Wiltshire | Thamesdown | Swindon Borough | SN4 | Elcombe | Overtown | Ellendune',
  'Bedford | Bedfordshire | Beds | Bedford Borough | MK42 | Shortstown | Wixams | Kempston | Elstow',
  'Peterborough | Cambridgeshire | Huntingdonshire | City of Peterborough | PE7 | Hampton Vale | Yaxley | Stanground | Farcet',
  'Thornaby | North Yorkshire | Cleveland | Stockton-on-Tees | TS17 | Ingleby Barwick | Teesdale | Mandale',
  'Portishead | Somerset | Avon | North Somerset | BS20 | Redcliffe Bay | Pill | Port Marine',
];
const VALLEY_TOWNS = [
  'Tonypandy | Rhondda Cynon Taf | Mid Glamorgan | Rhondda | CF40 | Clydach Vale | Penygraig | Trealaw | Williamstown',
  'Ebbw Vale | Blaenau Gwent | Gwent | Blaenau Gwent | NP23 | Cwm | Beaufort | Waunlwyd | Victoria',
  'Pontypool | Torfaen | Monmouthshire | Torfaen | NP4 | Abersychan | Talywain | Pontnewynydd',
  'Helston | Cornwall | Kerrier | Cornwall Council | TR12 | Coverack | St Keverne | Gweek | Lizard',
  'Liskeard | Cornwall | Caradon | Cornwall Council | PL14 | Minions | St Cleer | Pensilva | Darite',
  'Hawick | Roxburghshire | Borders | Scottish Borders | TD9 | Denholm | Newcastleton | Bonchester Bridge',
  'Duns | Berwickshire | Borders | Scottish Borders | TD11 | Coldingham | Allanton | Preston | Victoria',
];
export const PLACES: Readonly<Record<Place['kind'], readonly Place[]>> = {
  estates: ESTATE_TOWNS.map((line) => place('estates', line)),
  valleys: VALLEY_TOWNS.map((line) => place('valleys', line)),
};

const AFTER = split(
  'Goldcrest | Dunnock | Whinchat | Fieldfare | Lapwing | Redstart | Pipit | Collingwood | Rodney | Anson | Howe | Jellicoe | Cunningham | Vulcan | Hurricane | Valiant | Wellesley | Sunderland | Catalina | Beaufighter',
);
export const ESTATE_STREETS: readonly string[] = [
  ...AFTER.flatMap((name, at) => {
    const types = ['Close', 'Drive', 'Way', 'Gardens', 'Mews', 'Road'];
    return [
      `${name} ${types[at % 6] ?? ''}`,
      ...(at % 3 === 0 ? [`${name} ${types[(at + 2) % 6] ?? ''}`] : []),
    ];
  }),
  ...split(
    'Canal Road | Victoria Road | Station Road | Wharf Lane | Bath Street | Clifton Villas | Alma Street',
  ),
];
export const VALLEY_STREETS = split(
  'High Street | Chapel Street | Upper Bryn Terrace | Lower Bryn Terrace | Bryn Terrace | School Row | Colliery Road | Penrhiw Road | Mill Lane | Fore Street | Church Hill | Upper Cwm Road | Lower Cwm Road | Glannant Row | Tram Road | Institute Place | Back Row',
);
export const BLOCKS = split(
  'Merlin House | Kestrel Court | Osprey Point | Nimrod House | Spitfire Heights | Lysander Court | Gauntlet House | Bristol House | Drake House | Benbow Court',
);
export const TERRACES = split(
  'Jubilee Terrace | Prospect Place | Coronation Villas | Albion Cottages | Hope Terrace',
);
export const RETIREMENT = split(
  'Heron Court | Greengage Court | Priory Lodge | Sycamore Grange | Willow Lodge',
);
export const ALMSHOUSES = split('Hobbs Almshouses | St Loyes Almshouses | Drapers Almshouses');
export const CAMPUS = split('Brunel Hall | Faringdon Village | Quarry Halls');
export const STUDIOS = split('Carriage Works | Foundry Studios | Ropewalk Works');
export const QUARTERS = split('Trenchard Lines | Wavell Barracks | Hercules Lines');
export const VILLAS = split(
  'Fairholme | Rosebank | Oakdene | The Laurels | Inglenook | Hillcrest | Westholme | Ashleigh',
);
export const FARMS = split(
  'Pentwyn Farm | Upper Trelawn Farm | Lower Trelawn Farm | Ty Isaf | Ty Uchaf | Blaencwm | Penhallow Barton | Tregarne | Carnkief Farm | Nether Whitlaw | Over Whitlaw | Mossburn | Hirwaun Fach | Hirwaun Fawr | Cefn Coed | Boswarth | Tremough Barton | Swinnie | Langburnshiels | Gilfach Wen',
);
/** Houses of hamlets, each with its name in another language if it has one. */
export const HAMLET_HOUSES: readonly (readonly [name: string, other: string])[] = [
  ['Yr Hen Ysgol', 'The Old School'],
  ['Ty Capel', 'Chapel House'],
  ['Hen Orsaf', 'The Old Station'],
  ['Bwthyn y Felin', 'Mill Cottage'],
  ['Ty Gwyn', 'White House'],
  ['Yr Hen Ficerdy', 'The Old Vicarage'],
  ['Chy an Mor', 'Sea House'],
  ['The Schoolhouse', ''],
  ['Crossing Cottage', ''],
  ['Bethesda Chapel', ''],
  ['Station House', ''],
  ['Smithy Cottage', ''],
  ['Toll House', ''],
  ['Gamekeepers Cottage', ''],
];
export const OTHER_STREETS: Readonly<Record<string, string>> = {
  'High Street': 'Stryd Fawr',
  'Chapel Street': 'Heol y Capel',
  'School Row': 'Rhes yr Ysgol',
  'Mill Lane': 'Lon y Felin',
};
export const GROUPS = split(
  'Lighthouse Cottages | Railway Cottages | Coastguard Cottages | Reservoir Cottages | Forestry Houses',
);
export const SITES = split('Sea View Caravan Site | Glyn Caravan Site | Burnfoot Caravan Site');
export const PEOPLE = split(
  'Mrs E Prosser | Wayne Trembath | Dr A Okonjo | Mr & Mrs Elliot | Ffion Beynon | T. Zawadzki',
);
export const FIRMS = split(
  'Beynon Plumbing Ltd | Elliot & Daughters | Trembath Joinery | Prosser Accounts LLP',
);
export const NOWHERE = split('Quillback Lane | Ormolu Street | Zennith Passage | Farthingale Rise');
export const NO_HOUSE = split('Quarrendon Court | Thistlewick | Bellerophon House | Cuckmere Grange');
