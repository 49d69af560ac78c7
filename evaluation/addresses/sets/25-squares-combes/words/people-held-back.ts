import { split } from '../../common/split.ts';
import type { PeopleWords } from '../../common/words.ts';

/** Names, firms and remarks of the held-back half. */
export const PEOPLE_HELD_BACK: PeopleWords = {
  first:
    split(`Albert, Beryl, Cyril, Doreen, Ernest, Freda, Geoffrey, Hilda, Irene, Jean, Keith, Lorna, Maureen, Norman, Olga,
    Pauline, Reginald, Sylvia, Trevor, Winifred`),
  last: split(`Angove, Baptiste, Curnow, Dacosta, Edwards, Francis, Goldsworthy, Hocking, Isaacs, Jenkin, Kamara, Lobb, Mensah, Nankivell,
    Odgers, Pascoe, Quartey, Rodda, Sesay, Trembath, Uren, Warmington`),
  trades:
    split(`Apparel, Bakers, Bookbinders, Brewing, Carpets, Catering, Couriers, Fabrication, Granite, Knitwear, Marine,
    Mouldings, Packaging, Pottery, Press, Roofing, Upholstery, Vehicle Hire`),
  shops:
    split(`Rye Bagels, Peckbourne Pharmacy, Obalende Suya Spot, Nunton Books, Cutz and Fadez, Yams and Plantain, Fish on the Green,
    Evelina Dry Cleaners, Mare Motors, Denmark Dental, Oggy Oggy Oven, Kernow Surf Hire, Harbour Gifts, Praze Post Office, Penhallow Meats,
    Cash and Cheques, Hackton Hardware, Silver Thimble, Net and Needle, Saffron Lounge, Wing Stop Inn, Daltmere Optics`),
  pubs: split(`The Miners Arms, The Tinners Rest, The Bush Inn, The Star and Crab, The Logan Rock, The Coopage, The Old Ale House,
    The Gurnards, The Blue Anchor, The Crown and Kettle`),
  remarks:
    split(`lives alone, carer visits am, poor mobility, no lift, large print, do not ring before 10, ground floor only,
    house bound, interpreter needed, wheelchair user, prefers letters, key with warden`),
};
