import { lotoTemplateMoves, today, type CallOf, type ParsedInput } from '@holdpoint/api'
import type { Updateable } from 'kysely'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { requireVersion } from '../../row-version.ts'
import type { LotoTemplatesTable } from './loto.tables.ts'
import { held } from './loto.templates.editing.ts'
import { factsOf, templateKind } from './loto.templates.facts.ts'
import { templateRow, type WholeTemplateRow } from './loto.templates.queries.ts'
import { tiesIn } from './loto.templates.rights.ts'
import { nextInspection } from './loto.templates.rules.ts'
import { tellApprovers, tellReturned } from './loto.templates.told.ts'

type Event = ParsedInput<CallOf<'loto.moveTemplate'>>['event']

const saidOf: Readonly<Record<Event, string>> = {
  submit: 'Sent for review.',
  approve: 'Approved: lockouts are made from it.',
  return: 'Returned to its author.',
  withdraw: 'Taken back to draft.',
  retire: 'Template retired.',
  // Nobody asks for these: the one has a call of its own, the other follows.
  remove: 'Template deleted.',
  supersede: '',
}

export const move: PersonHandler<'loto.moveTemplate'> = async (
  { templateId, event, reason },
  context,
) =>
  ok(await moveTemplate(context, await held(context, templateId), { event, reason }), saidOf[event])

/** Moves a template that is held; answers what its call answers. */
export async function moveTemplate(
  context: PersonContext,
  row: WholeTemplateRow,
  { event, reason }: { event: Event; reason: string | undefined },
) {
  const { db, person, now, audit, ifMatch } = context
  const asker = { person, ties: tiesIn(row), ifMatch }
  requireMove(templateKind, event, row, asker, { facts: factsOf(row, person), reason })
  if (event === 'approve') {
    await supersede(row, context)
  }
  const columns = columnsFor(event, reason?.trim() ?? null, context)
  const due = columns.inspection_due
  await writeMove(
    templateKind,
    row,
    {
      ...{ event, to: lotoTemplateMoves.events[event].to[0], reason },
      columns,
      changes: due === undefined ? {} : { inspectionDue: { from: row.inspection_due, to: due } },
    },
    { db, shardKey: person.shardKey, now, audit },
  )
  if (event === 'submit') {
    await tellApprovers(context, row)
  }
  if (event === 'return') {
    await tellReturned(context, row)
  }
  return { templateId: row.id, number: row.number, rowVersion: row.row_version + 1 }
}

/** What an event writes beside the state; the reason stands there where the state is one to explain. */
function columnsFor(
  event: Event,
  reason: string | null,
  { person, now }: PersonContext,
): Updateable<LotoTemplatesTable> {
  const day = today(now, person.timeZone)
  const dueAnew = { inspection_due: nextInspection(day), due_told: null }
  const isExplained = event === 'return' || event === 'retire'
  const explained = { status_reason: isExplained ? reason : null }
  switch (event) {
    case 'submit':
      return { ...explained, submitted_by: person.personId }
    case 'approve':
      return { ...explained, approved_by: person.personId, approved_at: now, ...dueAnew }
    case 'retire':
      return { ...explained, inspection_due: null }
    default:
      return explained
  }
}

/** The revision of the family that was in use, or retired, gives way to the one that is approved. */
async function supersede(row: WholeTemplateRow, context: PersonContext): Promise<void> {
  const { db, person, now, audit } = context
  const { shardKey } = person
  const before = await db
    .selectFrom('loto_templates')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('family_id', '=', row.family_id)
    .where('status', 'in', lotoTemplateMoves.events.supersede.from)
    .where('deleted_at', 'is', null)
    .execute()
  for (const { id: templateId } of before) {
    const old = await templateRow(db, { shardKey, templateId })
    if (old !== undefined) {
      const changes = { inspectionDue: { from: old.inspection_due, to: null } }
      const reason = `Revision ${row.revision} took its place.`
      const columns = { inspection_due: null, status_reason: reason }
      await writeMove(
        templateKind,
        old,
        { event: 'supersede', to: 'superseded', columns, changes, reason },
        { db, shardKey, now, audit },
      )
    }
  }
}

export const remove: PersonHandler<'loto.removeTemplate'> = async ({ templateId }, context) => {
  const { db, person, now, audit, ifMatch } = context
  const row = await held(context, templateId)
  requireVersion(row.row_version, ifMatch)
  if (row.status !== 'draft') {
    return fail('wrong_state', {
      message:
        row.status === 'in_review'
          ? 'Please take it back to draft before you delete it.'
          : 'A template that is or was in use is not deleted. Please retire it instead.',
    })
  }
  const columns = { deleted_at: now, deleted_by: person.personId }
  await writeMove(
    templateKind,
    row,
    { event: 'remove', said: 'delete', columns },
    { db, shardKey: person.shardKey, now, audit },
  )
  return ok(null, saidOf.remove)
}
