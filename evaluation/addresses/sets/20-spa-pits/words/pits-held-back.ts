import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** A district of pit villages by the sea, and the steel town above them. */
export const PITS_HELD_BACK: PlaceWords = {
  areas: areas(
    `town; DH81; ; Consham; Consham Hill; Seahope
town; SR91; ; Seahope; Seahope Harbour; Consham
village; SR92; Easingdon Colliery; Seahope; Seahope Harbour; Consham
village; SR92; Hordean; Seahope; Seahope Harbour; Consham
village; SR93; Blackhope; Seahope; Seahope Harbour; Consham
village; SR93; Shotley Colliery; Seahope; Seahope Harbour; Consham
village; SR94; Murtle; Seahope; Seahope Harbour; Consham
village; SR94; Dawden; Seahope; Seahope Harbour; Consham
village; DH82; Leadside; Consham; Consham Hill; Seahope
village; DH82; Ebbchester; Consham; Consham Hill; Seahope
village; DH83; Burnop; Consham; Consham Hill; Seahope
village; DH83; Dipwood; Consham; Consham Hill; Seahope
village; DH84; Langley Moorside; Consham; Consham Hill; Seahope
village; DH84; Esh Wintering; Consham; Consham Hill; Seahope`,
    { borough: 'East Derwentside', county: 'County Durham', oldCounty: 'Co Durham' },
  ),
  whole:
    split(`First Avenue, Second Avenue, Third Avenue, Fourth Avenue, Fifth Avenue, Sixth Avenue, Seventh Avenue, A Street,
    B Street, C Street, Front Street, North Road, South Terrace, Durham Road, Office Row, Double Row, Long Row, Store Terrace,
    Chapel Row, Stable Row, Quarry Terrace, Sinkers Row, Deputy Row, Viewers Terrace, Railway Terrace, Sea View, West View,
    Coke Oven Terrace`),
  bases:
    split(`Londonderry, Pease, Bolckow, Vaughan, Castlereagh, Dene, Eden, Haswell, Horn, Seaton, Wearmouth, Hetton,
    Lambton, Joicey, Priestman, Straker, Love, Hamsteels, Witton, Stobart, Furness, Jarrold, Annand, Ritson, Bradley,
    Siemens Park, Genesis, Berry Edge, Knitsley, Templetown, Derwent, Shotleyfield, Medomsley, Pont, Iveston, Delves`),
  heads: split('Al, Birt, Cold, Easter, Fen, Grims, Hamster, Kib, Lum, Plaw, Shin, Tan, Tud'),
  tails: split('burn, by, don, field, gate, hall, hope, law, side, stead'),
  blocks:
    split(`Peter Lee, Will Lawther, Sam Watson, Aneurin, Beveridge, Durham Aged, Hepburn, Tommy Ramsey, Redwood, Cuthbert,
    Bede, Aidan, Hilda, Watling`),
  estates: split('Eden Lane Estate, Cathedral Estate, Moorside Estate, Glebe Estate'),
  houses:
    split(`Dene Cottage, Fellside, The Haven, Seaview Cottage, Colliery Lodge, Burnside, Heather Lea, Moor View, Ingleside,
    Whinney House, The Old Reading Room, Toll House, Lane End Cottage, Braeside, Garth House, Deneholme, Thornlea,
    Signal Cottage, The Willows, Harbour House, Ashleigh, Clifftop, Windy Ridge, Stone Cottage`),
  places:
    split(`Hawthorn Dene, Fleming Field, Sheraton Hill, Hesleden, Thorpe Bulmer, Cold Knuckles, Pickering Nook, Broomhill,
    Rough Lea, Crookhall, Allensford, Hole Row, Salters Gate, Pontop, Wharnley, Greencroft, Loud Hill, Hag House, Ragpath,
    Bogle Hole`),
  sites:
    split(`Burns, Kipling, Hardy, Swinburne, Longfellow, Wilde, Auden, Betjeman, Herrick, Marlowe, Larkin, Spenser,
    Larch, Cypress, Holly, Linden, Aspen, Willow, Cedar, Hazel, Birch, Magnolia`),
};
