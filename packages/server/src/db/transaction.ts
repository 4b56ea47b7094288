import type { IsolationLevel } from 'kysely'
import type { Database, Transaction } from './database.ts'
import { SqlError } from './database-errors.ts'

const retriesMax = 3
// Serialization failure and deadlock: PostgreSQL picked this transaction to give way.
const givesWay = new Set(['40001', '40P01'])

export type TransactionOptions = {
  isolationLevel?: IsolationLevel
  /** Between 0 and 1, for the pause before a retry. Default: chance. */
  random?: () => number
}

/**
 * Runs `work` in a transaction and commits when it resolves.
 *
 * A transaction that had to give way to another one is run again, so `work` must have no effect
 * outside the database. A lost connection is never retried: the commit may have happened.
 */
export async function transaction<T>(
  database: Pick<Database, 'kysely'>,
  work: (transaction: Transaction) => Promise<T>,
  { isolationLevel, random = Math.random }: TransactionOptions = {},
): Promise<T> {
  const plain = database.kysely.transaction()
  const builder = isolationLevel === undefined ? plain : plain.setIsolationLevel(isolationLevel)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await builder.execute(work)
    } catch (error) {
      if (attempt > retriesMax || !(error instanceof SqlError) || !givesWay.has(error.code)) {
        throw error
      }
      await pause(2 ** attempt * (5 + 10 * random()))
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
