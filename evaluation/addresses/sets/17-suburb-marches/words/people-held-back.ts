import type { PeopleWords } from '../words.ts';
import { split } from './split.ts';

/** Names, firms and remarks of the half that is held back. */
export const PEOPLE_HELD_BACK: PeopleWords = {
  first:
    split(`Patricia, Kenneth, Min-jun, Soo-ah, Lakshmi, Rohan, Megan, Rhys, Angharad, Sunil, Beatriz, Joao, Maureen, Graham,
    Fatou, Agnieszka, Rory, Nadia, Clifford, Muriel, Piotr, Cerys, Emrys, Charlotte, Parisa, Tharshan, Sheila, Alistair`),
  last: split(`Sivakumar, Choi, Pereira, Watkins, Probert, Parry, Nowak, Goodenough, Diallo, Hosseini, Farr, Gwilliam, Prosser,
    Jenkins, Bevan-Lloyd, Powell, Saunders, Baptiste, Patel, Kim, Rees, Ratnam, Silva, Mostyn, Holder, Cheung, Vaughan-Price,
    Duggan, Eckley, Tipping`),
  trades:
    split(`Autos, Heating, Timber, Signs, Fabrications, Flooring, Food Distribution, Blinds, Graphics, Farm Services,
    Roofing, Lighting, Wholesale, Metal Finishing, Interiors, Exhausts`),
  shops:
    split(`The Codfather, Tandoori Nights, Pressed for Time Cleaners, Kims Kitchen, Riverside Chemist, Polished Nails,
    Hair of the Town, Bean & Gone, Corner Wines, Jade Palace, Seoul Food, Eyeworks, Bright Smiles Dental, Crusty Loaf,
    Knit & Natter, Heel Bar Express, Furry Friends, Cloud Vapour, Blooming Lovely, Lucky Bets, Fone Fix, Page Turners`),
  remarks:
    split(`buzzer broken, parcel shelf in hall, large print please, cash only, on holiday till 14th, wheelchair access,
    ask for manager, second reminder, leave with no objections, child in Yr 4, repeat prescription, standing order,
    formerly tenant, meter under stairs, not at weekends, no cold callers`),
  directions:
    split(`facing the green, beside the school, rear of the bank, over the bridge, just before the roundabout,
    by the phone box, second on the left, white house with blue door, at the bottom of the lane`),
};
