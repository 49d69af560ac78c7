import type { PlaceWords } from '../words.ts';
import { areas, split } from './split.ts';

const AREAS = areas(
  `town; CA61; ; Alstonmoor;
town; CA63; ; Applebeck;
town; LA71; ; Kirkby Stainmoor;
village; CA61; Nenthall; Alstonmoor; Hexley
village; CA61; Garrigill Green; Alstonmoor; Hexley
village; CA61; Leadgate Row; Alstonmoor; Hexley
village; CA62; Melmerfell; Applebeck; Penrigg
village; CA62; Gamblesbury; Applebeck; Penrigg
village; CA62; Ousby Town; Applebeck; Penrigg
village; CA63; Dufton Pike; Applebeck; Penrigg
village; CA63; Long Martindale; Applebeck; Penrigg
village; CA63; Great Asbymoor; Applebeck; Penrigg
village; CA63; Warcopside; Applebeck; Penrigg
village; LA71; Nateby Common; Kirkby Stainmoor; Sedberry
village; LA71; Ravenstone Dale; Kirkby Stainmoor; Sedberry
village; LA71; Crosby Garretts; Kirkby Stainmoor; Sedberry
hamlet; CA61; Nentsberry Haggs; Alstonmoor; Hexley
hamlet; CA61; Tynehead Fold; Alstonmoor; Hexley
hamlet; CA62; Unthank Moor; Applebeck; Penrigg
hamlet; CA62; Hartside Foot; Applebeck; Penrigg
hamlet; CA63; Keisley Bank; Applebeck; Penrigg
hamlet; CA63; Knock Pike; Applebeck; Penrigg
hamlet; LA71; Outhgill; Kirkby Stainmoor; Sedberry
hamlet; LA71; Weasdale Head; Kirkby Stainmoor; Sedberry`,
  { borough: 'Fellside District', county: 'Westmarch', shortCounty: 'Wmarch' },
);

/** The places of the upland parishes in the Pennines, their north. */
export const DALES_HELD_BACK: PlaceWords = {
  areas: AREAS,
  precinct: '',
  waterside: '',
  basin: '',
  university: '',
  whole:
    split(`Front Street, Boroughgate, Bridge End, Doomgate, Low Wiend, High Wiend, Townfoot, Townend Road, Nenthead Road,
    Garrigill Road, The Butts, Potters Loaning, Kings Arms Lane, Overwater Lane, Battlebarrow, Bongate, Scattergate,
    Chapel Terrace, Vicarage Lane, Holme Lane, Market Square, Stoneshot, Fletcher Hill, Nateby Road, South Road`),
  bases:
    split(`Alne, Ashgill, Barrowmoor, Belle Vue, Birkett, Blencarn, Bluestone, Brackenber, Clitheroe, Colby, Croglin, Crossfell, Drawbriggs,
    Eden, Fairhill, Flass, Galligill, Glassonby, Halliwell, Howgate, Jubilee, Lowmoor, Mallerstang, Maidenfell, Murton, Pembroke,
    Raisbeck, Roman, Rampkin, Sands, Silverband, Skelgill, Sowerby, Wharton, Winton`),
  heads: split(
    `Ark, Birk, Brough, Clif, Crack, Drybe, Flake, Gais, Hilt, Hoff, Kab, Lang, Mas, Orm, Soul, Temple, Tebb, Waith`,
  ),
  tails: split(`beck, burgh, cleugh, combe, dubs, fell, gate, how, mire, pike, shaw, wath`),
  blocks: split(
    `Clifford, Machell, Sandford, Musgrave, Wordsworth, Dacre, Lowther, Howgill, Greenside, Pendragon, Lammerside, Hartley, Ewbank`,
  ),
  mills: split(`Stenkrith, Bongate, Nent, Coupland, Bleagate, Swindale, Wetheriggs`),
  estates: split(`Tyne Willows Estate, Fairhill Estate, Birkbeck Estate`),
  halls: [],
  parks: split(`Skelgillside Workshops Park, Cross Croft Industrial Park`),
  houses:
    split(`Hartside View, Nent View, Pennine View, Pennine Cottage, Fell View, Fell Cottage, Fell House, Helm View, Helm Cottage, Eden View,
    Eden House, Eden Cottage, Cross Fell House, Pike View, High Croft, Low Croft, Garth House, Garth Cottage, The Garth, Byre Cottage,
    The Bield, Bield Cottage, Peel House, Pele Cottage, Miners Cottage, Smelters House, Bouse House, Assay House, London Lead House,
    Quaker Cottage, Friends House, Toll Bar, Toll Bar Cottage, Drove House, Smithy Cottage, The Smithy, Joiners Cottage, Cobblers Cottage,
    Tarn Cottage, Mire House, Moss Cottage, Moss House, Birch Cottage, Larch Cottage, Larch House, Thorn Cottage, Hawthorn House, Gean Cottage,
    Sike House, Sike Cottage, Burn House, Burnside, Cleugh House, Haugh House, Stob House, Intake Cottage, Intake House, Rigg End`),
  schools: split(
    `Alstonmoor Primary School, Applebeck Grammar School, Long Martindale CE School, Kirkby Stainmoor Juniors, Nenthall School`,
  ),
  inns: split(`The Shepherds Inn, Miners Arms, George and Dragon, Stag Inn, Royal Oak Hotel, Black Swan Inn, Fat Lamb Inn, Fox Tower Inn,
    Angel Hotel, Turks Head, Cumberland Inn, Tufton Arms`),
  farms:
    split(`High Nest Farm, Low Nest Farm, Annat Walls, Clargill Hall, Randalholme Farm, Whitley Castle Farm, Blagill Farm, Foreshield Farm,
    Lovelady Shield, Middle Bayles Farm, Rotherhope Farm, Leipsic Farm, Crossgill Farm, Eelmoor Farm, Hole House Farm, Skelling Farm, Bank Hall, Kirkland Hall,
    Wythwaite Farm, Ranbeck Farm, Townhead Hall, Silverband Farm, Harbour Flatt, Hilton Hall, Langton Farm, Hayber Farm, Brackenber Hall,
    Howgill Castle Farm, Ulcat Farm, Helbeck Hall, Augill Farm, Thrang Farm, Southwaite Farm, Pendragon Farm, Hanging Lund, Aisgill Farm,
    Cocklake Farm, Castlethwaite Farm, Shoregill Farm, Elmgill Farm, Tarn House Farm, Adamthwaite Farm, Artlegarth Farm, Murthwaite Farm,
    Stennerskeugh Farm, Bowber Head, Lockthwaite Hall, Bullflatt Farm`),
  barns:
    split(`Bank Barn, Dipping House, Kiln Barn, The Old Piggery, Neuk Barn, The Hemmel, Hemmel Cottage, Gin Gang, Gingang House, Stick House,
    Bull House, Clipping Barn`),
  chapels: split(`Redwing Chapel, Congregational Chapel, Inghamite Chapel, Methodist Hall`),
};
