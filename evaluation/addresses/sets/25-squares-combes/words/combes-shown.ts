import { cross } from '../../common/cross.ts';
import { areas, split } from '../../common/split.ts';
import type { CombesWords } from '../words.ts';

/** The towns and villages of the first district of the West Country. Ashcombe is at two towns. */
export const COMBES_SHOWN: CombesWords = {
  areas: areas(
    `town; EX61; ; Culverhampton; ; Dartleigh
village; EX61; Ashcombe; Culverhampton; ; Dartleigh
village; EX61; Stoke St Mary Combe; Culverhampton; ; Dartleigh
village; EX62; Bickleigh Cross; Culverhampton; ; Dartleigh
village; EX62; Clyst Honiford; Culverhampton; ; Dartleigh
village; EX62; Broadnymet; Culverhampton; ; Dartleigh
town; TQ61; ; Dartleigh; ; Torcross Regis
village; TQ61; Ashcombe; Dartleigh; ; Torcross Regis
village; TQ61; Harberwell; Dartleigh; ; Torcross Regis
village; TQ62; Stoke-in-Dart; Dartleigh; ; Torcross Regis
village; TQ62; Rattlery; Dartleigh; ; Torcross Regis
town; TQ63; ; Torcross Regis; ; Dartleigh
village; TQ63; Slaptonleigh; Torcross Regis; ; Dartleigh
village; TQ64; Beesonhead; Torcross Regis; ; Dartleigh
village; TQ64; East Prawlstone; Torcross Regis; ; Dartleigh
town; EX63; ; Okebury; ; Culverhampton
village; EX63; Sampford Spinney Vale; Okebury; ; Culverhampton
village; EX64; Stoke St Mary Combe; Okebury; ; Culverhampton
village; EX64; Bratton Tracey; Okebury; ; Culverhampton
village; EX64; Zeal Sourton; Okebury; ; Culverhampton`,
    { borough: 'South Dartmoor', county: 'Devon', oldCounty: 'Devonshire' },
  ),
  whole:
    split(`Fore Street, Church Hill, Exeter Old Road, Mill Lane, Back Lane, Silver Street, The Strand, Rectory Hill, Castle Street,
    The Butterwalk, West Town Lane, Chapel Steps`),
  bases:
    split(`Abbots, Alphin, Aller, Barley, Barnpark, Bidwell, Blackawton, Blindwell, Bowden, Brimley, Broadpark, Buckland, Burscombe,
    Butts, Cadover, Chantry, Chudd, Clampit, Collaton, Conduit, Courtenay, Crannaford, Crock, Culver, Deerpark, Drakes, Ducks, Elmfield,
    Merrifield, Moorview, Mutton, Narrow, Newcourt, Okement, Orchardland, Otter, Paddons, Pathfields, Peeks, Pinwood, Pipers, Plains,
    Priory, Quaker, Raleigh, Redlands, Rock Park, Rydon, St Andrews, St Clements, St Sidwells, Sandpath, Shutterton, Smithy, Southdown,
    Stanborough, Station Yard, Swan, Teign, Ticklemore, Tithe, Totten, Truscott, Undercliff, Venny, Wallaford, Weir, Westabrook,
    Whiddon, Whistley, Wonton, Yeolands`),
  heads: split('Bel, Chag, Dun, Hol, Lus, Mor, Nad, Lod, Tav, Wid'),
  tails: split('acombe, bridge, ford, hele, iscombe, sworthy, well, worthy'),
  blocks: split(
    'Arundell, Brutus, Chaddle, Dartvale, Elizabethan, Fernleigh, Gatehouse, Homecombe, Leat, Mulberry, Riverside, Salterns',
  ),
  estates:
    split(`Higher Town, Lower Town, Frogwell, Week, Venn, Coombe Cross, Goodstone, Ford, Bowcombe, Luscombe Cross, Dunstone,
    Pomphlett`),
  houses: [
    ...split(`The Old Rectory, Bridge Cottage, The Thatch, Valley View, Sunnymead, Churchtown House, Little Thatch, Mill Leat, The Old Cider Press,
    Appledore, Red Earth, Combe House, The Old Reading Room, Tor View, Hillside, The Malt House, Primrose Bank, Cobblers`),
    ...cross(
      split(
        'Apple Tree, Badgers, Buttercup, Cob, Devon, Foxglove, Honeysuckle, Lavender, Orchard, Pippin, Pound, Rose, Swallow, Wisteria',
      ),
      split('Cottage, House, Lodge, Barn, End, Corner'),
    ),
  ],
  places:
    split(`Higher Ashwell, Lower Ashwell, Great Burrow, Little Burrow, Addislade, Bagton, Beara, Bearscombe, Blakemore, Challamoor,
    Coleton, Dockwell, East Leigh, West Leigh, Fursdon, Gerston, Halsbeer, Heathfield, Kerswell, Langaford, Middle Hole, Moorland,
    Natson, North Huish, Penquit, Preston, Ranscombe, Reveton, Shilstone, Spriddle, Tideford, Uppacott, Wadstray, Yarnacombe`),
  sites: split(
    'Bolt View, Channel, Dart Valley, Leonards Cove, Oldaport, Pennymoor, Start Bay, Woodland Leisure, Ebenezer, Bethesda',
  ),
  parts:
    split(`The Linhay, The Shippon, The Roundhouse, The Farmhouse, The Granary, The Cider Barn, The Piggery, The Old Threshing Barn,
    Wagon House, Orchard Barn`),
};
