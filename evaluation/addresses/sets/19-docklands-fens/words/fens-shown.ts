import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

const AREAS = areas(
  `town; PE81; ; Holbeck St Guthlac; Holbeck; Whapley
village; PE82; Gedley Drove End; Holbeck St Guthlac; Holbeck; Whapley
village; PE82; Moulsea; Holbeck St Guthlac; Holbeck; Whapley
village; PE82; Fleet Marsh; Holbeck St Guthlac; Holbeck; Whapley
village; PE83; Quadringham; Holbeck St Guthlac; Holbeck; Whapley
village; PE83; Gosbertoft; Holbeck St Guthlac; Holbeck; Whapley
town; PE84; ; Whapley; Whapley Market; Holbeck St Guthlac
village; PE85; Sutton St Neot; Whapley; Whapley Market; Holbeck St Guthlac
village; PE85; Tydd Saltings; Whapley; Whapley Market; Holbeck St Guthlac
village; PE85; Lutterfen; Whapley; Whapley Market; Holbeck St Guthlac
town; PE86; ; Crowmere; ; Whapley
village; PE87; Cowbit Common; Crowmere; ; Whapley
village; PE87; Deeping Gate End; Crowmere; ; Whapley
village; PE87; Thorney Row; Crowmere; ; Whapley`,
  { borough: 'South Holbeck', county: 'Lincolnshire', oldCounty: 'Lincs' },
);

/** The places of the fens round the Wash. */
export const FENS_SHOWN: PlaceWords = {
  areas: AREAS,
  whole:
    split(`Market Place, Church Gate, Main Road, The Green, Roman Bank, Marsh Road, Mill Lane, Chapel Gate, Fourth Drove, Fifth Drove,
    Station Street, Hall Gate, Market Hill, Sheep Market, Double Street, School Lane, Sea Bank, Old Fen Lane,
    West End, Sixth Drove, Northgate`),
  bases:
    split(`Adventurers, Beggars Bush, Bell, Broadgate, Cackle, Clough, Cradge, Dozens, Draw Dyke, Fendyke,
    Gowt, Guanock, Hagbeach, Hunchback, Hurdletree, Jekils, Lapwater, Ravens, Middle Marsh, Monks House, Mumby,
    New Gull, Old Leam, Ploughmans, Pode Hole, Ravensgate, Red Cow, Sluice, Sot, Spalders, Starlode, Surfleet,
    Sutterton, Tenpenny, Washway, Weydyke, Wigtoft, Wragg Marsh, Tulip, Daffodil, Hyacinth, Narcissus, Crocus,
    Goosegrass, Winsover, Halmer, Alderney, Hawthorn Bank, Penny Hill, Cranesgate, Stumps Cross`),
  heads: split(
    'Bec, Cold, Dow, Fros, Gos, Hol, Kirk, Lev, Mos, Nor, Pinch, Quad, Ske, Swin, Tyd, Was, Wes, Wyb',
  ),
  tails: split('beck, by, carr, dyke, fleet, gate, holme, kyme, mere, ness, stow, thwaite, toft'),
  blocks:
    split(`Guthlac, Pega, Welland, Glen, Nene, Vernatt, Ayscough, Bulbfield, Rennet, Wykeham, Elsoms, Chantry,
    Harrington, Geest, Westlode, Samian`),
  estates:
    split(`Bulb Rise Phase 1, Bulb Rise Phase 2, Wygate Meadows, Tulip Fields, Holbeck Green, Kingfisher Reach,
    Wardens Croft, Holland Park`),
  houses:
    split(`Fen View, The Laurels, Hawthorns, Rose Cottage, Ivy House, The Bungalow, Sunnydene, Mill House, The Willows,
    Marsh View, Chapel House, The Old Forge, Poplars, Bank House, Lilac Cottage, Meadow View, The Sycamores, Rosedene,
    Fieldview, The Old School, Holly House, Red House, Westview, Sluice Cottage, Windmill View, Hope House,
    Ashlea, Limetree House, The Cottage, Corner Cottage, Drove House, Wheatsheaf House, Whitehouse, The Barn`),
  places:
    split(`Bank, Grange, Cradge Bank, Decoy, Elm Tree, Gull, Ivy, Lapwing, Manor, Marsh, Monks, New Cut, Poplar,
    Priory, Red House, Rookery, Saltern, Star, Toft, Vine House, Wheelers, White House, Windmill, Worlds End`),
  sites: split('RAF Gedley, RAF Sutton Saltings'),
};
