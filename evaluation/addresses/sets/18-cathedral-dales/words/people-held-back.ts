import type { PeopleWords } from '../words.ts';
import { split } from './split.ts';

/** Names, firms and remarks of the held-back half. */
export const PEOPLE_HELD_BACK: PeopleWords = {
  first:
    split(`Agnes, Bernard, Cynthia, Donald, Edna, Frank, Gwendoline, Harold, Irene, Jack, Kathleen, Leonard, Muriel, Norman, Olive,
    Percy, Queenie, Ronald, Sheila, Thelma, Ursula, Vera, Walter, Yvonne`),
  last: split(`Armstrong, Bainbridge, Coates, Dent, Errington, Furness, Graham, Hodgson, Irving, Jameson, Kirkbride, Longstaffe, Milburn,
    Nixon, Oliphant, Pattinson, Raine, Salkeld, Teasdale, Varty, Wannop, Youngs, Routledge, Stephenson`),
  trades:
    split(`Fabrications, Saddlery, Monumental Masons, Tool Hire, Blinds, Coaches, Knitwear, Dairies, Pet Foods, Roofing, Vending,
    Optics, Castings, Quarry Plant, Sheepskins, Oils`),
  shops:
    split(`Spires Cafe, Bowcroft Fabrics, Golden Dragon Takeaway, Copper Kettle, Threads Haberdashery, Physic Pharmacy, Cloister Crafts,
    Hair at Fifteen, Samuels Jewellers, Pie & Mash Shop, Trent Tiles, Curzon Cycles, Loose Leaf Tea, Bark & Brush,
    Moor Ironmongers, Village Stores, Fleece Wool Shop, Pennine Pottery, Wanderers Rest, Beckside Bistro`),
  agents: split(`Dr Mahmood, Dr Fell, Dr Oyelaran, Sister Bright, District Nurse, Dr Crewe`),
};
