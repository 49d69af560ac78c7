import { cross } from '../../common/cross.ts';
import { areas, split } from '../../common/split.ts';
import type { MilltownWords } from '../words.ts';

/** The towns and valleys of the first mill district. */
export const MILLTOWN_SHOWN: MilltownWords = {
  areas: areas(
    `town; OL41; ; Rakedale; ; Milnbottom
district; OL41; Castleshaw; Rakedale; ; Milnbottom
district; OL42; Spodden Bridge; Rakedale; ; Milnbottom
district; OL42; Norbury Moor; Rakedale; ; Milnbottom
district; OL43; Hurstead; Rakedale; ; Milnbottom
town; OL44; ; Milnbottom; ; Rakedale
district; OL44; New Haigh; Milnbottom; ; Rakedale
district; OL45; Firgreave; Milnbottom; ; Rakedale
district; OL45; Ogden Clough; Milnbottom; ; Rakedale
town; OL46; ; Bacuphead; ; Whitwell Vale
village; OL46; Weirside; Bacuphead; ; Whitwell Vale
town; OL47; ; Whitwell Vale; ; Bacuphead
village; OL48; Healey Fold; Whitwell Vale; ; Bacuphead
village; OL48; Shawclough Head; Whitwell Vale; ; Bacuphead
village; OL49; Littlemoss; Rakedale; ; Milnbottom`,
    { borough: 'Roch Vale', county: 'Greater Manchester', oldCounty: 'Lancashire' },
  ),
  whole:
    split(`Yorkshire Street, Drake Lane, Bury Old Road, Oldham Street, Manchester Road, Spotland Road, Church Brow, Mill Gate,
    Whitworth Street, Packer Street, Todmorden Road, Milnrow Lane, Smithy Bridge, Rooley Moor Road, Edenfield Road`),
  bases:
    split(`Abbott, Albert, Albion, Alder, Ambrose Mill, Ardwick, Argyle, Ashworth, Atkinson, Bamford, Barnes, Baron, Bentgate,
    Blackpits, Boarshaw, Bolton, Bright, Brimrod, Buckley, Bulwer, Burnedge, Calder, Caldershaw, Canning, Castlemere, Chadwick,
    Charles, Clement, Cobden, Cronkey, Crossley, Cutgate, Dale, Dearnley, Derby Mill, Dewhirst, Durham, Dyson, Elizabeth,
    Entwisle, Equitable, Falinge, Featherstall, Fenton, Fielden, Fitton, Foxholes, Freehold, Gale, Gandy, George Henry, Gilbert,
    Grouse, Halliwell, Hamer, Hardman, Harriet, Heights, Hollin, Holroyd, Howarth, Industry, Inkerman, Jarvis, Jepheys, Kay,
    Kelvin, Kilnerdeyne, Larkfield, Leach, Lomax, Lowerfold, Mafeking, Manley, Mellor, Merefield, Mitre, Molesworth, Moorland,
    Nall, Nixon, Nuttall, Oldfield, Ormerod, Osmond, Palatine, Partridge, Peel, Persia, Pilling, Pioneer, Ramsden, Rigby, Rushton,
    Samson, Sheriff, Sparthfield, Stott, Sudden, Syke, Taylor, Tenterfield, Toad, Turf Hill, Tweedale, Vavasour, Wardle, Whitehall,
    William Henry, Wolstenholme, Woodgate, Zachary`),
  heads: split('Ald, Birch, Broad, Clegg, Deep, Hart, Hey, Long, Mid, Newb, Rake, Shaw, Tur, Whit'),
  tails: split('bent, bottom, den, greave, head, hey, ley, tor, worth'),
  blocks:
    split(`Albion, Arrow, Cloverhall, Croal, Crest, Dunkirk, Eclipse, Era, Grape, Hope, Linden, Mars, Moss, Mutual,
    Norwich, Oakenrod, Regal, Rugby, Spring, State, Unity, Vale`),
  estates:
    split(`Phoenix, Moss Lane, Bridgefold, Crossfield, Gateway Moss, Kingsway Fold, Queensway Vale, Sandhurst, Stakehill Brook,
    Trans Pennine, Transport, Chichester`),
  houses: [
    ...split(`Moor View, The Old Chapel, Chapel House, Weavers Cottage, Clough House, Brow Top, Bank House, Hillcrest View, The Nook,
    Beck View, Delph House, Higher Barn, Laneside, Moorcroft, Mount Pleasant, Overdale, Rake Foot, Ridge House, Shepherds Rest,
    Spring Bank, Stoneleigh, The Homestead, The Old Toll House, Top House, Tanpits, Waterside, Wham House, Windy Bank, Woodbank`),
    ...cross(
      split(
        'Bobbin, Clogger, Cotton, Croft, Dyers, Fustian, Height, Hollin, Lodge, Loom, Meadow, Pike, Scout, Shuttle, Springs, Well',
      ),
      split('Cottage, Farm Cottage, House, View, Barn, Bank'),
    ),
  ],
  places:
    split(`Higher, Lower Syke, Prickshaw, Catley, Knowl, Ashy, Birches, Broadley, Dobbin, Fern Isle, Fletchers, Greave, Hades,
    Hey Top, Hud, Ickenhurst, Knacks, Lanehead, Long Hill, Lowhouse, Middle Wham, Naden, Nick, Ogden, Piethorne, Pike House, Rag Hole,
    Rough Bank, Rydings, Shore, Slack, Starring, Thrutch, Tong End, Townhouse, Turn Slack, Wardle Brook, Whimsy, Wickens, Windy Hill`),
  sites: split(
    'Zion, Ebenezer, Providence, Hope Street, Bagslate, Greenbooth, Lowerplace, Meanwood, Sparth, Spotland, Balderbank, Heybrook',
  ),
  moors:
    split(`Top o'th' Moor, Hall i'th' Wood, Back o'th' Height, Foot o'th' Rakes, Lane End o'th' Hill, Nab i'th' Clough,
    Side o'th' Brook, Dick o'th' Delph`),
  parts: split(
    'The Farmhouse, The Shippon, The Barn, Shippon Cottage, The Granary, Farm Bungalow, The Old Stables',
  ),
};
