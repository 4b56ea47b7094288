import type { DatabaseWatch } from '../db/watched-pool.ts'
import type { Registry } from './registry.ts'

const kinds: ReadonlySet<string> = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE'])

/** How long the database takes, and how many work on it or wait to. */
export function watchDatabase(registry: Registry): DatabaseWatch {
  const connections = registry.gauge({
    name: 'holdpoint_database_connections',
    help: 'Connections in use (in_use), and pieces of work that wait for one (waiting).',
    labels: ['state'],
  })
  const waitedFor = registry.histogram({
    name: 'holdpoint_database_wait_seconds',
    help: 'How long work waited for a connection.',
    bounds: [0.001, 0.01, 0.1, 0.5, 2, 10],
  })
  const asked = registry.histogram({
    name: 'holdpoint_database_query_seconds',
    help: 'How long statements took, by what they do; failed ones apart.',
    labels: ['kind'],
    bounds: [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10],
  })
  let waiting = 0
  let inUse = 0
  registry.before(() =>
    connections([
      [['in_use'], inUse],
      [['waiting'], waiting],
    ]),
  )
  return {
    waits: () => (waiting += 1),
    waited(seconds, hasOne) {
      waiting -= 1
      inUse += hasOne ? 1 : 0
      waitedFor([], seconds)
    },
    released: () => (inUse -= 1),
    asked: (seconds, command) => asked([kindOf(command)], seconds),
  }
}

function kindOf(command: string): string {
  return command === '' ? 'failed' : kinds.has(command) ? command.toLowerCase() : 'other'
}
