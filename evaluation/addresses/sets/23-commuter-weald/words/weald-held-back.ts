import { cross } from '../../common/cross.ts';
import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

const HOUSES =
  split(`Oak Cottage, The Old Manse, The Parsonage House, Old School, The Smithy, Smithy Cottage, Vine Cottage,
  Lavender Cottage, Well Cottage, Bakers Cottage, Gardeners Cottage, The Old Bakery, The Croft, Highlands, Hillview, Fairview,
  The Granary House, Downlands, The Old Chapel, Chapel Cottage, Keepers Cottage, The Coach House, Stable Cottage, The Grange,
  Sunnyside, Laurel Cottage, The Willows, The Beeches, Fir Tree Cottage, April Cottage`);

/** The small towns and villages of the second district. */
export const WEALD_HELD_BACK: PlaceWords = {
  areas: areas(
    `town; RH41; ; Heathfold; ; Uckbridge
village; RH41; Cross in Hande; Heathfold; ; Uckbridge
village; RH42; Waldronhurst; Heathfold; ; Uckbridge
village; RH42; Punnets Down; Heathfold; ; Uckbridge
village; RH42; Warblington Green; Heathfold; ; Uckbridge
town; RH43; ; Uckbridge; ; Heathfold
village; RH44; Fletchwood; Uckbridge; ; Heathfold
village; RH44; Buxley; Uckbridge; ; Heathfold
village; RH44; Framfold; Uckbridge; ; Heathfold
village; RH45; Newickham; Uckbridge; ; Heathfold
village; RH45; Piltdene; Uckbridge; ; Heathfold
town; RH46; ; Wadhurley; ; Mayfold
village; RH47; Tidebrooke; Wadhurley; ; Mayfold
village; RH47; Ticehold; Wadhurley; ; Mayfold
village; RH47; Stonegate Cross; Wadhurley; ; Mayfold
town; RH48; ; Mayfold; ; Wadhurley
village; RH49; Five Ashdown; Mayfold; ; Wadhurley
village; RH49; Burwood Common; Mayfold; ; Wadhurley`,
    { borough: 'Ashdown Vale', county: 'East Sussex', oldCounty: 'E Sussex' },
  ),
  whole:
    split(`Old High Street, Village Green, Lewes Road, Eastbourne Road, Battle Road, Church Hill, London Lane, Station Hill,
    Vicarage Lane, Horsebridge Road, North Street, South Street, Wilderness Lane, Windmill Lane, Tunbridge Road`),
  bases:
    split(`Argos Hill, Bassetts, Beechy, Bevingford, Bicycle Arms, Bird in Eye, Blackboys, Burnt Oak, Butchers, Cade, Catts,
    Cinderhill, Coggins Mill, Combe Hill, Cross Ways, Cuckfold, Dallington, Dern, Dewlands, Dodds, Dudsland, Earls, East
    Beech, Faircrouch, Fir Grove, Flitterbrook, Foords, Freehold, Gatehouse Green, Ghyll, Gorsedown, Grub, Hadlow, Hammerden,
    Hempstead, Herons, Holmshurst, Isenhurst, Jarvis Brook, Kings Head, Knole, Leeves, Little London, Marklye, Mutton Hall,
    Newpound, Nutley, Oldlands, Osborne Hill, Palehouse, Perrymans, Possingworth, Pump, Rams, Rotherhurst, Rushlake, Sandrock,
    Scocus, Skippers Hill, Sleeches, Snatts, Tanners, Theobalds, Trulilows, Tubwell, Turners, Whitehouse, Wellbrook`),
  heads: split('Bad, Bal, Cow, Cuck, Ewe, Fern, Gats, Hob, Hur, Lynd, Pen, Sed, Turl, Wartl'),
  tails: split('combe, dean, fold, gill, ham, hoath, ington, mere, shaw, stow'),
  blocks: split(
    `Fermor, Gage, Gresham, Huggett, Levett, Pelham, Relf, Shoesmith, Stollyons, Bonnick, Ashburnham`,
  ),
  estates:
    split(`Heronden Park, Possingworth Manor, Buxted Chase, Sheffield Hall, Bayham Priory, Horam Manor, Wykehurst, Tilsmore Park,
    Rotherfield Hall, Glynde Chase, Brightling Place, Whiligh`),
  houses: [
    ...HOUSES,
    ...cross(
      split(`Badgers, Beech, Bracken, Broomfield, Charcoal, Clover, Copse, Cowslip, Deer, Elderberry, Fallow, Finches, Flint, Gorse,
      Hatch, Heather, Hollow, Iron, Jays, Kestrels, Linnets, Mallow, Medlar, Moat, Myrtle, Nightingales, Orchid, Owl, Partridge,
      Poplar, Poppy, Ridge, Rowan, Sedge, Swallow, Tansy, Thistle, Toad, Violet, Woodbine`),
      split('Cottage, House, Lodge, Barn, Oast, Rise, Corner, Farmhouse'),
    ),
  ],
  places:
    split(`Allens, Amberstone, Bibleham, Bivelham, Brownings, Bungehurst, Clearhedge, Clippenham, Cralle, Darbys, Dungates,
    Etchingwood, Fullers, Furnace Bank, Great Bainden, Greenwoods, Hale, Hammer Bank, Hawkhurst Moor, Howbourne, Huggetts
    Furnace, Isted, Kirby, Lakestreet, Lion House, Merryweathers, Moat Mill, Nepcote, Old Ways, Pococks, Popes, Rumsden, Scotsford,
    Sharnden, Shovers Green, Tottingworth, Twyford, Wenbans, Woodknowle, Yewtree`),
  sites:
    split(`Bluebell Wood, Cherry Clack, Chilsham, Deer Glade, Foxhunt, Horam Glen, Lions Green, Marle Green, Nutwell, Tilsmore,
    Vines Cross, Wealden Heights`),
};
