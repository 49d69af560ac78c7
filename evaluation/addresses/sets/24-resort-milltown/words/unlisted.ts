import { split } from '../../common/split.ts';
import type { Half, Name } from '../words.ts';

/** Names of houses that no list has. People type them for streets that are listed. */
export const UNLISTED: Readonly<Record<Name, Readonly<Record<Half, readonly string[]>>>> = {
  resort: {
    shown:
      split(`Barnacles, Cape Cottage, Flotsam, Gunwale House, Halyards, Jetsam Lodge, Lantern Rock, Oarsmans, Pirates Den, Rigging Loft,
      Seahorses, Tidal Reach, Undertow, Whelk House, Yardarm Cottage, Zephyr`),
    'held-back':
      split(`Albatross, Breakwater House, Crosswinds, Dogger Lodge, Estuary Rise, Fairwinds, Groynes, Jacobs Ladder, Kelp Cottage,
      Limpets, Mussel Scar, Northern Lights, Old Sluice, Rip Tide, Spurn House, Zuider Zee`),
  },
  milltown: {
    shown:
      split(`Ashlar House, Bellows Barn, Carding Row House, Dobcross House, Engine Tenters, Fettlers, Gable Delph, Jinny Hey, Knockers Up,
      Lamplighters, Mule House, Overlookers, Piecers, Ring Spinners, Slubbers, Tacklers`),
    'held-back':
      split(`Amblers Rest, Burlers, Cloth Hall House, Delvers Croft House, Ewe Hill, Flagstone House, Gatehead, Handloom House,
      Ingle House, Jackdaw Heights, Kiln Brow, Mungo Mill House, Noils, Shoddy Barn, Tenterhooks, Woolcombers`),
  },
};

/** Parts of farms that no list has. */
export const UNLISTED_PARTS: Readonly<Record<Half, readonly string[]>> = {
  shown: split('The Cart House, The Dairy, The Hen House, The Old Piggery, The Smithy, The Hay Barn'),
  'held-back': split(
    'The Cow House, The Wash House, The Byre, The Cruck Barn, The Potting Shed, The Gig House',
  ),
};

/** Names that owners give a house for its guests. No list has them. */
export const LETS =
  split(`Seashell Retreat, Beach Escape, Captains Hideaway, Sea La Vie, The Sand Castle, Mermaids Rest Holiday Home,
  Vitamin Sea, Salty Kisses, The Little Beach House, Shore Thing, Paddle Inn, Tides Reach Let`);
