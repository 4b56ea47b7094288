import { canGiveTitle } from '../question-checks.ts'
import { isRepeating } from '../repeats.ts'
import { headerLength, isSection } from '../structure.ts'
import type { FormDefinition, Question } from '../types.ts'
import { words } from '../words.ts'
import { doneEdit, refusedEdit, theItem, type Edit } from './edit.ts'
import { lostByHeader } from './losses.ts'
import { withNewQuestion, withoutItem, withQuestions } from './tree.ts'
import { editingWords } from './words.ts'

/**
 * Makes a question the last of the header, where it is never scored, or takes it out: to the
 * beginning of the section that follows the header and is asked once, else right behind the header.
 */
export function setHeader(definition: FormDefinition, key: string, isHeader: boolean): Edit {
  const found = theItem(definition, key)
  if (!found.ok) {
    return found
  }
  const { item } = found
  if (isSection(item)) {
    return refusedEdit(editingWords.sectionInHeader)
  }
  if ((item.header === true) === isHeader) {
    return doneEdit(definition, definition, key)
  }
  if (isHeader && item.type === 'sketch') {
    return refusedEdit(words.noSketchInHeader)
  }
  const others = withoutItem(definition, item)
  const index = headerLength(others)
  const { header, score, ...rest } = item
  if (isHeader) {
    const question = { ...rest, header: true }
    const after = withNewQuestion(others, question, { section: null, index })
    return doneEdit(definition, after, key, lostByHeader(item, question))
  }
  const question = score === undefined ? rest : { ...rest, score }
  const next = others.items[index]
  // What is asked once does not come to be asked several times unsaid.
  const slot =
    next !== undefined && isSection(next) && !isRepeating(next)
      ? { section: next.key, index: 0 }
      : { section: null, index }
  return doneEdit(definition, withNewQuestion(others, question, slot), key)
}

/** Lets a question give the title of entries instead of any other, or takes that from it. */
export function setTitleAnswer(definition: FormDefinition, key: string, givesTitle: boolean): Edit {
  const found = theItem(definition, key)
  if (!found.ok) {
    return found
  }
  const { item, section } = found
  if (givesTitle && section !== null && isRepeating(section)) {
    return refusedEdit(words.noTitleFromRepeat)
  }
  if (givesTitle && (isSection(item) || !canGiveTitle(item.type))) {
    return refusedEdit(words.noTitleFromThis)
  }
  const change = ({ titleAnswer, ...rest }: Question): Question => {
    const isOther = rest.key !== key
    const keeps = isOther ? titleAnswer === true && !givesTitle : givesTitle
    return keeps ? { ...rest, titleAnswer: true } : rest
  }
  return doneEdit(definition, withQuestions(definition, change), key)
}
