// A program that runs all that is due by the clock and tells what is to be told, until it is killed.
import { writeSync } from 'node:fs'
import { clockJobs } from '../../src/clock-jobs.ts'
import { startClock } from '../../src/clock/start-clock.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { listFits } from '../../src/list-fits.ts'
import { startOutbox } from '../../src/outbox/start-outbox.ts'
import { nodePorts } from '../../src/ports/node-ports.ts'
import { toldTitles } from '../../src/told-titles.ts'

const [, , databaseUrl = '', dataDir = ''] = process.argv
const database = await openDatabase({ databaseUrl, dataDir, onLog: () => undefined })
const ports = nodePorts({ filesDir: dataDir, logLevel: 'silent' })
const jobs = clockJobs.map((job) => ({ ...job, withinSeconds: 0.5 }))
startClock({ database, ports, databaseUrl, jobs })
startOutbox({ database, ports, titles: toldTitles, fits: listFits, publicOrigin: '' }, 50)
writeSync(1, 'ready\n')
