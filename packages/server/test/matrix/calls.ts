import type { AnsweredCallName, NamedCall } from '@holdpoint/api'
import { inputOf } from '../valid-input.ts'
import type { RecordIds } from '../valid-input/inputs.ts'

/** A card whose call has a handler. */
export type AnsweredCall = NamedCall & { name: AnsweredCallName }

/** Tells a call that answers from one that is only named. */
export function isAnsweredCall(card: NamedCall): card is AnsweredCall {
  return card.status !== 'named-only'
}

/** The valid input of a call, or a sentence that names the call that has none yet. */
export function validInputOf(card: AnsweredCall, ids: RecordIds): Record<string, unknown> {
  const input: unknown = inputOf(card.name, ids)
  if (typeof input !== 'object' || input === null) {
    throw new Error(`${card.name} has no valid input: add one in packages/server/test/valid-input.`)
  }
  return { ...input }
}
