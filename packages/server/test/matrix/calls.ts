import type { NamedCall } from '@holdpoint/api'
import { inputOf } from '../valid-input.ts'
import type { RecordIds } from '../valid-input/inputs.ts'

/** The valid input of a call. */
export function validInputOf(card: NamedCall, ids: RecordIds): Record<string, unknown> {
  return { ...inputOf(card.name, ids) }
}
