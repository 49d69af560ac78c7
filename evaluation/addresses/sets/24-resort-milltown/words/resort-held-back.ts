import { cross } from '../../common/cross.ts';
import { areas, split } from '../../common/split.ts';
import type { ResortWords } from '../words.ts';

/** The towns and villages of the second coast. */
export const RESORT_HELD_BACK: ResortWords = {
  areas: areas(
    `town; LN41; ; Maverthorpe; Maverthorpe-by-the-Sea; Ingoldfleet
district; LN41; Winthorpe Bank; Maverthorpe; ; Ingoldfleet
district; LN42; Roman Bank; Maverthorpe; ; Ingoldfleet
district; LN42; Richmond Dunes; Maverthorpe; ; Ingoldfleet
town; LN43; ; Ingoldfleet; ; Maverthorpe
district; LN43; Vickers Gap; Ingoldfleet; ; Maverthorpe
district; LN44; Anderholme; Ingoldfleet; ; Maverthorpe
village; LN44; Chapel St Brandon; Ingoldfleet; ; Maverthorpe
town; LN45; ; Saltmarby; Saltmarby-on-Sea; Theddleness
district; LN45; Trusby; Saltmarby; ; Theddleness
district; LN46; Sutton Haven; Saltmarby; ; Theddleness
town; LN47; ; Theddleness; ; Saltmarby
village; LN48; Humberstowe; Theddleness; ; Saltmarby
village; LN48; Tetby Fitties; Theddleness; ; Saltmarby
village; LN49; Hogsby; Maverthorpe; ; Ingoldfleet`,
    { borough: 'East Marshland', county: 'Lincolnshire', oldCounty: 'Lincs' },
  ),
  whole:
    split(`Lumb Road, Sea Bank Road, Burgh Bank, Drummond Lane, Wainfleet Old Road, Church Lane South, Seaholme Road, Sutton Road,
    Castleton Boulevard, Skegby Road, Station Approach, Haven Bank, Trusby Road, Sandfield Lane, Victoria Causeway`),
  bases:
    split(`Alford, Algernon, Anthony, Balfour, Beacon Park, Bellwood, Berry, Blenkin, Brancaster, Brunswick, Butterfield,
    Cavell, Cecil, Clifton, Cheviot, Coningsby, Corporation, Cotswold, Croftmarsh, Cumberland, Danial, Delph, Dorothy, Dunmore,
    Edinburgh, Elmhirst, Everington, Firbeck, Florence, Foreland, Gainsby, George, Gibraltar, Glentworth, Goodwin, Grantham,
    Grosvenor, Hainton, Halton, Hawthorn, Heath, Hildred, Hoylake, Huttoft, Ida, Ingham, Isle, John, Kelsey, Kirton, Knightly,
    Lancaster, Langton, Laythorpe, Lincoln, Lindsey, Louth, Lyndale, Mablethorn, Marlow, Mayfield, Merrydown, Neville, Norwood,
    Old Sea, Oxcombe, Park Dyke, Pelham, Philip, Prince Alfred, Quebec, Rasen, Revesby, Richmond, Rutland, Saxby, Scarborough,
    Sherwood, Spilsby, Stanley, Sutterby, Tasburgh, Tennyson, Tor O Moor, Ullswater, Vine, Virginia, Walls, Waterways, Welland,
    Wellbeck, Wesley, Willoughby, Woodthorpe, Wyberton, Youngers`),
  heads: split('Ander, Bran, Cand, Dal, Frisk, Grim, Hag, Hann, Kirk, Lag, Orm, Salt, Ske, Thed'),
  tails: split('beck, by, garth, holm, lund, marsh, thorpe, toft, wold'),
  blocks:
    split(`Beaulieu, Bosun, Buccaneer, Cormorant, Eider, Ferryman, Gannet, Guillemot, Halcyon, Kestrel, Lapwing, Mariner,
    Merlin, Osprey, Pelican, Petrel, Pintail, Puffin, Redshank, Sanderling, Shearwater, Skua, Teal, Turnstone`),
  estates: split('Dunes Park, Fitties Bank, Sea Croft, Pullover Field, Marsh Villas, Haven Lock'),
  houses: [
    ...split(`Seaways, Sandilands, Rest Haven, Sea Breeze, The Chalet, Dune View, Cosy Nook, Windy Ridge, Marsh Cottage, Suncot,
    White Horses, Sea Lavender, Buckthorn, High Tide, Welcome Inn Cottage, The Retreat, Costa Plenty, Two Gates, Ocean Wave,
    Beachcomber, Lazy Days, Crabtree, Linga Longa, Ponderosa, Coral Lea, Mablethwaite, Sea Thrift, The Old Coastguard, Ness View, Roseleigh`),
    ...cross(
      split(
        'Amber, Bittern, Cliffe, Coble, Curlew, Dune, Fulmar, Harbour, Kipper, Lark, Mermaid, Pearl, Reed, Sea Pink, Sunset, Tern',
      ),
      split('House, Villa, Cabin, Bank, End, Haven, View'),
    ),
  ],
  places:
    split(`Abbeyfield, Alexander, Ashgrove, Balmoral Sea, Beaumont, Bourne, Broadacres, Chatsworth Sea, Collingwood, Crawford, Dunmere,
    Eastleigh, Fairview, Fernwood, Gleneagle, Grafton, Hatfield, Imperial, Ivanhoe, Kildare, Knighton, Leaholme, Linroy, Marlborough,
    Meridale, Northdene, Palace, Park Royal, Quorn, Rosslyn, Rufford, Sandgate, Saxby House, Seely, South Lodge, Sun Court, Thornfield,
    Vine Court, Wainwright, Zetland`),
  sites:
    split(`Southview, Skegby Sands, Kingfisher, Merryfields, Bainland, Eastgate Marsh, Happy Haven, Sycamore Lakes, Beachside,
    Coral Beach, Sunkist, Golden Palm, Seacroft Links, Riverside Fleets, Manor Dunes, Pullover`),
  fronts: [
    split('South Parade, Grand Parade, North Parade'),
    split('The Esplanade, Central Esplanade, North Esplanade'),
    split('Queens Parade, Victoria Parade, Princes Parade'),
    split('Lower Sea Front, Upper Sea Front'),
    split('South Promenade, North Promenade'),
  ],
  beaches: split('Beach Promenade, Foreshore Walk, Tower Esplanade Beach, Sea Wall, Central Beach'),
  plotlands:
    split(`Begonia, Bluebell, Buttercup, Campion, Carnation, Clematis, Clover, Cowslip, Crocus, Dahlia, Foxglove, Gladiolus,
    Iris, Jasmine, Lavender, Lilac, Lupin, Marigold, Myrtle, Pansy, Primula, Snowdrop, Tulip, Verbena`),
  terraces: split(
    'Alexandra, Portland, Jubilee, Sandhill, Pleasant, Osborne, Albany, Hildreds, Fishermans, Bellevue, Lansdowne, Windsor',
  ),
  arcades: split('Botton, Fantasy, Las Vegas, Embassy, Coral Island, Funland, Tower, Mirage'),
};
