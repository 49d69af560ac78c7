import { split } from '../../common/split.ts';
import type { PeopleWords } from '../../common/words.ts';

/** Names, firms and remarks of the shown half. */
export const PEOPLE_SHOWN: PeopleWords = {
  first:
    split(`Alasdair, Bethany, Callum, Deepika, Ewan, Freya, Grace, Hamish, Isla, Jasmine, Kirsty, Liam, Mhairi, Nathan, Olivia,
    Peigi, Rory, Shona, Tamsin, Una`),
  last: split(`Aldridge, Bowerman, Carpenter, Dredge, Etherington, Fortescue, Gurung, Hillier, Ivatt, Kellaway, Limbu, Moxham,
    Noyce, Paradise, Rai, Stickler, Thapa, Underwood, Viney, Weeks, MacAskill, MacPhee, Morrison, Smith`),
  trades:
    split(`Aviation, Fencing, Saddlery, Tyres, Removals, Autos, Cabinets, Kitchens, Bodyshop, Marquees, Gliding, Engineering,
    Composites, Signs, Coaches, Farm Supplies, Recycling, Storage`),
  shops:
    split(`Gurkha Spice, The Sword Cafe, Regimental Tailors, Plain Bakers, Buttercross Books, 17th Lancers Barber, Cross Keys
    Chemist, Downland Vets, Army Kit 24, Bear Bakery, Corner Cupboard, Three Tuns Carpets, Avon Opticians, Pewsey Blinds,
    Everest Stores, Number Six Hair, Tank Tea Room, Sarsen Shoes`),
  pubs: split(
    `The Crossed Sabres, The Ram, The Three Swords, The Bustard Inn, The Charlie Cat, The Black Swan, The Shears`,
  ),
  remarks:
    split(`keys with neighbour, two bedrooms, narrow lane, no access for 7.5t, wide load, long carry, in catchment, sibling on
    roll, service family, locker size M, vehicle over 5m, crew cabin, lorry booking, no dogs`),
};
