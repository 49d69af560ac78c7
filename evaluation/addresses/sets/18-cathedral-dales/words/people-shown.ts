import type { PeopleWords } from '../words.ts';
import { split } from './split.ts';

/** Names, firms and remarks of the shown half. */
export const PEOPLE_SHOWN: PeopleWords = {
  first:
    split(`Anjali, Ben, Chloe, Dmitri, Ewan, Fatima, Georgia, Harry, Ines, Jiaming, Katya, Luca, Megan, Nnamdi, Ollie, Poppy,
    Rahul, Sofia, Tom, Uche, Vikram, Wen, Xanthe, Yasmin, Zak`),
  last: split(`Ashworth, Bellamy, Chaudhry, Dosanjh, Eastwood, Ferreira, Gilroy, Huang, Ibrahim, Jablonski, Kumar, Lockwood, Moreau,
    Nowak, Odell, Papadakis, Rossi, Sandhu, Tindall, Umar, Vasquez, Wragg, Xu, Yeates, Zheng`),
  trades:
    split(`Letterpress, Analytics, Cycles, Robotics, Ceramics, Shopfitters, Refrigeration, Hydraulics, Signs, Bakery, Diagnostics,
    Wholefoods, Timber, Feeds, Drystone Walling, Hauliers`),
  shops:
    split(`Minster Fish Bar, Fenland Carpets, Bao House, Lode Laundry, Cassia Spice, Bishops Barbers, Tap & Tonic, Rags to Riches,
    Second Spin Records, Screen Doctor, Kebabish Grill, Cathedral Opticians, Wharf Coffee, Molar Dental, Market Greengrocer,
    Dale Outfitters, Wensley Cheese Shop, Craven Books, Ropemakers Gallery, Fell & Rock`),
  agents: split(`Kestrel Lettings, Move Right Property, Loft & Key, Citylet, Hearth Homes, Campus Digs`),
};
