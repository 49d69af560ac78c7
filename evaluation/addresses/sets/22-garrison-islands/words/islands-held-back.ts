import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** The harbour town and crofting districts of the second islands. */
export const ISLANDS_HELD_BACK: PlaceWords = {
  areas: areas(
    `town; PA91; ; Bowharbour; Bogha Mhor; Port Elan
town; PA92; ; Bowharbour; Bogha Mhor; Port Elan
village; PA92; Gruinyard; Bowharbour; Bogha Mhor; Port Elan
village; PA93; Kildaltonish; Bowharbour; Bogha Mhor; Port Elan
village; PA93; The Rhinnes; Bowharbour; Bogha Mhor; Port Elan
village; PA94; Kilchomar; Bowharbour; Bogha Mhor; Port Elan
village; PA94; The Oe; Bowharbour; Bogha Mhor; Port Elan
village; PA95; Ross of Mularn; Bowharbour; Bogha Mhor; Port Elan
village; PA95; Ardmeanich; Bowharbour; Bogha Mhor; Port Elan
village; PA96; Kilninver Mor; Bowharbour; Bogha Mhor; Port Elan
town; PA97; ; Port Elan; Port Eilein; Bowharbour
village; PA97; Hynishal; Port Elan; Port Eilein; Bowharbour
village; PA98; Cornaigbeg; Port Elan; Port Eilein; Bowharbour
village; PA99; Arinagowan; Port Elan; Port Eilein; Bowharbour`,
    { borough: 'Isle of Kerrin', county: 'Argyll', oldCounty: 'Argyllshire' },
  ),
  whole:
    split(`Shore Wynd, Saltpan Wynd, Main Street, School Wynd, Flora Place, High Vennel, Stanley Row, Frederick Crescent, Charlotte
    Wynd, Lennox Wynd, Distillery Row, Back Vennel, Breadalbane Wynd, Argyll Terrace, Strongarbh Brow, Albert Vennel,
    Victoria Wynd, Rockside, Harbour Wynd, Columba Vennel, Erray Brow, Ledaig Row`),
  bases:
    split(`Ballinabeg, Kilmenish, Portnacran, Nerabolls, Easter Ellisterl, Conisbeg, Sanaigmhor, Ballygrundy, Keilsay, Mulindray,
    Ardbegan, Lagavol, Ardtalish, Claggainish, Tormisdal, Lossitmor, Cladvil, Octofadan, Nereby Mhor, Tayovulin, Bunnahan,
    Kilchiaranbeg, Kinnabol, Cragabol, Glenegedal, Coullabol, Kentrach, Craignish Beg, Salenbeg, Grulinish, Dervaik,
    Calgarish, Torloisken, Ulvabeg, Fanmorl, Bunessal, Fionnphorsa, Kintral, Uiskenish, Carsaigan, Lochbuish, Crogganmor,
    Pennygowl, Fishnisk, Scallastel, Moy Kerrin, Scarinishal, Balephul, Barrapolan, Kenovar, Middletonish, Sandaigan,
    Heylipil, Crossapolan, Baugh Mhor, Ruaigan, Caolis, Salumbeg, Vaulan, Gott Mhor, Kirkapolan, Balemartan`),
  heads: split('Ard, Baile, Cill, Dun, Glac, Gleann, Inbhir, Lag, Sròn, Tràigh'),
  tails: split(
    'a Chaolais, an Dòbhrain, na Caillich, nan Gall, Beag, Buidhe, an Iasgair, a Mhuilinn, na h-Uamha, Fada',
  ),
  blocks: split(`Lorn, Campbeltown, Somerled, Islay Frigate, Ileach, Dunyvaig, Finlaggan, Ronaldson`),
  estates: split(
    `Corrsgeir, Birch, Kilarrow, Semple, Caldhame, Imeraval, Lochinda, Laphroan, Erskine, Breacachadh, Taynish, Mackinnon`,
  ),
  houses:
    split(`Parish Manse, Former Free Manse, Manse House, School House, Old Schoolhouse Cottage, Tigh na Traigh, Tigh an Uillt, Tigh
    Bàn, Tigh Ruadh, Taigh Solais, Atlantic House, An Sean Taigh, Craigard, Rockmount, Corncrake House, Dunlin, Paps View,
    Jura Sound House, Grianan, Bothan Beag, Sorobaidh, An Airigh, Crubisdale, The Old Smiddy, Farmhouse, Bothy, Ferry House,
    Ballymeanach House, Dun Aluinn, Druim Mhòr, Cnoc Breac, Sgurr House, The Bank House, The Old Dairy House, Doctors House,
    Thistle Cottage, Eider House, Oran na Mara, Fasgadh, Bruach Gorm, Creag Mhòr, Mo Dhachaidh, Ealasaid, Gleneagle`),
  places: split(
    `Coopers Row, Stillmans, Bondhouse, Tacksmans, Herring, Harpers, Lairds, Excise, Fiddlers, Maltmans, Weavers, Tinkers`,
  ),
  sites:
    split(`Ruvaal Mhor, Rhuval, Orsal, Lismorran, Skerryvorn, Ardnamor, Port Ellenbay, Sanday Bay, Loch Gruin, Loch Spelvan, Loch
    Indal, Tuathbay, Kintrabay`),
};
