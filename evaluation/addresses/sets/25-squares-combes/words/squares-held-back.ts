import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** The quarters and names of the second inner-city borough. */
export const SQUARES_HELD_BACK: PlaceWords = {
  areas: areas(
    `district; SE51; Camberford; London; ; Walborough
district; SE51; Myatts Rise; London; ; Walborough
district; SE52; Peckbourne; London; ; Newcross Gate
district; SE53; Nunton; London; ; Newcross Gate
district; SE53; Telegraph Rye; London; ; Newcross Gate
district; SE54; Kenningham; London; ; Walborough
district; E51; Hackton; London; ; Bethnal Fields
district; E52; Daltmere; London; ; Bethnal Fields
district; E53; Haggerfield; London; ; Bethnal Fields
district; E53; Victoria Marsh; London; ; Bethnal Fields`,
    { borough: 'Camberford and Hackton', county: 'Inner London', oldCounty: 'Gtr London' },
  ),
  whole:
    split(`Peckbourne Rye Road, Old Surrey Road, Rye Lane South, Nunton Gardens Road, Camberford Church Street,
    Queens Terrace Road, Kingsland Way, Mare Lane, Denmark Rise, Loughton Junction`),
  bases:
    split(`Acorn, Albany, Albion, Amhurst, Ansdell, Asylum, Barforth, Bellenden, Benhill, Blackstock, Bonar, Brayards,
    Brooke, Buchan, Calais, Caulfield, Chadwick, Choumert, Cicely, Cobourg, Coleman, Consort, Copeland, Crofton, Cossall, Coldharbour,
    Hanover, Ivydale, Jowett, Kemerton, Kirkwood, Knatchbull, Lanvanor, Lausanne, Lettsom, Lilford, Linnell, Linden, Lugard, Lyndhurst,
    Machell, Maury, Meeting House, Montpelier, Moncrieff, Naylor, Nigel, Nutbrook, Oglander, Old James, Parkholme, Parkhouse, Philip,
    Pitfold, Queensbridge, Relf, Reedham, Rosenthorpe, St Aidans, St Giles, St Marys, Sandringham, Scylla, Shakspeare, Shenley, Sigdon,
    Stafford, Talfourd, Tresco, Vestry, Victoria, Waveney, Wilton, Wingfield, Woods, Great Albany, Lower Amhurst`),
  heads: split('Ald, Bur, Cod, Ding, Gold, Hols, Ladd, Min, Rost, Sil, Wick, Yel'),
  tails: split('dale, den, grove, holme, ley, mount, ridge, wood'),
  blocks:
    split(`Alder, Basing, Beamish, Birdwood, Cator, Cossack, Denning, Evans, Fenham, Gilbert, Gervase, Heron, Ivor, Jardine,
    Kestrel, Lamb, Marie Lloyd, Nettle, Odell, Pelican, Quested, Redwing, Selborne, Tress, Ulric, Verney, Witcombe, Yarnfield`),
  estates: split(
    'Ledwell, Acorn Place, Gloucester Hill, Sceaux Park, Pembury Road, Nightingale Fields, Consort Park, Bonamy',
  ),
  houses:
    split(`The Old Bakery, Forge Villa, Rye Cottage, The Chapel House, Nelson Lodge, The Stables, Peach Villa, Dairy Lodge,
    Bakers Cottage, Myrtle Villa, Almond House, Camden Cottage`),
  places:
    split(`Arcadia, Bessborough, Cambria, Dovercourt, Evesham, Fairholt, Glebe, Holmbury, Jerningham, Lothian, Manor Park, Navarino,
    Ondine, Pullens, Ruskin, Seymour, Tyndale, Wetherby`),
  sites:
    split(`Acme, Bussey, Copeland Park, Denmark Bottle, Eagle Brewery, Hackton Downs, Lion Varnish, Mentmore, Netil, Peek,
    Regent Timber, Sunlight Laundry`),
};
