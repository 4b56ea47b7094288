import { sql } from 'kysely'
import { isBlank, today, type actionDraft, type ActionSource } from '@holdpoint/api'
import type * as z from 'zod'
import { json } from '../../db/json.ts'
import { failField } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { takeDocuments } from '../../records/files.ts'
import { holdFiles } from '../../records/files.queries.ts'
import { nextNumber } from '../../records/numbers.ts'
import { unknownPeople } from '../../records/people.queries.ts'
import type { RecordAsSource, RecordPlace } from '../../records/source.ts'
import { entryAsSource } from '../my-forms/my-forms.source.ts'
import { judgeByActions, type JudgeContext } from '../my-forms/filling/judge-by-actions.ts'
import { countActionsOfEntry } from '../my-forms/my-forms.queries.ts'
import { jsaAsSource } from '../jsa/jsa.source.ts'
import { lotoAsSource } from '../loto/loto.source.ts'
import { keepRaised, sqrAsSource } from '../sqr/sqr.source.ts'
import { topicAsSource } from '../topics/topics.source.ts'
import { activePeopleAmong } from '../people/people.queries.ts'
import type { ActionRow } from './actions.columns.ts'
import { addDueDate, linksOf, writeAssignees } from './actions.queries.ts'
import { tell } from './actions.tell.ts'

/** What is said of an action, as its card has parsed it. */
export type ActionDraft = z.output<typeof actionDraft>

/** What an action is raised from. */
export type Origin = { type: ActionSource; id: string; questionKey: string | null }

/** What may be raised from, and who tells of it. A module adds its line. */
const sources: Readonly<
  Record<
    ActionSource,
    (context: PersonContext, id: string, questionKey: string | null) => Promise<RecordAsSource>
  >
> = {
  my_form: entryAsSource,
  sqr: sqrAsSource,
  jsa: jsaAsSource,
  loto: lotoAsSource,
  topic: topicAsSource,
}

/** The record that an action is raised from, or linked with; it must be open to the person. */
export function sourceRecord(
  context: PersonContext,
  { type, id, questionKey }: Origin,
): Promise<RecordAsSource> {
  return sources[type](context, id, questionKey)
}

/**
 * Raises what a call asks for on a record, or on none, with the files that show what was found; the
 * record is told of it.
 */
export async function raiseFrom(
  context: PersonContext,
  draft: ActionDraft,
  origin: Origin | null,
  files: readonly string[] = [],
): Promise<{ actionId: string; number: string }> {
  const source = origin === null ? null : await sourceRecord(context, origin)
  await requireDraft(context, draft)
  const raised = await raiseAction(context, draft, { origin, source, files })
  if (origin?.type === 'sqr') {
    await keepRaised(context, origin.id, raised.number)
  }
  return raised
}

/** What is not the draft's to say: what it is raised from, what it follows, and in whose name. */
export type Besides = {
  origin: Origin | null
  source: RecordAsSource | null
  parentId?: string
  /** Left out, whoever makes the call. */
  createdBy?: string
  /** What was sent along of what was found. */
  files?: readonly string[]
}

/**
 * Raises an action and everything that comes with it; answers its id and its number. What a call
 * says of it was looked at by `requireDraft`; a copy of an action is as that one is, so that nobody
 * who has left keeps it from being closed.
 */
export async function raiseAction(
  context: PersonContext,
  draft: ActionDraft,
  { origin, source, parentId, createdBy = context.person.personId, files = [] }: Besides,
): Promise<{ actionId: string; number: string }> {
  const { db, person, now, ports, audit } = context
  const { shardKey } = person
  const number = await nextNumber(context, 'ACT')
  const actionId = ports.ids.next()
  await db
    .insertInto('actions')
    .values({
      ...columnsOf(draft),
      ...(source?.place ?? (await placeOf(context))),
      shard_key: shardKey,
      id: actionId,
      number,
      status: 'open',
      created_by: createdBy,
      owner_id: draft.ownerId ?? createdBy,
      due_on: draft.dueOn,
      first_due_on: draft.dueOn,
      created_at: now,
      updated_at: now,
      source_type: origin?.type ?? null,
      source_id: origin?.id ?? null,
      question_key: origin?.questionKey ?? null,
      source_words: json(source?.words ?? {}),
      parent_id: parentId ?? null,
    })
    .execute()
  const assignees = draft.assigneeIds.map((id) => ({ id: ports.ids.next(), personId: id }))
  await writeAssignees(db, shardKey, actionId, assignees)
  const due = { actionId, dueOn: draft.dueOn, setBy: createdBy, setAt: now, reason: null }
  await addDueDate(db, shardKey, due)
  const photos = (source?.photoIds ?? []).map((uploadId) => ({
    ...{ recordType: 'action', recordId: actionId, uploadId, slot: 'source' },
    ...{ addedBy: createdBy, addedAt: now },
  }))
  await holdFiles(db, shardKey, photos)
  const found = await takeDocuments(
    context,
    { recordType: 'action', recordId: actionId, slot: 'source' },
    { uploadIds: files, field: 'files' },
  )
  await keepCountOf(context, origin)
  await audit({
    recordType: 'action',
    recordId: actionId,
    action: 'raise',
    changes: {
      title: { from: null, to: draft.title },
      assignees: { from: [], to: draft.assigneeIds },
      dueOn: { from: null, to: draft.dueOn },
      ...(origin === null ? {} : { source: { from: null, to: origin } }),
      ...(found.length === 0 ? {} : { file: { from: null, to: found.join(', ') } }),
    },
  })
  await tell(context, 'action_assigned', actionId, draft.assigneeIds)
  return { actionId, number }
}

/** What rows of an entry say of its actions follows them in the same transaction. */
export async function keepCountOf(
  context: JudgeContext,
  origin: { type: string | null; id: string | null } | null,
): Promise<void> {
  if (origin?.type === 'my_form' && origin.id !== null) {
    await countActionsOfEntry(context.db, context.person.shardKey, origin.id)
    await judgeByActions(context, origin.id)
  }
}

/** What stands on an action that was given up: its origin, and the entries that it was linked with. */
export async function keepCountOfLost(
  context: JudgeContext,
  row: Pick<ActionRow, 'id' | 'source_type' | 'source_id'>,
): Promise<void> {
  await keepCountOf(context, { type: row.source_type, id: row.source_id })
  const links = await linksOf(context.db, context.person.shardKey, row.id)
  const entries = links.flatMap((link) => (link.source_type === 'my_form' ? [link.source_id] : []))
  for (const myFormId of [...new Set(entries)].sort()) {
    await judgeByActions(context, myFormId)
  }
}

/** What of a draft stands in the action's own row, whether it is raised or edited. */
export function columnsOf(draft: ActionDraft) {
  return {
    title: draft.title,
    description: draft.description,
    type: draft.type,
    priority: draft.priority,
    verifier_id: draft.verifierId,
    control_level: draft.controlLevel,
    asset_id: draft.assetId,
    work_order_id: draft.workOrderId,
    evidence_min: draft.evidenceMin,
    effectiveness_days: draft.effectivenessDays,
    repeat_every_days: draft.repeatEveryDays,
  }
}

/** Ends the call where a draft names somebody or something that is not there. */
export async function requireDraft(
  { db, person, now }: PersonContext,
  draft: ActionDraft,
  dueBefore?: string,
): Promise<void> {
  const { shardKey, timeZone } = person
  await requirePeople(db, shardKey, draft.assigneeIds, 'assigneeIds')
  await requirePeople(db, shardKey, listOf(draft.ownerId), 'ownerId')
  await requirePeople(db, shardKey, listOf(draft.verifierId), 'verifierId')
  requireOtherVerifier(draft, 'verifierId')
  if (draft.dueOn !== dueBefore && draft.dueOn < today(now, timeZone)) {
    failField('dueOn', 'The due date lies in the past.')
  }
  const { rows } = await sql<{ asset: boolean; work: boolean }>`select
    exists (select 1 from assets where shard_key = ${shardKey} and id = ${draft.assetId}::text) as asset,
    exists (select 1 from work_orders where shard_key = ${shardKey} and id = ${draft.workOrderId}::text)
      as work`.execute(db)
  const [found] = rows
  if (draft.assetId !== null && found?.asset !== true) {
    failField('assetId', 'There is no such equipment.')
  }
  if (draft.workOrderId !== null && found?.work !== true) {
    failField('workOrderId', 'There is no such work order.')
  }
}

/** Ends the call where whoever verifies an action would be among those who do it. */
export function requireOtherVerifier(
  { assigneeIds, verifierId }: { assigneeIds: readonly string[]; verifierId: string | null },
  path: string,
): void {
  if (verifierId !== null && assigneeIds.includes(verifierId)) {
    failField(path, 'Somebody else verifies what one does.')
  }
}

/** Ends the call where some of these people do not work here. */
export async function requirePeople(
  db: PersonContext['db'],
  shardKey: string,
  personIds: readonly string[],
  path: string,
): Promise<void> {
  const known = await activePeopleAmong(db, shardKey, personIds)
  if (personIds.some((id) => !known.has(id))) {
    failField(path, unknownPeople)
  }
}

function listOf(id: string | null): string[] {
  return id === null || isBlank(id) ? [] : [id]
}

/** Without a source an action belongs where whoever raises it works. */
async function placeOf({ db, person }: PersonContext): Promise<RecordPlace> {
  const seat = await db
    .selectFrom('people')
    .select(['country_code', 'district_code', 'business_unit_code', 'crew_code', 'customer_id'])
    .where('id', '=', person.personId)
    .executeTakeFirstOrThrow()
  const { crew_code, ...place } = seat
  return { ...place, crew_codes: crew_code === null ? [] : [crew_code], pad_ids: [] }
}
