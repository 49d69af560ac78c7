import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** The districts of the second borough. */
export const RIVERSIDE_HELD_BACK: PlaceWords = {
  areas: areas(
    `district; N41; Lea Hatch; London; Gtr London; Brackney
district; N42; Lea Hatch; London; Gtr London; Brackney
district; N42; Canonsbury Fields; London; Gtr London; Brackney
district; N43; Tollhouse Park; London; Gtr London; Brackney
district; N44; Hornsby Vale; London; Gtr London; Brackney
district; N44; Archway Bottom; London; Gtr London; Brackney
district; N45; Barnsdene; London; Gtr London; Brackney
district; N46; Pentonbrook; London; Gtr London; Brackney
district; N47; Clerksfold; London; Gtr London; Brackney
district; N48; Kingslock; London; Gtr London; Brackney
district; N49; Highburn Corner; London; Gtr London; Brackney`,
    { borough: 'Isleworthy', county: 'Middlesex', oldCounty: 'Middx' },
  ),
  whole:
    split(`Essex Street, Hornsby Road, Green Lanes, Blackstock Street, Prebend Street, River Street, Canal Road, Tower Road,
    Gladstone Road, Alexandra Road, Junction Street, Nelson Place, Cambridge Street, Oxford Road, Chapel Road, Mill Row,
    York Way East, Bridge Row`),
  bases:
    split(`Almorah, Rotherfield, Arlington, Noel, Danbury, Vincent, Duncan, Gerrard, Devonia, Allingham, Rheidol, Packing,
    Coleman, Raleigh, Popham, Britannia, Basire, Halton, Sebbon, Cloudesley, Ripplevale, Thornhill, Lofting, Barnsbury,
    Gibson, Theberton, Milner, Cross Keys, Shillingford, Florence, Hawes, Astey, Ockendon, Elmore, Englefield, Ufton,
    Southgate, Mildmay, Newington, Wallace, Ferntower, Beresford, Pyrland, Leconfield, Poets, Grosvenor, Highbury,
    Framfield, Melgund, Whistler, Battledean, Ronalds, Liberia, Corsica, Baalbec, Calabria, Fieldway, Aberdeen, Kelross,
    Sotheby, Conewood, Plimsoll, Romilly, Monsell, Prah, Quill, Wray, Thane, Mingard, Fonthill, Tollington, Marriott`),
  heads: split('Ack, Brad, Cran, Dray, Elt, Frog, Hack, Ing, Lind, Marl, Nether, Ox, Pit, Ridge, Sand, Tad'),
  tails: split('bank, bury, combe, don, field, hurst, ington, leigh, mere, over, wick, wood'),
  blocks:
    split(`Spenlove, Bunyan, Defoe, Wollaston, Priestley, Lubetkin, Tecton, Peregrine, Halley, Wren, Hooke, Flamsteed, Newcomen,
    Smeaton, Rennie, Telford, Brindley, Trevithick, Maudslay, Nasmyth, Bramah, Cubitt, Paxton, Fowke, Bazalgette,
    Myddelton, Sadler, Grimaldi, Garrick, Kemble, Macready, Irving, Siddons, Vestris, Phelps, Kean, Betterton, Burbage,
    Alleyn, Tarlton, Webster, Marston, Dekker, Massinger, Shirley, Otway, Farquhar, Congreave, Vanbrugh`),
  estates: split(
    `Bemerside Estate, Packwood Estate, Priors Green Estate, Spa Meadow Estate, Andover Road Estate, Harvist Court Estate,
    Girdlestone Park Estate, Highcrest Estate, New Orleans Park Estate, Elthorne Place Estate, Weston Rise Estate`,
  ),
  houses:
    split(`Ivy Lodge, The Old Dairy, Canal Cottage, Toll Cottage, The Old Chapel, Watermans, Cattle Keepers House,
    Reservoir House, The Old Library, Drovers House, Stable House, The Tram Depot`),
  places: split(
    `Chapel Row Market, Exmoor Market, Whitecross Row Market, Nags Head Market, Hoxley Market, Ridley Street Market`,
  ),
  sites:
    split(`Clerksfold Workshops, Omega Yard, Regents Wharf Studios, Kingslock Business Village, Brewery Road Depot,
    Tileyard Works, Pentonbrook Business Centre, Print Rooms, Pianoforte Works, Typefoundry Studios, Barnsdene Trading
    Park, Highburn Industrial Estate`),
};
