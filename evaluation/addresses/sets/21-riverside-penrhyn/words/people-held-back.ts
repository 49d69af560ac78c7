import { split } from '../../common/split.ts';
import type { PeopleWords } from '../../common/words.ts';

/** Names, firms and remarks of the held-back half. */
export const PEOPLE_HELD_BACK: PeopleWords = {
  first:
    split(`Agnieszka, Bertie, Chidi, Doreen, Elwyn, Folake, Gwenllian, Hywel, Iqra, Jessie, Kwame, Lowri, Meinir, Nesta,
    Osian, Pablo, Ruby, Sioned, Theo, Wilf`),
  last: split(`Abara, Blackmore, Carvalho, Dhillon, Everard, Ferreira, Gethin, Hopwood, Ishmael, Jellicoe, Kinsella,
    Lovelace, Mwangi, Narayan, Oyelaran, Pritchett, Rosewell, Sharples, Thorogood, Uddin, Vaughton, Wexford, Yilmaz`),
  trades:
    split(`Couriers, Glazing, Electrical, Florists, Butchers, Publishing, Robotics, Plumbing, Antiques, Framing, Ballet,
    Pottery, Advisory, Textiles, Insurance Brokers, Jewellers, Photography, Scaffolding`),
  shops:
    split(`Mangal 17, Cafe 55, Two Doors Down, Phone Fix 247, Twelve Oaks Optician, Polski Sklep Zloty, 1st Choice Kebab,
    Bagel Bakery, Launder 80, The Egg Shop, Hundred Acre Toys, Four Winds Travel, Gallery 6, Essence Unisex, Betterbet,
    Big Ben Bargains, Six Strings Guitars, Mega Save, Peckers Peri, Tea House`),
  pubs: split(`The Drapers, The Compton, The Hanbury, The Angelic, The Old Parrs Head, The Marquess, Tafarn Sinc, Y Tair Pluen,
    The Salutation, The Pilot Boat`),
  remarks:
    split(`interpreter needed, transport booked, walking frame, lives with son, hearing loop, Gift Aid yes, no calls,
    monthly giver, DNA last appt, ring daughter first, stop tap in verge, meter under slab, low pressure, shared supply,
    dog in yard, boundary box in drive, Christmas cards, send thanks`),
};
