import { sql } from 'kysely'
import {
  actionStatuses,
  formStatuses,
  hazardStates,
  inquiryStates,
  jsaStates,
  lotoStates,
  lotoTemplateStates,
  messageStates,
  questionStatuses,
  fileStatuses,
  formStates,
  sdsStatuses,
  sqrPhases,
  topicStatuses,
} from '@holdpoint/api'
import { verifyChains } from '../audit.ts'
import type { Queryable } from '../db/database.ts'
import { foreignKeys, type ForeignKey } from '../db/stored-tables.ts'
import type { FileStore } from '../ports/ports.ts'
import { newHash } from './archive.ts'
import { heldFiles, type HeldFile } from './held-files.ts'
import { rowsOfAll } from '../records/move.ts'

/** Something that is not as it was written. */
export type Damage = {
  kind: 'audit' | 'file' | 'state' | 'tie'
  /** What is damaged, such as `action 01K…`. */
  where: string
  /** One sentence. */
  what: string
}

/** What was looked at, and what was found. */
export type Verified = { auditRows: number; files: number; records: number; damages: Damage[] }

/**
 * Holds what is kept against itself: the chains of the audit trail, the bytes of each file against
 * its row, each record's state and version against the last move that the trail tells of, and each
 * row against the one that it belongs to. Reads alone, and may run beside the server: what is being
 * written just now is seen before or after, never between.
 *
 * Whoever can rewrite a row, its audit rows and all hashes after them is not found out by this; a
 * backup kept elsewhere tells the two apart.
 */
export async function verify({
  db,
  files,
  now,
}: {
  db: Queryable
  files: Pick<FileStore, 'read'>
  now: Date
}): Promise<Verified> {
  const { rows: auditRows, broken } = await verifyChains(db)
  const held = await heldFiles(db, now)
  const damages: Damage[] = broken.map(({ recordType, recordId, sequence, fault }) => ({
    kind: 'audit',
    where: `${recordType} ${recordId}`,
    what: `Audit row ${sequence}: ${fault}.`,
  }))
  for (const file of held) {
    const what = await damageOf(file, files)
    if (what !== null) {
      damages.push({ kind: 'file', where: `file ${file.id}`, what })
    }
  }
  let records = 0
  for (const kind of movingKinds) {
    const { total, wrong } = await statesOf(db, kind)
    records += total
    damages.push(...wrong)
  }
  damages.push(...(await brokenTies(db)))
  return { auditRows, files: held.length, records, damages }
}

async function damageOf(
  { storage_key: key, byte_size: size, sha256 }: HeldFile,
  files: Pick<FileStore, 'read'>,
): Promise<string | null> {
  const file = await files.read(key)
  if (file === undefined) {
    return 'The file is missing.'
  }
  const hash = newHash()
  for await (const chunk of file.stream as unknown as AsyncIterable<Uint8Array>) {
    hash.update(chunk)
  }
  if (file.byteSize !== size) {
    return `The file has ${file.byteSize} bytes instead of ${size}.`
  }
  return hash.digest('hex') === sha256 ? null : 'The file is not what was sent.'
}

/** What the records that move are called in the audit trail, and the state that they begin in. */
const movingKinds = [
  { table: 'my_forms', recordType: 'my_form', states: formStatuses, first: 'in_progress' },
  { table: 'actions', recordType: 'action', states: actionStatuses, first: 'open' },
  { table: 'topics', recordType: 'topic', states: topicStatuses, first: 'draft' },
  {
    ...{ table: 'topic_questions', recordType: 'topic_question' },
    ...{ states: questionStatuses, first: 'open' },
  },
  { table: 'library_files', recordType: 'library_file', states: fileStatuses, first: 'draft' },
  { table: 'sds_sheets', recordType: 'sds', states: sdsStatuses, first: 'requested' },
  {
    ...{ table: 'master_hazards', recordType: 'master_hazard' },
    ...{ states: hazardStates, first: 'draft' },
  },
  { table: 'jsas', recordType: 'jsa', states: jsaStates, first: 'draft' },
  { table: 'lotos', recordType: 'loto', states: lotoStates, first: 'draft' },
  { table: 'sqrs', recordType: 'sqr', states: sqrPhases, first: 'draft' },
  {
    ...{ table: 'loto_templates', recordType: 'loto_template' },
    ...{ states: lotoTemplateStates, first: 'draft' },
  },
  {
    ...{ table: 'inquiries', recordType: 'inquiry' },
    ...{ states: inquiryStates, first: 'new', isNeverDeleted: true },
  },
  { table: 'messages', recordType: 'message', states: messageStates, first: 'draft' },
  // Forms are older than their history, which says nothing of where those of before began.
  { table: 'forms', recordType: 'form', states: formStates, first: null },
] as const

/**
 * Records whose state is not the one of their last move. Records without any history, such as those
 * filled in by the thousand for a trial, have nothing to be held against.
 */
async function statesOf(
  db: Queryable,
  { table, recordType, states, first, ...kind }: (typeof movingKinds)[number],
) {
  // What belongs to the whole database may have been moved by any organisation, each with a chain.
  const told = rowsOfAll.has(table)
    ? { by: sql`in (select shard_key from organisations)`, last: sql`event.at desc,` }
    : { by: sql`= record.shard_key`, last: sql`` }
  const isThere = 'isNeverDeleted' in kind ? sql`true` : sql`record.deleted_at is null`
  const { rows } = await sql<{ id: string; state: string; told: string | null }>`
    select record.id, history.told,
      case when ${isThere} then record.status else 'deleted' end as state
    from ${sql.table(table)} as record
    left join lateral (
      select coalesce(
        (array_agg(
          event.changes -> 'status' ->> 'to' order by ${told.last} event.sequence desc
        ) filter (
          where event.changes -> 'status' ->> 'to' = any(${[...states, 'deleted']}::text[])
        ))[1],
        ${first}::text
      ) as told
      from audit_events as event
      where event.shard_key ${told.by} and event.record_type = ${recordType}
        and event.record_id = record.id
      having count(*) > 0
    ) as history on true
  `.execute(db)
  const wrong = rows
    .filter((row) => row.told !== null && row.told !== row.state)
    .map(({ id, state, told: last }): Damage => {
      const what = `It is ${state}, but its last move in the audit trail led to ${last}.`
      return { kind: 'state', where: `${recordType} ${id}`, what }
    })
  return { total: rows.length, wrong }
}

/** Rows that name one which is not there: a database that enforces its keys has none. */
async function brokenTies(db: Queryable): Promise<Damage[]> {
  const damages: Damage[] = []
  for (const tie of await foreignKeys(db)) {
    const lost = await lostRows(db, tie)
    if (lost > 0) {
      const what = `${lost} ${lost === 1 ? 'row names' : 'rows name'} a row of ${tie.parent} that is not there.`
      damages.push({ kind: 'tie', where: `table ${tie.table}`, what })
    }
  }
  const { rows } = await sql<{ id: string }>`
    select entry.id from my_forms as entry
    where not exists (
      select 1 from my_form_answers as document
      where document.shard_key = entry.shard_key and document.my_form_id = entry.id
    )`.execute(db)
  const answers = rows.map(({ id }): Damage => ({
    kind: 'tie',
    where: `my_form ${id}`,
    what: 'Its answers are missing.',
  }))
  return [...damages, ...answers]
}

async function lostRows(db: Queryable, { table, columns, parent, parentColumns }: ForeignKey) {
  const isTied = sql.join(
    columns.map(
      (column, at) =>
        sql`${sql.ref(`child.${column}`)} = ${sql.ref(`parent.${parentColumns[at] ?? ''}`)}`,
    ),
    sql` and `,
  )
  const isGiven = sql.join(
    columns.map((column) => sql`${sql.ref(`child.${column}`)} is not null`),
    sql` and `,
  )
  const { rows } = await sql<{ lost: number }>`
    select count(*)::int as lost from ${sql.table(table)} as child
    where ${isGiven} and not exists (select 1 from ${sql.table(parent)} as parent where ${isTied})
  `.execute(db)
  return rows[0]?.lost ?? 0
}
