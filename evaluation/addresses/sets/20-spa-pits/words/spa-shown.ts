import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** The suburbs and villages of the first spa town. */
export const SPA_SHOWN: PlaceWords = {
  areas: areas(
    `town; GL81; ; Wellsborough Spa; Wellsborough; Tarnford
town; GL82; ; Wellsborough Spa; Wellsborough; Tarnford
district; GL82; Lansmere; Wellsborough Spa; Wellsborough; Tarnford
district; GL83; Pitvale; Wellsborough Spa; Wellsborough; Tarnford
district; GL83; Fairlawn Park; Wellsborough Spa; Wellsborough; Tarnford
district; GL84; St Aldhelms; Wellsborough Spa; Wellsborough; Tarnford
district; GL84; Hesterley; Wellsborough Spa; Wellsborough; Tarnford
district; GL85; Bournside Green; Wellsborough Spa; Wellsborough; Tarnford
district; GL85; Up Hatch; Wellsborough Spa; Wellsborough; Tarnford
village; GL86; Prestcott; Wellsborough Spa; Wellsborough; Tarnford
village; GL86; Swindlecombe; Wellsborough Spa; Wellsborough; Tarnford
village; GL87; Shurding; Wellsborough Spa; Wellsborough; Tarnford
village; GL87; Badgeway; Wellsborough Spa; Wellsborough; Tarnford
village; GL87; Coberton; Wellsborough Spa; Wellsborough; Tarnford
town; GL88; ; Winchcliffe; Winchcliffe on the Hill; Wellsborough Spa
village; GL89; Gretham; Winchcliffe; Winchcliffe on the Hill; Wellsborough Spa
village; GL89; Alderstow; Winchcliffe; Winchcliffe on the Hill; Wellsborough Spa
village; GL89; Toddenham; Winchcliffe; Winchcliffe on the Hill; Wellsborough Spa`,
    { borough: 'Wellsborough Vale', county: 'Gloucestershire', oldCounty: 'Glos' },
  ),
  whole:
    split(`High Street, Church Street, Montpellier Parade, Royal Parade, Bath Road, London Road, Park Place, The Promenade,
    Spa Road, Victoria Terrace, Albert Place, Clarence Square, Priory Street, Queens Road, Station Road, Church Road,
    Mill Street, Brook Lane, The Avenue, Orchard Way`),
  bases:
    split(`Lypiatt, Cambray, Suffolk, Landsdown, Evesbury, Imperial, Vittoria, Oriel, Berkshire, Painswyke, Tivoli,
    Wolseley, Keynsham, Sydenham, Hewlett, Pittville, Saxham, Rodney, Trafalgar, Pegasus, Malvern View, Eldorado,
    Christchurch, Overbury, Douro, Lansdell, Arle, Gratton, Selkirk, Marle Hill, Brunswick, Dagmar, Carlton, Clarendon,
    Moorend, Naunton, Charlton, Cirencaster, Ashford, Leckington, Copt Elm, Hartlebury, Bafford, Greenway, Sandy, Cudnall,
    Ryeworth, Beaufort, Glencairn, Leighton, Sherborne, Wellington, Jessop, Gloster, Warden Hill, Alma, Windermere,
    Salisbury, Bournside, Hatherley, Benhall, Whittington, Shakespeare, Marsland, Rowanfield, Alstone, Libertus, Orrisdale,
    Hesters, Kingscote, Kidnappers, Leckhurst, Merestones, Mead, Nourse, Peregrine, Pilford, Redgrove, Reddings`),
  heads: split('Ald, Bar, Cot, Dun, Ever, Fox, Green, Hart, Lin, Mar, Oak, Pres, Rich, Stan, Thorn, Wood'),
  tails: split('bourne, bridge, combe, cote, field, hurst, ington, leigh, mead, ridge, wick, worth'),
  blocks:
    split(`Ellenborough, Carmarthen, Belgrave, Rotunda, Segrave, Harley, Osborne, Fauconberg, Roden, Bayshill, Wychbury,
    Corinthian, Dowdeswell, Calverley, Thirlestane, Claremont, Hanover, Ormond, Regency, Sandford, Grosvenor, Ambrose,
    Linnet, Kestrel, Cheriton, Devereux, Abbotsford, Monkscroft, Rosehill, St Stephens, Radnor, Palladian`),
  estates: split(
    'Starvehall Farm Development, Brizen Fields, The Gallops, Racecourse Village, Old Gasworks Quarter',
  ),
  houses:
    split(`Rosemount, The Hollies, Glenfall, Cleeve View, Fernleigh, Wistaria Cottage, Orchard House, The Old Vicarage,
    Pear Tree Cottage, Brookside, Hillcrest, The Gables, Tudor Lodge, Nutfield, Stonecroft, Applegarth, Beechwood,
    Lychgate Cottage, The Old Bakehouse, Thatchers, Woodbine Cottage, Springfield House, Greystones, The Spinney,
    Coombe House, Candletrees, Tithe Barn, Half Acre, Four Winds, Quarry Cottage, Ridgeway House, The Nook, Swallowfield,
    Walnut House, Yew Tree House, Larchmount, Cotswold House, Highfield, The Mount, Silverdale, Downfield, Wellhead`),
  places:
    split(`Queens, Lilleybrook, Savoy, Belle Vue, Irving, Majestic, Carrington, Wyastone, Golden Valley, Prestbury Park,
    Old Well, Kandinsky, George, Hallery, Lansbury, Central Spa`),
  sites:
    split(`Kingsditch Business Park, Tewkes Lane Trading Estate, Lansmere Gate Business Park, Runnings Business Centre,
    Hesterley Court Business Village, Jessop Trading Estate, Spirax Business Park, Arlefield Industrial Estate,
    Pitvale Workshops, Tarnford Road Business Centre`),
};
