// A program that writes to the embedded database as fast as it can and names each transaction on
// its standard output only after the commit was answered.
import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { openDatabase } from '../../src/db/open-database.ts'
import { transaction } from '../../src/db/transaction.ts'

const [, , dataDir = '', migrationsDir = '', round = '0'] = process.argv
// A process that dies leaves to the system what it has written, so nothing waits for the disk.
const database = await openDatabase({
  ...{ dataDir, migrationsDir, isSynced: false },
  onLog: () => undefined,
})
writeSync(1, 'ready\n')
await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)))

async function write(writer: number): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    const id = `${round}-${writer}-${turn}`
    await transaction(database, async (tx) => {
      await sql`insert into ledger (id, side) values (${id}, 'debit')`.execute(tx)
      await sql`insert into ledger (id, side) values (${id}, 'credit')`.execute(tx)
    })
    writeSync(1, `${id}\n`)
  }
}
