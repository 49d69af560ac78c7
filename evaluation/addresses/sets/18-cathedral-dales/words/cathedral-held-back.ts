import type { PlaceWords } from '../words.ts';
import { areas, split } from './split.ts';

const AREAS = areas(
  `district; WS51; Chadstow Close; Tamborough
district; WS51; Beacon Hill; Tamborough
district; WS52; Wharf Side; Tamborough
district; WS52; Netherstowe; Tamborough
district; WS53; Boley Heath; Tamborough
district; WS53; Leamonsley; Tamborough
district; WS54; Darwin Fields; Tamborough
district; WS54; Curborough Green; Tamborough
village; WS55; Kings Brombley; Tamborough;
village; WS55; Alrewick; Tamborough;
village; WS55; Hamstall Rydware; Tamborough;
village; WS56; Abbots Brinley; Rugewood; Tamborough
village; WS56; Colton Magna; Rugewood; Tamborough
village; WS56; Hoar Crossing; Rugewood; Tamborough
village; WS56; Blithefield; Rugewood; Tamborough
town; WS56; ; Rugewood; Tamborough`,
  { borough: 'Tamborough District', county: 'Trentshire', shortCounty: 'Trents' },
);

/** The places of a cathedral city in the Midlands. */
export const CATHEDRAL_HELD_BACK: PlaceWords = {
  areas: AREAS,
  precinct: 'The Close',
  waterside: 'Canal Basin Way',
  basin: 'Netherstowe Boatyard Moorings',
  university: 'Tamborough University',
  whole:
    split(`Market Street, Bore Street, Bird Street, Tamworth Street, Dam Street, Frog Lane, Greenhill, Wade Street,
    Sandford Street, St John Street, St Chads Road, Quonians Lane, Stowe Pool Lane, Gaia Lane, Swan Road, Beacon Street,
    Levetts Square, Cross in Hand Lane, Station Road, Church Street, Main Street, The Windings, Lombard Gardens, Friary Vale`),
  bases:
    split(`Ainsdale, Anson, Ashmole, Bagot, Birchall, Bloomfield, Borrowcop, Broadlands, Bulldog, Cappers, Cathcart, Chesters,
    Christchurch, Comberford, Dimbles, Dovehouse, Durrant, Elias, Eastern, Falkland, Ferndale, Furnivall, Garnett, Gilbert,
    Giffard, Grange Hall, Harwood, Hawkins, Hobs, Hospital, Innkeepers, Jacksons, Johnson, Knowle, Leomansley, Limburg,
    Lindum, Longstaff, Lunns, Maple, Mesnes, Minors, Norwood, Oakenfield, Pauls, Pentire, Piper, Ponesfield,
    Reynard, Rocklands, Saddlers, Scotch Orchard, Seward, Shortbutts, Sturgeons, Sunnyside, Swinfen, Trent Valley, Upper Birch,
    Verdon, Walsall, Wentlow, Windmill, Wissage, Wordsley, Worsley`),
  heads:
    split(`Adbas, Blith, Brere, Burnt, Chase, Cole, Dunst, Elf, Farew, Fisher, Hales, Hand, Haze, Ingest, Long, Marching,
    Need, Penk, Rolles, Stret, Tix, Weeford`),
  tails: split(
    `bridge, brook, church, cliff, cross, ford, green, hall, hay, heath, low, moor, over, pit, wall`,
  ),
  blocks:
    split(`Addison, Blunt, Boswell, Chetwynd, Dyott, Eland, Ferrers, Greatrex, Hackett, Ironmonger, Jervis, Kempson, Lucas,
    Mayo, Nowell, Orme, Paget, Quenby, Rawson, Simpson, Thrale, Uttoxe, Vyse, Wolseley, Hodson, Langton, Fradley, Huddes, Streethay,
    Armitage, Longdon, Whitting, Elford, Harlas, Edingale, Croxall, Clifton, Haunton, Thorpe, Statfold, Wigging, Hopwas, Hints,
    Shenstone, Stonnall, Lynn, Footherley, Kestrelhay, Sandpiper, Kingcup, Campion, Yarrow, Foxglove, Tansy, Betony, Burnet, Vetch,
    Sallow, Hornbeam, Whitebeam, Spindle, Guelder, Alderbank`),
  mills: split(`Bass, Pipeclay, Gresley, Salt, Tutbury, Peel, Wolfer, Allsopp, Worthing, Marston`),
  estates: split(`Dimbles Estate, Boley Heath Estate, Curborough Estate, Wissage Estate`),
  halls: split(
    `Chad Park Village, Darwin Residences, Beacon Student Quarter, Angel Croft Halls, Friary Campus`,
  ),
  parks: split(`Eastern Avenue Trade Park, Britannia Park, Crossfield Works Park, Fradley Distribution Park`),
  houses:
    split(`Needwood House, The Hollins, Trent View, Swan Cottage, Gorsty House, Bagnall Cottage, The Old Smithy, Maltkiln House,
    Croft House, Elder Cottage, Pinfold House, The Old Dispensary, Deanscroft, Bishops Lodge, Chorister House, Vicars Hall, Cloister House,
    Lantern Cottage, Three Spires House, Willowherb, Blithe House, Otter Cottage, Kingfisher House, Moorhen Cottage, Towpath House,
    Lock Cottage, Wharf House, The Old Toll House, Wain House, Hayward House, Cruck Cottage, Timbers, Black and White Cottage,
    Georgian House, Regency House, Stowe House, Minster Cottage, Poolside, Friary Lodge, Gatehouse Cottage, Oriel House, Yewbank,
    Laburnum House, Lilac Cottage, Wisteria House, Jasmine Lodge, Honeysuckle House, Magnolia House, Camellia Cottage, Fuchsia Lodge`),
  schools:
    split(`Tamborough Cathedral School, Netherstowe High School, Boley Heath Primary School, Alrewick CE First School,
    Darwin Fields Primary Academy, Leamonsley Infant School, St Chads Catholic Primary, Rugewood Middle School`),
  inns: split(
    `The Duke of York, The Scales, The Earl of Anglesey, The Horse and Jockey, The Acorn, The Crown at Brombley`,
  ),
  farms: [],
  barns: split(`Coach Barn, Hop Loft, The Old Creamery, Saddle Room, Granary House, Ox House`),
  chapels: split(`Bethany Chapel, Hope Congregational Chapel, Salem Hall`),
};
