import { ETCD } from './etcd.ts';
import type { Store } from './store.ts';
import { ZOOKEEPER } from './zookeeper.ts';

/** Every store that the cluster can run with. The first is the default. */
export const STORES: readonly [Store, ...Store[]] = [ZOOKEEPER, ETCD];
