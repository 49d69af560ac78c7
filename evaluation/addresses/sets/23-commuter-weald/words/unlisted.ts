import { split } from '../../common/split.ts';
import type { Half, Name } from '../words.ts';

/** Names of houses that no list has. People type them for streets that are listed. */
export const UNLISTED: Readonly<Record<Name, Readonly<Record<Half, readonly string[]>>>> = {
  commuter: {
    shown:
      split(`Tamarisk, Galleons, Ambleside Lodge, Rivendell, Michaelmas House, Chestnuts, Mulberries, Sorrento, Larchmont,
      Oakhanger, Stepping Stones, Tanglewood, Zermatt, Blue Shutters, Clouds Hill, Kimberley Lodge`),
    'held-back':
      split(`Avalon, Bellevue, Cartref, Dunelm, Edelweiss, Foxdene, Glenwood, Hunters Moon, Innisfree, Kia Ora, Lamorna,
      Mandalay, Ravello, Shangri La, Tintagel, Valhalla`),
  },
  weald: {
    shown:
      split(`Aragon House, Butlers Folly, Candlemas, Doomsday Garden, Gunpowder House, Kiln Piece, Lambing Shed, Monks Rest,
      Netherwick, Ostlers, Pilgrims Halt, Reeds Mead, Saddlers Row House, Tithe Piece, Upper Diamond, Vintners`),
    'held-back':
      split(`Alderbrook House, Bellringers, Crossbow House, Drovers Halt, Embers, Gamekeepers Rest, Hurdlemakers,
      Kettledrum, Lych Gate House, Millwrights, Noahs Ark House, Paddocks Reach, Sextons, Trugmakers, Vespers, Wychcroft`),
  },
};

/** Parts of farms and great houses that no list has. */
export const UNLISTED_PARTS: Readonly<Record<Half, readonly string[]>> = {
  shown: split('The Cider House, The Dovecote, The Tack Room, East Lodge, The Hop Store, The Wagon Shed'),
  'held-back': split(
    'The Threshing Floor, The Calf House, The Game Larder, The Ice House, The Cowshed, The Wool Loft',
  ),
};
