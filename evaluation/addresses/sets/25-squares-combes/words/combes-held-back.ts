import { cross } from '../../common/cross.ts';
import { areas, split } from '../../common/split.ts';
import type { CombesWords } from '../words.ts';

/** The towns and villages of the second district of the West Country. Trevose Water is at two towns. */
export const COMBES_HELD_BACK: CombesWords = {
  areas: areas(
    `town; TR61; ; Penhallow; ; Lanwithiel
village; TR61; Trevose Water; Penhallow; ; Lanwithiel
village; TR61; St Breward Minor; Penhallow; ; Lanwithiel
village; TR62; Perranwell Sands; Penhallow; ; Lanwithiel
village; TR62; Ponsmere; Penhallow; ; Lanwithiel
village; TR62; Goonhaven; Penhallow; ; Lanwithiel
town; PL61; ; Lanwithiel; ; Penhallow
village; PL61; Trevose Water; Lanwithiel; ; Penhallow
village; PL61; Luxulstow; Lanwithiel; ; Penhallow
village; PL62; St Tudy-in-Roseland; Lanwithiel; ; Penhallow
village; PL62; Golantic; Lanwithiel; ; Penhallow
town; TR63; ; Porthleaze; ; Penhallow
village; TR63; Mullionstow; Porthleaze; ; Penhallow
village; TR64; Cadgwarth; Porthleaze; ; Penhallow
village; TR64; Gweekmoor; Porthleaze; ; Penhallow
town; PL63; ; Boscarrow; ; Lanwithiel
village; PL63; Delabourne; Boscarrow; ; Lanwithiel
village; PL64; St Breward Minor; Boscarrow; ; Lanwithiel
village; PL64; Tregadeth; Boscarrow; ; Lanwithiel
village; PL64; Altarwen; Boscarrow; ; Lanwithiel`,
    { borough: 'Mid Kernow', county: 'Cornwall', oldCounty: 'Kernow' },
  ),
  whole:
    split(`Churchtown, Market Strand, Truro Old Road, Chapel Terrace, The Praze, Cross Street, New Bridge Street, Wesley Hill,
    Turnpike Road, Harbour Terrace, Coinagehall, Fish Street`),
  bases:
    split(`Agar, Albertus, Arwenack, Bar Meadow, Barrack, Bassett, Belle Vue, Boscawen, Bosvigo, Bosun, Bosmeor, Calenick,
    Campfield, Cardrew, Carclew, Carn Brea, Castle Hill, Chywoone, Clifden, Clinton, Cornubia, Coronation, Creeping, Daniell, Daubuz,
    Nancherrow, Nansavallon, Oxland, Parc Owles, Pendarves, Penrose, Pengarth, Perran, Polwhele, Porthmellon, Poltair, Quarry Park, Rashleigh,
    Redannick, Relubbus, Rosewin, St Austol, St Clement, St Dominic, Stannary, Tehidy, Tolver, Trelawney, Treliske, Trenance, Trenwith,
    Tresawls, Treyew, Trewirgie, Tregolls, Union, Upland, Vyvyan, Wellway, Wheal Rose, Wheal Jane, William, Woodlane, Zelah`),
  heads: split('Bos, Car, Chy, Gwal, Lan, Pol, Porth, Res, Ros, Tol'),
  tails: split('crowan, gooth, gweth, kerris, mellin, noweth, ruthan, vean'),
  blocks: split(
    'Admirals, Bay Tree, Chirgwin, Copperfields, Fisher, Glanmor, Hammond, Kestle, Miners, Packet, Rosemorran, Tinners',
  ),
  estates: split(
    'Bissoe, Carnkie, Four Lanes, Halwyn, Illand, Kehelland, Lanner Moor, Mount Hawke, Nance, Ponsanooth, Rame, Tolgus',
  ),
  houses: [
    ...split(`The Old Manse, Gull Rock, Chy-an-Mor, Ocean View, The Net Loft, Trelowen, Carn Cottage, Sea Pink, The Old Count House,
    Crows Nest, Mine House, Bal Cottage, Lowena, The Old Wheelhouse, Fuchsia, Wheal Kitty, Pilchards, Driftwood`),
    ...cross(
      split(
        'Bay, Bosun, Captains, Engine, Fern, Gorse, Harbour, Heather, Hedge, Kittiwake, Miners, Puffin, Smugglers, Thrift',
      ),
      split('Rest, View, Cottage, Croft, Villa, Loft'),
    ),
  ],
  places:
    split(`Lower Tregantle, Higher Tregantle, Great Bosullow, Little Bosullow, Arrallas, Barteliver, Bodrean, Burncoose, Carvinack,
    Crasken, Degembris, Ennis, Fentongollan, Garras, Goenrounsen, Halnoweth, Killivose, Lambriggan, Menadarva, Nanskerris, Penare,
    Polstain, Roskear, Roseworthy, Skinners Bottom, Tolcarne, Trebartha, Tredinnick, Trenoweth, Trevarno, Treworga, Ventonwyn, Chyvarloe, Zawn`),
  sites: split(
    'Gwithian Towans, Holywell, Lizard Lane, Monkey Tree, Newquay View, Poldark, Rosehill, Trevella, Zoar, Mount Carmel',
  ),
  parts:
    split(`The Mowhay, The Cowshed, The Chall, Farm House, The Hayloft, Poldice Barn, The Goathouse, The Old Engine House,
    Cart Shed, Mowhay Barn`),
};
