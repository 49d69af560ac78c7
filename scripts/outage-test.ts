import { parseArgs } from 'node:util';
import { Installation } from '../harness/installation.ts';
import { type OutageKind, OutageScene, SLOW_BLOCKS } from '../harness/outage.ts';

/*
 * Takes the database away in the middle of a job, in every way, and prints how the service coped:
 *
 *     node scripts/outage-test.ts --seconds 20
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, kind: { type: 'string', multiple: true } },
});
const kinds = (values.kind ?? ['refused', 'silent', 'stopped']) as OutageKind[];
const installation = await Installation.create(SLOW_BLOCKS);
try {
  const scene = await OutageScene.open(installation);
  for (const kind of kinds) {
    process.stdout.write(`${JSON.stringify(await scene.bear(kind, Number(values.seconds)))}\n`);
  }
  await scene.close();
} catch (error) {
  process.stdout.write(`${error}\n${installation.outputs()}\n`);
  process.exitCode = 1;
} finally {
  await installation.remove();
}
