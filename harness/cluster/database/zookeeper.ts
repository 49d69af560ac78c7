import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from './store.ts';

/** Debian's library with the server. It names the libraries that it needs, except those that write the log. */
const LIBRARY = '/usr/share/java/zookeeper.jar';
const LOG_LIBRARIES = '/usr/share/java/slf4j-log4j12.jar:/usr/share/java/log4j-1.2.jar';

const CLIENT_PORT = 2181;

/** What a member writes to its log. */
const LOGGING = `log4j.rootLogger=INFO, console
log4j.appender.console=org.apache.log4j.ConsoleAppender
log4j.appender.console.layout=org.apache.log4j.PatternLayout
log4j.appender.console.layout.ConversionPattern=%d{ISO8601} %-5p %c{1}: %m%n
`;

/** How long a session lives without a sign of life, in seconds, whatever `ttl` of Patroni asks for. */
const SESSION = 8;

/**
 * The settings that all members share: times in milliseconds, limits in ticks. Members that hear nothing for
 * four ticks (`syncLimit`) elect another leader. A member that is gone holds up an election for `cnxTimeout`.
 */
const SETTINGS = `tickTime=500
initLimit=20
syncLimit=4
maxSessionTimeout=${SESSION * 1000}
cnxTimeout=500
clientPort=${CLIENT_PORT}
admin.enableServer=false
preAllocSize=1024
autopurge.purgeInterval=1
`;

/**
 * ZooKeeper. It limits the life of the lock itself, so that the lock of a lost primary lives 8 s and not the
 * 20 s that Patroni demands.
 */
export const ZOOKEEPER: Store = {
  name: 'zookeeper',
  patroniName: 'zookeeper',
  programs: [
    ['java', 'default-jre'],
    [LIBRARY, 'zookeeper'],
  ],
  process: /^java$/,
  times: { ttl: 20, loop_wait: 1, retry_timeout: 3 },
  // Patroni sends a sign of life every second.
  shortestLock: SESSION - 1,

  async add(hosts, folder) {
    const logging = join(folder, 'zookeeper-logging.properties');
    await writeFile(logging, LOGGING);
    return Promise.all(
      hosts.map(async (host, at) => {
        const file = join(folder, `zookeeper-${host.name}.cfg`);
        const data = `${host.disk!.folder}/zookeeper`;
        // The number of a member is a file in its data folder.
        await host.run(undefined, 'sh', '-c', `mkdir ${data} && echo ${at + 1} > ${data}/myid`);
        const members = hosts.map(({ address }, number) => `server.${number + 1}=${address}:2888:3888`);
        await writeFile(file, `${SETTINGS}dataDir=${data}\n${members.join('\n')}\n`);
        return host.add({
          name: 'zookeeper',
          words: [
            'java',
            ...['-Xmx128m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData'],
            `-Dlog4j.configuration=file:${logging}`,
            ...['-cp', `${LIBRARY}:${LOG_LIBRARIES}`],
            ...['org.apache.zookeeper.server.quorum.QuorumPeerMain', file],
          ],
          // libfaketime is not safe for Java's waits. ZooKeeper measures sessions by durations.
          hasTrueClock: true,
        });
      }),
    );
  },

  clientAddress: ({ address }) => `${address}:${CLIENT_PORT}`,
};
