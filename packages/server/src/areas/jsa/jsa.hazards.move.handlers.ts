import { today, type CallOf, type ParsedInput } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { requireVersion } from '../../row-version.ts'
import { factsOf, hazardKind } from './jsa.hazards.facts.ts'
import { hazardForChange, type WholeHazardRow } from './jsa.hazards.queries.ts'
import { tiesIn } from './jsa.hazards.rights.ts'
import { nextReview } from './jsa.hazards.rules.ts'

type Asked = ParsedInput<CallOf<'jsa.moveMasterHazard'>>

const targets = {
  activate: 'active',
  review: 'active',
  reinstate: 'active',
  retire: 'retired',
  // Nobody asks for it by its event: it has a call of its own.
  remove: undefined,
} as const
const saidOf: Readonly<Record<Asked['event'], string>> = {
  activate: 'Hazard activated.',
  review: 'Hazard reviewed.',
  reinstate: 'Hazard reinstated.',
  retire: 'Hazard retired.',
  remove: 'Hazard deleted.',
}

export const move: PersonHandler<'jsa.moveMasterHazard'> = async (
  { masterHazardId, event, reason },
  context,
) => {
  const { db, person, now, audit, ifMatch } = context
  const row = await held(context, masterHazardId)
  const asker = { person, ties: tiesIn(row, person), ifMatch }
  requireMove(hazardKind, event, row, asker, { facts: factsOf(row), reason })
  const isRetired = event === 'retire'
  const due = isRetired ? null : nextReview(today(now, person.timeZone))
  await writeMove(
    hazardKind,
    row,
    {
      ...{ event, to: targets[event], reason },
      columns: { review_due: due, status_reason: isRetired ? (reason?.trim() ?? null) : null },
      changes: { reviewDue: { from: row.review_due, to: due } },
    },
    { db, shardKey: person.shardKey, now, audit },
  )
  const { number, row_version } = row
  return ok({ masterHazardId, number, rowVersion: row_version + 1 }, saidOf[event])
}

export const remove: PersonHandler<'jsa.removeMasterHazard'> = async (
  { masterHazardId },
  context,
) => {
  const { db, person, now, audit, ifMatch } = context
  const row = await held(context, masterHazardId)
  requireVersion(row.row_version, ifMatch)
  if (row.status !== 'draft') {
    return fail('wrong_state', {
      message: 'A hazard that is or was in use is not deleted. Please retire it instead.',
    })
  }
  const columns = { deleted_at: now, deleted_by: person.personId }
  await writeMove(
    hazardKind,
    row,
    { event: 'remove', said: 'delete', columns },
    { db, shardKey: person.shardKey, now, audit },
  )
  return ok(null, saidOf.remove)
}

async function held({ db, person }: PersonContext, hazardId: string): Promise<WholeHazardRow> {
  const one = { shardKey: person.shardKey, hazardId }
  return (await hazardForChange(db, one)) ?? fail('forbidden')
}
