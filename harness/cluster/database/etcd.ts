import type { Host } from '../machines/host.ts';
import type { HostedProcess } from '../machines/hosted-process.ts';

/**
 * Runs a member of etcd on each of these hosts. Patroni keeps in etcd which database is the primary. A
 * majority of the members must be up.
 */
export function addEtcd(hosts: readonly Host[]): HostedProcess[] {
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
}
