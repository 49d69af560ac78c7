import { split } from '../../common/split.ts';
import type { PeopleWords } from '../../common/words.ts';

/** Names, firms and remarks of the held-back half. */
export const PEOPLE_HELD_BACK: PeopleWords = {
  first:
    split(`Geoffrey, Marjorie, Sanjay, Pauline, Keith, Rosalind, Clive, Imran, Wendy, Roderick, Jacqueline, Desmond,
    Anita, Leonard, Patricia, Hugh, Farah, Maureen, Stuart, Valerie, Gurpreet, Alison, Norman, Beryl`),
  last: split(`Pettigrew, Loveridge, Hallett, Singh, Fensome, Gathercole, Chivers, Thurlby, Cornwell, Mortlock, Sharman,
    Setchell, Whitcombe, Dollery, Hoskyns, Patel, Privett, Stubbington, Wadham, Lintott, Cutlack, Rolfe, Fovargue`),
  trades:
    split(`Autos, Refrigeration, Boatyard, Insulation, Tyre Services, Electrical Wholesale, Carrots, Celery,
    Grain Dryers, Agronomy, Coach Hire, Land Drainage, Valeting, Signs, Blinds, Bathrooms, Sheds, Turf, Vehicle Repairs,
    Laundry`),
  shops:
    split(`Solway Fish Bar, Pompadour Hair, Turkish Smile, Quick Keys, Harbour Books, Beach Bazaar, The Vape Dock, Wok This
    Way, Ocean Dental, Sunny Cabs, Threads, Corner Convenience, Ely Eels, Fen Tandoori, The Cake Tin, Cycle Centre,
    Bargain Beds, Discount Decor, Trade Tiles, Kitchen Village, Furniture Mill, Mobility Plus`),
  pubs: split(`The Still and West Wind, The Brewers Tap, The Sir Loin, The Jolly Bankers, The Five Miles, The Rose in June,
    The Golden Eagle, The Shepherd and Dog, The Cutter, The Lamb, The Ship Leopard, The Dolphin`),
  remarks:
    split(`no claims 4 yrs, kept on drive, garaged overnight, second driver spouse, renewal due March, direct debit failed,
    lapsed 2014, do not mail, merged from branch 12, goneaway checked, prefers email, vip account`),
};
