import os from 'node:os'

/** What the figures were made on. */
export function machine() {
  const [cpu] = os.cpus()
  return {
    cpu: cpu?.model.trim() ?? 'unknown',
    cores: os.cpus().length,
    memoryGiB: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
    platform: `${os.type()} ${os.release()}`,
  }
}
