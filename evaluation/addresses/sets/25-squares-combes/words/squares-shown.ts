import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** The quarters and names of the first inner-city borough. */
export const SQUARES_SHOWN: PlaceWords = {
  areas: areas(
    `district; W41; Kilmer Green; London; ; Willesbourne
district; W41; Portal Dale; London; ; Willesbourne
district; W42; Notley Barns; London; ; Brook Acton
district; W43; Westbourne Vale; London; ; Brook Acton
district; W43; Golborough; London; ; Willesbourne
district; NW41; Queens Warren; London; ; Willesbourne
district; NW42; Maida Hythe; London; ; Swiss Hill
district; NW43; Chalcombe Hill; London; ; Swiss Hill
district; NW43; Primley; London; ; Swiss Hill
district; NW44; Harlston; London; ; Brook Acton`,
    { borough: 'Kilmer and Westbourne', county: 'Greater London', oldCounty: 'Middlesex' },
  ),
  whole:
    split(`Harrow Old Road, Kilmer High Road, Malvern Street North, Queens Warren Parade, Great Western Way,
    Station Parade, Church Passage, Canal Walk, Ladbrook Grove, Mill Place`),
  bases:
    split(`Aldridge, Alderney, Amberley, Andover, Ashmore, Bassett, Bathurst, Belsize, Beethoven, Blenheim, Bravington,
    Bristol, Brondes, Cambridge, Canterbury, Cardigan, Carlton, Chamberlayne, Chesterton, Chevening, Chippenham, Christchurch,
    Leith, Loveridge, Lydford, Marban, Marylands, Messina, Montrose, Mortimer, Mutrix, Netherwood, Oakington, Oliphant, Ormiston,
    Palmerston, Pember, Peploe, Portnall, Priory Park, Quex, Randolph, Richfield, Riffel, Rudolph, St Agathas, St Lukes, St Mildreds,
    Salusbury, Saltram, Senior, Sevington, Shirland, Shrewsbury, Sutherland, Tennyson, Torbay, Torridon, Tolgate, Tubbs, Victor,
    Walterton, Warfield, Warlock, Warwick, Wedmore, West End, Woodchester, Wymering, Wyndham, Upper Elgin, Great Sutherland`),
  heads: split('Ash, Brond, Cran, Dunst, Ever, Fal, Kens, Lym, Marl, Pen, Stan, Wal'),
  tails: split('brook, combe, ford, ington, leigh, more, stock, worth'),
  blocks:
    split(`Abingdon, Attwater, Bevan, Blackburn, Byron, Carrick, Chaucer, Clapton, Crompton, Dickens, Faraday, Fielding,
    Glover, Goldsmith, Hallam, Herrick, Jonson, Keats, Landor, Marlowe, Milton, Oldcastle, Pepys, Raleigh, Sheridan, Swift, Trollope,
    Wordsworth`),
  estates: split('Brindley, Mozart, Lydgate, Stonebrook, Amberside, Brunel, Torridge, Wornham'),
  houses:
    split(`The Old Vicarage, Canal Cottage, The Coach House, Garden Lodge, Studio House, The Old Dairy, The Priory,
    Orchard House, Toll Cottage, The Parsonage, Ivy Lodge, Brook House`),
  places:
    split(`Alexandra, Ashworth, Biddulph, Carisbrooke, Castellain, Clive, Elgar, Falkland, Grantully, Leith, Ranelagh, Rupert,
    Sandringham, Southwold, Sutton Vane, Wellesley, Wymond, Zetland`),
  sites:
    split(`Canalside, Chamberlain, Elgin Piano, Grand Union, Kensal Road, Maple, Paddington Coach, Pall, Saga, Westway,
    Wharfedale, Buspace`),
};
