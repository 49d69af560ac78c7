import type { PlaceWords } from '../words.ts';
import { areas, pairs, split } from './split.ts';

const AREAS = areas(
  `town; HR42; ; Hayford-on-Wye; ; Y Gelli Newydd
town; NP41; ; Monnowchester; ; Trefynnwy
town; NP42; ; Crickvenny; ; Crucfenni
town; GL41; ; Colebrook; ;
village; HR42; Clifford Castle; Hayford-on-Wye; ; Y Gelli Newydd
village; HR42; Dorchurch; Hayford-on-Wye; ; Y Gelli Newydd
village; HR42; Llanigon Fach; Hayford-on-Wye; Llaneigon; Y Gelli Newydd
village; NP41; Skenfreth Cross; Monnowchester; Ynysgynwraidd; Trefynnwy
village; NP41; Grosmont Hill; Monnowchester; Y Rhosllwyd; Trefynnwy
village; NP41; Rockfield Green; Monnowchester; ; Trefynnwy
village; NP41; Penallt Fawr; Monnowchester; ; Trefynnwy
village; NP42; Llantilio Pertwee; Crickvenny; Llandeilo; Crucfenni
village; NP42; White Castle; Crickvenny; Y Castell Gwyn; Crucfenni
village; NP42; Pandy Bridge; Crickvenny; Pandy; Crucfenni
village; NP42; Llanvihangel Usk; Crickvenny; Llanfihangel; Crucfenni
village; GL41; Newland Ash; Colebrook; ;
village; GL41; Staunton Woods; Colebrook; ;
hamlet; HR42; Craswell; Hayford-on-Wye; ; Y Gelli Newydd
hamlet; HR42; Urishay Common; Hayford-on-Wye; ; Y Gelli Newydd
hamlet; NP41; Maypole Cross; Monnowchester; ; Trefynnwy
hamlet; NP41; Cwmcarfan; Monnowchester; ; Trefynnwy
hamlet; NP42; Forest Coal Pit; Crickvenny; Fforest; Crucfenni
hamlet; NP42; Bettws Newydd; Crickvenny; ; Crucfenni
hamlet; GL41; Clearwood; Colebrook; ;
hamlet; GL41; Stowfield; Colebrook; ;`,
  { borough: 'Wyeside', county: 'Wyeshire', oldCounty: 'Gwent' },
);

/** The places of a county on the border, its south. */
export const MARCHES_HELD_BACK: PlaceWords = {
  areas: AREAS,
  whole:
    split(`Monnow Street, Cross Street, Frogmore Walk, Market Street, Lion Street, Agincourt Square, Priory Street,
    St Marys Street, Nevill Street, Bell Street, Heol Fawr, Stryd yr Eglwys, Ffordd y Felin, Wye Bridge Street,
    Old Dixton Lane, Church Road, Hereford Road, Brecon Road, Tudor Street, The Struet, Oxford Row, Bank Square`),
  bases:
    split(`Almshouse, Blorenge, Chippenham, Cinderhill, Croft y Bwla, Dixton, Drybridge, Elmhurst, Glendower, Granville,
    Hatfield, Hendre, Kings Fee, Kymin, Lansdown, Levitt, Merthyr, Osbaston, Park, Pen y Pound, Rolls, Skirrid, St Teilo,
    Staunton, Sugar Loaf, Toll, Trellech, Tudor, Vauxhall, Vinegar, Wonastow, Wyesham, Ysguborwen, Holywell`),
  heads: split(`Dor, Ewy, Gol, Hunt, Kil, Lugg, Mona, Pen, Ross, Tre, Usk, Vow`),
  tails: split(`ade, bach, combe, den, garth, harold, more, wern`),
  blocks:
    split(`Agincourt, Monmouth Lea, Geoffrey, Rolls Lodge, Kyrle, Wyebank, Priory Gate, Nelson Gate, Nevill,
    Glyndwr, Blorenge View, Usk Bank, Herbert, Skirrid`),
  estates: split(`Over Monnow Estate, Rockfield Rise, Wonastow Industrial Estate, Union Road Business Park`),
  houses:
    split(`The Old Vicarage, Honeysuckle Cottage, Wisteria Cottage, Brookside, The Old Forge, Wheelwrights,
    The Old Bakery, Glebe House, Walnut Tree House, School House, Ferry Cottage, Ferndale, Wayside, Laburnum Cottage,
    Sycamore House, The Olde Inn, Tump House, Pippin Cottage, Perry House, Ladywell, Wood End, Mount Pleasant, Belmont,
    The Sheilings, River View, Cobblers Cottage, Sawmill House, Ash Tree Cottage, Hop Pole House, The Kiln House,
    Meadow View, Bower House, Tinkers Cottage, St Davids, The Old Court, The Old Station House, Signal Cottage, Bell House,
    The Croft, Plum Tree Cottage, Rosedene, The Nest, The Elms, Hillcrest, Pond House, Mistletoe Cottage, Apple Tree House,
    Oak Cottage, Garden Cottage, The Firs, Valley View, Wyndcliff, Barley Cottage, Lilac House, Wood View, The Chantry,
    Pilgrims Cottage, The Larches, Rhiw House, Common Cottage`),
  schools: split(`Monnowchester Comprehensive School, Ysgol Gymraeg y Fenni Fach, Cross Ash Primary School,
    Hayford Primary School, St Briavels Church School, Colebrook Academy`),
  farms:
    split(`Great Trerhew Farm, Little Trerhew Farm, Llanvapley Farm, Upper Cwm Farm, Lower Cwm Farm, Treadam Court,
    Hilston Hall, Norton Court Farm, Llangattock Farm, Part y Seal, Tregate Farm, Graig Farm, Great Llanllwyd,
    Blackbrook Hall, Demesne Farm, Caggle Street Farm, Penrhos Court, Old Court Farm, Great Goytre Farm, Trostrey Farm,
    Pant Farm, Hendre Hall, Onen Farm, Crossway Farm, Whitehouse Farm, Michaelchurch Court, Turnastone Farm, Chanstone Court,
    Wellbrook Manor, Poston Hall, Shenmore Farm, Snodhill Farm, Urishay Court, Fairfield Farm, Bage Court, Arthurstone Farm,
    Great Brampton Farm, Cothill Farm, Upper Redbrook Farm, Birchamp Farm, Highmeadow Hall, Scowles Farm, Bream Lodge Farm, Tump Farm`),
  welshHouses:
    pairs(`Ty Mawr/Great House, Ty'r Ysgol/, Pen y Lan/, Bryn Teg/Fairhill, Y Felin/, Hen Dafarn/Old Tavern, Pwll Du/Blackpool House,
    Cwrt Bach/, Gelli Aur/Golden Grove, Llan Fach/, Coed Cae/, Berllan Deg/Fair Orchard, Llwyn Celyn/Holly Grove, Tir Nant/,
    Nant Ddu/Black Brook House, Erw Las/, Y Bwthyn/The Thatch, Pant Glas/Green Hollow, Bryn Awel/Breezy Hill, Caer Llan/, Gwern Ddu/,
    Ty'r Afon/River House, Maes Llwyn/, Fron Haul/Sunny Bank, Penpergwm Lodge/, Twyn y Gaer/, Drws y Coed/, Cil Haul/Sun Nook, Hendre Fach/, Plas Derw/Oak Mansion`),
  barns:
    split(`The Cider Mill, The Hop Kiln, The Cart House, Barn Owl Cottage, The Tallet, The Cowshed, Bull Pen, The Linhay,
    The Grain Store, The Parlour Barn, The Smithy Barn, Pear Tree Barn`),
  chapels: split('Capel Horeb, Zion Chapel, Tabernacl, Hebron Methodist Chapel'),
};
