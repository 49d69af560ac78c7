import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** The districts of the first borough. */
export const RIVERSIDE_SHOWN: PlaceWords = {
  areas: areas(
    `district; SE41; Tanners Hythe; London; Greater London; Marlwich
district; SE42; Tanners Hythe; London; Greater London; Marlwich
district; SE42; Rushey Bank; London; Greater London; Marlwich
district; SE43; Copperfields; London; Greater London; Marlwich
district; SE44; Galley Stairs; London; Greater London; Marlwich
district; SE44; Dockhead Green; London; Greater London; Marlwich
district; SE45; Camber Hill; London; Greater London; Marlwich
district; SE46; Nunbridge; London; Greater London; Marlwich
district; SE47; Peckwater; London; Greater London; Marlwich
district; SE48; Lambkin Fields; London; Greater London; Marlwich
district; SE49; Effra Cross; London; Greater London; Marlwich`,
    { borough: 'Hythewark', county: 'Greater London', oldCounty: 'Surrey' },
  ),
  whole:
    split(`Borough Lane, Union Street, Church Street, Park Street, Albert Road, Victoria Road, Grange Road, Manor Road,
    Queens Row, Kings Row, Chapel Street, Cross Street, Mill Lane, Wharf Road, Market Place, North Street, South Street`),
  bases:
    split(`Lantern, Redcross, Sawyer, Marigold, Tabard, Pepys, Snowsfield, Weller, Copperas, Tooley, Drummer, Ropewalk,
    Trundle, Pickwick, Quilp, Nickleby, Clennam, Dorrit, Lavender, Skipton, Rodney, Wansey, Larcom, Brandon, Penrose,
    Amelia, Carter, Manor Place, Fielding, Liverpool Grove, Merrow, Cadiz, Sutton, Fairway, Balfour, Chatham, Searles,
    Darwin, Congreve, Comus, Elba, Townsend, Barlow, Mason, Catesby, Tisdall, Sedan, Aylesford, Bagshot, Inville,
    Kinglake, Bradenham, Beaconsfield, Boyson, Westmoreland, Albany, Councillor, Vassall, Foxley, Cowley, Elias, Mostyn,
    Calais, Bethwin, Comber, Sultan, Crown Field, Pilgrim, Camberwood, Flodden, Lothian, Halsmere, Knatchbull`),
  heads: split('Bar, Cale, Dul, Fern, Gil, Harl, Jes, Kemp, Lor, Mel, Nor, Ped, Rom, Sel, Tem, Wal'),
  tails: split('bert, cott, dale, ford, grave, ham, man, more, shaw, stock, ton, ward'),
  blocks:
    split(`Thrale, Barclay, Perkins, Calvert, Bligh, Mayflower, Brunel, Surrey, Canute, Archbishop, Pilgrims, Tyndale, Harvard,
    Marshalsea, Winkle, Tupman, Snodgrass, Wardle, Jingle, Boffin, Wegg, Hexam, Riderhood, Podsnap, Lammle, Veneering,
    Wrayburn, Lightwood, Harmon, Rokesmith, Wilfer, Crisparkle, Drood, Jasper, Datchery, Landless, Bazzard, Sapsea,
    Durdles, Grewgious, Tope, Honeythunder, Micawber, Steerforth, Traddles, Barkis, Peggotty, Murdstone, Trotwood`),
  estates: split(
    `Haddonbury Estate, Kingsreach Estate, Tabard Fields Estate, Rockwell Estate, Dickory Estate, Astleyside Estate,
    Longfield Bridge Estate, Setchell Green Estate, Brimstone Estate, Wyndcott Estate, Elmhythe Estate, Portlands Estate`,
  ),
  houses:
    split(`Lock Cottage, The Old Brewhouse, Chapel Lodge, Ferrymans House, The Old Vestry, Pump House, Leather House,
    Hop Exchange House, The Counting House, Glass House, Sexton Cottage, The Watch House`),
  places: split(
    `Bermonds Market, Tanners Market, Low Cut Market, East Lane Market, Camber Covered Market, Stoney Market`,
  ),
  sites:
    split(`Leathermarket Yard, Biscuit Works, Vinegar Yard, Peckwater Enterprise Centre, Galley Business Centre,
    Cannery Studios, Jamworks, Rushey Trading Estate, Morocco Works, Nunbridge Business Hub, Maltings Workspace,
    Camber Business Park`),
};
