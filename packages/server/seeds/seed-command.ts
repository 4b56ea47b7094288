import { WrongUsage, type Command } from '../src/commands/command.ts'
import { dataFolderPaths } from '../src/db/data-folder.ts'
import { nodePorts } from '../src/ports/node-ports.ts'
import { countEntries, fillEntries } from './bulk-entries.ts'
import { isEmpty, seedDemoWorld } from './seed-demo-world.ts'
import { parseSeedOptions } from './seed-options.ts'

/** Makes the demo world where nothing is, and entries to measure with. */
export const seed: Command = {
  parameters: '[options]',
  summary: 'Fills the database with the demo world and entries to measure with.',
  async run(args, { place: { databaseUrl, dataDir }, now, say, onDatabase }) {
    const startedAt = performance.now()
    const typed = parseSeedOptions(args, {
      DATABASE_URL: databaseUrl,
      HOLDPOINT_DATA_DIR: dataDir,
    })
    if (typed.kind !== 'run') {
      throw new WrongUsage(typed.kind === 'wrong' ? typed.message : 'Nothing was asked for.')
    }
    const { entries, person, share } = typed.options
    return await onDatabase({}, async (database) => {
      const where = databaseUrl === undefined ? `the embedded one in ${dataDir}` : 'PostgreSQL'
      say(`Database: ${where} (${database.version})`)
      if (await isEmpty(database)) {
        const ports = nodePorts({ filesDir: dataFolderPaths(dataDir).files })
        await seedDemoWorld({ database, ports, now, log: say })
      } else {
        say('The database already holds data; the demo world was left as it is.')
      }
      if (entries !== undefined) {
        await fillEntries({ database, entries, person, share, now, log: say })
      }
      const total = (await countEntries(database)).toLocaleString('en')
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      say(`Done: ${total} entries, after ${seconds} s.`)
      return 0
    })
  },
}
