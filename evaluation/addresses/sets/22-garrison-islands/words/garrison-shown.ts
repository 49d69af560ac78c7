import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** The garrison, market towns and hamlets of the first district. */
export const GARRISON_SHOWN: PlaceWords = {
  areas: areas(
    `town; SP71; ; Tedbrook; Tedbrook Camp; Ambleford
town; SP72; ; Tedbrook; Tedbrook Camp; Ambleford
village; SP72; Periham Down; Tedbrook; Tedbrook Camp; Ambleford
village; SP73; Shipley Bellinger; Tedbrook; Tedbrook Camp; Ambleford
town; SP74; ; Ambleford; Great Ambleford; Devencester
town; SP75; ; Ambleford; Great Ambleford; Devencester
village; SP75; Durnmarsh; Ambleford; Great Ambleford; Devencester
village; SP76; Bulstrode Camp; Ambleford; Great Ambleford; Devencester
town; SP77; ; Devencester; The Vize; Tedbrook
village; SP78; Urchwell; Devencester; The Vize; Tedbrook
village; SP78; Market Lavenham; Devencester; The Vize; Tedbrook
village; SP79; Chirtonbourne; Devencester; The Vize; Tedbrook`,
    { borough: 'Avon Plain', county: 'Wiltshire', oldCounty: 'Wilts' },
  ),
  whole:
    split(`High Street, Sheepcroft Road, Salisbury Street, London Road, The Brittox, Parade Ground Road, Church Walk,
    Bath Road, Southampton Row, Andover Lane, Cattle Market, Long Street, The Packway, Estcourt Row, Wine Street`),
  bases:
    split(`Waterloo, Talavera, Corunna, Salamanca, Badajoz, Vitoria, Inkerman, Balaklava, Sevastopol, Lucknow, Delhi,
    Omdurman, Ladysmith, Mafeking, Kimberley, Mons, Ypres, Arras, Cambrai, Loos, Menin, Somme, Jutland, Tobruk, Alamein,
    Anzio, Cassino, Caen, Falaise, Arnhem, Nijmegen, Wireless, Kohima, Imphal, Rangoon, Royal Fusilier, Kings Own,
    Gloster, Wessex Yeomanry, Green Howard, Royal Dragoon, Queens Lancer, Grenville, Wellesley, Picton, Uxbridge,
    Hougoumont, Royal Hussar, Sabre, Lance, Bugle, Drummer, Trumpeter, Farrier, Gunner, Sapper, Signal, Larkhanger,
    Honeysuckle, Sarsen, Barrow, Trilithon, Beech Clump, Plover, Bustard, Stonechat, Lapwing, Fescue, Cowslip,
    Harebell, Orchid, Thyme, Skylark, Dewpond, Chalkpit, Nadder, Wylye, Ridgeway, Westbury, Tinkers, Wether, Fleece`),
  heads: split(
    'Ald, Bram, Chal, Dun, Eve, Fid, Gor, Haz, Knap, Lud, Mil, Net, Ogb, Pew, Ram, Stan, Tils, Wex',
  ),
  tails: split('bourne, combe, cote, hanger, lake, ley, minster, port, sey, stoke, wick'),
  blocks:
    split(`Kestrel, Merlin, Hobby, Harrier, Goldcrest, Wheatear, Fieldfare, Redwing, Whitethroat, Blackcap, Linnet, Siskin,
    Chestnut, Walnut, Medlar, Mulberry, Quince, Damson, Hornbeam, Juniper, Larch, Rowanberry, Aspen, Spindle, Wayfarer,
    Constable, Gainsborough, Turner, Stubbs, Romney, Hogarth, Whistlejacket, Elgar, Purcell, Tallis, Byrd, Dowland`),
  estates:
    split(`Saxon Reach, Archers Gate, Riverdown Park, Zouch Meadow, Perham Rise, Longhedge View, Kings Gate Meadow,
    Quakers Field, Stonebridge Park, Wharfside, Canalside Reach, Lay Wood, Drews Park, Marshall Fields`),
  houses:
    split(`The Old Forge House, Thatch End, Sarsen Stones, Barrow House, Flint Cottage, Cob Cottage, Downs View, Box Hedge
    House, Manor Farmhouse, Kennel Cottage, Keepers Lodge, Church Farm House, The Old Bakehouse, Malthouse, Wagon House,
    Sheepwash, Bourne House, Drove End, Plain View, Racquets Court House, The Granary, Pear Tree House, Laurel Bank,
    Swallows Nest, Duck Cottage, Cress Cottage, Mead House, Long Thatch, Greensand, The Old Post House, Hatchways`),
  places:
    split(`Assaye, Alma, Mooltan, Bhurtpore, Candahar, Lucan, Delacombe, Jellalabad, Kandahar, Swinton, Ward Hunt, Ludlow
    Castle, Meerut, Aliwal, Carver, Rawlinson`),
  sites: split(
    `Netherhaven, Upavale, Keevington, Rollestone Down, Zeals Common, Oatland Hill, Thruxley, Wroughton Plain`,
  ),
};
