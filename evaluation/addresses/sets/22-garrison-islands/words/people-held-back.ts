import { split } from '../../common/split.ts';
import type { PeopleWords } from '../../common/words.ts';

/** Names, firms and remarks of the held-back half. */
export const PEOPLE_HELD_BACK: PeopleWords = {
  first:
    split(`Ailsa, Barnaby, Catriona, Dominic, Effie, Fergus, Georgina, Hector, Iona, Jocelyn, Kenneth, Lachlan, Murdo, Nadia,
    Oonagh, Prakash, Ruaridh, Seonaid, Torquil, Verity`),
  last: split(`Attwater, Budd, Chitty, Dearling, Eames, Freemantle, Goddard, Hounsome, Inwood, Knightley, Lillywhite, Magar,
    Neatherway, Othen, Pullen, Quinnell, Rapley, Stubbington, Tamang, Wyeth, MacDougall, McKechnie, Currie, Graham`),
  trades:
    split(`Aerospace, Flooring, Gearboxes, Hose Fittings, Laundry, Powder Coating, Scaffold Hire, Couriers, Skips, Catering,
    Ceramics, Sheds, Timber, Boats, Plant Hire, Upholstery, Metalwork, Windows`),
  shops:
    split(`Namaste Grocers, Medals Bought, The Para Barber, Hop Pocket Deli, 1st Line Kit, Dragon Wools, Old Drum Cafe,
    Silver Birch Dental, Hangers Hardware, Square Cakes, Himalaya Momo, Whitewater Wines, Two Pumps Takeaway, 99 Lines
    Laundry, Spain Antiques, Cricketers Sports, Heath Travel`),
  pubs: split(
    `The Trooper, The Good Intent, The Hop Picker, The Crown and Anchor, The White Hart Tap, The Royal Exchange, The Bell`,
  ),
  remarks:
    split(`vaccine due, insured with pet plan, nervous dog, repeat prescription, ID seen, security passed, joint account, mess
    bill paid, on exercise, posted in March, ambulance strip, lives alone, confirmation outstanding, per will, deceased`),
};
