import { isBlank } from '@holdpoint/api'
import { fail, failField, notDone } from '../../../fail.ts'
import { ok, type PersonHandler } from '../../../handler.ts'
import { writeMove } from '../../../records/move.ts'
import { requireVersion } from '../../../row-version.ts'
import { tellNotDone } from '../../form-schedules/form-schedules.settle.ts'
import { entryKind } from '../my-forms.moves.ts'
import * as queries from '../my-forms.queries.ts'
import { entriesOnReports } from '../my-forms.reports.queries.ts'
import { wayToDelete } from '../my-forms.rules.ts'
import { countSubForms, holdParent, livingBelow } from '../sub-forms/sub-forms.queries.ts'
import { handedInBelow } from '../sub-forms/sub-forms.rules.ts'

/** Deletes an entry, and with it what is filled out below it. */
export const remove: PersonHandler<'myForms.remove'> = async ({ myFormId, reason }, context) => {
  const { db, person, now, audit, ifMatch, ties } = context
  const { shardKey, personId } = person
  // From above to below, as whoever hands them in holds them.
  const parentId = await holdParent(db, shardKey, myFormId)
  const entry = await queries.entryForChange(db, shardKey, myFormId)
  if (!entry) {
    return fail('forbidden')
  }
  requireVersion(entry.row_version, ifMatch)
  const below = await livingBelow(db, shardKey, myFormId, { hold: true })
  const ids = [myFormId, ...below.map(({ id }) => id)]
  const openActions = await queries.openActionsOf(db, shardKey, ids)
  const onReports = await entriesOnReports(db, shardKey, ids)
  const inTheWay = { openActions, onReports, handedInBelow: handedInBelow(below) }
  const way = wayToDelete(entry, { person, ties }, inTheWay)
  if (way === undefined) {
    return fail('forbidden')
  }
  if (way.why !== null) {
    return notDone(way.why)
  }
  if (way.needsReason && isBlank(reason ?? '')) {
    return failField('reason', 'Please say why.')
  }
  const isGivenBack = way.event === 'giveBack'
  const written = {
    ...{ event: way.event, said: isGivenBack ? 'give back' : 'delete', reason },
    columns: { deleted_at: now, deleted_by: personId },
  }
  for (const each of [entry, ...below]) {
    await writeMove(entryKind, each, written, { db, shardKey, now, audit })
  }
  if (isGivenBack) {
    await tellNotDone(context, myFormId, reason?.trim() ?? '')
  }
  if (parentId !== null) {
    await countSubForms(db, shardKey, parentId)
  }
  return ok(null, isGivenBack ? 'Whoever assigned it is told.' : 'Form deleted.')
}
