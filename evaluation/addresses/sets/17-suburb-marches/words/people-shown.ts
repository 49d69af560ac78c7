import type { PeopleWords } from '../words.ts';
import { split } from './split.ts';

/** Names, firms and remarks of the shown half. */
export const PEOPLE_SHOWN: PeopleWords = {
  first:
    split(`Margaret, Derek, Aisha, Yusuf, Olena, Gareth, Sian, Deborah, Kofi, Panayiotis, Eleni, Mehmet, Trevor, Brenda,
    Hamza, Zofia, Callum, Priya, Winston, Doreen, Tomasz, Bronwen, Idris, Hannah, Leyla, Stavros, Joyce, Nigel`),
  last: split(`Abbott, Georgiou, Yilmaz, Okafor, Pritchard, Hughes, Kowalczyk, Bartlett, Mensah, Rahman, Christou, Gittins,
    Meredith, Beddoes, Cadwallader, Preece, Whittall, Lomas, Fenner, Sharma, Demir, Constantinou, Tranter, Corfield,
    Wilding, Jarvis, Osei, Petrou, Oakley, Haines`),
  trades:
    split(`Motors, Plumbing, Joinery, Upholstery, Coachworks, Packaging, Catering Supplies, Glazing, Print,
    Agricultural Engineers, Scaffolding, Electricals, Cash & Carry, Steel Stockholders, Textiles, Tyres`),
  shops:
    split(`Golden Fry, Best Kebab, Sunrise Dry Cleaners, Village Pharmacy, Nails by Ela, The Cutting Room, Cosy Cafe,
    Bargain Booze Stop, Happy Garden, Anatolia Grill, Chase Opticians, Dental Suite, Bakers Oven, Wool & Things,
    Cobblers Last, Pets Pantry, Vape Corner, Town Florist, Ladbrook Bets, Phone Clinic, Book Nook, Saddlers Arms`),
  remarks:
    split(`please use side gate, ring top bell, do not bend, gift aid yes, no junk mail, collect Tues, key with neighbour,
    2nd delivery attempt, leave in porch, beware of the dog, moved in March, ex directory, deceased - spouse remains,
    paid by cheque, call before visit`),
  directions:
    split(`opp the church, nr the station, behind the Co-op, next to the pub, past the garage, by the canal bridge,
    top of the hill, corner house, off the main road`),
};
