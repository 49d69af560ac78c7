import { split } from '../../common/split.ts';
import type { PeopleWords } from '../../common/words.ts';

/** Names, firms and remarks of the shown half. */
export const PEOPLE_SHOWN: PeopleWords = {
  first:
    split(`Amelia, Bilal, Callum, Demi, Ellie, Freddie, Gemma, Harvey, Iqra, Jade, Kieran, Leanne, Maisie, Nathan, Paige, Rehan,
    Shannon, Tariq, Wayne, Yasmin`),
  last: split(`Ainscough, Begum, Clitheroe, Duckworth, Eckersley, Fallows, Greenhalgh, Hussain, Iddon, Kershaw, Livesey, Mahmood,
    Nutter, Openshaw, Pendlebury, Qureshi, Rawstron, Scholes, Thornley, Unsworth, Wrigley, Yarwood`),
  trades:
    split(`Bathroom Centre, Bedding, Castings, Confectionery, Coach Hire, Curtain Fabrics, Damp Proofing, Fencing, Gaskets, Hydraulics,
    Kitchens, MOT Centre, Pallets, Pies, Signs, Textiles, Van Hire, Windows`),
  shops:
    split(`Pier Fish Bar, Sands Cafe, Rock Shop, Beach Stores, Tide Tattoo, Snip n Style, Chippy Corner, Balti House, Mill Gate Bakery,
    Wool Basket, Pennine Carpets, Rakedale Opticians, Cob Kitchen, Lucky Penny, Donut Hut, Vape Dock, Cards n Things, Pound Pier,
    Quick Keys, Northern Tan, Tripe and Trotters, Bargain Beds`),
  pubs: split(`The Jolly Sailor, The Lifeboat Inn, The Never Say Die, The Moorcock, The Weavers Arms, The Dog and Partridge, The Spinners,
    The Flying Shuttle, The Ship and Shovel, The Blue Ball, The Cemetery Hotel, The Healey Hotel`),
  remarks:
    split(`leave with neighbour at 3, ring bell twice, blue door, use back gate, key safe by door, park on the drive, call on arrival,
    behind the chippy, porch is open, bin store on the left, no parking outside, please dont leave in rain`),
};
