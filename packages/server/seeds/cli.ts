import { join } from 'node:path'
import { openDatabase } from '../src/db/open-database.ts'
import type { DatabaseLog } from '../src/db/database.ts'
import { nodePorts } from '../src/ports/node-ports.ts'
import { countEntries, fillEntries } from './bulk-entries.ts'
import { isEmpty, seedDemoWorld } from './seed-demo-world.ts'
import { parseSeedOptions, seedUsage } from './seed-options.ts'
import type { SeedOptions } from './seed-options.ts'

async function run({ databaseUrl, dataDir, entries, person, share }: SeedOptions): Promise<void> {
  const startedAt = performance.now()
  const now = new Date()
  const database = await openDatabase({ databaseUrl, dataDir, onLog: tellTrouble })
  try {
    const place = databaseUrl === undefined ? `the embedded one in ${dataDir}` : 'PostgreSQL'
    console.log(`Database: ${place} (${database.version})`)
    if (await isEmpty(database)) {
      const ports = nodePorts({ filesDir: join(dataDir, 'files') })
      await seedDemoWorld({ database, ports, now, log: (message) => console.log(message) })
    } else {
      console.log('The database already holds data; the demo world was left as it is.')
    }
    if (entries !== undefined) {
      const log = (message: string) => console.log(message)
      await fillEntries({ database, entries, person, share, now, log })
    }
    const total = (await countEntries(database)).toLocaleString('en')
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    console.log(`Done: ${total} entries, after ${seconds} s.`)
  } finally {
    await database.close()
  }
}

function tellTrouble({ level, message }: DatabaseLog): void {
  if (level !== 'info') {
    console.error(message)
  }
}

const parsed = parseSeedOptions(process.argv.slice(2), process.env)
switch (parsed.kind) {
  case 'help':
    console.log(seedUsage)
    break
  case 'wrong':
    console.error(`${parsed.message}\n\n${seedUsage}`)
    process.exitCode = 2
    break
  case 'run':
    try {
      await run(parsed.options)
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error))
      process.exitCode = 1
    }
    break
  default:
    parsed satisfies never
}
