import { test } from 'vitest';
import { damageMainfile } from './damaged-files.ts';

test(
  'damaged files of the Mainfile give rows and bad rows, or are refused',
  () => damageMainfile(300),
  240_000,
);
