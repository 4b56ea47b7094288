import { fail } from '../../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { answersBelow, openAbove } from '../sub-forms/start-below.ts'
import { begunMaxMs, formToStart } from './form-to-start.ts'
import { lastAnswers } from './last-answers.ts'
import { machineAnswer } from './machine-answer.ts'
import { firstAnswers, startEntry } from './start-entry.ts'

export const start: PersonHandler<'myForms.start'> = async (input, context) => {
  const { now } = context
  const { formId, version, newId: id, parentMyFormId: parentId, assetId } = input
  if (id !== undefined && (await isThere(id, formId, context))) {
    return ok({ id })
  }
  const above = parentId === undefined ? undefined : await openAbove(context, parentId, formId)
  const isFromDevice = id !== undefined
  const claimed = believable(input.startedAt, now, isFromDevice ? begunMaxMs : clockSkewMaxMs)
  // Without a version and a moment that can be true nothing says that it was begun before now.
  const begunAt = isFromDevice && version !== undefined ? claimed : undefined
  const { form, definition } = await formToStart(context, {
    ...{ formId, version, begunAt },
    isBelow: above !== undefined,
  })
  const startedAt = claimed ?? now
  // What was begun on a device says what it began with.
  const last = isFromDevice ? undefined : await lastAnswers(context, form.id, definition)
  const first = {
    ...(await firstAnswers(definition, { ...context, now: startedAt })),
    ...last?.answers,
  }
  const started = await startEntry(context, {
    ...{ form, definition, startedAt },
    ...(id === undefined ? {} : { id }),
    answers: {
      ...(above === undefined ? first : answersBelow(above, definition, first)),
      ...(assetId === undefined ? {} : await machineAnswer(definition, assetId, context)),
    },
    isLimited:
      above?.isLimited ?? input.isLimitedAccess ?? definition.access?.limitedDefault ?? false,
    ...(above === undefined ? {} : { parentId: above.id }),
  })
  return ok({ id: started })
}

/**
 * Whether what a device began has come before: it is sent until it was answered. Ends the call where
 * the id is another's, or that of something else.
 */
async function isThere(
  id: string,
  formId: string,
  { db, person }: PersonContext,
): Promise<boolean> {
  // Two tabs may send it at once, each under a key of its own: the second one waits for the first.
  await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', person.personId)
    .forNoKeyUpdate()
    .execute()
  const entry = await db
    .selectFrom('my_forms')
    .select(['person_id', 'form_id', 'deleted_at'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', id)
    .executeTakeFirst()
  if (entry === undefined) {
    return false
  }
  if (entry.person_id !== person.personId || entry.form_id !== formId) {
    return fail('forbidden')
  }
  return entry.deleted_at === null || fail('forbidden', { message: 'It was deleted.' })
}

/** A device's own start time is taken within a day of ours, for it may have been offline. */
const clockSkewMaxMs = 24 * 3600 * 1000

/** The moment that is claimed, where it can be true. */
function believable(claimed: string | undefined, now: Date, maxMs: number): Date | undefined {
  const time = claimed === undefined ? NaN : Date.parse(claimed)
  const canBe = now.getTime() - time <= maxMs && time <= now.getTime()
  return canBe ? new Date(time) : undefined
}
