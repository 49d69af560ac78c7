import { describe, expect, test } from 'vitest';
import { defaultDataFolder, type Machine } from '../../src/data-folder.ts';

const machine = (changed: Partial<Machine>): Machine => ({
  environment: { HOME: '/home/ada' },
  platform: 'linux',
  isRoot: false,
  accountHome: () => undefined,
  ...changed,
});

describe('where data lives unless FETTLE_DATA says otherwise', () => {
  test.each<[string, Partial<Machine>, string]>([
    ['a user on Linux', {}, '/home/ada/.local/share/fettle'],
    ['a user with XDG_DATA_HOME', { environment: { HOME: '/h', XDG_DATA_HOME: '/x' } }, '/x/fettle'],
    [
      'a relative XDG_DATA_HOME',
      { environment: { HOME: '/h', XDG_DATA_HOME: 'x' } },
      '/h/.local/share/fettle',
    ],
    [
      'a service without HOME',
      { environment: {}, accountHome: () => '/srv/a' },
      '/srv/a/.local/share/fettle',
    ],
    ['root on Linux', { isRoot: true, environment: { HOME: '/root' } }, '/var/lib/fettle'],
    ['a user on macOS', { platform: 'darwin' }, '/home/ada/Library/Application Support/Fettle'],
    ['root on macOS', { platform: 'darwin', isRoot: true }, '/Library/Application Support/Fettle'],
    ['Windows', { platform: 'win32', environment: { LOCALAPPDATA: 'C:\\L' } }, 'C:\\L\\Fettle'],
    [
      'Windows without LOCALAPPDATA',
      { platform: 'win32', environment: { USERPROFILE: 'C:\\Ada' } },
      'C:\\Ada\\AppData\\Local\\Fettle',
    ],
  ])('%s', (_, changed, folder) => expect(defaultDataFolder(machine(changed))).toBe(folder));

  test('without a home folder, the message says what to set', () =>
    expect(() => defaultDataFolder(machine({ environment: {} }))).toThrow('Set FETTLE_DATA to a folder.'));
});
