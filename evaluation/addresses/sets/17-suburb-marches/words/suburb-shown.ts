import type { PlaceWords } from '../words.ts';
import { areas, split } from './split.ts';

const AREAS = areas(
  `district; N31; Palmers Heath; London
district; N32; Southmere Green; London
district; N33; Lower Edmonsey; London
district; EN31; Wendholt Town; Wendholt
district; EN32; Wendholt Lock; Wendholt
district; EN33; Ponders Cross; Wendholt
district; EN34; Hadwood; Barnhatch
district; EN35; Forty Oak; Wendholt`,
  { borough: 'Wendholt', county: 'Middlesex', oldCounty: 'Middx' },
);

/** The places of a borough in the north of London. */
export const SUBURB_SHOWN: PlaceWords = {
  areas: AREAS,
  whole: split(`High Street, Church Street, Station Road, Green Lanes, The Ridgeway, Bull Lane, Church Lane,
    London Road, Silver Street, Great North Way, Nags Head Lane, The Bourne, Gentlemans Row, Hertford Road,
    Chase Side, Old Park Ridings, Hoe Lane, Tottenhall Road, Bush Hill, Ordnance Road, Southbury Approach`),
  bases:
    split(`Addison, Albany, Aldermans, Alexandra, Amersham, Arcadian, Argyle, Arundel, Avondale, Balmoral,
    Bedevere, Belgrave, Berkshire, Beresford, Bowes, Bramley, Brettenham, Burford, Cadogan, Caterham, Cecil,
    Chequers, Chesterfield, Clarence, Clive, Compton, Conway, Cranford, Crawley, Cuckoo Hall, Devonshire,
    Drayton, Duchy, Eaton, Ecclesbourne, Elmer, Empire, Eversley, Faversham, Firs, Fotheringham, Fox, Galliard,
    Genotin, Gladys, Goat, Grenville, Haselbury, Hawthorne, Hazelwood, Henrietta, Huxley, Inverness,
    Jasmine, Kenilworth, Kimberley, Kynaston, Lancaster, Latymer, Leighton, Linden, Lynford, Mafeking, Malvern,
    Mandeville, Melling, Meyer, Monastery, Montagu, Moree, Natal, Nelson, Nightingale, Norfolk, Oakthorpe,
    Old Farm, Orpington, Osidge, Palmerston, Parsonage, Pembroke, Percy, Princes, Raynham, Riley, Roedean,
    Ruskin, Salmons, Sandringham, Seaforth, Sebastopol, Shaftesbury, Sketty, St Albans, St Marks, St Onge,
    Stockport, Sussex, Tenniswood, Theobalds, Trinity, Turkey, Uvedale, Vicars, Victoria, Village, Walmer,
    Warwick, Waverley, Wellington, Westmoor, Willoughby, Windsor, Woodstock, Worcesters, York, Zetland`),
  heads: split(`Ash, Beech, Birch, Bram, Broad, Chal, Cran, Down, Elm, Fern, Fold, Gran, Hartle, Hazel, Holly,
    Kings, Lang, Lin, Merri, North, Oaken, Pine, Rush, Shen, Sper, Thorn, Ulle, Wal, Whit, Wood`),
  tails:
    split(`berry, bourne, combe, croft, dale, dene, don, field, gate, hurst, ing, leigh, mead, ridge, stead,
    thorpe, ton, vale, well, wick`),
  blocks: split(`Heron, Kestrel, Attlee, Bevan, Keats, Byron, Cobham, Lambert, Raleigh, Drake, Purcell, Elgar,
    Mountbatten, Edrich, Lovelock, Coniston, Ennerdale, Grasmere, Curlew, Plover, Lapwing, Sparrow, Jutland,
    Trafalgar, Alma, Inkerman, Sorrel, Teasel, Bracken, Bluebell, Pevensey, Bodiam, Walbrook, Swinson, Gunner,
    Turpin, Lamb, Chantry, Priory, Vellacott, Dorchester, Ellington, Basie, Marlow, Fenwick, Gainsborough,
    Romney, Reynolds, Lely, Kneller, Hogarth, Shropshire, Dovercourt, Halcyon, Meridian, Cordwainer, Fuller,
    Tanner, Cooper, Merchant, Saxby, Ridley, Tyndale, Latchmere, Scott, Shackleton, Amundsen, Nansen, Brunel,
    Telford, Rennie, Smeaton, Arkwright, Hargreaves, Crompton, Stephenson, Goodwin, Alder Brook, Cedar Lawn`),
  estates: split(`Whitefield Estate, Ladysmith Estate, Lea Bank Estate, Exeter Estate, Klinger Estate,
    Snells Estate, Lock Quarter Phase 1, Lock Quarter Phase 2, Lock Quarter Phase 3, Gasworks Yard Phase 2,
    Barbot Estate, High Rise Estate, Shires Estate, Ponders Mill Phase 1`),
  houses: split(`Fairhaven, Oakhurst, The Gables, Highcroft, Lynwood, Tall Trees, Silverdale, Brackenhurst,
    The Coach House, Chase Lodge, Ridge House, Hill Crest, The Spinney, Beechcroft, Glenside, Kenwood,
    Southlands, Whitewebbs, Orchard End, The Cedars, Woodlands, Pinehurst, Greystones, Heathfield, Deepdene,
    Westwinds, Four Winds, Summerhill, The Paddocks, Hollybush, Merrywood, Ashdown, Downsview, Little Court,
    Copper Beeches, Long Acre, Robin Hill, Chestnuts, Windyridge, Badgers Mount, Larchmont, Fernlea`),
  schools:
    split(`Haselbury Primary School, St Aldates RC Primary School, Lea Valley Academy, Chase Grammar School,
    Old Park Infant School, St Mellitus CE Primary School, Oakthorpe School, Kingsmead High School,
    Firs Farm Primary School, Latymer Road School, Galliard Junior School, Winchmere School`),
  farms: [],
  welshHouses: [],
  barns: [],
  chapels: [],
};
