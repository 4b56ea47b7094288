import { policyOf, type NamedCall, type Policy } from '@holdpoint/api'
import { isAnsweredCall } from './calls.ts'
import type { Caller } from './facts.ts'
import { inputsOf, type MatrixInput } from './inputs.ts'
import { judge, type Outcome } from './judge.ts'
import type { MatrixWorld } from './world.ts'

/** One cell of the matrix: a call by a caller with an input, about a record or none. */
export type Case = MatrixInput & { card: NamedCall; caller: Caller }

/**
 * Whether every caller makes every call, or each call meets those whom its row tells apart; and of
 * a sample each of these asks about a quarter of the records, others about other ones.
 */
export type Cut = 'sample' | 'fast' | 'whole'

const sampledOf = 4

/** Every combination of a call: who makes it, and what its input is about. */
export function casesOf(world: MatrixWorld, card: NamedCall, cut: Cut): Case[] {
  const inputs = inputsOf(world, card)
  return callersOf(world, card, cut).flatMap((caller, place) =>
    inputs
      .filter((_input, index) => cut !== 'sample' || (place + index) % sampledOf === 0)
      .map((input) => ({ card, caller, ...input })),
  )
}

/** What a case must come to, by the table as it stands or by a changed one. */
export function expectedOf(
  { card, caller, isInputValid, records }: Case,
  policy: Policy = policyOf(card.name),
): Outcome {
  const isAnswered = isAnsweredCall(card)
  const { facts } = caller
  return judge({ call: card.name, isAnswered, policy, caller: facts, isInputValid, records })
}

/** A case in words, for a failure. */
export function described({ card, caller, about }: Case): string {
  return `${card.name}: ${caller.name}, ${about}`
}

/** In a cut: everybody, but of those with one key only who the call's row names, and three. */
function callersOf({ callers }: MatrixWorld, card: NamedCall, cut: Cut): readonly Caller[] {
  if (cut === 'whole') {
    return callers
  }
  const { keys, record } = policyOf(card.name)
  const named = new Set([...keys, ...(record?.ties ?? []).flatMap((tie) => tie.keys)])
  const isSingle = ({ facts }: Caller) => facts.scopes === null && facts.person?.keys.length === 1
  const singles = callers.filter(isSingle)
  const start = [...card.name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const others = [0, 1, 2].map((step) => singles[(start * 7 + step * 29) % singles.length])
  return callers.filter(
    (caller) =>
      !isSingle(caller) ||
      others.includes(caller) ||
      (caller.facts.person?.keys ?? []).some((key) => named.has(key)),
  )
}
