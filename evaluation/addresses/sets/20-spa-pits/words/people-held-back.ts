import { split } from '../../common/split.ts';
import type { PeopleWords } from '../../common/words.ts';

/** Names, firms and remarks of the held-back half. */
export const PEOPLE_HELD_BACK: PeopleWords = {
  first:
    split(`Gillian, Peter, Rashida, Tomasz, Ellen, Rupert, Iris, Brian, Omar, Katherine, Sheila, Ross, Monika, Alan, Priya,
    Cyril, Freya, Ronnie, Amal, Denise`),
  last: split(`Applegate, Brakspear, Coxon, Dinsdale, Elstob, Featherstone, Gowland, Hardcastle, Iqbal, Jobling, Kirkup,
    Liddle, Milburn, Nayar, Ormerod, Pickersgill, Quennell, Raine, Scollard, Tweddle, Urwin, Wigham, Zielinski`),
  trades:
    split(`Chartered Surveyors, Dental Care, Tutors, Upholstery, Antiques, Marketing, Insurance Brokers, Violins,
    Solicitors, Heating, Landscapes, Travel, Conservatories, Web Design, Hearing, Homecare, Joinery, Couriers`),
  shops:
    split(`The Hop Sack, Copper Kettle, Razor & Comb, Little Acorns Toys, Kent Cobblers, Crumb, The Dog House, Saffron Tree,
    Ashwells Tailoring, See Well, Paper Moon, Button Jar, Vinyl Revival, The Larder, Cloud Nine Beds, Trattoria Bruno,
    Silk Road Rugs, Chalybeate Chemist, The Print Room, Lash Loft`),
  pubs: split(`The Duke of Yorks Head, The Compasses, The Mount Edge, The Sussex Oak, The Grove Tavern, The Hare, The Crown and Kettle,
    The Bull Inn, The Ragged Trousers, The Black Pig`),
  remarks:
    split(`title absolute, chain free, viewing by appointment, UK taxpayer, gift aid yes, 2 adults 3 kids, halal parcel, void
    since May, leak reported, tenancy started 2019, IVA ref pending, no carpet, baby milk needed, boiler no heat, bailiff letter,
    probate, standing order, damp in back bedroom`),
};
