import { isBlank } from '@holdpoint/api'
import { fail, failField, notDone } from '../../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { writeMove } from '../../../records/move.ts'
import { requireVersion } from '../../../row-version.ts'
import { audienceOf, definitionOf, formsByIds, publishedForms } from '../../forms/forms.queries.ts'
import { isInAudience } from '../../forms/forms.rules.ts'
import { firstAnswers, startEntry } from './start-entry.ts'
import { entryKind } from '../my-forms.moves.ts'
import { wayToDelete } from '../my-forms.rules.ts'
import * as queries from '../my-forms.queries.ts'

export const start: PersonHandler<'myForms.start'> = async (input, context) => {
  const { db, person, now, cacheOwner } = context
  const form = (await publishedForms(db)).find((candidate) => candidate.id === input.formId)
  if (!form || !isInAudience(form, await audienceOf(db, person.personId))) {
    return fail('forbidden', { message: await whyClosed(input.formId, context) })
  }
  const version = form.published_version
  if (input.version !== undefined && input.version !== version) {
    return fail('version_not_published', { details: { version } })
  }
  const definition = await definitionOf(cacheOwner, db, form.id, version)
  if (!definition) {
    return fail('forbidden', { message: 'This form is not open to you.' })
  }
  const id = await startEntry(context, {
    ...{ form, definition },
    answers: await firstAnswers(definition, context),
    startedAt: startedAtOf(input.startedAt, now),
    isLimited: input.isLimitedAccess ?? definition.access?.limitedDefault ?? false,
  })
  return ok({ id })
}

export const remove: PersonHandler<'myForms.remove'> = async ({ myFormId, reason }, context) => {
  const { db, person, now, audit, ifMatch, ties } = context
  const entry = await queries.entryForChange(db, person.shardKey, myFormId)
  if (!entry) {
    return fail('forbidden')
  }
  requireVersion(entry.row_version, ifMatch)
  const openActions = await queries.openActionsOf(db, person.shardKey, myFormId)
  const way = wayToDelete(entry, { person, ties }, openActions)
  if (way === undefined) {
    return fail('forbidden')
  }
  if (way.why !== null) {
    return notDone(way.why)
  }
  if (way.needsReason && isBlank(reason ?? '')) {
    return failField('reason', 'Please say why.')
  }
  await writeMove(
    entryKind,
    entry,
    {
      event: way.event,
      said: 'delete',
      columns: { deleted_at: now, deleted_by: person.personId },
      reason,
    },
    { db, shardKey: person.shardKey, now, audit },
  )
  return ok(null, 'Form deleted.')
}

/** Why somebody may not start a form: it may have been put away, else it is not theirs to know. */
async function whyClosed(formId: string, { db, person }: PersonContext): Promise<string> {
  const [form] = await formsByIds(db, [formId])
  const isForThem =
    form?.deleted_at === null && isInAudience(form, await audienceOf(db, person.personId))
  if (isForThem && !form.is_type_active) {
    return 'Forms of this type are not started any more.'
  }
  return isForThem && form.status === 'paused'
    ? 'This form is paused, so nobody starts it now.'
    : 'This form is not open to you.'
}

const clockSkewMaxMs = 24 * 3600 * 1000

/** A device's own start time is taken within a day of ours, for it may have been offline. */
function startedAtOf(claimed: string | undefined, now: Date): Date {
  const time = claimed === undefined ? NaN : Date.parse(claimed)
  const isBelievable = Math.abs(now.getTime() - time) <= clockSkewMaxMs && time <= now.getTime()
  return isBelievable ? new Date(time) : now
}
