import { arch, cpus, platform, release, totalmem } from 'node:os';

/** The machine that figures were measured on, as one line. */
export function machine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${processors.length} × ${model}, ${memory} GiB, ${platform()} ${release()} ${arch()}, Node ${process.versions.node}`;
}
