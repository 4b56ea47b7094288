import { existsSync } from 'node:fs'
import { dataFolderPaths } from '../db/data-folder.ts'
import type { Database } from '../db/database.ts'
import { hasSchema } from '../db/migrate.ts'
import { WrongUsage, type Console } from './command.ts'

/** Works on a database that a start has made, and leaves its schema as it is. */
export async function onStarted<T>(
  { place, onDatabase }: Pick<Console, 'place' | 'onDatabase'>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const nothing = new WrongUsage('There is no database of Holdpoint here. Start it once first.')
  if (place.databaseUrl === undefined && !existsSync(dataFolderPaths(place.dataDir).db)) {
    throw nothing
  }
  return await onDatabase({ upTo: 'none' }, async (database) => {
    if (!(await hasSchema(database.kysely))) {
      throw nothing
    }
    return await work(database)
  })
}
