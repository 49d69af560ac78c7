import type { PlaceWords } from '../words.ts';
import { areas, split } from './split.ts';

const AREAS = areas(
  `town; DL61; ; Hawsdale;
town; BD71; ; Settlewick;
town; DL63; ; Mashamshaw;
village; DL61; Bainbeck; Hawsdale; Settlewick
village; DL61; Gayle Foss; Hawsdale; Settlewick
village; DL61; Burtersyke; Hawsdale; Settlewick
village; DL62; Muker Side; Hawsdale; Richmondby
village; DL62; Thwaite Bridge; Hawsdale; Richmondby
village; DL62; Keldside; Hawsdale; Richmondby
village; BD71; Austwith; Settlewick; Skipley
village; BD71; Horton-in-Craven Dale; Settlewick; Skipley
village; BD71; Stainforth Gill; Settlewick; Skipley
village; BD71; Malhamsett; Settlewick; Skipley
village; DL63; Kirkby Malzer; Mashamshaw; Riponham
village; DL63; Grewelthwaite; Mashamshaw; Riponham
village; DL63; Swintoncote; Mashamshaw; Riponham
hamlet; DL61; Marsett Bridge; Hawsdale; Settlewick
hamlet; DL61; Cotterend; Hawsdale; Settlewick
hamlet; DL62; Ivelet Bank; Hawsdale; Richmondby
hamlet; DL62; Angram Moor; Hawsdale; Richmondby
hamlet; BD71; Feizor Nab; Settlewick; Skipley
hamlet; BD71; Wharfegill; Settlewick; Skipley
hamlet; DL63; Ilton Moor; Mashamshaw; Riponham
hamlet; DL63; Colsterdale Head; Mashamshaw; Riponham`,
  { borough: 'Upper Dales', county: 'North Craveshire', shortCounty: 'N Craves' },
);

/** The places of the upland parishes in the Pennines, their south. */
export const DALES_SHOWN: PlaceWords = {
  areas: AREAS,
  precinct: '',
  waterside: '',
  basin: '',
  university: '',
  whole:
    split(`Market Place, Kirkgate, Duke Street, Cheapside, Commercial Street, Upper Settle Lane, The Shambles, Gayle Lane,
    Silver Street, Burtersett Road, Hardraw Road, Brunthwaite Lane, Castlebergh Lane, Albert Hill, Victoria Street,
    Chapel Street, Station Bank, Town Head, Town Foot, The Green, Back Syke, First Avenue, Second Avenue, Third Avenue`),
  bases:
    split(`Addlebrough, Arten, Attermire, Bankwell, Beggarmans, Catrigg, Constitution, Dodds, Duerley, Fleet Moss, Giggles, Goodlands,
    Greenfoot, Ingfield, Langcliffe, Limestone, Marsett, Mill Brow, Penyghent, Raydale, Raines, Semerdale, Sowarth, Stags Fell, Sorrelsykes,
    Tillman, Townhead, Wether Fell, Widdale, Whitefriars, Yorebridge, Yoredale`),
  heads: split(
    `Arn, Ask, Bux, Carl, Cowg, Dent, Gars, Gunner, Hubber, Ings, Lint, Oughter, Ravens, Snaiz, Stal, Thoral, Wens, Yock`,
  ),
  tails: split(`by, dale, garth, gill, holme, keld, lands, ley, rigg, side, syke, thwaite`),
  blocks: split(
    `Wensley, Bolton, Metcalfe, Fothergill, Sedbusk, Raskelf, Hearne, Swaledale, Craven, Ribble, Dalesman, Herdwick, Lunesdale`,
  ),
  mills: split(`Gayle, Yore, Langcliff, King, Runley, Watershed, Bainside`),
  estates: split(`Yoreside Estate, Ings Estate, Craven Crag Estate`),
  halls: [],
  parks: split(`Upper Dale Enterprise Park, Sowarth Field Industrial Park`),
  houses:
    split(`Swallowholm, Curlew Cottage, Lapwing Cottage, Beckside, Beck House, Gill Head, Fellside, Dale View, Dale House,
    Scar View, Scar Top, Laithe House, The Laithe, Low Laithe, Shippon Cottage, Hogg House, Tup Cottage, Shepherds Cottage, Drystone,
    Limekiln Cottage, Leadminers Cottage, Wesley House, Wesley Cottage, Croft Cottage, West View, East View, South View,
    Heather View, Moorcroft, Moor View, Rowan Cottage, Rowan House, Ash Tree House, Sycamore House, Sycamore Cottage, Bridge Cottage,
    Ford Cottage, Rigg House, Rigg Cottage, Pasture House, Meadow Croft, Hay Time, Bothy, Cruck House, Beckstones, Ghyll Cottage,
    Foss House, Force View, Tarn House, Gate House, Spen House, Daleholme, Wold Cottage, Yore View, Ribble House`),
  schools: split(
    `Hawsdale Primary School, Settlewick College, Austwith CE Primary School, Kirkby Malzer School, Mashamshaw High School`,
  ),
  inns: split(`Tan Moor Inn, The Fountain Hotel, Board Inn, Crown Hotel, Farmers Arms, Green Dragon Inn, Racehorses Inn, Craven Heifer,
    Game Cock Inn, Helwith Inn, Kings Head Inn, White Bear Hotel`),
  farms:
    split(`High Birk Farm, Low Birk Farm, Raygill Farm, Hill Top Farm, Crag Farm, Low Abbotside Farm, Simonstone Hall, Litherskew Farm,
    Shaw Ghyll Farm, Coleby Hall, Semer Farm, Burtree Farm, Stone House Farm, West Scale Park, Blue Bell Farm, Snaizeholme Farm,
    Oughtershaw Hall, Nethergill Farm, Swarth Ghyll Farm, Cam Houses, Old Ing Farm, Lodge Hall, Birkwith Farm, Sell Gill Farm,
    Dub Cote Farm, Brackenbottom Farm, Rainscar Farm, Neals Ing Farm, Sannat Hall, Winskill Farm, Lower Winskill, Cowside Farm,
    Darnbrook Farm, Tennant Gill Farm, Capon Hall, Bordley Hall, Lainger House, Hanlith Hall, Park House Farm, Crosthwaite Farm,
    Calvert Houses, Hill House Farm, Ravenseat Farm, Hoggarths Farm, Pry House Farm, Black Howe, Frith Lodge, Gorton Lodge`),
  barns:
    split(`Calf House, Hogg Barn, High Mistal, The Mistal, Peat Store, Wool Loft, Shearers Barn, Cart House, Turf House, Hay Mew,
    Stackgarth, Cheese Loft`),
  chapels: split(`Wesleyan Chapel, Primitive Chapel, Sandemanian Meeting House, Ebenezer Hall`),
};
