import { cross } from '../../common/cross.ts';
import { areas, split } from '../../common/split.ts';
import type { MilltownWords } from '../words.ts';

/** The towns and valleys of the second mill district. */
export const MILLTOWN_HELD_BACK: MilltownWords = {
  areas: areas(
    `town; HX41; ; Sowerthwaite; ; Hebblesford
district; HX41; Warley Clough; Sowerthwaite; ; Hebblesford
district; HX42; Norland Edge; Sowerthwaite; ; Hebblesford
district; HX42; Copley Mount; Sowerthwaite; ; Hebblesford
district; HX43; Pyenest; Sowerthwaite; ; Hebblesford
town; HX44; ; Hebblesford; ; Sowerthwaite
village; HX44; Old Townfield; Hebblesford; ; Sowerthwaite
village; HX45; Mythamroyd; Hebblesford; ; Sowerthwaite
village; HX45; Cragg Hollow; Hebblesford; ; Sowerthwaite
town; HX46; ; Ellandroyd; ; Cleckley
district; HX46; Blackley Top; Ellandroyd; ; Cleckley
district; HX47; Stainlee; Ellandroyd; ; Cleckley
town; HX48; ; Cleckley; ; Ellandroyd
district; HX48; Scholesmoor; Cleckley; ; Ellandroyd
village; HX49; Hartshead Green; Cleckley; ; Ellandroyd`,
    { borough: 'Upper Calderside', county: 'West Yorkshire', oldCounty: 'W Yorks' },
  ),
  whole:
    split(`Town Gate, Commercial Street, Halifax Old Road, Huddersfield Road, Keighley Lane, Burnley Road, Kings Cross Lane,
    Wharf Lane, Crown Street, New Hey Road, Northgate, Rochdale Road, Towngate Bottom, Saddleworth Road, Bradford Old Road`),
  bases:
    split(`Ackroyd, Aked, Allerton, Ambler, Armitage, Arncliffe, Aspinall, Back Hall, Balkram, Battinson, Beechwood, Bell Hall,
    Bermondsey, Boothtown, Bowman, Brackenbed, Briggate, Broomfield, Bull Green, Burnsall, Caddy, Calton, Catherine, Chapeltown,
    Claremount, Clay, Clough Hall, Cobden View, Cousin, Cromwell, Crowtrees, Dean, Delver, Denfield, Dudwell, Ealand, Elm View,
    Emscote, Exley, Fenby, Fixby, Fountain, Gaukroger, Gerrard, Gibbet, Gleanings, Godley, Grantham Mill, Greenups, Haigh, Hanson,
    Haugh Shaw, Heathfield, Highroad, Hopwood, Horley, Hunger Hill, Illingworth, Jagger, Jer, Keswick, Killinghall, Kliffen,
    Laisteridge, Laura, Lister, Lumbrook, Maude, Melbourne, Mile Cross, Milner, Nursery, Oakes, Ovenden, Oxford Mill, Paddock,
    Parkinson, Pellon, Pickwood, Pollard, Pye, Queensbury, Range, Raw, Rhodesia, Rothwell, Savile, Scarr, Shroggs, Siddal, Simm Carr,
    Skircoat, Sladdin, Spring Edge, Stannary, Sunnybank, Thrum Hall, Turney, Upper Haugh, Vickerman, Violet, Wadsworth,
    Wainhouse, Warneford, Washer, Wheatley, Woodside, Yarborough`),
  heads: split('Ains, Bark, Brig, Cow, Ding, Hebb, Heck, Lud, Luddle, Norr, Rast, Rib, Sowd, Warl'),
  tails: split('burn, clough, croyd, denshaw, field, royd, shaw, stones, thwaite'),
  blocks:
    split(`Bowers, Canal, Clarion, Crossfield Dye, Dean Clough, Empress, Excelsior, Fearnley, Garden Street, Globe, Gratrix,
    Holme, Invincible, Ladyship, Marshfield, Mayroyd, Perseverance, Prospect, Riverside, Shibden, Victoria, Woodleigh`),
  estates:
    split(`Acre, Armytage, Atlas, Bailey Hall, Calder Vale, Lowfields, Old Lane, Pellon Croft, Pheasant, Shaw Lodge, Tenterfields,
    Wistons`),
  houses: [
    ...split(`Royd House, The Old Sunday School, Chapel Fold House, Laithe Cottage, Causeway Cottage, Scar View, Edge End, Wood Top,
    Daisy Bank, Crag Side, Ing Head, Carr House, Dean House, Far View, Field House, Gate House, Green Bank, Haugh End, High Lea,
    Hey Royd, Lane Ends, Lower Laithe, Nab View, Quarry Bank, Rock Side, Steps House, Slate House, Stubbing House, Thorn Lea`),
    ...cross(
      split(
        'Bilberry, Carder, Clothiers, Cropper, Curlew, Fuller, Heather, Kersey, Ling, Mistal, Packhorse, Peat, Spindle, Teasel, Treadle, Worsted',
      ),
      split('Lea, Laithe, Fold, Cottage, Croft, Mount'),
    ),
  ],
  places:
    split(`Upper Ing, Lower Hazel, Nether Royd, Great Jumps, Bank End, Bowler, Cat Ith, Clunters, Coppy, Crow Nest, Dry Carr,
    Egypt, Erringden, Flaight, Gauk, Good Greave, Hathershelf, Hollock, Horsehold, Ibbot, Keelham, Lands End, Longbottom, Moorcock,
    New Dike, Old Riggin, Outwood, Parrack, Pinnar, Popples, Rodmer, Roper, Sough, Spink, Stansfield, Stake, Swales, Tenter, Wicking, Withens`),
  sites: split(
    'Bethel, Salem, Mount Tabor, Providence Place, Brearley, Cote Hill, Holywell, Luddfoot, Parkinson Lane, Salterlee, Trinity Mill, Warleyside',
  ),
  moors:
    split(`Height o'th' Hey, Mouth o'th' Dean, Nook i'th' Lane, End o'th' Edge, Law o'th' Ridge, Holme i'th' Carr,
    Bottom o'th' Bank, Jack o'th' Gill`),
  parts: split(
    'The Laithe, The Mistal, Farm House, The Laithe House, The Peat House, Barn Cottage, The Hayloft',
  ),
};
