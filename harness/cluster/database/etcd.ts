import type { Store } from './store.ts';

/** Etcd. Patroni accepts no `ttl` under 20 s, so the lock of a lost primary lives 18 to 20 s. */
export const ETCD: Store = {
  name: 'etcd',
  patroniName: 'etcd3',
  programs: [['etcd', 'etcd-server']],
  process: /^etcd$/,
  // Patroni requires loop_wait + 2 × retry_timeout <= ttl.
  times: { ttl: 20, loop_wait: 2, retry_timeout: 5 },
  // The lock is renewed every loop_wait.
  shortestLock: 18,

  async add(hosts) {
    const members = hosts.map(({ name, address }) => `${name}=http://${address}:2380`).join(',');
    return hosts.map((host) =>
      host.add({
        name: 'etcd',
        words: [
          'etcd',
          ...['--name', host.name, '--data-dir', `${host.disk!.folder}/etcd`],
          ...['--listen-peer-urls', `http://${host.address}:2380`],
          ...['--initial-advertise-peer-urls', `http://${host.address}:2380`],
          ...['--listen-client-urls', `http://${host.address}:2379`],
          ...['--advertise-client-urls', `http://${host.address}:2379`],
          ...['--initial-cluster', members, '--initial-cluster-state', 'new'],
          ...['--log-level', 'error', '--logger', 'zap'],
        ],
      }),
    );
  },

  clientAddress: ({ address }) => `${address}:2379`,
};
