import { test } from 'vitest';
import { damageMainfile } from './damaged-files.ts';

test('damaged Mainfile files yield rows and bad rows, or are refused', () => damageMainfile(300), 240_000);
