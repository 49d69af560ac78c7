import { command } from './command.ts';

const BRIDGE = 'cluster0';

/** The address of the bridge, which is the address of the clients. */
export const CLIENTS = '10.77.0.1';

/** The network of all hosts. */
export const NETWORK = '10.77.0.0/24';

/** Gives this network namespace 127.0.0.1. A new one has no address at all. */
export async function bringUpLoopback(): Promise<void> {
  await command('ip', 'link', 'set', 'lo', 'up');
}

/** Makes the bridge that joins all hosts. */
export async function makeBridge(): Promise<void> {
  await command('ip', 'link', 'add', BRIDGE, 'type', 'bridge');
  await command('ip', 'addr', 'add', `${CLIENTS}/24`, 'dev', BRIDGE);
  await command('ip', 'link', 'set', BRIDGE, 'up');
}

/** Gives the network namespace of the process `init` an address on the bridge. */
export async function plugIn(init: number, name: string, address: string): Promise<void> {
  const inside = ['--target', String(init), '--net', 'ip'];
  // A host that is switched on again brings its old cable, if the kernel has not removed it yet.
  await command('ip', 'link', 'del', `to-${name}`).catch(() => undefined);
  await command(
    'ip',
    ...['link', 'add', `to-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(init)],
  );
  await command('ip', 'link', 'set', `to-${name}`, 'master', BRIDGE, 'up');
  await command('nsenter', ...inside, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  await command('nsenter', ...inside, 'link', 'set', 'eth0', 'up');
  await command('nsenter', ...inside, 'link', 'set', 'lo', 'up');
}

/**
 * Drops packets that arrive at a host from other addresses. The senders learn nothing, as with a broken
 * cable.
 *
 * @param share the share of packets that is dropped, from 0 to 1
 */
export async function dropAt(init: number, from: readonly string[], share = 1): Promise<void> {
  const chance = share < 1 ? `numgen random mod 100 < ${Math.round(share * 100)} ` : '';
  const rules = [
    'add table ip faults',
    'add chain ip faults arriving { type filter hook input priority 0; }',
    `add rule ip faults arriving ip saddr { ${from.join(', ')} } ${chance}drop`,
  ];
  await command('nsenter', '--target', String(init), '--net', 'nft', rules.join('; '));
}

/** Ends {@link dropAt}. */
export async function stopDropping(init: number): Promise<void> {
  const words = ['--target', String(init), '--net', 'nft', 'delete table ip faults'];
  await command('nsenter', ...words).catch(() => undefined);
}
