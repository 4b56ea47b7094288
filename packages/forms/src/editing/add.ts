import { addedAtOnceMax } from '../limits.ts'
import { headerLength, isSection, takesAnswer } from '../structure.ts'
import { firstLanguage } from '../text.ts'
import type { FormDefinition, Item, Question, QuestionType } from '../types.ts'
import { words } from '../words.ts'
import { doneEdit, refusedEdit, refusedPlace, type Edit } from './edit.ts'
import { keyFor, keysOf } from './keys.ts'
import { newQuestion, newSection } from './new-definition.ts'
import { indexBehind, locate, withNewQuestion, withTopItem, type Slot } from './tree.ts'
import { editingWords } from './words.ts'

/** Where a new question goes: to the end of the header, form or section, or right behind an item. */
export type NewPlace = 'header' | 'form' | { readonly section: string } | { readonly after: string }

/** A question to be added; without a label it is called so until somebody writes one. */
export type AddedQuestion = {
  readonly type: QuestionType
  readonly label?: string
  readonly at: NewPlace
}

/** A section to be added, behind the part that holds this item, or at the end of the form. */
export type AddedSection = { readonly title?: string; readonly after?: string }

/**
 * Adds a question. Behind a header question it is one too, and behind a section it stands for
 * itself at the top level. A question with choices begins with two.
 */
export function addQuestion(definition: FormDefinition, added: AddedQuestion): Edit {
  const slot = slotFor(definition, added)
  if ('ok' in slot) {
    return slot
  }
  const label = added.label ?? ''
  const key = keyFor(label, keysOf(definition))
  const question = newQuestion(key, added.type, firstLanguage(definition), label)
  const placed = slot.isHeader ? { ...question, header: true } : question
  return doneEdit(definition, withNewQuestion(definition, placed, slot), key)
}

/** Questions of one type that are added in this order, each with what it asks. */
export type AddedQuestions = {
  readonly type: QuestionType
  readonly labels: readonly string[]
  readonly at: NewPlace
}

/**
 * Adds several questions at once, each behind the one before. They have the answers of the question
 * of their type that stands nearest before them in the same section, else of the last one there, or
 * begin as any new one does. The key is that of the first.
 */
export function addQuestions(
  definition: FormDefinition,
  { type, labels, at }: AddedQuestions,
): Edit {
  const slot = slotFor(definition, { type, at })
  if ('ok' in slot) {
    return slot
  }
  if (labels.length > addedAtOnceMax) {
    return refusedEdit(editingWords.tooManyAtOnce(addedAtOnceMax))
  }
  const like = nearest(definition, slot, (one) => one.type === type)
  let form = definition
  let first: string | undefined
  for (const [place, label] of labels.entries()) {
    const key = keyFor(label, keysOf(form))
    first ??= key
    const question = answeredLike(newQuestion(key, type, firstLanguage(form), label), like)
    const placed = slot.isHeader ? { ...question, header: true } : question
    form = withNewQuestion(form, placed, { ...slot, index: slot.index + place })
  }
  return first === undefined
    ? refusedEdit(editingWords.nothingToAdd)
    : doneEdit(definition, form, first)
}

/** The nearest question of a sort before a place in its section, or outside of all; else the last one there. */
function nearest(
  { items }: FormDefinition,
  { section, index }: Slot,
  isSought: (question: Question) => boolean,
): Question | undefined {
  const holder = items.find((item) => isSection(item) && item.key === section)
  const beside = holder !== undefined && isSection(holder) ? holder.items : items
  const found = (one: Item): one is Question => !isSection(one) && isSought(one)
  return beside.slice(0, index).findLast(found) ?? beside.findLast(found)
}

/**
 * The type that several questions most likely have at a place: that of the question that they go
 * behind, else of the nearest one that is answered by choosing; undefined without any.
 */
export function likelyType(definition: FormDefinition, at: NewPlace): QuestionType | undefined {
  const slot = slotOf(definition, at)
  if (slot === null) {
    return undefined
  }
  const behind =
    typeof at === 'object' && 'after' in at ? locate(definition, at.after)?.item : undefined
  return behind !== undefined && isAskedAlike(behind)
    ? behind.type
    : nearest(definition, slot, ({ type }) => choosing.includes(type))?.type
}

const choosing: readonly QuestionType[] = ['yesNo', 'choice', 'multiChoice']

/** Whether more may follow that are answered as this one is: what is calculated or signed is alone. */
function isAskedAlike(item: Item): item is Question {
  return (
    !isSection(item) && takesAnswer(item) && item.calc === undefined && item.type !== 'signature'
  )
}

/** A question that is answered as another one of its type is. */
function answeredLike(question: Question, like: Question | undefined): Question {
  const { choices: own, ...plain } = question
  if (like?.list !== undefined) {
    return { ...plain, list: like.list }
  }
  const choices = like?.choices ?? own
  return choices === undefined ? plain : { ...plain, choices }
}

/** Adds a section without questions. Behind a header question it stands behind the header. */
export function addSection(definition: FormDefinition, { title, after }: AddedSection = {}): Edit {
  const index = after === undefined ? definition.items.length : indexBehind(definition, after)
  if (index === null) {
    return refusedPlace(editingWords.noSuchPlace)
  }
  const key = keyFor(title ?? '', keysOf(definition), 'section')
  const section = newSection(key, firstLanguage(definition), title)
  return doneEdit(definition, withTopItem(definition, section, index), key)
}

type NewSlot = Slot & { readonly isHeader: boolean }

/** Where a question of a type goes, or why it does not go there. */
function slotFor(
  definition: FormDefinition,
  { type, at }: Pick<AddedQuestion, 'type' | 'at'>,
): NewSlot | Edit {
  const slot = slotOf(definition, at)
  if (slot === null) {
    return refusedPlace(editingWords.noSuchPlace)
  }
  return slot.isHeader && type === 'sketch' ? refusedPlace(words.noSketchInHeader) : slot
}

function slotOf(definition: FormDefinition, at: NewPlace): NewSlot | null {
  const header = headerLength(definition)
  if (at === 'header') {
    return { section: null, index: header, isHeader: true }
  }
  if (at === 'form') {
    return { section: null, index: definition.items.length, isHeader: false }
  }
  if ('section' in at) {
    const section = locate(definition, at.section)?.item
    return section !== undefined && isSection(section)
      ? { section: section.key, index: section.items.length, isHeader: false }
      : null
  }
  const found = locate(definition, at.after)
  if (found === undefined) {
    return null
  }
  const isHeader = found.section === null && found.index < header
  return { section: found.section?.key ?? null, index: found.index + 1, isHeader }
}
