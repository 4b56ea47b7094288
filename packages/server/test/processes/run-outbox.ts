// A program that tells what is to be told, until it is killed.
import { writeSync } from 'node:fs'
import { openDatabase } from '../../src/db/open-database.ts'
import { startOutbox } from '../../src/outbox/start-outbox.ts'
import { nodePorts } from '../../src/ports/node-ports.ts'
import { listFits } from '../../src/list-fits.ts'
import { toldTitles } from '../../src/told-titles.ts'

const [, , databaseUrl = '', dataDir = ''] = process.argv
const database = await openDatabase({ databaseUrl, dataDir, onLog: () => undefined })
const ports = nodePorts({ filesDir: dataDir, logLevel: 'silent' })
startOutbox({ database, ports, titles: toldTitles, fits: listFits, publicOrigin: '' }, 20)
writeSync(1, 'ready\n')
