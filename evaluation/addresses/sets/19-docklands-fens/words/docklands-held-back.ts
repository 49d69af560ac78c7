import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

const AREAS = areas(
  `district; PO71; Camberside; Sollenmouth; Solmouth; Gosham
district; PO72; Fratling; Sollenmouth; Solmouth; Gosham
district; PO73; Ropewalks; Sollenmouth; Solmouth; Gosham
district; PO74; Copsey; Sollenmouth; Solmouth; Gosham
district; PO75; Royal Dockyard; Sollenmouth; Solmouth; Havelock Bay
district; PO76; Milsea; Sollenmouth; Solmouth; Havelock Bay
district; PO77; Eastneigh; Sollenmouth; Solmouth; Havelock Bay
town; PO78; ; Gosham; Gosham on Sea; Sollenmouth
district; PO79; Alverbank; Gosham; Gosham on Sea; Sollenmouth
town; SO91; ; Havelock Bay; ; Sollenmouth
village; SO92; Warsby; Havelock Bay; ; Sollenmouth`,
  { borough: 'Sollenmouth', county: 'Hampshire', oldCounty: 'Hants' },
);

/** The places of a naval port on the south coast. */
export const DOCKLANDS_HELD_BACK: PlaceWords = {
  areas: AREAS,
  whole: split(`Broad Hard, Point Battery, Clarence Pier Road, Commercial Road, South Parade, Kings Rope Walk,
    Queens Crescent, Lumps Lane, Goldsmith Avenue, Guildhall Walk, First Avenue, Second Avenue, Third Avenue,
    Hard Interchange, Elm Grove, St Swithuns Road, St Edmunds Terrace, Winston Way, Promenade West`),
  bases:
    split(`Adair, Aldwell, Ambrose, Apsley, Arnaud, Asylum, Baffins, Beach, Bembridge, Berney, Bransbury, Cascades,
    Chelsea, Chitty, Cowper, Darlington, Delamere, Devize, Duisburg, Dunbar, Eastfield, Esslemont, Exmouth, Fawcett,
    Festing, Francis, Frensham, Fort Cumber, Gains, Garnier, Gruneisen, Hatfield, Haslemere, Henderson, Hester,
    Hollam, Hunter, Ironbridge, Jessie, Jubilee, Kassel, Landguard, Lazy, Lidiard, Locksway, Maurice, Meryl,
    Minstead, Moorings, Napier, Nettlecombe, Old Canal, Orme, Outram, Owen, Perth, Prince Albert, Pretoria,
    Redlands, Reginald, Rochester, Rodney, Ruffle, Selsey, Shelford, Siskin, Somers, Sunnyside, Taswell, Tokar,
    Tredegar, Trevor, Vernon, Wainscott, Warren, Welch, Westfield, Wheatstone, Winter, Yarborough, Gunners,
    Riggers, Sailmakers, Marlborough Pier`),
  heads:
    split(`Ald, Bos, Brock, Chid, Dray, Emb, Fel, Fun, Ged, Ham, Hart, Itch, Kit, Lang, Med, Netle, Oak, Pur, Ran,
    Sel, Tit, Up, Wal, Wick, Wood, Yar`),
  tails: split('bourne, bury, combe, croft, den, field, ford, ham, hurst, ley, mead, stoke, wood, worth'),
  blocks:
    split(`Victory, Warspite, Ramillies, Barham, Tirpitz Gate, Endeavour, Resolution, Invincible, Illustrious,
    Vanguard, Benbow, Collingwood, Jellicoe, Beatty, Hawke, Howe, Anson, Boscawen, Keppel, Vian, Cunningham,
    Fisher, Mudlark, Privateer, Corsair, Foretop, Mizzen, Bowsprit, Gunwharf, Ravelin, Bastion, Redan,
    Palmerston, Brunswick, Solent, Spithead, Nab, Needles, Calshot, Culver, Ryde, Osborne, Seaview, Bembow,
    Ladywood, Wimpole, Buckland, Grosvenor, Handsworth, Nickleby, Copperfield, Pickwick, Barnaby, Dombey`),
  estates: split(`Gunners Row Phase A, Gunners Row Phase B, Semaphore Quays, Ordnance Yard, Somerstown Estate,
    Portsea Gate Estate, Wymering Heights Estate, Priddys Quarter, Haslar Barracks, St Vincent Village`),
  houses:
    split(`Spithead View, Wight Cottage, Fort Lodge, The Moorings, Sea Thrift, Salterns, Lee Tide, The Signal House,
    Gulls Way, Osborne Villa, Samphire, The Keep, Tamarisk, Sandhaven, The Slipway, Admirals Walk House, Windrush,
    Hythe Cottage, Bosuns Locker, Pebbles, Medina House, The Old Bakehouse, Cowes View, Nore House`),
  places: split(`Strand Palace, Pendragon Lodge, Savoy Sands, Solent Court, Clarendon, Parkside, Queens Beach,
    Royal Beach, Ocean Spa, Tudor Cross, Westminster Bay, Mayville, Sandringham Pier, Pier, Crown Royal, Keppels Head`),
  sites:
    split(`Town Camber, Port Solway, Haslar, Endeavour Quay, Flathouse, Albert Johnson, Royal Clarence, Vosper,
    Gosham, Tipner, Whale Island, Weevil`),
};
