import { fail } from '../../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { audienceOf, definitionOf, formsByIds, publishedForms } from '../../forms/forms.queries.ts'
import { isInAudience, type Targeted } from '../../forms/forms.rules.ts'
import { answersBelow, openAbove } from '../sub-forms/start-below.ts'
import { machineAnswer } from './machine-answer.ts'
import { firstAnswers, startEntry } from './start-entry.ts'

export const start: PersonHandler<'myForms.start'> = async (input, context) => {
  const { db, person, now, cacheOwner } = context
  const { formId, parentMyFormId: parentId, assetId } = input
  const above = parentId === undefined ? undefined : await openAbove(context, parentId, formId)
  const form = (await publishedForms(db)).find((candidate) => candidate.id === formId)
  // Whoever fills a form fills what belongs to it, whomever that is meant for by itself.
  const isMeant = async (narrowed: Targeted) =>
    above !== undefined || isInAudience(narrowed, await audienceOf(db, person.personId))
  if (!form || !(await isMeant(form))) {
    return fail('forbidden', { message: await whyClosed(formId, context, isMeant) })
  }
  const version = form.published_version
  if (input.version !== undefined && input.version !== version) {
    return fail('version_not_published', { details: { version } })
  }
  const definition = await definitionOf(cacheOwner, db, form.id, version)
  if (!definition) {
    return fail('forbidden', { message: notOpen })
  }
  const first = await firstAnswers(definition, context)
  const id = await startEntry(context, {
    ...{ form, definition },
    answers: {
      ...(above === undefined ? first : answersBelow(above, definition, first)),
      ...(assetId === undefined ? {} : await machineAnswer(definition, assetId, context)),
    },
    startedAt: startedAtOf(input.startedAt, now),
    isLimited:
      above?.isLimited ?? input.isLimitedAccess ?? definition.access?.limitedDefault ?? false,
    ...(above === undefined ? {} : { parentId: above.id }),
  })
  return ok({ id })
}

const notOpen = 'This form is not open to you.'

/** Why somebody may not start a form: it may have been put away, else it is not theirs to know. */
async function whyClosed(
  formId: string,
  { db }: PersonContext,
  isMeant: (form: Targeted) => Promise<boolean>,
): Promise<string> {
  const [form] = await formsByIds(db, [formId])
  const isForThem = form?.deleted_at === null && (await isMeant(form))
  if (isForThem && !form.is_type_active) {
    return 'Forms of this type are not started any more.'
  }
  return isForThem && form.status === 'paused'
    ? 'This form is paused, so nobody starts it now.'
    : notOpen
}

const clockSkewMaxMs = 24 * 3600 * 1000

/** A device's own start time is taken within a day of ours, for it may have been offline. */
function startedAtOf(claimed: string | undefined, now: Date): Date {
  const time = claimed === undefined ? NaN : Date.parse(claimed)
  const isBelievable = Math.abs(now.getTime() - time) <= clockSkewMaxMs && time <= now.getTime()
  return isBelievable ? new Date(time) : now
}
