import { headerLength, isSection } from '../structure.ts'
import type { FormDefinition, Item, Question, Section } from '../types.ts'
import { copiesOf } from './copies.ts'
import { doneEdit } from './edit.ts'
import { keysOf } from './keys.ts'
import { fitted } from './fit.ts'
import { indexBehind, locate, withNewQuestion, withTopItem, type Slot } from './tree.ts'
import { editingWords } from './words.ts'

/** The outcome of copying out of another form. */
export type Insertion =
  | {
      readonly ok: true
      readonly definition: FormDefinition
      /** The keys of the copied sections and questions, in page order. */
      readonly keys: readonly string[]
      /** What could not come along, in sentences. */
      readonly lost: readonly string[]
    }
  | { readonly ok: false; readonly problem: string }

/**
 * Copies sections and questions out of another form, behind an item or to the end. Header questions
 * join the header. Keys are made fresh and named lists come along; rules that read what was not
 * copied are dropped, and texts are kept in the languages of the form. `lost` tells of both.
 */
export function insertFrom(
  definition: FormDefinition,
  source: FormDefinition,
  keys: readonly string[],
  after: string | null = null,
): Insertion {
  const chosen = chosenOf(source, new Set(keys))
  if (chosen.length === 0 || keys.some((key) => locate(source, key) === undefined)) {
    return { ok: false, problem: editingWords.nothingToCopy }
  }
  if (after !== null && locate(definition, after) === undefined) {
    return { ok: false, problem: editingWords.noSuchPlace }
  }
  const { items, choiceLists, lost } = fitted(definition, source, chosen)
  const copies = copiesOf(items, keysOf(definition))
  const hasLists = Object.keys(choiceLists).length > 0
  const before = hasLists ? { ...definition, choiceLists } : definition
  const edit = doneEdit(definition, withAll(before, copies, after), '')
  return edit.ok
    ? { ok: true, definition: edit.definition, keys: copies.map(({ key }) => key), lost }
    : edit
}

/** What was chosen, in page order; a question goes with its section where both were. */
function chosenOf(source: FormDefinition, keys: ReadonlySet<string>): Item[] {
  return source.items.flatMap((item): Item[] => {
    if (keys.has(item.key)) {
      return [item]
    }
    return isSection(item) ? item.items.filter((inner) => keys.has(inner.key)) : []
  })
}

function withAll(
  definition: FormDefinition,
  copies: readonly Item[],
  after: string | null,
): FormDefinition {
  const sections = copies.filter(isSection)
  const questions = copies.filter((copy): copy is Question => !isSection(copy))
  const header = questions.filter((question) => question.header === true)
  const others = questions.filter((question) => question.header !== true)
  // From the last to the first, so that each goes to the same place and pushes the later ones on.
  const withSections = sections.reduceRight<FormDefinition>(
    (form, section) => withTopItem(form, section, topIndex(definition, after)),
    definition,
  )
  const slot = questionSlot(definition, after)
  const withOthers = others.reduceRight<FormDefinition>(
    (form, question) => withNewQuestion(form, question, slot),
    withSections,
  )
  const end = { section: null, index: headerLength(definition) }
  return header.reduceRight<FormDefinition>(
    (form, question) => withNewQuestion(form, question, end),
    withOthers,
  )
}

function topIndex(definition: FormDefinition, after: string | null): number {
  const behind = after === null ? null : indexBehind(definition, after)
  return behind ?? definition.items.length
}

/** Right behind the item; at the end of a section, if that is named or is the end of the form. */
function questionSlot(definition: FormDefinition, after: string | null): Slot {
  const found = after === null ? undefined : locate(definition, after)
  if (found !== undefined && found.section !== null) {
    return { section: found.section.key, index: found.index + 1 }
  }
  const last: Item | undefined = found?.item ?? definition.items.at(-1)
  return last !== undefined && isSection(last)
    ? endOf(last)
    : { section: null, index: topIndex(definition, after) }
}

function endOf(section: Section): Slot {
  return { section: section.key, index: section.items.length }
}
