import { command } from './command.ts';

/**
 * Gives this mount namespace a /dev/shm of its own. Programs that are killed leave memory there, which is
 * freed when the namespace ends.
 */
export async function giveOwnSharedMemory(): Promise<void> {
  await command('mount', '-t', 'tmpfs', 'tmpfs', '/dev/shm');
}
