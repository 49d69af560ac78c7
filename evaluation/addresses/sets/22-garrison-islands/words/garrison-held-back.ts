import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** The garrison, market towns and hamlets of the second district. */
export const GARRISON_HELD_BACK: PlaceWords = {
  areas: areas(
    `town; GU81; ; Aldermoor; Aldermoor Garrison; Petersley
town; GU82; ; Aldermoor; Aldermoor Garrison; Petersley
village; GU82; North Camp Heath; Aldermoor; Aldermoor Garrison; Petersley
village; GU83; Crookhamstead; Aldermoor; Aldermoor Garrison; Petersley
town; GU84; ; Petersley; Petersley Magna; Odiworth
town; GU85; ; Petersley; Petersley Magna; Odiworth
village; GU85; Sheeting; Petersley; Petersley Magna; Odiworth
village; GU86; Langrish Hatch; Petersley; Petersley Magna; Odiworth
town; GU87; ; Odiworth; Kings Odiworth; Aldermoor
village; GU88; Greywellow; Odiworth; Kings Odiworth; Aldermoor
village; GU88; Upton Graye; Odiworth; Kings Odiworth; Aldermoor
village; GU89; South Warncombe; Odiworth; Kings Odiworth; Aldermoor`,
    { borough: 'Rushmere Heath', county: 'Hampshire', oldCounty: 'Hants' },
  ),
  whole:
    split(`Lavant Street, Dragon Street, Farnham Road, Winchester Road, Queens Parade, Hospital Hill, Chapel Street, The Spain,
    Swan Street, Castle Square, Sheep Lane, College Street, Reading Road, Alton Row, Bury Lane`),
  bases:
    split(`Blenheim, Ramillies, Oudenarde, Malplaquet, Dettingen, Minden, Quebec, Maida, Busaco, Albuera, Fuentes, Nivelle,
    Orthez, Toulouse, Quatre Bras, Chillianwallah, Gujerat, Magdala, Tel el Kebir, Abu Klea, Spion Kop, Paardeberg,
    Le Cateau, Marne, Aisne, Messines, Passchendaele, Vimy, Suvla, Megiddo, Kut, Keren, Bardia, Mareth, Primosole, Gothic,
    Rhine Crossing, Reichswald, Goose Green, Longdon, Tumbledown, Parachute, Pegasus, Royal Anglian, Light Dragoon,
    Black Watch, Duke of Cornwalls, Sherwood Forester, Cameron, Seaforth, Gordon, Lothian, Marlborough, Cadogan, Cutts,
    Orkney, Cumberland, Ligonier, Granby, Wolfe, Heather, Bracken, Gorse, Nightjar, Dartford Warbler, Silver Birch, Adder,
    Sandlark, Firgrove, Pinehurst, Hop Garden, Oast, Whitewater, Hart, Rother, Meon, Selborne, Hanger, Ashford, Stoner`),
  heads: split('Ash, Bent, Crond, Dog, Elv, Froy, Herr, Itch, Lis, Mapled, Nut, Rop, Sel, Tist, Win, Yat'),
  tails: split('bury, all, den, ey, field, hurst, mere, over, sham, stead, stock, worth'),
  blocks:
    split(`Ambrose, Beatrice, Cordelia, Duchess, Eleanor, Florence, Genevieve, Henrietta, Isabella, Josephine, Katharine, Lavinia,
    Matilda, Octavia, Philippa, Rosamund, Sophia, Theodora, Ursula, Winifred, Jane Austen, Gilbert White, Cobbett, Wickham,
    Waynflete, Wykeham, Fox, Langton, Beaufort, Gardiner, Ponet, Andrewes, Morley, Hoadly, Sumner, Wilberforce`),
  estates:
    split(`Wellesley Woodlands, Cambridge Heath Park, Gun Hill Rise, Maida Heights, Causeway Meadows, Penns Field Park, Tilmore
    Gardens Village, Larcombe Reach, Hop Kiln Meadow, Kings Pond View, Edgecott Fields, Deer Leap Chase`),
  houses:
    split(`Hop Kiln House, Oast Cottage, Brick Kiln Cottage, Hangers End, Birchwood House, Heath Cottage, Pine Lodge, The Old
    Reading Room, Clock House, Wheelwrights, Tanyard House, Watercress Cottage, Trout Cottage, Stable Cottage, Coldhayes,
    The Old Parsonage, Yew Tree House, Beechen Hanger, Dairy House, Gamekeepers Cottage, Tithe House, Saddlers, Cobblers,
    Honey Cottage, Fig Tree House, Orchard End, Chalk Dell, Squirrels Leap, Ferndale House, Badgers Holt, Long Acre`),
  places:
    split(`Albuhera, Arnheim, Bruneval, Clive, Dakota, Elles, Gale, Haig, Ivor Hill, Montgomerie, Normandie, Oudenburg,
    Provost, Rhinefield, St Omer, Travers`),
  sites: split(
    `Lashamstead, Odiworth Down, Blackbush, Bordean, Hartfordbridge, Chilbolt, Worthy Heath, Farnbourne`,
  ),
};
