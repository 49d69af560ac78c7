import type { PlaceWords } from '../words.ts';
import { areas, split } from './split.ts';

const AREAS = areas(
  `district; PE61; Minster Quarter; Aldminster
district; PE61; Eastgate; Aldminster
district; PE62; Fletton Basin; Aldminster
district; PE62; New Walsoke; Aldminster
district; PE63; Bourges Park; Aldminster
district; PE63; Dogsthorn; Aldminster
district; PE64; Ravensmoor; Aldminster
district; PE64; Werrington Lode; Aldminster
village; PE65; Castor Fen; Aldminster;
village; PE65; Ailsworthy; Aldminster;
village; PE65; Great Helpringham; Aldminster;
village; PE66; Thorney Eau; Market Maxey; Aldminster
village; PE66; Peakirk St Guthlac; Market Maxey; Aldminster
village; PE66; Barnack Holt; Market Maxey; Aldminster
village; PE66; Ufford Lacey; Market Maxey; Aldminster
town; PE66; ; Market Maxey; Aldminster`,
  { borough: 'City of Aldminster', county: 'Nenshire', shortCounty: 'Nens' },
);

/** The places of a cathedral city at the edge of the fens. */
export const CATHEDRAL_SHOWN: PlaceWords = {
  areas: AREAS,
  precinct: 'Minster Precincts',
  waterside: 'Nene Wharf Road',
  basin: 'Fletton Basin Moorings',
  university: 'University of Aldminster',
  whole:
    split(`High Street, Long Causeway, Cowgate, Priestgate, Midgate, First Drove, Second Drove, Third Drove,
    Fourth Drove, Fifth Drove, Bishops Road, Cathedral Square, Bridge Street, Church Walk, Lincoln Road, Fen Road,
    Vinegar Alley, Monks Cross, Star Road, St Guthlacs Way, St Kyneburghas Close, Rivergate, Queens Walk, The Paddocks`),
  bases:
    split(`Ackroyd, Albertine, Allotment, Belsize, Benedict, Burghley, Burmer, Cambrai, Century, Chaucer, Clarendon,
    Cobden, Craig, Cromwell, Crown Lakes, Derby, Dickens, Eaglesthorpe, Elmfield, Fengate, Fitzwilliam, Garton, Geneva,
    Gilpin, Gladstone, Granville, Harris, Henry Royce, Hereward, Huntly, Ivatt, Jubilee Fields, Keeton, Lammas, Lethbridge,
    Lyvelly, Mancetter, Mayors, Mellows, Misterton, Monument, Netherton, Newark, Oundle, Padholme, Paston, Phorpres, Queensgate,
    Ranelagh, Reeves, Russell, Saxon, Scotney, Serpentine, Silverwood, Sprignall, St Pauls, St Swithuns, Stagshaw, Taverners, Thistle,
    Towler, Unity, Vergette, Viney, Walpole, Wentworth, Whalley, Woodcroft, Yaxham`),
  heads:
    split(`Ails, Barn, Brack, Cald, Dray, Eye, Fother, Gains, Hamp, Ketter, Lut, Morb, Nass, Orm, Pils, Ring, Sax, Tall,
    Uff, Warm, Wether, Yel`),
  tails: split(
    `borough, by, cote, ferry, ham, holme, ingham, ley, more, stoke, ston, thorn, toft, walde, worth`,
  ),
  blocks:
    split(`Abbot, Almoner, Aquitaine, Becket, Brecon, Cellarer, Chantrell, Dunstan, Etheldreda, Felix, Garrick,
    Hugh, Isidore, Jerome, Kyneburgha, Lanfranc, Matilda, Norreys, Oswald, Prebend, Quire, Rahere, Stapledon, Theodore,
    Uriel, Verger, Wulfric, Ythancaester, Botolph, Cedric, Deacon, Ermine, Flavian, Godric, Hilary, Ivo, Justus, Kentigern, Lefric,
    Mercia, Novice, Osric, Penda, Radegund, Sacrist, Tatwin, Wilfrid, Anchorite, Bedell, Canonry, Sedge, Bittern, Godwit, Harrier,
    Marshland, Reedmace, Pinder, Sluice, Turbine, Lighterman, Bargeman, Osier, Eelcatcher`),
  mills: split(
    `Symington, Farrow, Cadge, Brotherhood, Baker Perkin, Whitworth, Sharpe, Nalder, Stanley, Werner`,
  ),
  estates: split(`Welland Estate, Ravensmoor Estate, Paston Ridings Estate, Orton Brick Estate`),
  halls: split(
    `Hereward Village, Guthlac Court Residences, Nene Student Village, Station Quarter Halls, Priory Fields`,
  ),
  parks: split(`Lynch Wood Business Park, Cygnet Business Park, Eastern Enterprise Park, Fenland Gateway`),
  houses:
    split(`Barnack Stone House, Fen View, Willow Bank, The Old Brewhouse, Lode House, Quy Cottage, Saffron House,
    Dovecote House, Sedge Cottage, Reed House, Teal Cottage, Mallards, Pochard House, The Tithe House, Eel House, Collyweston,
    Slate House, Wheelwrights, Harness Cottage, Corner Farmhouse, Home Farmhouse, The Old Forge, Pear Tree House, Walnut House,
    Quince Cottage, Medlar House, Damson Cottage, Mulberry House, Greengage House, Bramley Cottage, Vine House, Ferry House,
    Lockside, The Old Bakery, Butchers Cottage, Tanners Lea, Weavers, Thatchers, Drovers Rest, Sluice House, Decoy Cottage,
    Priory Gate, Monks Rest, Abbots Lodge, Prebendal House, The Chantry, Vergers Cottage, Sextons, Bell Cottage, Organ House`),
  schools:
    split(`Kings Minster School, Hereward Academy, Fletton Basin Primary School, Ailsworthy CE Primary School,
    Eyebrook Junior School, Werrington Lode Infant School, St Guthlacs Catholic Primary School, Dogsthorn Nursery School`),
  inns: split(
    `The Decoy, The Bluebell at Maxey, The Coalheavers, The Ostrich, The Palmerston Tavern, The Brewery Tap`,
  ),
  farms: [],
  barns: split(`The Old Stables, Tithe Barn, The Cart Lodge, Dairy House, Pigeon Loft, The Bullock Yard`),
  chapels: split(`Zion Chapel, Wesley Reform Chapel, Gildencroft Meeting House`),
};
