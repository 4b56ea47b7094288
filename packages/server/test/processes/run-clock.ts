// A program that runs the clock with one job, which names each run on the standard output.
import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { startClock } from '../../src/clock/start-clock.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { nodePorts } from '../../src/ports/node-ports.ts'

const [, , databaseUrl = '', dataDir = ''] = process.argv
const database = await openDatabase({ databaseUrl, dataDir, onLog: () => undefined })
const ports = nodePorts({ filesDir: dataDir, logLevel: 'silent' })
startClock({
  ...{ database, ports, databaseUrl },
  jobs: [
    {
      ...{ name: 'probe', withinSeconds: 0.5 },
      run: async (_context, data) =>
        void writeSync(1, `ran ${'number' in data ? data.number : '-'}\n`),
    },
  ],
})
for (let isThere = false; !isThere;) {
  await new Promise((resolve) => setTimeout(resolve, 100))
  const { rows } = await sql`select 1 from clock.queue where name = 'probe'`.execute(
    database.kysely,
  )
  isThere = rows.length > 0
}
writeSync(1, 'ready\n')
