import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** The villages and hamlets of the second peninsula. */
export const PENRHYN_HELD_BACK: PlaceWords = {
  areas: areas(
    `town; SA91; ; Abertrwyn; Trwyn Haven; Castell Hywel
village; SA91; Llandeiliog; Abertrwyn; Trwyn Haven; Castell Hywel
village; SA92; Mynachdy Las; Abertrwyn; Trwyn Haven; Castell Hywel
village; SA92; Blaenwaun Ddu; Abertrwyn; Trwyn Haven; Castell Hywel
village; SA92; Trefwrdan; Abertrwyn; Trwyn Haven; Castell Hywel
village; SA93; Cilgwaun; Abertrwyn; Trwyn Haven; Castell Hywel
village; SA93; Pontfaenor; Abertrwyn; Trwyn Haven; Castell Hywel
village; SA93; Dinas Brynach; Abertrwyn; Trwyn Haven; Castell Hywel
village; SA94; Eglwyswen; Abertrwyn; Trwyn Haven; Castell Hywel
village; SA94; Crymychfan; Abertrwyn; Trwyn Haven; Castell Hywel
village; SA95; Hermonlas; Abertrwyn; Trwyn Haven; Castell Hywel
village; SA95; Boncathlyn; Abertrwyn; Trwyn Haven; Castell Hywel
village; SA95; Llwyndrain; Abertrwyn; Trwyn Haven; Castell Hywel
town; SA96; ; Tyssulfan; St Tysells; Abertrwyn
village; SA96; Solfeyrn; Tyssulfan; St Tysells; Abertrwyn
village; SA97; Mathrafon; Tyssulfan; St Tysells; Abertrwyn
village; SA97; Trefgarnlas; Tyssulfan; St Tysells; Abertrwyn
village; SA98; Croesgochan; Tyssulfan; St Tysells; Abertrwyn
village; SA98; Llanrhianog; Tyssulfan; St Tysells; Abertrwyn
village; SA99; Porthclaisfa; Tyssulfan; St Tysells; Abertrwyn`,
    { borough: 'Preselau', county: 'Pembrokeshire', oldCounty: 'Dyfed' },
  ),
  whole:
    split(`Heol yr Eglwys, Heol y Cei, Stryd y Brenin, Stryd y Frenhines, Heol Dewi Sant, Heol y Parc, Heol y Gogledd, Heol y Gorllewin, Heol Santes Fair, Heol y Bryn, Lôn y Ficerdy, Heol y Ffynnon, Stryd y Doc, Heol Isaf, Y Stryd Fach,
    Tan y Castell, Pen Cnwc, Rhes yr Afon, Pen y Bont Terrace, Glan y Mor Terrace, Tai Bach, Tai Cochion, Pantycelyn
    Terrace, Brynhenllan Terrace, Cambrian Terrace, Maesyrhaf, Glyn y Mel, Trem y Garn, Penlan, Bryn Seion Terrace,
    Windy Hall, Heathfield Terrace, Glanymor, Penslade, Pwllgwaelod Terrace, Tower Hill, Vergam Terrace, Tan y Garreg`),
  bases:
    split(`Brynach, Teilo, Gwaun, Rhedyn Aur, Nefern, Cynwyl, Aeron, Tysul, Crwys, Waldo, Gelert, Myrddin, Ingli, Carnlas,
    Pebidiog, Cemaes, Deufor, Emlyn, Dyfrig, Ismael, Non, Padarn, Sawel, Rhystud, Gwbert, Ceibwr, Rhosygilwen, Taf,
    Pwyll, Arberth, Elfed, Derwydd, y Gwanwyn, yr Enfys, y Dryw, Rhiannon, Pryderi, Manawydan, Eilir, Samlet, Cynog,
    Meugan, Ffynnonwen, Howel, Gwyndwn, yr Eos, y Fronfraith, Penfeidr, Bryngwyn, Dogmael, Clydai, Gwynno, Tydfil, Cawrdaf,
    Afallen, Cledwyn, y Cerddor, yr Ardd, Eurgain, Tomos, Brithdir, Lleine, Aberfforest`),
  heads: split('Pant, Pen, Cefn, Nant, Llwyn, Ffynnon, Waun, Blaen, Esgair, Allt'),
  tails:
    split(`Glas, Isaf, Fawr, Fach, Coch, Bedw, Teg, Llwyd, Helyg, y Ddraenen, Gwenyn, Hafren, Celyn, Melyn, Ddewi,
    Gilfach, y Brain, Syfydrin, y Pistyll, Tirion`),
  blocks: split(`Glanymor, Slade, Royal Oak, Cwm Eog, Pier, Plas Trwyn, Penhaven, Strumble`),
  estates:
    split(`Penbanc, Newgale Sands, Fishguard Head, Tregoyd, Brandy Cove, Rosebush View, Hasguard Cross, Freshfield, Gwaun
    Vale, Morawelon, Llwyngwair`),
  houses:
    split(`Yr Hen Reithordy, The Old Rectory, Yr Hen Efail, The Old Smithy, Tŷ Coch, Red House, Bwthyn Eithin, Gorse Cottage,
    Tŷ Pen, Brynawelfa, Cartref, Delfan, Erwlas, Ffynone, Gerlan, Hafan Deg, Is y Coed, Llain Delyn, Maesteg, Nythfa,
    Penrheol, Rhydwilym, Siop Newydd, Tegfan, Wernlas, Yr Hafan, Arosfa, Blodwel, Castle View, Cleddau House, Dolwerdd,
    Eryl, Felin Isaf, Glasfryn, Hendy, Kittiwake, Lluest, Manorafon, Sandpiper, Seaways, Trevaughan, Ty Newydd`),
  places: split(`Hermon, Caersalem, Bethlehem, Rehoboth, Tabor, Gideon, Berea, Hebron, Calfaria, Jabes`),
  sites: split(
    `Rhosygarn, Bluestone Dale, Heron Lake, Trefach, Cwmbetws, Eisteddfa, Whitesands, Rhandirmwyn`,
  ),
};
