import { split } from '../../common/split.ts';
import type { PeopleWords } from '../../common/words.ts';

/** Names, firms and remarks of the shown half. */
export const PEOPLE_SHOWN: PeopleWords = {
  first:
    split(`Aaliyah, Ben, Chloe, Dylan, Esme, Finley, Grace, Hamza, Imogen, Jack, Kaya, Leo, Mia, Noah, Olive, Poppy,
    Reuben, Sienna, Toby, Zara`),
  last: split(`Adeyemi, Bulpitt, Chudleigh, Da Silva, Endacott, Fernandes, Gidley, Haile, Ibrahim, Jorge, Kingdom, Luscombe, Mohamud,
    Northcott, Okafor, Pereira, Quick, Retallick, Sercombe, Tucker, Vosper, Weeks`),
  trades:
    split(`Architects, Ceramics, Chauffeurs, Cider, Cycle Works, Design, Dance, Films, Framing, Joinery, Lighting, Motor Spares,
    Music, Organics, Productions, Records, Surveyors, Tyres`),
  shops:
    split(`Lisboa Patisserie, Kilmer Kebab, Golden Comb, Falafel King, Westbourne Wines, Phone Clinic, Nail Lounge, Canal Coffee,
    Sorted Minicabs, Ladbrook Launderette, Pasty Presto, Cream Tea Corner, Dart Angling, Culver Crafts, Moor Outdoors, Bargain Booze Bin,
    Olive and Vine, Sew Simple, Village Stores, Top Barber, Wholefood Barn, Roti Joint`),
  pubs: split(`The Ring o Bells, The Tradesmans Arms, The Church House Inn, The Pig and Whistle, The Drewe Arms, The Cridford,
    The Passage House, The Skylark, The Cott, The Rugglestone`),
  remarks:
    split(`intercom broken so phone me, gate code C2580, buzzer is at the side, ask for the concierge, big dog in garden,
    dont leave with downstairs, leave in the blue recycling box, mind the step, third bell from the top, please use side gate,
    lane is very narrow, safe place is the log store`),
};
