import { subFormCountMax } from '../limits.ts'
import type { FormDefinition, SubForm } from '../types.ts'
import { words } from '../words.ts'
import { doneEdit, refusedEdit, type Edit } from './edit.ts'
import { editingWords } from './words.ts'

/**
 * Says which forms are filled out below an entry, in the order in which they are offered; none of
 * them takes them away. The key of the outcome is `''`, because no item in particular was touched.
 */
export function setSubForms(definition: FormDefinition, subForms: readonly SubForm[]): Edit {
  if (subForms.length > subFormCountMax) {
    return refusedEdit(editingWords.tooManySubForms(subFormCountMax))
  }
  if (new Set(subForms.map(({ form }) => form)).size < subForms.length) {
    return refusedEdit(words.subFormTwice)
  }
  if (subForms.some(({ min, max }) => min > max)) {
    return refusedEdit(words.subFormBounds)
  }
  const { subForms: _before, ...others } = definition
  const next = subForms.length === 0 ? others : { ...others, subForms: [...subForms] }
  return doneEdit(definition, next, '')
}
