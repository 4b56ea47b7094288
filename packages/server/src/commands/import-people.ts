import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { importPeople, readPeople, type RowReport } from '../areas/people/import/import-people.ts'
import { lockRights } from '../areas/permissions/permissions.queries.ts'
import type { Queryable } from '../db/database.ts'
import { dataFolderPaths } from '../db/data-folder.ts'
import { transaction } from '../db/transaction.ts'
import { nodePorts } from '../ports/node-ports.ts'
import { WrongUsage, type Command } from './command.ts'

/** Takes people over from a CSV or XLSX; without `--apply` it says what would become of each row. */
export const importPeopleCommand: Command = {
  parameters: 'FILE [--apply]',
  summary: 'Says what a CSV or XLSX of people would change; with --apply it does.',
  async run(args, { place: { dataDir, folder }, say, onDatabase }) {
    const [file, ...more] = args.filter((arg) => arg !== '--apply')
    if (file === undefined || more.length > 0 || file.startsWith('--')) {
      throw new WrongUsage('Name one file: import-people FILE [--apply].')
    }
    const { rows, passedOver } = await readPeople(readFileSync(resolve(folder, file)))
    const isApplied = args.includes('--apply')
    const ports = nodePorts({ filesDir: dataFolderPaths(dataDir).files, logLevel: 'silent' })
    const reports = await onDatabase({}, (database) =>
      transaction(database, async (db) => {
        const organisation = await onlyOrganisation(db)
        // Nobody else changes people between what is read of them here and what is written.
        await lockRights(db, organisation.shardKey)
        return importPeople(db, ports, {
          ...{ ...organisation, rows, requestId: 'command line' },
          ...{ personId: null, beyond: new Set(), isApplied },
        })
      }),
    )
    if (passedOver.length > 0) {
      say(`Columns passed over: ${passedOver.join(', ')}.`)
    }
    for (const { line, employeeNumber, outcome, about } of reports) {
      if (outcome !== 'same' || about !== '') {
        say(`line ${line}  ${outcome.padEnd(7)}  ${employeeNumber}  ${about}`)
      }
    }
    const count = (wanted: RowReport['outcome']) =>
      reports.filter(({ outcome }) => outcome === wanted).length
    say(
      `${count('new')} new, ${count('changed')} changed, ${count('same')} the same, ${count('refused')} refused.` +
        (isApplied ? '' : ' Nothing was written: repeat it with --apply.'),
    )
    return count('refused') > 0 ? 1 : 0
  },
}

async function onlyOrganisation(db: Queryable): Promise<{ shardKey: string; timeZone: string }> {
  const organisation = await db
    .selectFrom('organisations')
    .select(['shard_key', 'time_zone'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (organisation === undefined) {
    throw new WrongUsage('Nobody has set this Holdpoint up yet: see admin create.')
  }
  return { shardKey: organisation.shard_key, timeZone: organisation.time_zone }
}
