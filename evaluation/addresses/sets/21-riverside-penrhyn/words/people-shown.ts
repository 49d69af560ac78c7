import { split } from '../../common/split.ts';
import type { PeopleWords } from '../../common/words.ts';

/** Names, firms and remarks of the shown half. */
export const PEOPLE_SHOWN: PeopleWords = {
  first:
    split(`Ayodele, Bronagh, Carlos, Delphine, Emeka, Farida, Gavin, Harpreet, Imogen, Jakub, Keisha, Luca, Mabel,
    Nikhil, Orla, Patience, Quentin, Rosalind, Selina, Tunde`),
  last: split(`Adeyemi, Bannister, Chowdhury, Dunmore, Ekwueme, Fairbrother, Garside, Hartnoll, Ingleby, Jamieson, Kavanagh,
    Lockyer, Mbeki, Nightingale, Okafor, Pettigrew, Rashid, Sandiford, Tennant, Umar, Vasquez, Whitlock, Zielinski`),
  trades:
    split(`Events, Roofing, Tailoring, Motors, Bakery, Coffee, Solicitors, Upholstery, Design, Films, Joinery, Brewing,
    Foods, Imports, Cycles, Digital, Dental Lab, Cleaning`),
  shops:
    split(`Lucky 8 Noodles, Studio 31, 3 Brothers Barbers, Corner 24, Fortune Chicken, One Stop Halal, Number Nine Coffee,
    Nail Bar 10, The Pie Shop, Camber Cafe, 4U Mobiles, 99p Bazaar, Route 36 Vintage, Kwik Keys, Seven Hills Grocers,
    Rushey Chemist, Bargain Booze Box, Aroma, Wash Tub, Five Star Minicabs`),
  pubs: split(`The Anchor Tap, The Brunel Arms, The Kentish Drover, The Duke of Suffolk, The Grenadier, The Nags Rest, Y Llong,
    Tafarn y Bont, The Ship Aground, The Black Seal`),
  remarks:
    split(`leave with concierge, buzz and wait, behind the bins, safe place is the porch, no lift, gate code on app, ring
    the top bell, parcel locker in lobby, second entrance, do not leave outside, moved in last month, joint tenancy,
    bin store at rear, holiday home, up the track, gate on the left`),
};
