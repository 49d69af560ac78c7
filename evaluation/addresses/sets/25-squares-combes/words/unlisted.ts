import { split } from '../../common/split.ts';
import type { Half, Name } from '../words.ts';

/** Names of houses that no list has. People type them for streets that are listed. */
export const UNLISTED: Readonly<Record<Name, Readonly<Record<Half, readonly string[]>>>> = {
  squares: {
    shown: split(
      'Lock Keepers, Plane Tree Villa, The Glass House, The Old Tannery, Wharf Lodge, Regency House',
    ),
    'held-back': split('Cherry Villa, The Brick Box, Hop Lodge, The Ropery, Lavender Villa, Mulberry Villa'),
  },
  combes: {
    shown:
      split(`Kingfishers, The Old Creamery, Staddle Stones, Dimsdale, Otterholt, Cuckoo Pen, Fiddlers Green, Herons Reach, Jasmine Bower,
      Longwall, Nutcombe House, Quince Tree`),
    'held-back':
      split(`Albacore, Bodmin House, Choughs, Demelza, Elvan House, Furze Park, Granite Steps, Jacka Villa, Killas, Lanyon House,
      Mizpah, Tamarisk`),
  },
};

/** Parts of farms that no list has. */
export const UNLISTED_PARTS: Readonly<Record<Half, readonly string[]>> = {
  shown: split('The Dovecote, The Wool Loft, The Forge, The Bull Pen, The Apple Store'),
  'held-back': split('The Crowst House, The Stamps, The Smokehouse, The Fowls House, The Tallet'),
};
