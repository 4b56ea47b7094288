import { subFormDepthMax, type Answers, type FormDefinition, type SubForm } from '@holdpoint/forms'
import { fail } from '../../../fail.ts'
import type { PersonContext } from '../../../handler.ts'
import { requireMove } from '../../../records/move.ts'
import { definitionOf } from '../../forms/forms.queries.ts'
import { asAnswers } from '../filling/change.ts'
import { headerAnswers } from '../filling/header-answers.ts'
import { entryKind, nothingInTheWay } from '../my-forms.moves.ts'
import { entryForChange } from '../my-forms.queries.ts'
import { tiesOfEntries } from '../my-forms.ties.ts'
import { childrenOf, depthOf } from './sub-forms.queries.ts'

/** The entry that another one is started below, held. */
export type OpenAbove = {
  id: string
  definition: FormDefinition
  answers: Answers
  isLimited: boolean
}

/**
 * Holds the entry that one of a form is to be started below, so that of two who start the last one
 * the second is too late. Ends the call unless whoever asks may fill it, it is being filled, its form
 * declares that one, and there is room.
 */
export async function openAbove(
  context: PersonContext,
  parentMyFormId: string,
  formId: string,
): Promise<OpenAbove> {
  const { db, person, cacheOwner, now } = context
  const { shardKey } = person
  const entry = await entryForChange(db, shardKey, parentMyFormId)
  const ties = (await tiesOfEntries(db, person, [parentMyFormId], now)).get(parentMyFormId)
  const definition =
    entry && (await definitionOf(cacheOwner, db, entry.form_id, entry.form_version))
  if (entry === undefined || ties === undefined || definition === undefined) {
    return fail('forbidden')
  }
  const asker = { person, ties, ifMatch: undefined }
  requireMove(entryKind, 'save', entry, asker, { facts: nothingInTheWay, reason: undefined })
  const declared = definition.subForms?.find(({ form }) => form === formId)
  if (declared === undefined) {
    return fail('forbidden', { message: 'This form is not filled out below that one.' })
  }
  await requireRoom(context, entry.id, declared)
  if ((await depthOf(db, shardKey, entry.id)) >= subFormDepthMax) {
    return fail('wrong_state', { message: `Forms stand at most ${subFormDepthMax} deep.` })
  }
  return {
    ...{ id: entry.id, definition, answers: asAnswers(entry.answers) },
    isLimited: entry.is_limited_access,
  }
}

/** Ends the call where an entry has as many of a sub-form as it may have. */
export async function requireRoom(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  myFormId: string,
  { form, max }: SubForm,
): Promise<void> {
  const children = await childrenOf(db, person.shardKey, [myFormId])
  if (children.filter(({ form_id: id }) => id === form).length >= max) {
    return fail('wrong_state', {
      message: `There ${max === 1 ? 'is' : 'are'} ${max} of this form already; it takes no more.`,
    })
  }
}

/** What an entry begins with below another one: its places and people are those of that one. */
export function answersBelow(
  above: OpenAbove,
  definition: FormDefinition,
  first: Answers,
): Answers {
  return { ...first, ...headerAnswers(above.definition, above.answers, definition) }
}
