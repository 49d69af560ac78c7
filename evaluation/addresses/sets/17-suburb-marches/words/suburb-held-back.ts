import type { PlaceWords } from '../words.ts';
import { areas, split } from './split.ts';

const AREAS = areas(
  `district; SW41; Worple Park; London
district; SW42; Coombe Rise; London
district; KT41; Kingsmere Town; Kingsmere
district; KT42; Norbiton Green; Kingsmere
district; KT43; Malden Fields; Maldenbury
district; KT44; Chessing Hook; Maldenbury
district; TW41; Hampford Ferry; Twickenbridge
district; TW42; Feltstone; Twickenbridge`,
  { borough: 'Kingsmere', county: 'Surrey', oldCounty: 'Sy' },
);

/** The places of a borough in the south-west of London. */
export const SUBURB_HELD_BACK: PlaceWords = {
  areas: AREAS,
  whole: split(`The Broadway, Market Place, Lower Ham Way, Richmond Rise Road, Portsmouth Turn, Thames Street,
    Fairfield West, Eden Walk, Old Kingston Lane, Surbiton Hollow, Upper Brighton Road, Maple Way, Cromwell Street,
    The Causeway, Clattern Street, Park Lane, Mill Lane, Vicarage Lane, Knights Hill, Burnt Stub, Coppers Row`),
  bases:
    split(`Acacia, Acre, Adela, Agar, Alric, Amity, Anglesea, Beaconsfield, Beaufort, Berrylands, Blagdon,
    Blenheim, Bonner, Borough, Brampton, Brook, Browns, Burney, Burton, Buckleigh, Cambridge, Canbury, Cardinal,
    Catherine, Chatsworth, Chestnut, Claremont, Clayton, Clifton, Cobham Park, Cottage, Crescent, Crane, Crescent Hill,
    Cross, Dawson, Dickerage, Dinton, Douglas, Durbin, Dysart, Edith, Ellerton, Elmers, Ewell, Fassett, Florence,
    Geneva, Gibbon, Glenthorne, Gloucester, Grange, Grove, Guildford, Hampden, Hardman, Harlequin, Hawks,
    Herne, Hollyfield, Homersham, Hook Rise, Howard, Jemmett, Kelvin, King Charles, Kingsdowne, Lamberts, Langley,
    Largewood, Latchmere, Lenelby, Lingfield, Lovelace, Manor, Maypole, Minniedale, Motspur, Neville, Norbiton,
    Oakhill, Orchard, Paragon, Penrhyn, Portland, Presburg, Queens, Ravenscar, Red Lion, Rodney, Rosebery, Rowlls,
    Sandal, Somerset, South Park, Springfield, St James, St Leonards, St Philips, Surbiton, Sycamore, Tankerville,
    Thetford, Thorpe, Tolworth, Tudor, Uxbridge, Vale, Villiers, Walpole, Warren, Washington, Wolsey, Wyndham`),
  heads:
    split(`Alder, Barn, Bex, Brack, Burl, Chart, Clare, Cold, Dorn, East, Farn, Fair, Good, Har, Hawk, Ivy,
    Knoll, Larch, Mal, Mill, Nor, Over, Park, Ravens, Sand, South, Stret, Tal, Under, West, Wim, Yew`),
  tails:
    split(`acre, bank, beck, borough, brook, cote, den, end, fold, grove, ham, hill, holme, land, low, mere,
    mount, over, side, worth`),
  blocks: split(`Cygnet, Mallard, Teal, Osprey, Falcon, Gladstone, Disraeli, Asquith, Chaucer, Milton, Dryden,
    Tennyson, Wessex, Mercia, Danelaw, Athelstan, Alfred, Edmund, Edgar, Windermere, Derwent, Buttermere, Thirlmere,
    Cotswold, Mendip, Chiltern, Quantock, Pentland, Hornchurch, Biggin, Sopwith, Hawker, Camm, Siddeley, Bentall,
    Charter, Regatta, Coxswain, Sculler, Ferryman, Lighterman, Wharfinger, Kingfisher, Garrick, Kean, Siddons,
    Turner, Constable, Whistler, Sickert, Millais, Burne, Rossetti, Holbein, Van Dyck, Sargent, Avante, Vista,
    Quebec, Ontario, Winnipeg, Toronto, Calgary, Sydney, Perth, Darwin, Newton, Kepler, Halley, Herschel, Bradley,
    Flamsteed, Maskelyne, Airy, Dyson, Barnes, Wallis, Mitchell, Lovell, Jodrell, Juniper Hall, Walnut Tree`),
  estates:
    split(`Cambridge Road Estate, Alpha Road Estate, Kingsnympton Estate, School Lane Estate, Tolworth Gate Phase A,
    Tolworth Gate Phase B, Royal Quarter, Queenshurst Phase 3, Charter Quay West, Riverside Gardens Phase 2,
    Groves Estate, Sunray Estate, Malden Manor Estate, Ferry Works Zone B`),
  houses: split(`Mayfield, The Laurels, Ivydene, Coombe Lodge, Sunnyside, Rivermead, Warren House, The Lodge,
    Holmwood, Treetops, Stonecroft, Ladderstile House, Beverley Wood, The Limes, Crossways, Birchwood, Hedgerows,
    St Anthonys, Thatchers, Foxglade, Ridgemount, Fairlawn, The Beeches, Galsworthy House, Elmbridge, Yew Lodge,
    Redwoods, Neverland, Applegarth, High Trees, Kilbrannan, Dormers, Tudor Cottage, Bishops Lodge, Quince House,
    Rosebank, Penryn House, The Old Dairy, Wychwood, Inglenook, Pantiles, Wisteria Lodge`),
  schools:
    split(`Coombe Rise Primary School, St Agathas Catholic School, Tiffins Lane Grammar School, Kingsmere Academy,
    Hook Infant School, Christ Church CE Juniors, Hollyfield High School, Ellingham Primary School,
    Malden Manor School, Latchmere Lane School, Holy Cross Prep School, Riverbourne Community School`),
  farms: [],
  welshHouses: [],
  barns: [],
  chapels: [],
};
