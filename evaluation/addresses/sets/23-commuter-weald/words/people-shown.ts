import { split } from '../../common/split.ts';
import type { PeopleWords } from '../../common/words.ts';

/** Names, firms and remarks of the shown half. */
export const PEOPLE_SHOWN: PeopleWords = {
  first:
    split(`Aisha, Ben, Chloe, Daniel, Emma, Farah, George, Hannah, Imran, Jack, Katie, Lucy, Mohammed, Nina, Oscar, Priya,
    Ryan, Sophie, Tom, Zara`),
  last: split(`Akhtar, Barlow, Chowdhury, Dunmore, Evans, Fairbrother, Goldberg, Hollingdale, Ingleby, Joshi, Kaye, Levy,
    Marchant, Nwosu, Oyelaran, Pattison, Rashid, Shah, Tyrrell, Wickenden, Whibley, Yeates`),
  trades:
    split(`Motors, Joinery, Plumbing Supplies, Logistics, Catering, Print, Glass, Scaffolding, Security Systems, Office
    Interiors, Flooring, Electrical, Data Services, Pharma, Foods, Packaging, Timber, Landscapes`),
  shops:
    split(`Rickstead Fryer, Broadway Dry Cleaners, Lotus House, Village Hair Studio, Dentalcare One, Metro News, Bagel Corner,
    Pound Basket, Nail Lounge, Bombay Garden, Clip Joint Barbers, The Card Nook, Green Cross Pharmacy, Fish n Chick, Vape Stop,
    Paws Parlour, Cook and Larder, Little Acorns Toys, Estuary Estates, Weald Butchers, Hop Pocket Cafe, Bookmark`),
  pubs: split(`The Oak and Saw, The Feathers, The Wheatsheaf, The Bull, The Rose and Crown, The Bell and Jorrocks, The Three
    Chimneys, The Star and Eagle, The Chequers, The Woolpack, The Milkhouse, The Half Moon`),
  remarks:
    split(`leave in porch, ring the bell, safe place is the shed, leave with no. next door, please knock loudly, side gate
    is open, do not leave outside, gate code 1945, not before 9am, put behind the bins, dog in garden, buzzer broken please call`),
};
