import type { DatabaseLog } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import type { Console, OnDatabase } from './command.ts'

/** Lends the database of a place that no process holds, opened for the one work. */
export function openPlace({
  place: { databaseUrl, dataDir },
  say,
}: Pick<Console, 'place' | 'say'>): OnDatabase {
  const onLog = ({ level, message }: DatabaseLog): void => {
    if (level !== 'info') {
      say(message)
    }
  }
  return async (options, work) => {
    const database = await openDatabase({ databaseUrl, dataDir, onLog, ...options })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
}
