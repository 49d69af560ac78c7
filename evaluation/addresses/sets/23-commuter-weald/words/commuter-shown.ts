import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** The towns and suburbs of the first borough. */
export const COMMUTER_SHOWN: PlaceWords = {
  areas: areas(
    `town; WD31; ; Rickstead; ; Bushmere
district; WD31; Moneyhill; Rickstead; ; Bushmere
district; WD32; Eastcote Wood; Rickstead; ; Bushmere
district; WD32; Loudwater Park; Rickstead; ; Bushmere
town; WD33; ; Bushmere; ; Rickstead
district; WD34; Oxhey Rise; Bushmere; ; Rickstead
district; WD34; Carpenders Gate; Bushmere; ; Rickstead
district; WD35; Aldenbury; Bushmere; ; Rickstead
town; WD36; ; Chesham Heath; ; Abbots Lanford
district; WD37; Long Lane Estate; Chesham Heath; ; Abbots Lanford
town; WD38; ; Abbots Lanford; ; Chesham Heath
village; WD39; Leavesdon; Abbots Lanford; ; Chesham Heath
village; WD39; Bedmonds Green; Abbots Lanford; ; Chesham Heath`,
    { borough: 'Four Brooks', county: 'Hertfordshire', oldCounty: 'Herts' },
  ),
  whole:
    split(`High Street, Station Road, Uxbridge Road, Watford Way, Church Street, The Broadway, Green Lane, Park Road,
    Victoria Road, Rickmansworth Road, The Avenue, Heath Road, Common Lane, Pinner Hill Road, Queens Road`),
  bases:
    split(`Amberley, Arundel, Ashridge, Balmoral, Beaulieu, Berkeley, Blenheim, Bodiam, Brampton, Bridgewater, Cassio,
    Cavendish, Chandos, Chatsworth, Chiltern, Clarendon, Cleveland, Compton, Conway, Copthorne, Cranbourne, Cuffley,
    Daneswood, Delamere, Devereux, Dorchester, Ebury, Elmbridge, Essendon, Fairfield, Falconer, Frithwood, Gade,
    Gallows Hill, Girton, Glencoe, Grosvenor, Grove Mill, Hadleigh, Hallowes, Hampermill, Harcourt, Hartsbourne, Hazelbury,
    Highfield, Ingram, Kenilworth, Kelvin, Kewferry, Kingsfield, Langwood, Lanchester, Lynwood, Maytree, Merry Hill,
    Mildred, Moor Park, Munden, Nancy Downs, Norwich, Nuttfield, Oakleigh, Orchard, Oulton, Penrose, Pheasants, Pinewood,
    Priory, Quickley, Raglan, Ravenscroft, Richfield, Rosehill, Rousebarn, Sandringham, Shaftesbury, Sherwoods, Silverdale,
    Solesbridge, Sudbury, Tankerville, Temple, The Ridge, Thornhill, Trevelyan, Tudor, Valency, Villiers, Vivian,
    Warneford, Warwick, Wayside, Wentworth, Wieland, Windermere, Woodcock, Wyatts, York, Zelah`),
  heads: split(
    `Ash, Bram, Birch, Cop, Dell, Elm, Fern, Gos, Hazel, Hol, Kings, Lin, Maple, Mead, Oak, Rose, Sher, Wood`,
  ),
  tails: split('bank, brook, bury, dale, dene, field, ford, hurst, lands, mere, ville, wick'),
  blocks:
    split(`Alverstone, Asquith, Belmont, Beresford, Birkdale, Brunswick, Caldecote, Cardigan, Carlisle, Cedar, Connaught,
    Dalmeny, Derwent, Durrant, Eskdale, Exeter, Fontwell, Forsyth, Gladstone, Gleneagles, Hathaway, Hilltop, Honister, Iveagh,
    Kendal, Lichfield, Lonsdale, Marlborough, Melbourne, Muirfield, Palmerston, Peel, Rosebery, Rydal, Salisbury, Sunningdale,
    Thirlmere, Troon, Turnberry, Ullswater, Walpole, Wellspring, Winchester, Worcester, Lyra, Carina, Cygnus, Altair`),
  estates:
    split(`Croxley Quarter, The Sidings, Kings Langton Wharf, Mill Race Quarter, Cassio Quarter, Paper Mill Place,
    Ovaltine Yard, Grand Union Quarter, South Oxhey Green, Meriden Gate, Tolpits Park, Radlett Rise`),
  houses:
    split(`Fairways, Hillcrest, Greengates, Tall Trees, The Gables, Woodlands, Rosemead, Journeys End, Meadowsweet, The Spinney,
    High Trees, Westering, Silver Birches, Dormers, Four Winds, The Haven, Cedar Lodge, Pinecroft, Cherry Orchard, The Laurels,
    Linden Lea, Crossways, Brackens, Copperfields, Wayfarers, Heatherlea, The Cottage, Long Acre, Timbers, Cobwebs`),
  places: split(
    `Clifton, Rutland, Albany, Osborne, Clarence, Norfolk, Beauchamp, Montrose, Sussex, Cumberland, Cambridge`,
  ),
  sites: split(
    `Croxted, Tolpits Lane, Olds Approach, Imperial Way, Odhams, Penfold, Moor View, Maple Cross, Caxton`,
  ),
};
