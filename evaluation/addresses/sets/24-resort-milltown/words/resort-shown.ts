import { cross } from '../../common/cross.ts';
import { areas, split } from '../../common/split.ts';
import type { ResortWords } from '../words.ts';

/** The towns and villages of the first coast. */
export const RESORT_SHOWN: ResortWords = {
  areas: areas(
    `town; CO31; ; Marlingsea; Marlingsea-on-Sea; Brightholme
district; CO31; Naze Cliff; Marlingsea; ; Brightholme
district; CO32; Old Marling; Marlingsea; ; Brightholme
district; CO32; Gunfleet Sands; Marlingsea; ; Brightholme
district; CO33; Jaysand; Marlingsea; ; Brightholme
town; CO34; ; Brightholme; Brightholme-on-Sea; Marlingsea
district; CO34; Batemans Point; Brightholme; ; Marlingsea
district; CO35; Southbeach; Brightholme; ; Marlingsea
town; CO36; ; Great Holney; ; Walderness
village; CO36; Little Holney; Great Holney; ; Walderness
town; CO37; ; Walderness; Walderness-on-the-Naze; Great Holney
village; CO38; Kirby Hythe; Walderness; ; Great Holney
village; CO38; St Osric; Walderness; ; Great Holney
village; CO39; Tendle Green; Marlingsea; ; Brightholme`,
    { borough: 'Tendle Coast', county: 'Essex', oldCounty: 'Ess' },
  ),
  whole:
    split(`Pier Avenue, Coast Road, Holney Road, Ferry Lane, Rosemary Street, Osric Road, Thoroughgood Road, Old Pier Street,
    Golf Green Road, Jetty Lane, Martello Road, Cliff Way, Beach Walk, Marlingsea Road, Windmill Hill`),
  bases:
    split(`Agincourt, Alleyne, Ambrose, Ardley, Arkwood, Barrack, Beatrice, Bemerton, Bocking, Branscombe, Burrswood, Cambell,
    Canterbury, Cartwright, Castlemere, Chilburn, Colvin, Coopers, Craigfield, Crossfield, Dovercliff, Dudley, Edith, Ellis,
    Enderby, Epping, Fernlea, Flatford, Fourth, Freeland, Frobisher, Garden, Geddes, Gilders, Granville, Hadrian, Harwood,
    Hastings, Hereford, Highbirch, Hungerdown, Ipswich, Jameson, Key, Kirbymoor, Landermere, Langham, Lilian, Lymington,
    Madeira, Manning, Mayplace, Meredith, Minster, Montague, Navarre, Nelson, Nightingale, Oakley, Olivers, Orwell, Page,
    Pathfields, Penfold, Plough, Pole Barn, Pork Lane, Queensway, Raycliff, Rectors, Rigdons, Romney, Rush Green, Sadlers,
    Saville, Selsey, Seventh, Severn, Sladbury, Somerset, Spenser, St Albans, St Vincent, Stallards, Standley, Sudbourne,
    Thirlby, Trafalgar, Triangle, Turpins, Upperfield, Valley Bridge, Vista, Wash, Wellesley, Weymouth, Wittonwood, Yarmouth`),
  heads: split('Bent, Cod, Dune, Gull, Kel, Lars, Oster, Pell, Ray, Sand, Stur, Tern, Thor, Wal'),
  tails: split('cliff, fleet, hithe, holt, naze, ness, pole, stoke, view'),
  blocks:
    split(`Admiral, Anson, Bluewater, Boathouse, Capstan, Clipper, Coral, Cutlass, Fathom, Galleon, Harbourmaster, Keel,
    Mainsail, Mizzen, Pegasus, Porthole, Quarterdeck, Rodney, Sextant, Sovereign, Spindrift, Tradewinds, Trident, Windjammer`),
  estates: split('Cliff Park, Holland Marsh, Oyster Bank, Bathing House, Coastguard Hill, Rigdons Farm'),
  houses: [
    ...split(`Sea Spray, Sandpipers, Driftwood, Bay View, Four Ways, Marine Cottage, Kittiwake, Dunroamin, Tamarisks, Saltings,
    Sea Holly, Ebb Tide, The Moorings, Shingle Bank, Pebbles, Seagulls, Mon Repos, Journeys Rest, Wavecrest, Sunny Corner,
    The Bungalow, Peacehaven, Samphire, Thrift Cottage, Happy Days, Fairhaven, Lyndhurst, Windrush, Bella Vista, Cabin Cottage`),
    ...cross(
      split(
        'Anchor, Bonny, Cockle, Crow, Dolphin, Golden, Grey, Heron, Lobster, Marram, Oyster, Plover, Rock, Shell, Silver, Star',
      ),
      split('Sands, Cottage, Lodge, Bungalow, Corner, Rest, Nook'),
    ),
  ],
  places:
    split(`Seacrest, Albemarle, Avondale, Belvedere, Brierley, Carlton Sea, Chudleigh, Clovelly, Cransley, Dorney, Eastcliffe,
    Esmeralda, Glencairn, Glenroyde, Haven Crest, Karlsruhe, Kingscliff, Le Vere, Lynton, Maplin, Mayfair, Montpelier, Normandie,
    Ocean, Pinehurst, Queensberry, Royal Naze, Sandrock, Savoy, Seaholme, Shalimar, Strathmore, Stuart, Toledo, Trouville, Undercliff,
    Vernonleigh, Waverley Sea, Westcliffe, Woodstock`),
  sites:
    split(`Sandhaven, Valley Farm, Martello Beach, Highfield Grange, Golden Sands, Naze Marine, Willows, Weeley Bridge, Seawick,
    Bel Air, Orchards, Oakleigh Residential, Firs, Hutleys, Coopers Beach, Mersea Fleets`),
  fronts: [
    split('West Parade, Marine Parade, East Parade'),
    split('Lower Esplanade, Upper Esplanade'),
    split('Marine Parade West, Marine Parade East'),
    split('Kings Parade, The Promenade, Queens Promenade'),
    split('Cliff Parade, Southcliff Promenade'),
  ],
  beaches: split('Lower Promenade, Undercliff Walk, Gunfleet Beach, Pier Promenade, Lower Marine Walk'),
  plotlands:
    split(`Alvis, Armstrong, Austin, Bentley, Crossley, Daimler, Essex, Hillman, Humber, Jowett, Lanchester, Lea Francis,
    Morris, Napier, Riley, Rover, Singer, Standard, Sunbeam, Swift, Talbot, Triumph, Vauxhall, Wolseley`),
  terraces: split(
    'Clarence, Waterloo, Beach, Regent, Wellington, Coastguard, Nelson, Adelaide, Camperdown, Sussex, Trinity, Anglers',
  ),
  arcades: split(
    'Pavilion, Golden Mile, Magic City, Pier Gap, Lucky Seven, Neptune, Silver Dollar, Starlight',
  ),
};
