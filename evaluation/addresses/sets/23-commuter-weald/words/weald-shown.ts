import { cross } from '../../common/cross.ts';
import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

const HOUSES =
  split(`Rose Cottage, The Old Rectory, The Old Vicarage, The Old School House, Yew Tree Cottage, Ivy Cottage,
  The Old Forge, Forge Cottage, Church House, Church Cottage, Honeysuckle Cottage, Mill House, Mill Cottage, The Old Post Office,
  Wisteria Cottage, Corner Cottage, Park View, Hillside View, Sunny View, Orchard End, Bluebell Cottage, The White House,
  Chapel House, Woodside Cottage, Apple Tree Cottage, Jasmine Cottage, Holly House, Southview, The Bungalow, Thatchers`);

/** The small towns and villages of the first district. */
export const WEALD_SHOWN: PlaceWords = {
  areas: areas(
    `town; TN51; ; Cranbridge; ; Tenterley
village; TN51; Sissinghall; Cranbridge; ; Tenterley
village; TN52; Benendean; Cranbridge; ; Tenterley
village; TN52; Golford Green; Cranbridge; ; Tenterley
village; TN52; Frittendale; Cranbridge; ; Tenterley
town; TN53; ; Tenterley; ; Cranbridge
village; TN54; Rolvendon; Tenterley; ; Cranbridge
village; TN54; Smallhythe Street; Tenterley; ; Cranbridge
village; TN54; Wittersley; Tenterley; ; Cranbridge
village; TN55; High Haldon; Tenterley; ; Cranbridge
village; TN55; Woodchurch Green; Tenterley; ; Cranbridge
town; TN56; ; Paddock Cross; ; Goudbourne
village; TN57; Brenchfield; Paddock Cross; ; Goudbourne
village; TN57; Matfold; Paddock Cross; ; Goudbourne
village; TN57; Horsmonley; Paddock Cross; ; Goudbourne
town; TN58; ; Goudbourne; ; Paddock Cross
village; TN59; Kilndean; Goudbourne; ; Paddock Cross
village; TN59; Lamberhold; Goudbourne; ; Paddock Cross`,
    { borough: 'High Weald', county: 'Kent', oldCounty: 'Kent' },
  ),
  whole:
    split(`High Street, The Green, Church Road, Mill Lane, The Street, Maidstone Road, Hastings Road, Ashford Road, School Lane,
    Back Lane, Cranbrook Road, Chapel Lane, Old Station Road, The Moor, Forge Lane, Pound Hill`),
  bases:
    split(`Angley, Bakers Cross, Bedgebury, Biddle, Bishops, Bubhurst, Bull, Castleton, Charity, Chequer Tree, Cranes, Crit Hall,
    Dingleden, Dog Kennel, Everlasting, Foxhole, Frogs Hole, Furnace, Gills Green, Goddards Green, Grandshore, Hareplain,
    Hemsted, Hook, Ingleden, Iden, Knox Bridge, Lightfoot, Marlpit, Megrims, Mockbeggar, Mounts, Netters Hall, Old Barn,
    Parsonage, Peckham, Place Farm, Plurenden, Potters, Pullens, Quarter, Ranters, Readers Bridge, Risebridge, Rocks Hill,
    Sandhole, Scullsgate, Shears, Shoreham, Skinner, Spratsbourne, Starvecrow, Summer, Tanyard, Thornden, Tilden, Tolehurst,
    Trap, Turnden, Twysden, Watermill, Whitelimes, Wilsley, Withersden, Woolpack`),
  heads: split(
    'Apple, Bid, Chart, Dun, Frit, Hal, Hart, Hems, Iver, Lash, Mars, Pad, Smar, Staple, Sweet, Tolle',
  ),
  tails: split('den, field, hurst, lands, ridge, sole, tye, well, wood'),
  blocks: split(
    `Colliers, Culpeper, Dence, Hendley, Honywood, Moatenden, Roberts, Sackville, Sheafe, Tufton, Weavers`,
  ),
  estates:
    split(`Angley Park, Hemsted Park, Swifts Place, Hole Park, Finchcocks, Bedgebury Park, Pattenden, Glassenbury, Scotney
    Chase, Ladham, Combwell Priory, Hawkenbury Place`),
  houses: [
    ...HOUSES,
    ...cross(
      split(`Acorn, Barley, Bramble, Buttercup, Campion, Cherry, Cobnut, Cuckoo, Dairy, Damson, Fieldgate, Foxglove, Gatehouse,
      Hazel, Hop, Hopgarden, Larks, Lime Tree, Magpie, Maple Tree, Meadow, Nutwood, Pear Tree, Pheasant, Pond, Pook, Primrose,
      Quince, Rook, Shepherds, Spring, Stile, Stonewall, Tile, Tollgate, Wagtail, Walnut Tree, Warren, Wheelwrights, Wren`),
      split('Cottage, House, Lodge, Barn, Oast, Bank, End, Farmhouse'),
    ),
  ],
  places:
    split(`Amos, Bettenham, Buckhurst, Camden, Chittenden, Comfort, Dully, Eyelids, Flishinghurst, Forsham, Friezley, Great Nineveh,
    Halden Place, Hazelden, Hockeredge, Homestall, Hocker, Kench, Knock, Lashenden, Maplesden, Maytham, Mount Le Hoe,
    Old Wilsley, Paper Mill, Park Gate, Pinyons, Pix, Ramsden, Rogley, Satins, Sponden, Standen, Strawberry Hole, Swattenden,
    Tenterden Hall, Upper Eythorne, Whatlington, Wandle Mead, Wissenden`),
  sites:
    split(`Hartley Dyke, Great Maytham, Pullington, Swift Meadow, Cherry Tree, Cobb Wood, Kettle Shaw, Plum Tree, Mote Wood,
    Orchard Glade, Spindlewood, Rother View`),
};
