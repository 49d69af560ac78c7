import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** The towns and suburbs of the second borough. */
export const COMMUTER_HELD_BACK: PlaceWords = {
  areas: areas(
    `town; SM21; ; Epsmoor; ; Banfield
district; SM21; Langley Bottom; Epsmoor; ; Banfield
district; SM22; Stonelea; Epsmoor; ; Banfield
district; SM22; Ewellstow; Epsmoor; ; Banfield
town; SM23; ; Banfield; ; Wallingham
district; SM24; Nork Hill; Banfield; ; Wallingham
district; SM24; Tattenhoe Corner; Banfield; ; Wallingham
district; SM25; Burgh Hollow; Banfield; ; Wallingham
town; SM26; ; Wallingham; ; Epsmoor
district; SM27; Hackbrook; Wallingham; ; Epsmoor
district; SM27; Roundshaw Field; Wallingham; ; Epsmoor
village; SM28; Chipstow; Coulsmere; ; Wallingham
town; SM28; ; Coulsmere; ; Wallingham`,
    { borough: 'North Downs', county: 'Surrey', oldCounty: 'Surr' },
  ),
  whole:
    split(`Upper High Street, Brighton Road, Station Approach, Fir Tree Road, Reigate Road, The Drive, Croydon Lane,
    Woodcote Road, Manor Road, Downs Way, Stafford Road, Cheam Common Road, Church Lane, Grove Road, Wickham Road`),
  bases:
    split(`Abinger, Albury, Aldrich, Angas, Anne Boleyn, Antrobus, Audley, Banstock, Barrow Hedges, Beeches, Bidhams, Bletching,
    Blakehall, Bourne Vale, Buckland, Burdon, Camborne, Cannon Hill, Carlton, Carshalt, Chaldon, Chertsey, Chiltley, Clensham,
    Colburn, Coniston, Cornwall, Court Farm, Courtlands, Cressing, Cuddington, Cunliffe, Dalmore, Derby, Devonshire,
    Diceland, Dorking, Downview, Egmont, Farleigh, Ferndown, Freshborough, Gander Green, Garrard, Glastonbury, Godstone,
    Grennell, Hambledon, Headley, Hillside, Holland, Holmwood, Howell Hill, Kingsdown, Kinross, Lavington, Leigham, Lumley, Mackay,
    Malvern, Marchmont, Matlock, Milford, Mulgrave, Netley, Newlands, Northey, Nutbourne, Onslow, Overton, Oxted,
    Parkhurst, Peaks Hill, Peaslake, Purberry, Quarry, Ranmore, Redhouse, Rectory, Ruxley, Sandy, Seaforth, Shere, Shirley,
    Stoneleaf, Sunnymede, Tadworth, Tennyson, The Mount, Treadwell, Upland, Vernon, Waddington, Warlingham, Westmead,
    Wharncliffe, Wilmot, Wolsey, Woodmansterne, Worple, Yewlands`),
  heads: split(
    'Al, Buck, Chip, Crest, Dun, Egle, Farn, Grey, Hather, Jes, Kil, Lang, Net, Pend, Rav, Stan, Thorn, Whit',
  ),
  tails: split('beck, borne, combe, croft, don, gate, ham, ley, more, side, stead, worth'),
  blocks:
    split(`Aintree, Amato, Ascot, Barnfield, Blackthorn, Bramley, Brockham, Carroll, Chandler, Coral, Cotman, Dearne, Diomed,
    Durdans, Eclipse, Eleanor, Fairlawn, Galsworthy, Gatwick, Hardwicke, Hermit, Hyperion, Ivanhoe, Jasper, Kempton, Kipling,
    Lambert, Larkspur, Linacre, Mellor, Minoru, Newmarket, Nimrod, Orme, Paxton, Persimmon, Quintin, Ranelagh, Ribston, Russet,
    Sandown, Sefton, Spearmint, Tattersall, Thackeray, Trollope, Volta, Whitelock, Galileo, Kepler, Tycho, Halley`),
  estates:
    split(`Horton Gardens Quarter, The Racing Stables, Beddington Mills, Felnex Quarter, New Mill Quarter, Nescot Green,
    Lavender Fields, Guild Living Village, Gasworks Yard, Hollymoor Park, The Hatch Quarter, Windmill Quarter`),
  houses:
    split(`Whitegates, Three Oaks, Uplands, The Firs, Beechcroft, Sunnybank, Little Orchard, The Hollies, Windyridge, Kenwood,
    Byways, Chalk Pit House, Cranleigh, Homeleigh, Ivy Bank, Ladywell, Merrow, Pantiles, Heronsgate House, Quinta, Redroofs, Sans Souci,
    Squirrels, The Nook, Tregenna, Tumblers, White Lodge, Yew Tree House, Wychwood, The Chalet`),
  places: split(
    `Alexandra, Bedford, Burlington, Christchurch, Denmark, Ellesmere, Glenthorne, Lansdowne, Sherbrooke, Torrington`,
  ),
  sites: split(
    `Kiln Lane, Longmead, Nonsuch, Felnex, Beddington Cross, Purley Edge, Chessing, Wandle, Hackbridge Mill`,
  ),
};
