import type { LibraryForm } from '@holdpoint/api'
import {
  headerLength,
  isSection,
  questionsOf,
  textOf,
  textsOf,
  type FormDefinition,
} from '@holdpoint/forms'
import { fail } from '../../../fail.ts'
import { ok, type PersonHandler } from '../../../handler.ts'
import { iconUrlOf } from '../../form-types/form-types.icons.ts'
import { addForm } from '../manage-forms.add.ts'
import { columnsOf, requireThere } from '../manage-forms.input.ts'
import { placeBehind } from '../manage-forms.queries.ts'
import type { FormOfLibrary } from './library-form.ts'
import { formLibrary, formOfLibrary } from './library.ts'

export const library: PersonHandler<'manageForms.library'> = ({ search = '' }) => {
  const words = search.toLowerCase().split(/\s+/)
  const found = formLibrary.filter((form) => {
    const said = wordsOf(form)
    return words.every((word) => said.includes(word))
  })
  return Promise.resolve(ok(found.map(toLibraryForm)))
}

export const libraryForm: PersonHandler<'manageForms.libraryForm'> = ({ key }) => {
  const form = formOfLibrary(key) ?? fail('not_found')
  return Promise.resolve(ok({ ...toLibraryForm(form), definition: form.definition }))
}

/** A copy whose source is the library: nothing narrows who may start it. */
export const takeFromLibrary: PersonHandler<'manageForms.takeFromLibrary'> = async (
  { key, title, formTypeId },
  context,
) => {
  const { db } = context
  const { definition, description, icon } = formOfLibrary(key) ?? fail('not_found')
  const facts = {
    ...{ title, description, formTypeId, icon, sortOrder: null },
    ...{ countryIds: [], districtIds: [], businessUnitIds: [] },
    ...{ departmentIds: [], jobTitleIds: [] },
  }
  await requireThere(db, facts)
  const columns = columnsOf(facts, await placeBehind(db, formTypeId))
  const id = await addForm(context, columns, definition, {
    takenFrom: { from: null, to: titleOf(definition) },
  })
  return ok({ formId: id, rowVersion: 1 }, 'Form taken from the library.')
}

const titleOf = ({ title }: FormDefinition) => textOf(title, 'en')

/** The header, which all of them begin with, tells none from another. */
const askedIn = (definition: FormDefinition) =>
  questionsOf(definition).filter(({ question }) => question.header !== true)

function toLibraryForm({ definition, description, formType, icon }: FormOfLibrary): LibraryForm {
  const { key, items, languages, scoring } = definition
  return {
    ...{ key, title: titleOf(definition), description, formTypeName: formType },
    iconUrl: iconUrlOf(icon),
    sectionCount: items.filter(isSection).length,
    questionCount: askedIn(definition).length,
    languages: [...languages],
    passingPercentage: scoring?.passingPercentage ?? null,
  }
}

/**
 * What a search looks through, in small letters: all that a form asks, with its hints, its choices
 * and what its readings mean. What comes of an answer is much the same in all of them.
 */
function wordsOf({ definition, description, formType }: FormOfLibrary): string {
  const header = definition.items.slice(0, headerLength(definition)).map(({ key }) => key)
  const texts = textsOf(definition)
    .filter(({ key, path }) => !header.includes(key ?? '') && path.at(-1) !== 'message')
    .flatMap(({ text }) => Object.values(text))
  return [description, formType, ...texts].join('\n').toLowerCase()
}
