import type { CallName } from '@holdpoint/api'
import {
  countedFiles,
  createRegistry,
  watchBacklog,
  watchDatabase,
  watchDisk,
  watchProcess,
  type Database,
  type DatabaseWatch,
  type Ports,
  type Registry,
} from '@holdpoint/server'
import about from '../../package.json' with { type: 'json' }
import { watchHttp, type HttpMetrics } from './http-metrics.ts'

/** Everything that this process measures of itself; there is none where nobody may read it. */
export interface PortalMetrics {
  http: HttpMetrics
  database: DatabaseWatch
  /** The ports, with files counted. */
  counting: (ports: Ports) => Ports
  /** Measures what waits in a database that is open now. */
  watch: (database: Database, ports: Ports) => void
  onAnswered: (call: CallName, httpStatus: number) => void
  text: Registry['text']
  end: () => void
}

/** Begins to measure. Of the data folder the room on its disk is told. */
export function createPortalMetrics({ dataDir }: { dataDir: string }): PortalMetrics {
  const registry = createRegistry()
  const build = registry.gauge({
    name: 'holdpoint_build_info',
    help: 'What runs here: the release, Node, and the engine of the database. Always 1.',
    labels: ['version', 'node', 'database', 'database_version'],
  })
  const tellBuild = (engine: string, version: string) =>
    build([[[about.version, process.versions.node, engine, version], 1]])
  tellBuild('none', '')
  const http = watchHttp(registry)
  const handedIn = registry.counter({
    name: 'holdpoint_entries_handed_in_total',
    help: 'Forms that were handed in through this process.',
  })
  handedIn([], 0)
  const database = watchDatabase(registry)
  const end = watchProcess(registry)
  watchDisk(registry, dataDir)
  return {
    http,
    database,
    counting: (ports) => ({ ...ports, files: countedFiles(registry, ports.files) }),
    watch(opened, ports) {
      tellBuild(opened.engine, opened.version)
      watchBacklog(registry, { database: opened, ports })
    },
    onAnswered(call, httpStatus) {
      if (call === 'myForms.submit' && httpStatus === 200) {
        handedIn([])
      }
    },
    text: () => registry.text(),
    end,
  }
}
