import { sql, type RawBuilder } from 'kysely'
import type { GoesOn, LeftPart, LeftWork } from '../../records/left/left-work.ts'
import { linesOfPeople } from '../../records/people.queries.ts'

/** Files whose versions their approver is to approve: never one that they brought themselves. */
const approving: LeftWork = {
  ...ofFiles('approver_id'),
  name: 'file_to_approve',
  said: 'approver left',
  async except({ db, part: { shard_key: shardKey, id } }) {
    const newest = await db
      .selectFrom('library_versions')
      .select('uploaded_by')
      .where('shard_key', '=', shardKey)
      .where('file_id', '=', id)
      .orderBy('version', 'desc')
      .executeTakeFirst()
    return [newest?.uploaded_by ?? null]
  },
  give: giveAs('approver_id', 'approver'),
}

/** Files that have an owner, who hears of their reviews and of who has not read them. */
const owning: LeftWork = {
  ...ofFiles('owner_id'),
  name: 'file_owned',
  said: 'owner left',
  except: () => Promise.resolve([]),
  give: giveAs('owner_id', 'owner'),
}

/** What waits for somebody in the file library. */
export const leftFiles: readonly LeftWork[] = [approving, owning]

type Column = 'approver_id' | 'owner_id'

function ofFiles(column: Column) {
  const waits: RawBuilder<LeftPart> = sql`
    select file.shard_key, file.id, file.id as record_id, ${sql.ref(`file.${column}`)} as person_id
    from library_files as file
    where file.deleted_at is null and file.status <> 'archived'
      and ${sql.ref(`file.${column}`)} is not null`
  return {
    ...({ recordType: 'library_file', table: 'library_files' } as const),
    waits,
  } satisfies Partial<LeftWork>
}

function giveAs(column: Column, name: 'approver' | 'owner'): GoesOn['give'] {
  return async ({ db, now, part: { shard_key: shardKey, id, person_id: from } }, to) => {
    await db
      .updateTable('library_files')
      .set((set) => ({
        [column]: to,
        updated_at: now,
        row_version: set('row_version', '+', 1),
      }))
      .where('shard_key', '=', shardKey)
      .where('id', '=', id)
      .execute()
    // The history of a file keeps names.
    const people = await linesOfPeople({ db, shardKey }, [from, to])
    const nameOf = (personId: string) =>
      people.find((one) => one.personId === personId)?.fullName ?? null
    return {
      changes: { [name]: { from: nameOf(from), to: nameOf(to) } },
      kind: 'work_handed_on',
    }
  }
}
