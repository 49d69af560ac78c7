import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** The villages and hamlets of the first peninsula. */
export const PENRHYN_SHOWN: PlaceWords = {
  areas: areas(
    `town; LL91; ; Porth Meirig; Port Merrick; Caer Odwyn
village; LL91; Llanfadrig; Porth Meirig; Port Merrick; Caer Odwyn
village; LL92; Rhydlwyfen; Porth Meirig; Port Merrick; Caer Odwyn
village; LL92; Bodeinwyn; Porth Meirig; Port Merrick; Caer Odwyn
village; LL92; Tudwen; Porth Meirig; Port Merrick; Caer Odwyn
village; LL93; Llangybwyll; Porth Meirig; Port Merrick; Caer Odwyn
village; LL93; Aberdesog; Porth Meirig; Port Merrick; Caer Odwyn
village; LL93; Sarn Fechell; Porth Meirig; Port Merrick; Caer Odwyn
village; LL94; Morfa Nefydd; Porth Meirig; Port Merrick; Caer Odwyn
village; LL94; Edeyrnion Fach; Porth Meirig; Port Merrick; Caer Odwyn
village; LL95; Rhoshirwen; Porth Meirig; Port Merrick; Caer Odwyn
village; LL95; Llanengar; Porth Meirig; Port Merrick; Caer Odwyn
village; LL95; Mynytho Uchaf; Porth Meirig; Port Merrick; Caer Odwyn
town; LL96; ; Trefelin; Milton; Porth Meirig
village; LL96; Pistyllgwyn; Trefelin; Milton; Porth Meirig
village; LL97; Llithfawr; Trefelin; Milton; Porth Meirig
village; LL97; Clynnogfa; Trefelin; Milton; Porth Meirig
village; LL98; Garndolwen; Trefelin; Milton; Porth Meirig
village; LL98; Chwilogwen; Trefelin; Milton; Porth Meirig
village; LL99; Pencaenant; Trefelin; Milton; Porth Meirig`,
    { borough: 'Dwyfael', county: 'Gwynedd', oldCounty: 'Caernarvonshire' },
  ),
  whole:
    split(`Stryd Fawr, Ffordd yr Orsaf, Lôn yr Eglwys, Stryd y Felin, Ffordd y Traeth, Lôn y Capel, Stryd y Farchnad, Ffordd Newydd, Stryd yr Harbwr, Lôn Las, Stryd y Castell, Ffordd yr Ysgol, Stryd y Bont, Ffordd y Mynydd,
    Tan y Bryn, Tan y Foel, Pen y Graig, Glan y Don, Tai Gwynion, Tai Lon, Rhes Fawr, Glanrafon Terrace, Bay View
    Terrace, Gorffwysfa Terrace, Tan y Coed, Pen Rhiw, Min y Mor, Minffordd, Bron y De, Bron Heulog, Arfon Terrace,
    Eifion Terrace, Trem Enlli, Tai Newyddion, Bryn Hyfryd Terrace, Snowdon View, Madryn Terrace, Tan Rallt`),
  bases:
    split(`Meurig, Dwyfor, Cadfan, Ceiri, Hywyn, Beuno, Tegai, Gwydir, Cybi, Eleri, Ednyfed, Gwenith, Aelhaearn, Mabon, Lleu,
    Geirionydd, Hendre, Cadwgan, Tudur, Nefyn Mair, Rhianfa, Gadlys, Erddig, Heli, Morfryn, Benar, Abersoch Fach,
    Bodnant, Elernion, Iorwerth, Pedrog, Sadwrn, y Delyn, yr Haf, y Gog, Llewelyn, Tegfryn, Gwyndaf, Rhydian, Maelgwn,
    Collwyn, Engan, Cian, Buan, Cynddelw, Ellis Owen, yr Wylan, Trwynllwyd, Geraint, Mynytho, Pencei, Carreglefain, Cwlwm,
    Bryn Mair, Anelog, Mellteyrn, Porthor, yr Alarch, Deiniol, Bryn Gosod, Twrog, Gallt Derw`),
  heads: split(`Tyddyn, Bryn, Cae, Hafod, Glan, Ty'n y, Rhos, Gwern, Bod, Cil`),
  tails:
    split(`Awel, Uchaf, Mawr, Bach, Gwyn, Coed, Hir, Hyfryd, Eithin, Du, Ceiliog, Sander, Lasgoed, Rhedyn, Heulog,
    Gof, Mynydd, Ffridd, Talarn, Wian`),
  blocks: split(
    `Bae Meirig, Castell Deudraeth, Marine, White Hall, Gwesty Enlli, Tal y Don, Crusoe, South Beach`,
  ),
  estates:
    split(`Morfa Mawr, Sarn Bay, Tal y Fan, Bryn Bachau, Golden Sands, Beach Grove, Nant y Big, Porth Iago, Warren Bay,
    Trem y Mor, Tanrallt`),
  houses:
    split(`Tŷ Gwyn, White House, Yr Hen Ysgol, The Old School, Hen Felin, Rose Cottage, Yr Hen Siop, Bwthyn Rhosyn, Old Mill,
    Arfryn, Bodafon, Gorwel, Llys Awel, Maesgwyn, Penrallt, Trem Eifl, Uwch y Don, Y Wern, Angorfa, Awelon, Bodlondeb,
    Craigle, Derwen Deg, Eirianfa, Fron Deg, Gwelfor, Isfryn, Llwyn Onn, Moelfre, Noddfa, Plas Newydd, Swn y Gwynt, Sea
    Breeze, Driftwood, Hillside, Gulls Way, Islwyn, Preswylfa, The Old Coastguard, Bryn Siriol, Cartrefle, Haulfryn`),
  places: split(`Seion, Bethania, Ebenezer, Moreia, Salem, Nebo, Horeb, Pisgah, Tabernacl, Soar`),
  sites: split(`Llyn Gwyn, Coed Helen, Gimblet Rock, Nant Cottage, Penmaen, Wernol, Bolmynydd, Hendre Coed`),
};
