import { isSection } from '../structure.ts'
import type { FormDefinition, Item } from '../types.ts'
import { copiesOf } from './copies.ts'
import { doneEdit, refusedEdit, theItem, type Edit } from './edit.ts'
import { keysOf } from './keys.ts'
import { withNewQuestion, withoutItem, withQuestions, withSection, withTopItem } from './tree.ts'
import { editingWords } from './words.ts'

/**
 * Puts an item in the place of the one with its key. What depends on the place stays as it was: a
 * section keeps its questions, and a question stays in the header or out of it.
 */
export function replaceItem(definition: FormDefinition, next: Item): Edit {
  const found = theItem(definition, next.key)
  if (!found.ok) {
    return found
  }
  const { item } = found
  if (isSection(item) && isSection(next)) {
    const section = { ...next, items: item.items }
    return doneEdit(definition, withSection(definition, item, section), next.key)
  }
  if (isSection(item) || isSection(next)) {
    return refusedEdit(editingWords.otherKind)
  }
  const { header, ...rest } = next
  const question = item.header === undefined ? rest : { ...rest, header: item.header }
  const replaced = withQuestions(definition, (one) => (one === item ? question : one))
  return doneEdit(definition, replaced, next.key)
}

/**
 * Takes an item out, a section with its questions. Rules that read it stay, so that nothing else
 * changes unseen: `readersOf` tells them before, and `definitionProblems` names them after.
 */
export function removeItem(definition: FormDefinition, key: string): Edit {
  const found = theItem(definition, key)
  return found.ok ? doneEdit(definition, withoutItem(definition, found.item), key) : found
}

/** Puts a copy of an item right behind it, of a section with all its questions. */
export function duplicateItem(definition: FormDefinition, key: string): Edit {
  const found = theItem(definition, key)
  if (!found.ok) {
    return found
  }
  const [copy] = copiesOf([found.item], keysOf(definition))
  if (copy === undefined) {
    return refusedEdit(editingWords.notFound)
  }
  const slot = { section: found.section?.key ?? null, index: found.index + 1 }
  const next = isSection(copy)
    ? withTopItem(definition, copy, slot.index)
    : withNewQuestion(definition, copy, slot)
  return doneEdit(definition, next, copy.key)
}
