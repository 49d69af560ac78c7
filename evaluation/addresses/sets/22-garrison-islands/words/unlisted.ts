import { split } from '../../common/split.ts';
import type { Half, Name } from '../words.ts';

/** Names of houses that no list has. People type them for streets and townships that are listed. */
export const UNLISTED: Readonly<Record<Name, Readonly<Record<Half, readonly string[]>>>> = {
  garrison: {
    shown:
      split(`Quarry Garden, Tolls Gate, Cuckoo Pen, Starveall, Halfpenny House, Vicars Acre, Windmill Piece, The Crooked
      Billet, Foxholes, Weathercock House, Jacks Castle, Ivory Gate, Petticoat House, Snails Creep, Candlelight`),
    'held-back':
      split(`Robins Roost, Pottery House, Cricketers Rest, Vinegar House, Blue Haze, Lodestone, Hammer Pond House,
      Wyck Place, Temple Gate, Marelands, Noar Hill House, Tunbridge House, Ludshott, Monkswood, Applejack`),
  },
  islands: {
    shown:
      split(`Taobh na Coille, Iolaire House, Cnoc Ard View, Sgeir Dubh, Tobermhor, Creag an Ròin, Seaforth Rest, Fulmar,
      An Dachaidh, Gealachos, Storm Petrel, Bàgh Fois, Cùl na Beinne, Marram, Kelp House, Rionnag, Sùlaire`),
    'held-back':
      split(`Tràigh Bhuidhe, Lagavore, Camus Fada House, Eilean View, Rhinns Rest, Otters Holt, Barnacle House,
      Druim Fraoich, Feadag, Choughs, Peat Reek, Duntroon Rest, Solan, Cala Sona, Sunderland Rest, Skarts`),
  },
};
