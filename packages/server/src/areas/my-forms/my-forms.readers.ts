import { draftStatuses } from '@holdpoint/api'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { preparedQuery } from '../../db/prepared.ts'

// What lists are sorted and filtered by, named alike in both tables.
const copied = [
  ...(['started_at', 'status', 'form_id', 'country_code', 'district_code'] as const),
  ...(['business_unit_code', 'crew_codes', 'customer_id', 'pad_ids', 'score'] as const),
  ...(['elevated_from_form_id', 'kudos_count', 'public_comment_count'] as const),
  ...(['private_comment_count', 'result', 'has_critical_failure'] as const),
] as const

const copiedColumns = sql.join(copied.map((column) => sql.ref(column)))

const isHandedIn = sql`entry.deleted_at is null
  and entry.status <> all(${sql.lit(`{${draftStatuses.join(',')}}`)}::text[])`

/** Who finds which entries of others on the Signature tab: their signers, and whom they are shared with. */
function readersWhere(whose: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select entry.shard_key, entry.id, reader.person_id,
      ${sql.join(copied.map((column) => sql.ref(`entry.${column}`)))}
    from my_forms as entry
    join (
      select shard_key, my_form_id, person_id from my_form_signers where ${whose}
      union
      select shard_key, my_form_id, person_id from my_form_shares where ${whose}
    ) as reader on reader.shard_key = entry.shard_key and reader.my_form_id = entry.id
    where ${isHandedIn}`
}

/**
 * Writes an entry where its readers' lists find it, or takes it out of them while it is being
 * filled or deleted. Every write of what these lists know of an entry, of its signers or its shares
 * does this in its own transaction, which holds the entry (decision 0041).
 */
export async function writeForReaders(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<void> {
  await writeOne(db, { shardKey, myFormId })
}

type OneEntry = { shardKey: string; myFormId: string }

const writeOne = preparedQuery([], (db, { shardKey, myFormId }: OneEntry) => ({
  compile: () =>
    sql<object>`
      with gone as (
        delete from my_form_readers
        where shard_key = ${shardKey} and id = ${myFormId} and person_id not in (
          select person_id from (
            ${readersWhere(sql`shard_key = ${shardKey} and my_form_id = ${myFormId}`)}
          ) as still
        )
      )
      insert into my_form_readers (shard_key, id, person_id, ${copiedColumns})
      ${readersWhere(sql`shard_key = ${shardKey} and my_form_id = ${myFormId}`)}
      on conflict (shard_key, id, person_id) do update set ${sql.join(
        copied.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
      )}`.compile(db),
}))

/** Writes all of them anew, after entries or signers were written in bulk. */
export async function rebuildReaders(db: Queryable): Promise<void> {
  await db.deleteFrom('my_form_readers').execute()
  await sql`
    insert into my_form_readers (shard_key, id, person_id, ${copiedColumns})
    ${readersWhere(sql`true`)}
  `.execute(db)
}
