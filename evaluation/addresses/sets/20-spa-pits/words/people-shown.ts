import { split } from '../../common/split.ts';
import type { PeopleWords } from '../../common/words.ts';

/** Names, firms and remarks of the shown half. */
export const PEOPLE_SHOWN: PeopleWords = {
  first:
    split(`Dorothy, Kevin, Samina, Piotr, Lorraine, Tobias, Grace, Neil, Yusuf, Hannah, Brenda, Callum, Ewa, Phil, Nadia,
    Arthur, Zoe, Ken, Leila, Martyn`),
  last: split(`Beddoes, Cresswell, Hulme, Tranter, Wadsworth, Kowal, Mistry, Oldroyd, Pargeter, Quilter, Rushforth, Sykes,
    Thackray, Ullah, Verity, Winterbourne, Yardley, Asquith, Batty, Cholmondeley, Dransfield, Earnshaw, Fothergill`),
  trades:
    split(`Interiors, Wealth Management, Recruitment, Lettings, Podiatry, Optical, Catering, Software, Accountancy,
    Kitchens, Ceramics, Bookbinding, Physiotherapy, Architects, Print, Logistics, Security, Fitness`),
  shops:
    split(`Petal & Stem, The Tea Caddy, Regent Barbers, Bow & Arrow Gifts, Cobbler Joes, Loaf, Paws in the Park, Noodle Loft,
    Spa Dry Cleaners, Bright Eyes Opticians, The Card Cabin, Wool Gathering, Second Spin Records, The Cheese Hatch,
    Vapour Lounge, Mediterraneo, Ribbons, Pump Room Pharmacy, Gilded Frame, Nail Atelier`),
  pubs: split(`The Restoration, The Jolly Sportsman, The Beaufort Arms, The Old Swan, The Norwood, The Exmouth, The Sudeley,
    The Cat and Custard, The Railway, The Bayshill`),
  remarks:
    split(`tel 07700 900318, pt prefers pm, housebound, keysafe by door, call before visit, smart meter fitted, mtr in cellar,
    elec only, dog loose, gas isolated, leave in porch, repeat prescription, deaf please text, new patient, supply capped,
    use side gate, fragile, signature needed`),
};
