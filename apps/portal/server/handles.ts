import {
  commands,
  dataFolderPaths,
  mintSetUpCode,
  nodePorts,
  openControl,
  openDatabase,
  plantMissingCategories,
  sessionSecret,
  type Database,
  type DatabaseLog,
  type Ports,
} from '@holdpoint/server'
import { isEmpty, seedDemoWorld } from '@holdpoint/server/seeds'
import { seed } from '@holdpoint/server/seeds/command'
import { paths } from '../app/paths.ts'
import { createPortalMetrics, type PortalMetrics } from './metrics/portal-metrics.ts'
import { isDemo, openIdOf, publicOriginOf, smtpOf, type Settings } from './settings.ts'

/** What a process holds open for as long as it lives. */
export interface Handles {
  /** Undefined when the API is on another host. */
  database: Database | undefined
  ports: Ports
  filesDir: string
  /** Keys sessions and form keys. */
  secret: string
  /** Opens the set-up, while nobody has set the organisation up. */
  setUpCode: string | undefined
  /** What this process measures, where a setting says who may read it. */
  metrics?: PortalMetrics | undefined
  close: () => Promise<void>
}

/** Opens everything in order: the database with its lock and schema, the secret, the demo world. */
export async function openHandles(
  settings: Settings,
  say: (line: string) => void,
): Promise<Handles> {
  const {
    folder,
    files: filesDir,
    secret: secretFile,
  } = dataFolderPaths(settings.HOLDPOINT_DATA_DIR)
  const openId = openIdOf(settings, {
    signedIn: paths.signInReturn(),
    signedOut: paths.signedOut(),
  })
  const metrics =
    settings.METRICS_TOKEN === undefined ? undefined : createPortalMetrics({ dataDir: folder })
  const uncounted = nodePorts({ filesDir, smtp: smtpOf(settings), openId })
  const ports = metrics?.counting(uncounted) ?? uncounted
  if (settings.API_BASE_URL !== undefined) {
    say(`The API is at ${settings.API_BASE_URL}; no database is opened here`)
    const secret = sessionSecret(secretFile, settings.SESSION_SECRET)
    const close = async () => metrics?.end()
    return { database: undefined, ports, filesDir, secret, setUpCode: undefined, metrics, close }
  }
  const database = await openWithProgress(settings, folder, { ports, metrics }, say)
  metrics?.watch(database, ports)
  try {
    const secret = sessionSecret(secretFile, settings.SESSION_SECRET)
    if (isDemo(settings) && (await isEmpty(database))) {
      say('The database is empty: making the demo world')
      const now = ports.clock.now()
      await seedDemoWorld({ database, ports, now, log: (message) => say(`  ${message}`) })
    }
    await plantMissingCategories(database, ports)
    const setUpCode = await mintSetUpCode(database, ports)
    const closeControl = await listenToTools(settings, database, ports)
    const close = async (): Promise<void> => {
      metrics?.end()
      await closeControl()
      await database.close()
    }
    return { database, ports, filesDir, secret, setUpCode, metrics, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Tools work on the embedded database by way of the process that owns it. */
async function listenToTools(
  settings: Settings,
  database: Database,
  { log }: Ports,
): Promise<() => Promise<void>> {
  const none = () => Promise.resolve()
  if (database.engine !== 'pglite') {
    return none
  }
  const { folder, controlSocket } = dataFolderPaths(settings.HOLDPOINT_DATA_DIR)
  try {
    return await openControl({
      socket: controlSocket,
      commands: { ...commands, seed },
      place: {
        ...{ databaseUrl: undefined, dataDir: folder },
        ...{ secret: settings.SESSION_SECRET, origin: publicOriginOf(settings) },
      },
      database,
    })
  } catch (error) {
    // The path may be longer than a socket's can be, or the disk know no sockets.
    log.warn({ error }, `tools cannot be listened to on ${controlSocket}: stop the server for them`)
    return none
  }
}

async function openWithProgress(
  settings: Settings,
  dataDir: string,
  { ports: { log }, metrics }: Pick<Handles, 'ports' | 'metrics'>,
  say: (line: string) => void,
): Promise<Database> {
  const databaseUrl = settings.DATABASE_URL
  say(
    databaseUrl === undefined
      ? `Opening the embedded database in ${dataDir}`
      : `Connecting to PostgreSQL at ${new URL(databaseUrl).host}`,
  )
  const onLog = ({ level, message, error }: DatabaseLog): void =>
    level === 'info' ? say(`  ${message}`) : log[level]({ error }, message)
  const database = await openDatabase({
    ...{ databaseUrl, dataDir, onLog },
    isSynced: settings.HOLDPOINT_EMBEDDED_SYNC,
    watch: metrics?.database,
  })
  say(`PostgreSQL ${database.version} is open and its schema up to date`)
  return database
}
