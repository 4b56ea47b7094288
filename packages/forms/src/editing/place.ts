import { headerLength, isSection } from '../structure.ts'
import type { FormDefinition, Question, Section } from '../types.ts'
import { doneEdit, refusedEdit, theItem, type Edit } from './edit.ts'
import { withNewQuestion, withoutItem, withTopItem } from './tree.ts'
import { editingWords } from './words.ts'

/** Where an item is put: into a section or (null) at the top level, behind an item or (null) first. */
export type Place = { readonly section: string | null; readonly after: string | null }

/**
 * Puts an item anywhere it may stand. Header questions stay in the header and others out of it:
 * first at the top level means first behind the header to all but header questions.
 */
export function placeItem(definition: FormDefinition, key: string, place: Place): Edit {
  const found = theItem(definition, key)
  if (!found.ok) {
    return found
  }
  const { item } = found
  if (place.after === key) {
    return doneEdit(definition, definition, key)
  }
  const others = withoutItem(definition, item)
  return isSection(item)
    ? placeSection(definition, others, item, place)
    : placeQuestion(definition, others, item, place)
}

function placeSection(
  before: FormDefinition,
  others: FormDefinition,
  section: Section,
  place: Place,
): Edit {
  if (place.section !== null) {
    return refusedEdit(editingWords.sectionInSection)
  }
  const index = indexOf(others, place, headerLength(others))
  if (index === null) {
    return refusedEdit(editingWords.noSuchPlace)
  }
  return index < headerLength(others)
    ? refusedEdit(editingWords.sectionInHeader)
    : doneEdit(before, withTopItem(others, section, index), section.key)
}

function placeQuestion(
  before: FormDefinition,
  others: FormDefinition,
  question: Question,
  place: Place,
): Edit {
  const header = headerLength(others)
  const isHeader = question.header === true
  const index = indexOf(others, place, isHeader ? 0 : header)
  if (index === null) {
    return refusedEdit(editingWords.noSuchPlace)
  }
  if (isHeader && (place.section !== null || index > header)) {
    return refusedEdit(editingWords.notOutOfHeader)
  }
  return !isHeader && place.section === null && index < header
    ? refusedEdit(editingWords.notInHeader)
    : doneEdit(
        before,
        withNewQuestion(others, question, { section: place.section, index }),
        question.key,
      )
}

/** The index of a place; null where the section or the item before it is not there. */
function indexOf(
  { items }: FormDefinition,
  { section, after }: Place,
  firstAtTop: number,
): number | null {
  const list =
    section === null ? items : items.filter(isSection).find(({ key }) => key === section)?.items
  if (list === undefined) {
    return null
  }
  if (after === null) {
    return section === null ? firstAtTop : 0
  }
  const index = list.findIndex(({ key }) => key === after)
  return index === -1 ? null : index + 1
}
