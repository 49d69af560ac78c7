import { lazily } from '../lazily.ts';
import { wordsOf } from './normal-form/tokens.ts';

/*
 * Many towns and villages in Wales have a Welsh and an English name, or an old spelling, and a list often has the
 * other one. Most names that differ by a slip are found without this table.
 */

const TOWNS = `
Aberdaugleddau,Milford Haven; Abergwaun,Fishguard; Aberhonddu,Brecon; Abermaw,Barmouth; Y Bermo,Barmouth; Aberpennar,Mountain Ash; Abertawe,Swansea;
Aberteifi,Cardigan; Arberth,Narberth; Bae Colwyn,Colwyn Bay; Biwmares,Beaumaris; Brynbuga,Usk; Caerdydd,Cardiff; Caerfyrddin,Carmarthen;
Caerffili,Caerphilly; Caergybi,Holyhead; Cas-gwent,Chepstow; Casllwchwr,Loughor; Casnewydd,Newport; Castell-nedd,Neath;
Castell Newydd Emlyn,Newcastle Emlyn; Ceinewydd,New Quay; Crucywel,Crickhowell; Cydweli,Kidwelly; Dinbych,Denbigh; Dinbych-y-pysgod,Tenby;
Doc Penfro,Pembroke Dock; Hendy-gwyn,Whitland; Hwlffordd,Haverfordwest; Llanbedr Pont Steffan,Lampeter; Llambed,Lampeter;
Llandrindod,Llandrindod Wells; Llanfair-ym-Muallt,Builth Wells; Llanilltud Fawr,Llantwit Major; Llanymddyfri,Llandovery; Llanwrtyd,Llanwrtyd Wells;
Merthyr Tudful,Merthyr Tydfil; Penfro,Pembroke; Pen-y-bont ar Ogwr,Bridgend; Pontypwl,Pontypool; Porth Tywyn,Burry Port; Rhaeadr,Rhayader;
Rhaeadr Gwy,Rhayader; Rhuthun,Ruthin; Rhydaman,Ammanford; Trefdraeth,Newport; Treffynnon,Holywell; Trefyclo,Knighton; Trefyclawdd,Knighton;
Trefynwy,Monmouth; Treorci,Treorchy; Tyddewi,St Davids; Wrecsam,Wrexham; Y Barri,Barry; Y Bont-faen,Cowbridge; Y Drenewydd,Newtown;
Y Fenni,Abergavenny; Y Fflint,Flint; Llanandras,Presteigne; Croesoswallt,Oswestry; Henffordd,Hereford; Amwythig,Shrewsbury; Llwydlo,Ludlow;
Ceintun,Kington; Rhosan ar Wy,Ross-on-Wye; Y Gelli Gandryll,Hay-on-Wye; Y Gelli,Hay-on-Wye; Y Rhyl,Rhyl; Y Trallwng,Welshpool; Yr Wyddgrug,Mold;
Llanbed,Lampeter; Y Bala,Bala; Tywyn,Towyn; Aberdyfi,Aberdovey; Llandysul,Llandyssul; Dolgellau,Dolgelley; Dolgellau,Dolgelly; Aberystwyth,Aberystwith;
Porthmadog,Portmadoc; Tremadog,Tremadoc; Caernarfon,Carnarvon; Caernarfon,Caernarvon; Conwy,Conway; Llandudoch,St Dogmaels; Cricieth,Criccieth;
Llanelli,Llanelly; Maldwyn,Montgomery; Trefaldwyn,Montgomery; Cei Newydd,New Quay; Castellnewydd Emlyn,Newcastle Emlyn; Y Waun,Chirk; Bwcle,Buckley;
Cei Connah,Connahs Quay; Cei Connah,Connah's Quay; Llaneurgain,Northop; Penarlag,Hawarden; Llanelwy,St Asaph; Betws-y-Coed,Bettws-y-Coed;
Porthaethwy,Menai Bridge; Niwbwrch,Newborough; Y Fali,Valley; Bae Trearddur,Trearddur Bay; Biwmaris,Beaumaris; Y Felinheli,Port Dinorwic;
Y Felinheli,Felinheli; Y Ffor,Four Crosses; Glantwymyn,Cemmaes Road; Cemais,Cemmaes; Ceri,Kerry; Llangors,Llangorse; Ganllwyd,Y Ganllwyd;
Pentref Elan,Elan Village; Llanrhaeadr-ym-Mochnant,Llanrhaeadr; Llansanffraid-ym-Mechain,Llansantffraid;
Llansanffraid-ym-Mechain,Llansantffraid-ym-Mechain; Betws Cedewain,Bettws Cedewain; Aber-miwl,Abermule; Llanllwchaearn,Llanllwchaiarn; Aberriw,Berriew;
Ffordun,Forden; Yr Ystog,Churchstoke; Crughywel,Crickhowell; Crucywel,Crickhowel; Y Clas-ar-Wy,Glasbury; Pontsenni,Sennybridge; Trecastell,Trecastle;
Defynnog,Devynock; Llanllieni,Leominster; Maesyfed,New Radnor; Aber-porth,Aberporth; Cenarth,Kenarth; Pontarfynach,Devil's Bridge;
Pontarfynach,Devils Bridge; Rhydyfelin,Rhyd-y-felin; Tal-y-bont,Talybont; Y Borth,Borth; Ffosyffin,Ffos-y-ffin; Llannon,Llanon; Llannarth,Llanarth;
Ciliau Aeron,Cilie Aeron; Y Ferwig,Ferwig; Y Ferwig,Verwick; Tre-saith,Tresaith; Pontsian,Pontshaen; Llangrannog,Llangranog; Ystrad Fflur,Strata Florida;
Rhydlewis,Rhyd Lewis; Yr Eglwys Newydd,Whitchurch; Sain Ffagan,St Fagans; Llandaf,Llandaff; Y Tyllgoed,Fairwater; Treganna,Canton; Y Rhath,Roath;
Sblot,Splott; Trelluest,Grangetown; Tre-biwt,Butetown; Llaneirwg,St Mellons; Tredelerch,Rumney; Llanisien,Llanishen; Rhiwbeina,Rhiwbina; Radur,Radyr;
Gwaelod-y-garth,Gwaelod y Garth; Dinas Powys,Dinas Powis; Larnog,Lavernock; Sili,Sully; Y Rhws,Rhoose; Gwenfo,Wenvoe; Sain Tathan,St Athan;
Llanilltud Faerdref,Llantwit Fardre; Saint-y-brid,St Brides Major; Aberogwr,Ogmore-by-Sea; Tresimwn,Bonvilston; Sain Nicolas,St Nicholas;
Y Porth,Porth; Y Maerdy,Maerdy; Glynrhedynog,Ferndale; Pen-y-graig,Penygraig; Trefforest,Treforest; Ffynnon Taf,Taffs Well; Ffynnon Taf,Taff's Well;
Y Beddau,Beddau; Tonysguboriau,Talbot Green; Pont-y-clun,Pontyclun; Aberdar,Aberdare; Pontlotyn,Pontlottyn; Rhymni,Rhymney; Coed-duon,Blackwood;
Y Coed Duon,Blackwood; Bargod,Bargoed; Trecelyn,Newbridge; Rhisga,Risca; Tredegar Newydd,New Tredegar; Glynebwy,Ebbw Vale; Brynmawr,Bryn-mawr;
Abertyleri,Abertillery; Nant-y-glo,Nantyglo; Blaenafon,Blaenavon; Caerllion,Caerleon; Cil-y-coed,Caldicot; Magwyr,Magor; Rhaglan,Raglan;
Tyndyrn,Tintern; Llan-ffwyst,Llanfoist; Goetre,Goytre; Y Pil,Pyle; Mynydd Cynffig,Kenfig Hill; Abercynffig,Aberkenfig; Llangrallo,Coychurch;
Cwm Ogwr,Ogmore Vale; Nant-y-moel,Nantymoel; Llansawel,Briton Ferry; Sgiwen,Skewen; Y Creunant,Crynant; Blaendulais,Seven Sisters; Glyn-nedd,Glynneath;
Resolfen,Resolven; Y Mwmbwls,Mumbles; Ystumllwynarth,Oystermouth; Y Crwys,Three Crosses; Tre-gwyr,Gowerton; Treforys,Morriston;
Pontarddulais,Pontardulais; Llandeilo Ferwallt,Bishopston; Llanmadog,Llanmadoc; Dyfnant,Dunvant; Sgeti,Sketty; Ystumllwynarth,Mumbles;
Penllergaer,Penllergare; Pen-bre,Pembrey; Sanclêr,St Clears; Talacharn,Laugharne; Glanyfferi,Ferryside; Llansteffan,Llanstephan;
Cynwyl Elfed,Conwil Elfed; Llandeilo,Llandilo; Llangadog,Llangadock; Hendy-gwyn ar Daf,Whitland; Pentywyn,Pendine; Llanybydder,Llanybyther;
Wdig,Goodwick; Crymych,Crymmych; Solfach,Solva; Aberllydan,Broad Haven; Maenorbyr,Manorbier; Llandudoch,St Dogmael's; Cilgerran,Kilgerran;
Casblaidd,Wolfscastle; Cas-lai,Hayscastle; Cilgeti,Kilgetty; Begeli,Begelly; Clunderwen,Clynderwen`;

/** The words of a name without spaces → its names in the other language. */
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

/** The names of a town or village in the other language: Abertawe for Swansea, and the other way round. */
export function townInOtherLanguage(town: string): readonly string[] {
  return town === '' ? NONE : (others().get(keyOf(town)) ?? NONE);
}

const NONE: readonly string[] = [];
