import type { AnsweredCallName, NamedCall } from '@holdpoint/api'
import { inputOf } from '../valid-input.ts'
import type { RecordIds } from '../valid-input/inputs.ts'

/** A card whose call has a handler. */
export type AnsweredCall = NamedCall & { name: AnsweredCallName }

/** Tells a call that answers from one that is only named. */
export function isAnsweredCall(card: NamedCall): card is AnsweredCall {
  return card.status !== 'named-only'
}

/** The valid input of a call. */
export function validInputOf(card: AnsweredCall, ids: RecordIds): Record<string, unknown> {
  return { ...inputOf(card.name, ids) }
}
