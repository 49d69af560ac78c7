import type { PlaceWords } from '../words.ts';
import { areas, pairs, split } from './split.ts';

const AREAS = areas(
  `town; SY41; ; Clunbridge; ; Pontcolunwy
town; SY42; ; Bishops Knighton; ; Trefyesgob
town; LD41; ; Presthay; ; Llanddewi Hay
town; HR41; ; Kingsardine; ;
village; SY41; Newchurch-on-Clun; Clunbridge; ; Pontcolunwy
village; SY41; Llanfair Hill; Clunbridge; Llanfair Fryn; Pontcolunwy
village; SY41; Whitcott; Clunbridge; ; Pontcolunwy
village; SY42; Lydbury; Bishops Knighton; ; Trefyesgob
village; SY42; Mainstone Parva; Bishops Knighton; ; Trefyesgob
village; SY42; Bettws-y-dre; Bishops Knighton; Bettws; Trefyesgob
village; LD41; Norton Wood; Presthay; Nortyn; Llanddewi Hay
village; LD41; Cascob Fawr; Presthay; ; Llanddewi Hay
village; LD41; Old Radstow; Presthay; Pencraigfaes; Llanddewi Hay
village; LD41; Evenjobb Green; Presthay; Einsiob; Llanddewi Hay
village; HR41; Huntingdale; Kingsardine; ;
village; HR41; Almelow; Kingsardine; ;
village; HR41; Eardisham; Kingsardine; ;
hamlet; SY41; Bryn; Clunbridge; ; Pontcolunwy
hamlet; SY41; Anchor Bank; Clunbridge; ; Pontcolunwy
hamlet; SY42; Cefn Einion Isaf; Bishops Knighton; ; Trefyesgob
hamlet; SY42; Colebatch Common; Bishops Knighton; ; Trefyesgob
hamlet; LD41; Pilleth Bank; Presthay; Pyllalai; Llanddewi Hay
hamlet; LD41; Discoyd; Presthay; Disgoed; Llanddewi Hay
hamlet; HR41; Hergest Croft; Kingsardine; ;
hamlet; HR41; Lower Wooton; Kingsardine; ;`,
  { borough: 'Clun Forest', county: 'Clunshire', oldCounty: 'Radnorshire' },
);

/** The places of a county on the border, its north. */
export const MARCHES_SHOWN: PlaceWords = {
  areas: AREAS,
  whole:
    split(`High Street, Church Street, Bridge Street, Broad Street, Castle Street, Buttington Lane, The Square,
    Hightown, Bull Ring, Back Lane, Welsh Street, Salop Road, Station Street, Corn Square, Drapers Row, Mill Street,
    Newtown Road, Heol y Castell, Ffordd Newydd, Stryd y Bont, Maes y Dre, Ludlow Road, Enfield Terrace`),
  bases:
    split(`Bagbury, Bankshead, Beacon, Blackhill, Bowling Green, Burway, Caradoc, Castle Meadow, Clunside,
    Corvedale, Crown, Dinham, Drovers, Fairford, Gravel, Hopton, Kempton, Lacy, Long Mynd, Mortimer, Offa, Pinners,
    Plowden, Powis, Sandford, Stepple, Stokesay, Tanyard, Temeside, Union, Walcot, Whitcliffe, Woodside, Wrekin`),
  heads: split(`Ap, Bur, Clee, Corve, Ling, Ludd, Mor, Onny, Pur, Rad, Stan, Wen`),
  tails: split(`burn, bury, field, ford, hope, low, mere, stow`),
  blocks:
    split(`Castle, Clive, Corbet, Lacy, Sabrina, Sheldon, Housman, Darwin Lea, Telford Mill, Wigmore, Burnell,
    Fitzalan, Acton, Vaughan`),
  estates: split(`Radnor View Estate, Teme Side, Crowgate Business Park, Forest Enterprise Park`),
  houses:
    split(`Rose Cottage, The Old Rectory, Forge Cottage, Hillside, Brook House, Yew Tree Cottage, The Malthouse,
    The Old School House, Church House, Mill Cottage, The Old Mill, Stone House, The Vron, Ivy Cottage, Bank House,
    Green Farmhouse, The Old Police House, Chapel Cottage, The Old Chapel, Smithy House, Sun Cottage, Quarry Cottage,
    Keepers Lodge, The Old Post Office, Woodside Cottage, Spring Cottage, Bridge End, Hazel Cottage, Fox Cottage,
    The Barn House, Turnpike Cottage, Tollgate House, Primrose Bank, Wren Cottage, Stepside, The Cwm, Pentre House,
    Weirs End, The Birches, Black Lion House, Lower House, Upper House, Middle House, New House, The Hollies,
    Orchard Cottage, Manor Cottage, The Bungalow, Rock Cottage, Hill House, Lane End, Springbank, Cherry Tree House,
    Offas Dyke Cottage, Drovers Rest, The Dingle, Hawthorn Villa, Rectory Cottage, The Granary House, Corner Cottage`),
  schools: split(`Clunbridge Community College, St Georges CE Primary School, Lydbury Primary School,
    Ysgol y Bannau, Presthay Junior School, Kingsardine High School`),
  farms:
    split(`Llanhedric Farm, Upper Weston Farm, Lower Weston Farm, Guilden Down Farm, Black Hall, Purlogue Farm,
    Treverward Farm, Pentre Hodre, Woodbatch Farm, Middle Woodbatch, Shadwell Hall, Cwm Collo Farm, Rockhill Farm,
    Bryn Mawr Farm, Stowe Farm, Weston Hall, Treburvaugh, Cefn Bedw Farm, Garn Farm, Lower Spoad Farm, Hall of the Forest,
    Vedw Farm, New Invention Farm, Hobarris Farm, Skyborry Hall, Monaughty Farm, Nantygroes Farm, Evancoyd Hall,
    Womaston Farm, Burfa Farm, Hindwell Farm, Knill Court, Rodds Farm, Bollingham Hall, Hergest Hall, Apostles Farm,
    Lyonshall Farm, Pencae Farm, Upper House Farm, Great Oak Farm, Lemore Hall, Quebb Farm, Welson Farm, Ailey Farm`),
  welshHouses:
    pairs(`Ty Coch/Red House, Bryn Glas/Green Hill, Ty Newydd/, Pen y Bont/Bridge End House, Tan y Coed/,
    Maes yr Haf/Summerfield, Ty Gwyn/White House, Nant y Groes/, Cae Mawr/Great Field House, Tal y Bont/, Pentre Uchaf/,
    Glan yr Afon/Riverside House, Hen Felin/Millstone House, Bryn Hyfryd/Pleasant Hill, Ty Capel/Chapel House, Llwyn Onn/Ash Grove House,
    Craig Wen/, Pant y Ffynnon/Wellspring, Ty Isaf/, Ty Uchaf/, Gwern y Bwch/, Llwyn y Brain/Rookery House, Blaen Cwm/,
    Cwm Gwyn/, Ffynnon Wen/White Well House, Hafod Las/, Rhos Goch/Red Moor, Cefn Coch/, Bwthyn Bach/Small Cottage, Yr Hen Ysgol/`),
  barns:
    split(`The Granary, The Hayloft, The Byre, Swallow Barn, The Stables, Cider House, The Wainhouse, Owl Barn,
    The Shippon, Dutch Barn, The Old Dairy Barn, Threshing Barn`),
  chapels: split('Capel Seion, Ebenezer Chapel, Bethel Chapel, Salem Baptist Chapel'),
};
