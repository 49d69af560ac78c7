import { split } from '../../common/split.ts';
import type { Half, Name } from '../words.ts';

/** Names of houses that no list has. People type them for streets and hamlets that are listed. */
export const UNLISTED: Readonly<Record<Name, Readonly<Record<Half, readonly string[]>>>> = {
  riverside: {
    shown:
      split(`Oyster House, The Old Cooperage, Lamplighters, Bargemans Cottage, Sugar House, The Old Forge, Alms Cottage,
      Candlemakers, Ropemaker House, The Tannery, Mudlark House, Signal Cottage`),
    'held-back':
      split(`The Old Laundry, Cowkeepers, Gasworks Cottage, Weir Cottage, The Old Surgery, Belltower, Printers
      House, The Coachworks, Tilekiln Lodge, Mission Hall, The Engine House, Basin House`),
  },
  penrhyn: {
    shown:
      split(`Tros y Gors, Llwyndu, Bryn Eglwys, Ael y Bryn, Garreg Lwyd, Treheli, Ysgubor Wen, Bwlch y Ffordd, Muriau,
      Ty Croes, Penmount, Saethon, Gellidara, Murcyplau, Trefaes Ganol, Tyn Llan, Crugeran, Cefnamwlch, Nanhoron,
      Bodgadle, Hirdre, Meillionen, Tocia, Rhydolion, Castellmarch, Deuglawdd, Pandy, Wig, Pelican Cottage, The Lookout`),
    'held-back':
      split(`Plas y Berllan, Gernos, Trewern, Penralltddu, Trefelyn, Cwmgloyn, Pontyrhaflo, Trewrach,
      Fachongle, Ffosyficer, Glandwr, Penlanwynt, Rhydgarnwen, Clynfyw, Pistyllmeigan, Erwgoch, Hafodwen, Troedyrhiw,
      Carnedd Lleithr, Trehowell, Tresinwen, Pwllderi, Caerlem, Garnfawr, Ysgubor Fach, Parc y Nole, Dyffryn Conin,
      Puffin House, The Boathouse`),
  },
};
