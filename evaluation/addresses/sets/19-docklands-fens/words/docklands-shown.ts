import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

const AREAS = areas(
  `district; CF91; Basin Side; Severnhaven; Aberhafren; Penmarsh
district; CF92; Cathays Pill; Severnhaven; Aberhafren; Penmarsh
district; CF93; Iron Quay; Severnhaven; Aberhafren; Penmarsh
district; CF94; Splottfield; Severnhaven; Aberhafren; Penmarsh
district; CF95; Admiralty Reach; Severnhaven; Aberhafren; Llanfor
district; CF96; Gwentmoor; Severnhaven; Aberhafren; Llanfor
district; CF97; Tideway; Severnhaven; Aberhafren; Llanfor
town; CF98; ; Penmarsh; Penmorfa; Severnhaven
district; CF99; Sully Sands; Penmarsh; Penmorfa; Severnhaven
town; NP91; ; Llanfor; ; Severnhaven
village; NP92; Goldcleave; Llanfor; ; Severnhaven`,
  { borough: 'Severnhaven', county: 'Gwent Levels', oldCounty: 'South Glam' },
);

/** The places of a port on the Welsh side of the Bristol Channel. */
export const DOCKLANDS_SHOWN: PlaceWords = {
  areas: AREAS,
  whole:
    split(`Bute Quay, Tresillian Terrace, Customs House Street, Dumballs Road, Lloyd George Avenue, Clarence Road,
    Ferry Road, The Esplanade, Marine Parade, Salop Street, Windsor Esplanade, Fourth Avenue, Fifth Avenue,
    Sixth Avenue, Railway Terrace, Stuart Place, St Donats Road, St Cenydd Street, Harbour Drive`),
  bases:
    split(`Adamsdown, Aberdovey, Agincourt, Bertram, Blackweir, Brigantine, Bunyan, Cairnmuir, Capstan, Carlisle,
    Christina, Clydesmuir, Coburn, Cornelia, Craddock, Cyfarthfa, Dalcross, Daviot, Diamond, Dunraven, Emerald,
    Enid, Ethel, Ferrier, Foundry, Frigate, Galston, Glossop, Gold, Habershon, Helen, Hewell, Hinton, Janet,
    Juno, Kames, Keppoch, Lancefield, Lewis Glyn, Lochaber, Longships, Mackintosh, Marion, Metal, Mercia, Moira,
    Morlais, Mortimer, Neptune, Nora, Orbit, Ordell, Pearl, Pomeroy, Portmanmoor, Planet, Ruby, Sanquhar,
    Sapphire, Schooner, Seawall, Silurian, Singleton, Sloper, Smeltery, Star, Stacey, System, Tharsis, Theodora,
    Topaz, Tyndall, Vere, Walker, Whitmuir, Windlass, Wimborne, Zinc, Fishermans, Coopers, Boatmans, Tynewydd`),
  heads:
    split(`Bal, Barn, Coch, Corn, Cwm, Dyf, Fal, Gam, Gel, Heath, Hir, Kel, Lis, Mar, Mor, Nan, Par, Pen, Ros,
    Ryd, Sal, Tal, Tre, Ven, Wen, Wyn`),
  tails: split('barth, caer, dock, fawr, gwyn, lan, marsh, mouth, port, rhyd, sand, tor, vane, wharf'),
  blocks:
    split(`Mariner, Capricorn, Vespucci, Cabot, Tasman, Vancouver, Frobisher, Hakluyt, Bosun, Quartermaster,
    Fairwater, Penguin, Cormorant, Tern, Kittiwake, Fulmar, Gannet, Petrel, Sandpiper, Oystercatcher, Loudoun,
    Nelson Mandela, Channel View, Hamadryad, Celestia, Adventurer, Meteor, Altair, Vega, Sirius, Rigel, Polaris,
    Bellatrix, Castor, Pollux, Galleon, Caravel, Sloop, Ketch, Yawl, Clipper, Barque, Lugger, Collier,
    Crown Copper, Anchor, Sextant, Compass, Astrolabe, Jibstay, Mainsail, Spinnaker, Halyard, Taffrail`),
  estates:
    split(`Pill Point Phase One, Pill Point Phase Two, Glasswharf Quarter, Old Graving Dock, Coal Hoist Estate,
    Windward Estate, Tidefields Estate, Hodges Square, Atlantic Basin, Roath Reach`),
  houses:
    split(`Seaforth, Westward Ho, Channel Breeze, Gwynfa, Bryn Mor, Hafod Las, Glan y Don, The Beacon, Sea Holly,
    Pilots Rest, The Haven, Cliff End, Sundial House, Mon Abri, Craig y Nos, Awel y Mor, The Old Custom House,
    Coastguard Cottage, Ty Gwyn, Spray House, Lantern House, The Crows Nest, Fairlight, Harbour Watch`),
  places:
    split(`Royal Esplanade, Grand Marine, Palm Court, Belle Vue, Balmoral Sands, Seabank, Imperial, Cecil Bay,
    Queens Parade, Alhambra, Burlington, Hotel Bristol, Ocean, Metropole, Glamorgan Sands, Knightstone`),
  sites: split(`Britannia, Penarth Roads, Dragon, Victoria Lock, Channel, Mountstuart, Spillers, East Bute,
    Merchants, Timberpond, Graving, Roundhouse`),
};
