import { momentToInstant, type JsaDraft } from '@holdpoint/api'
import { sql } from 'kysely'
import { failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { nextNumber } from '../../records/numbers.ts'
import { held, requireEditable, writeEdit } from './jsa.editing.ts'
import { addToCrew } from './jsa.crew.queries.ts'
import type { WholeJsaRow } from './jsa.queries.ts'
import { isRunning } from './jsa.row.ts'
import { timesOf, wrongTimes } from './jsa.rules.ts'

export const save: PersonHandler<'jsa.save'> = async ({ jsaId, change, ...draft }, context) =>
  jsaId === undefined ? add(draft, context) : edit({ jsaId, change, draft }, context)

async function add(draft: JsaDraft, context: PersonContext) {
  const { db, person, now, ports, audit } = context
  const { shardKey, personId } = person
  const columns = columnsOf(draft, context)
  await requireThere(context, draft)
  const jsaId = ports.ids.next()
  const number = await nextNumber(context, 'JSA')
  await db
    .insertInto('jsas')
    .values({
      ...{ shard_key: shardKey, id: jsaId, number, ...columns },
      ...{ author_id: personId, created_at: now, updated_at: now },
    })
    .execute()
  await audit({
    ...{ recordType: 'jsa', recordId: jsaId, action: 'create' },
    changes: { title: { from: null, to: draft.title } },
  })
  return ok({ jsaId, number, rowVersion: 1 }, `${number} saved.`)
}

type Edit = { jsaId: string; change: string | undefined; draft: JsaDraft }

async function edit({ jsaId, change, draft }: Edit, context: PersonContext) {
  const row = await held(context, jsaId)
  requireEditable(row, context, change)
  const said = columnsOf(draft, context)
  const columns = isRunning(row.status) ? { ...said, starts_at: begunAt(row, said) } : said
  await requireThere(context, draft, row)
  if (isRunning(row.status) && draft.supervisorId !== row.supervisor?.personId) {
    await addToCrew(context, jsaId, draft.supervisorId ?? undefined)
  }
  const changes = changesOf(row, draft, columns)
  const { number, row_version: rowVersion } = await writeEdit(context, row, {
    ...{ columns, changes, change },
  })
  return ok({ jsaId, number, rowVersion }, 'Analysis saved.')
}

/** When a job that runs has begun, which an edit does not change: it would hold for a second shift. */
function begunAt({ starts_at: begun }: WholeJsaRow, said: { starts_at: Date | null }): Date | null {
  const minuteOf = (at: Date | null) => Math.floor((at?.getTime() ?? 0) / 60_000)
  return minuteOf(begun) === minuteOf(said.starts_at)
    ? begun
    : failField('startsAt', 'The job runs: when it began stays as it is.')
}

/** What of a draft stands in the analysis' own row; ends the call where its times cannot be. */
function columnsOf(draft: JsaDraft, { person }: Pick<PersonContext, 'person'>) {
  const at = (moment: string | null) =>
    moment === null ? null : momentToInstant(moment, person.timeZone)
  const times = timesOf(at(draft.startsAt), at(draft.expiresAt))
  const wrong = wrongTimes(times)
  if (wrong !== null) {
    return failField(wrong.path, wrong.message)
  }
  return {
    title: draft.title,
    description: draft.description,
    shift: draft.shift,
    starts_at: times.startsAt,
    expires_at: times.expiresAt,
    crew_code: draft.crewId,
    pad_id: draft.padId,
    customer_id: draft.customerId,
    well: draft.well,
    location: draft.location,
    supervisor_id: draft.supervisorId,
    permits: draft.permits,
    ppe: draft.ppe,
    emergency: draft.emergency,
    weather: draft.weather,
    simops: draft.simops,
  }
}

/** Ends the call where a draft names a place or a supervisor that is not there. */
async function requireThere(
  { db, person }: PersonContext,
  { crewId, padId, customerId, supervisorId }: JsaDraft,
  before?: WholeJsaRow,
): Promise<void> {
  const { rows } = await sql<Record<'crew' | 'pad' | 'customer' | 'supervisor', boolean>>`select
    exists (select 1 from crews where code = ${crewId}::text) as crew,
    exists (select 1 from pads where id = ${padId}::text) as pad,
    exists (select 1 from customers where id = ${customerId}::text) as customer,
    exists (select 1 from people where shard_key = ${person.shardKey}
      and id = ${supervisorId}::text and is_active) as supervisor`.execute(db)
  const [found] = rows
  if (crewId !== null && found?.crew !== true) {
    return failField('crewId', 'There is no such crew.')
  }
  if (padId !== null && found?.pad !== true) {
    return failField('padId', 'There is no such pad.')
  }
  if (customerId !== null && found?.customer !== true) {
    return failField('customerId', 'There is no such customer.')
  }
  // Whoever has left since they were chosen is not asked for again.
  const isKept = supervisorId === (before?.supervisor?.personId ?? null)
  return supervisorId === null || isKept || found?.supervisor === true
    ? undefined
    : failField('supervisorId', 'This is not an employee here, or no longer.')
}

/** What an edit changed, for the trail. */
function changesOf(row: WholeJsaRow, draft: JsaDraft, columns: ReturnType<typeof columnsOf>) {
  return {
    title: { from: row.title, to: draft.title },
    description: { from: row.description, to: draft.description },
    shift: { from: row.shift, to: draft.shift },
    startsAt: { from: row.starts_at, to: columns.starts_at },
    expiresAt: { from: row.expires_at, to: columns.expires_at },
    crew: { from: row.crew?.id ?? null, to: draft.crewId },
    pad: { from: row.pad?.id ?? null, to: draft.padId },
    customer: { from: row.customer?.id ?? null, to: draft.customerId },
    well: { from: row.well, to: draft.well },
    location: { from: row.location, to: draft.location },
    supervisor: { from: row.supervisor?.personId ?? null, to: draft.supervisorId },
    permits: { from: row.permits, to: draft.permits },
    ppe: { from: row.ppe, to: draft.ppe },
    emergency: { from: row.emergency, to: draft.emergency },
    weather: { from: row.weather, to: draft.weather },
    simops: { from: row.simops, to: draft.simops },
  }
}
