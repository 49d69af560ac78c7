import { split } from '../../common/split.ts';
import type { PeopleWords } from '../../common/words.ts';

/** Names, firms and remarks of the shown half. */
export const PEOPLE_SHOWN: PeopleWords = {
  first:
    split(`Kelly, Darren, Tracey, Lee, Rhys, Megan, Jordan, Chloe, Ieuan, Agnieszka, Marek, Vasile, Danuta, Wayne, Kirsty,
    Abdul, Amina, Craig, Stacey, Gethin, Paige, Rui, Ines, Barry`),
  last: split(`Bowditch, Pugh, Sandercock, Nowak, Vaughan, Ellingworth, Popescu, Gotobed, Dring, Harkness, Tointon, Baines,
    Strickland, Llewellyn, Maddocks, Ahmed, Fonseca, Pick, Worth, Casswell, Ogden, Treharne, Bristow, Yeoman`),
  trades:
    split(`Chandlery, Marine Engineering, Welding, Cold Storage, Haulage, Flooring, Bodyshop, Rigging, Fabrications,
    Timber, Bulbs, Produce, Potatoes, Salads, Irrigation, Pallets, Autocentre, Tool Hire, Seafoods, Roofing`),
  shops:
    split(`Captain Cod, Wharf Barbers, Bay Nails, Crema Coffee House, Pound Basket, The Bait Shop, Seaside Vets, Lock & Key
    Centre, Bay Tanning, Dragon Wok, Marina Mini Mart, Tattoo Port, Curl Up & Dye, Holland Bakery, The Sweet Jar,
    Fenland Flowers, Market Butchers, Saver Chemist, Carpet Barn, Home & Bed Outlet, Sofa Dock, Pet Depot`),
  pubs: split(`The Packet, The Lord Raglan, The Cambrian Arms, The White Swan, The Bulb Grower, The Red Lion, The Ship in Dock,
    The Glamorgan Arms, The Peacock, The Pied Calf, The Mill, The Anchor and Hope`),
  remarks:
    split(`leave in blue bin, side door only, ring when outside, dont knock baby asleep, safe place shed, sign for by anyone,
    dog in yard, parcel shop pickup, deliver to reception, between 2 and 4 pls, black van outside, leave w neighbour at no 9`),
};
