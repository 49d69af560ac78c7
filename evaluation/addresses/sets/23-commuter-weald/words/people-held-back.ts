import { split } from '../../common/split.ts';
import type { PeopleWords } from '../../common/words.ts';

/** Names, firms and remarks of the held-back half. */
export const PEOPLE_HELD_BACK: PeopleWords = {
  first:
    split(`Alan, Barbara, Colin, Doreen, Eric, Frances, Gordon, Hilary, Irene, Jean, Keith, Leonard, Muriel, Norman, Olive,
    Pauline, Raymond, Stella, Trevor, Winifred`),
  last: split(`Apps, Blunden, Catt, Dadswell, Eldridge, Funnell, Gorringe, Hobden, Izzard, Jupp, Kemsley, Lulham, Message,
    Nunn, Oliver, Packham, Quaife, Russell, Sinden, Tester, Unsted, Verrall, Waghorn, Younger`),
  trades:
    split(`Roofing, Coachworks, Stonemasons, Heating, Couriers, Upholstery, Instruments, Tooling, Freight, Lighting, Software,
    Veterinary, Laboratories, Cleaning, Tyre Centre, Bathrooms, Feeds, Tree Surgery`),
  shops:
    split(`Downs Launderette, Pearl Palace, Golden Wok, Turf Accountants, Curl Up and Dye, Epsmoor Eyecare, Crumbs Bakery,
    Tadpoles Nursery, Walton Flowers, Sole Mates, Tandoori Nights, Drink Shop, Phone Clinic, Bright Smiles, Cake Box, Kebab
    Express, Copper Kettle, Tack Room, Antiques Barn, Vale Wines, Pedal Cycles, Country Larder`),
  pubs: split(`The Derby Arms, The Rubbing House, The Kings Arms, The Gun, The Middle House, The Best Beech, The Cuckmere, The
    Brewers Arms, The Piltdene Man, The Griffin, The Peacock, The Hare and Hounds`),
  remarks:
    split(`opp. church, 2nd house past bridge, behind the garage, next to post box, top of the hill, down unmade track, by the
    bus stop, last house on left, corner by the pond, green door, white gates, past the village hall`),
};
