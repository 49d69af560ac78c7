import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

const AREAS = areas(
  `town; CB91; ; Littlemarch; March Littleport; Chattermere
village; CB92; Wimbleton; Littlemarch; March Littleport; Chattermere
village; CB92; Manea Lode; Littlemarch; March Littleport; Chattermere
village; CB92; Stonea Hythe; Littlemarch; March Littleport; Chattermere
village; CB93; Benwicken; Littlemarch; March Littleport; Chattermere
village; CB93; Doddingham; Littlemarch; March Littleport; Chattermere
town; CB94; ; Chattermere; Chatteris Mere; Littlemarch
village; CB95; Upwelney; Chattermere; Chatteris Mere; Littlemarch
village; CB95; Outwold; Chattermere; Chatteris Mere; Littlemarch
village; CB95; Three Holts; Chattermere; Chatteris Mere; Littlemarch
town; IP96; ; Soham Prior; ; Chattermere
village; IP97; Isleworth Fen; Soham Prior; ; Chattermere
village; IP97; Burwick; Soham Prior; ; Chattermere
village; IP97; Wicken Reach; Soham Prior; ; Chattermere`,
  { borough: 'East Fenland', county: 'Cambridgeshire', oldCounty: 'Cambs' },
);

/** The places of the fens of the Ouse. */
export const FENS_HELD_BACK: PlaceWords = {
  areas: AREAS,
  whole:
    split(`The Market Square, Town Street, Wisbech Road, The Avenue, Forty Foot Bank, Sixteen Foot Bank, Hundred Foot Bank, High Causeway,
    Broad Street, Bridge Lane, First Drove, Second Drove, Third Drove, Mill Drove, The Hythe, Dartford Road,
    Low Road, Church End, Mill End, Common Side, Pound Lane`),
  bases:
    split(`Askews, Bates, Block Fen, Botany, Bury, Byall Fen, Cats Lot, Cawdle, Cottons, Crooked, Dagless, Darby,
    Eastrea, Euximoor, Feltwell, Fodder Fen, Gaul, Glassmoor, Gracious, Grunty, Hake, Headlake, Honey, Horsemoor,
    Infields, Jenkins, Knights End, Langwood, Latches, Leonards, Linwood, Longhill, Mepal, Morleys, Nordelph,
    Oxlode, Padgetts, Plantation, Primrose, Pymoor, Quaney, Ramsons, Ransonmoor, Reach, Rings End, Sandbank,
    Shippea, Slate Barn, Stags Holt, Turves, Tipps End, Upware, Welches Dam, Whitemoor, Wype, Westry, Coldham`),
  heads: split(
    'Ang, Bar, Blunt, Chip, Denn, Earl, Flad, Gren, Hadd, Isle, Lakes, Mild, Prick, Quy, Stret, Thet, Wend, Wil',
  ),
  tails: split('all, cott, ea, ering, ey, ington, hithe, low, ram, sey, sham, wold'),
  blocks:
    split(`Etheldreda, Ovin, Bedford, Vermuyden, Hereward, Larkfield, Denny, Alan de Wal, Peacock, Steeple,
    Cromwell, Sedge, Bittern, Harrier, Swallowtail, Teal`),
  estates:
    split(`Hereward Chase Phase 1, Hereward Chase Phase 2, Millstream Meadow, Sedgefields, Beet Field View,
    Ouse Bank Gardens, Swallow Rise, Elme Park`),
  houses:
    split(`Fairview, The Chestnuts, Black House, Jasmine Cottage, Lode House, Lode Cottage, Orchard House, The Elms,
    Cherry Tree Cottage, Fenland House, Washbank, The Limes, Mere View, Heron Lodge, Ferry Cottage, Oak Lodge,
    Chapel Cottage, The Hollies, Glebe House, Pump House, Hillrise, Honeysuckle Cottage, The Retreat, The Nook,
    Swan House, Woodlands, Church Cottage, The Old Vicarage, Riverside, Reedmace, Lark House, The Stables, Maltings House`),
  places:
    split(`Adams, Bedlam, Block, Chestnut, College, Colony, Curf, Dairy House, Engine, Fortrey, Glebe, Hall, Hundred,
    Kings, Lodge, Mere, Norwood, Nornea, Padnal, Queens Holme, Thorney Hill, Toll, Wash, Willow`),
  sites: split('RAF Wimbleton, RAF Burwick Heath'),
};
