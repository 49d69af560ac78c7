import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** The harbour town and crofting districts of the first islands. */
export const ISLANDS_SHOWN: PlaceWords = {
  areas: areas(
    `town; HS21; ; Port Skerra; Port Sgeire; Lochbeg
town; HS22; ; Port Skerra; Port Sgeire; Lochbeg
village; HS22; The Rubha; Port Skerra; Port Sgeire; Lochbeg
village; HS23; North Lochs; Port Skerra; Port Sgeire; Lochbeg
village; HS23; South Lochs; Port Skerra; Port Sgeire; Lochbeg
village; HS24; Westside; Port Skerra; Port Sgeire; Lochbeg
village; HS24; Uisgean; Port Skerra; Port Sgeire; Lochbeg
village; HS25; Nis; Port Skerra; Port Sgeire; Lochbeg
village; HS25; Back District; Port Skerra; Port Sgeire; Lochbeg
village; HS26; Bernera Mhor; Port Skerra; Port Sgeire; Lochbeg
town; HS27; ; Lochbeg; Loch Beag; Port Skerra
village; HS27; The Machair; Lochbeg; Loch Beag; Port Skerra
village; HS28; Eriskeray; Lochbeg; Loch Beag; Port Skerra
village; HS29; Vatersound; Lochbeg; Loch Beag; Port Skerra`,
    { borough: 'Isle of Sgarra', county: 'Western Isles', oldCounty: 'Ross-shire' },
  ),
  whole:
    split(`Cromwell Street, Kenneth Row, Bayhead, Point Street, Keith Brae, Francis Street, Church Brae, Garden Road, Matheson Row,
    Newton Shore, Seaview Terrace, Goathill Brae, Perceval Road, Lewis Brae, Scotland Row, South Beach Brae, Plantation Brae,
    Westview, Manor Brae, Anderson Row, Springfield Brae, Battery Brae`),
  bases:
    split(`Garranish, Shawbost Mor, Bragasta, Tolasgair, Grimsda, Crosbol, Habosta, Lionol, Skigerstal, Eoropal, Cuidrach, Fivigh,
    Swainal, Melbol, Dellan, Galsonish, Barvish, Arnolsta, Bruar, Carlosta, Dunish, Tolstaval, Breasclat, Callanol,
    Garynahin, Achmer, Cromorr, Gravirsta, Lemrevol, Orinsol, Calbosta, Marvigh, Kershadal, Habbost, Balallish, Airidhbeg,
    Laxol, Keosal, Ranishal, Crossbosta, Luerbol, Grimsh, Aignis Beg, Knockan, Swordal, Shulish, Flesherol, Portvollar,
    Sheshadol, Aird Tung, Coll Beag, Vatskal, Gress Mhor, Tungal, Newmarkal, Laxdalan, Uigen, Valtol, Kneepal, Islivik`),
  heads: split('Aird, Cnoc, Druim, Loch, Port, Rubha, Gearraidh, Ceann, Bàgh, Camas'),
  tails: split(
    'a Ghlinne, an Fhraoich, na Mòna, nan Eun, Dubh, Glas, an Tairbeirt, a Bhàigh, na Creige, Mòr',
  ),
  blocks: split(`Ranald, Seaforth, Leverhulme, Sinclair, Marybank, Coulreggan, Macleod, Nicolson`),
  estates: split(
    `Macaulay, Jamieson, Bremner, Leurbost, Cearns, Columbia, Torquil, Smithton, Benside, Assaynt, Moorland, Melville`,
  ),
  houses:
    split(`The Manse, The Old Manse, Free Church Manse, The Schoolhouse, The Old Schoolhouse, Taigh na Mara, Taigh a Ghlinne, Taigh
    Geal, Taigh Iain, Taigh an Rubha, Ocean View, Tigh Dearg, Mol Bàn, Sea Pink, Machair House, Cnoc na Grèine, Beinn Mhòr,
    Suainaval, Clisham View, Cladach, Failte, Heather Isle, Braighe House, Minch View, An Cala, Ceol na Mara, Hebridean Surf,
    Taigh Cèilidh, Sàilean, Tobhta, The White Croft, The Old Shop, The Weaving Shed, Police House, Nurses Cottage, Rona View,
    Gannet House, Lapwing Croft, Bùth Ruairidh, Shieling, Moorfield, Loch View, The Old Mission House, Eòrna`),
  places: split(
    `Macivers, Fishers, Coopers, Chandlers, Kippers, Bosuns, Netmakers, Customs, Merchants, Gaol, Ropework, Pipers`,
  ),
  sites:
    split(`Rubha Robhan, Eilean Glas Mhor, Tiumpan, Arnish Ness, Stoer Skerra, Butt of Sgarra, Laxol Bay, Gravir Sands, Eilean
    Chaluim, Vacsal, Loch Erisal, Loch Roagan, Miavaig Bay`),
};
