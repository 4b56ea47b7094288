import type { FieldChange } from '../src/editing/compare-fields.ts'
import type { Edit } from '../src/editing/edit.ts'
import { isSection } from '../src/structure.ts'
import type { FormDefinition, Question } from '../src/types.ts'

/** A form in a line, header questions with a star: `day* one(a b) loose`. */
export function outlineOf({ items }: FormDefinition): string {
  const told = ({ key, header }: Question): string => (header === true ? `${key}*` : key)
  return items
    .map((item) =>
      isSection(item) ? `${item.key}(${item.items.map(told).join(' ')})` : told(item),
    )
    .join(' ')
}

/** The form after a change, in a line; or why there was none. */
export function toldEdit(edit: Edit): string {
  return edit.ok ? outlineOf(edit.definition) : edit.problem
}

/** The form after a change that must be possible. */
export function after(edit: Edit): FormDefinition {
  if (!edit.ok) {
    throw new Error(edit.problem)
  }
  return edit.definition
}

/** Changes of fields, a line each. */
export function toldFields(fields: readonly FieldChange[]): string[] {
  return fields.map(({ field, from, to }) => `${field}: ${from} > ${to}`)
}
