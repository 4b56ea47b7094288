import type { FormName } from '@holdpoint/api'
import type { Choice } from '../../lists/filters/lookups.ts'

/** A form as it can be chosen. */
export function formChoice({ id, title, formTypeName }: FormName): Choice {
  return { value: id, label: title, hint: formTypeName }
}
