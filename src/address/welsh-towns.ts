import { lazily } from '../lazily.ts';
import { wordsOf } from './normal-form/tokens.ts';

/*
 * Towns in Wales have a Welsh and an English name, and a list often has the name in the other language. Names
 * that differ by a slip (Conwy, Conway) are found without this table.
 */

const TOWNS = `
Aberdaugleddau,Milford Haven; Abergwaun,Fishguard; Aberhonddu,Brecon; Abermaw,Barmouth; Y Bermo,Barmouth; Aberpennar,Mountain Ash; Abertawe,Swansea; Aberteifi,Cardigan;
Arberth,Narberth; Bae Colwyn,Colwyn Bay; Biwmares,Beaumaris; Brynbuga,Usk; Caerdydd,Cardiff; Caerfyrddin,Carmarthen; Caerffili,Caerphilly; Caergybi,Holyhead;
Cas-gwent,Chepstow; Casllwchwr,Loughor; Casnewydd,Newport; Castell-nedd,Neath; Castell Newydd Emlyn,Newcastle Emlyn; Ceinewydd,New Quay; Crucywel,Crickhowell;
Cydweli,Kidwelly; Dinbych,Denbigh; Dinbych-y-pysgod,Tenby; Doc Penfro,Pembroke Dock; Hendy-gwyn,Whitland; Hwlffordd,Haverfordwest; Llanbedr Pont Steffan,Lampeter;
Llambed,Lampeter; Llandrindod,Llandrindod Wells; Llanfair-ym-Muallt,Builth Wells; Llanilltud Fawr,Llantwit Major; Llanymddyfri,Llandovery;
Llanwrtyd,Llanwrtyd Wells; Merthyr Tudful,Merthyr Tydfil; Penfro,Pembroke; Pen-y-bont ar Ogwr,Bridgend; Pontypwl,Pontypool; Porth Tywyn,Burry Port; Rhaeadr,Rhayader;
Rhaeadr Gwy,Rhayader; Rhuthun,Ruthin; Rhydaman,Ammanford; Trefdraeth,Newport; Treffynnon,Holywell; Trefyclo,Knighton; Trefyclawdd,Knighton; Trefynwy,Monmouth;
Treorci,Treorchy; Tyddewi,St Davids; Wrecsam,Wrexham; Y Barri,Barry; Y Bont-faen,Cowbridge; Y Drenewydd,Newtown; Y Fenni,Abergavenny; Y Fflint,Flint;
Llanandras,Presteigne; Croesoswallt,Oswestry; Henffordd,Hereford; Amwythig,Shrewsbury; Llwydlo,Ludlow; Ceintun,Kington; Rhosan ar Wy,Ross-on-Wye;
Y Gelli Gandryll,Hay-on-Wye; Y Gelli,Hay-on-Wye; Y Rhyl,Rhyl; Y Trallwng,Welshpool; Yr Wyddgrug,Mold`;

/** The words of a town's name without spaces → its names in the other language. */
const others = lazily(() => {
  const names = new Map<string, string[]>();
  const add = (name: string, other: string): void => {
    const key = keyOf(name);
    names.set(key, [...(names.get(key) ?? []), other]);
  };
  for (const entry of TOWNS.split(';')) {
    const [welsh, english] = entry.trim().split(',') as [string, string];
    add(welsh, english);
    add(english, welsh);
  }
  return names;
});

function keyOf(name: string): string {
  return wordsOf(name)
    .map(({ text }) => text)
    .join('');
}

/** The names of a town in the other language: Abertawe for Swansea, and the other way round. */
export function townInOtherLanguage(town: string): readonly string[] {
  return town === '' ? NONE : (others().get(keyOf(town)) ?? NONE);
}

const NONE: readonly string[] = [];
