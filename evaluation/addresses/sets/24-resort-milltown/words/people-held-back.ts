import { split } from '../../common/split.ts';
import type { PeopleWords } from '../../common/words.ts';

/** Names, firms and remarks of the held-back half. */
export const PEOPLE_HELD_BACK: PeopleWords = {
  first:
    split(`Agnes, Bernard, Clifford, Dilys, Edna, Frank, Gladys, Harold, Ivy, Joyce, Kenneth, Lilian, Mavis, Nora, Oswald, Percy,
    Queenie, Ronald, Sheila, Vera`),
  last: split(`Ackerley, Barraclough, Crabtree, Drabble, Earnshaw, Firth, Gledhill, Hebblethwaite, Ibbotson, Jowitt, Kaye, Lumb, Murgatroyd,
    Naylor, Oldroyd, Priestley, Quarmby, Ramskill, Sutcliffe, Thackray, Uttley, Womersley`),
  trades:
    split(`Aggregates, Blinds, Boilers, Cabinets, Carding, Chemicals, Doors, Dyeworks, Engraving, Foams, Furnishings, Haulage, Ironworks,
    Leisure, Narrowboats, Pressings, Refrigeration, Wire Works`),
  shops:
    split(`Promenade Rock, Crab Stall, Beachballs, Sunny Side Cafe, Captains Table, Sea Lane Chemist, Fry Days, Fleece and Thread,
    Calder Carpets, Towngate Butchers, Hebble Cycles, Pork Shop, Curry Garden, Village Deli, Bingo Palace, Gift Galleon,
    Cut Above, Book Barn, Tiles Direct, Paper Chain, Mobility Plus, Wash Tub`),
  pubs: split(`The Fisherman, The Lifebuoy, The Welcome Sailor, The Shoulder of Mutton, The Puzzle Hall, The Fleece, The Big Six,
    The Shears, The Cross Keys, The Sportsman, The Hinchliffe Arms, The Delvers`),
  remarks:
    split(`next to chapel, end terrace, back door only, up the ginnel, entrance from rear, hard of hearing, nr bowling green, by old mill,
    facing the sea, deaf please knock, opposite lifeboat station, over the bridge`),
};
