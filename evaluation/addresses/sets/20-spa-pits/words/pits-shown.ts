import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** A district of pit villages round two steel towns. */
export const PITS_SHOWN: PlaceWords = {
  areas: areas(
    `town; DN81; ; Scarthorpe; Scarthorpe Town; Bentworth
town; DN82; ; Bentworth; Bentworth Common; Scarthorpe
village; DN83; Askerley; Bentworth; Bentworth Common; Scarthorpe
village; DN83; Toll Bar End; Bentworth; Bentworth Common; Scarthorpe
village; DN83; Carcastle; Bentworth; Bentworth Common; Scarthorpe
village; DN84; Adwell; Bentworth; Bentworth Common; Scarthorpe
village; DN84; Woodlaithes; Bentworth; Bentworth Common; Scarthorpe
village; DN85; Denfield Main; Scarthorpe; Scarthorpe Town; Bentworth
village; DN85; Edlingham; Scarthorpe; Scarthorpe Town; Bentworth
village; DN85; New Rossing; Scarthorpe; Scarthorpe Town; Bentworth
village; DN86; Maltham; Scarthorpe; Scarthorpe Town; Bentworth
village; DN86; Dinningley; Scarthorpe; Scarthorpe Town; Bentworth
village; DN87; Thurncroft; Scarthorpe; Scarthorpe Town; Bentworth
village; DN87; Goldthorne; Scarthorpe; Scarthorpe Town; Bentworth`,
    { borough: 'Scar Valley', county: 'South Yorkshire', oldCounty: 'S Yorks' },
  ),
  whole:
    split(`First Street, Second Street, Third Street, Fourth Street, Fifth Street, Sixth Street, Seventh Street,
    Eighth Street, Tenth Street, Doncaster Road, Station Road, Church Street, Victoria Road, Welfare Road, Crossgate,
    Pit Lane, Cooperative Street, Institute Road, Furnace Hill, Market Street, King Street, Queen Street, School Street,
    Wesley Street, Cross Street, Chapel Lane, Park Road, Grange Lane`),
  bases:
    split(`Markham, Barnborough, Thellusson, Warde, Cadeby, Brodsworth, Bullcroft, Hickleton, Houghton, Manvers, Wath,
    Elsecar, Fitzwilliam, Ellis, Buckland, Staveley, Kilner, Mexhall, Furnival, Siemens, Bessemer, Cammell, Vickers,
    Ingot, Rolling Mill, Crucible, Foundry, Clifton, Conisby, Balby, Swinton, Rawmarsh, Greasbrough, Parkgate, Thrybergh`),
  heads: split('Ard, Bram, Clay, Dar, Hel, Kel, Maple, Nor, Raven, Silk, Thorp, Wick, Wom'),
  tails: split('borough, brook, cliffe, ham, ley, rigg, ton, well, with, wood'),
  blocks:
    split(`Askew, Bevan, Attlee, Keir Hardie, Herbert Smith, Ernest Jones, Welfare, Jubilee, Coronation, Lansbury,
    Tom Mann, Wheatcroft, Cooksey, Peartree`),
  estates: split('Poets Estate, Trees Estate, Homestead Estate, Garden Village'),
  houses:
    split(`Rose Cottage, Ivydene, The Lilacs, Lodge Cottage, Station House, The Old Chapel, Overseers House, Sunnyside,
    Westfield House, Gatehouse, Carr House, Crossing Cottage, Pithead House, Hope Cottage, Chestnut House, The Bungalow,
    Southview, Railway Cottage, Glen Royd, Oakleigh, Elm House, Pinfold Cottage, Lynwood, Manor Cottage`),
  places:
    split(`Cusworth, High Melton, Sprotley, Hangman Stone, Stotfold, Ludwell, Bilham, Scawsby, Nutwell, Hazel, Lound,
    Dale Pit, Barnby, Watch House, Ravenfield, Firsby, Birkwood, Moor Top, Crane Moor, Dovecote`),
  sites: split(`Tennyson, Byron, Shelley, Keats, Coleridge, Southey, Masefield, Browning, Wordsworth, Milton,
    Chaucer, Dryden, Rowan, Hawthorn, Sycamore, Laburnum, Alder, Hornbeam, Whitebeam, Juniper, Acacia, Poplar`),
};
