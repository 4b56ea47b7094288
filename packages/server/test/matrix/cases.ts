import { allCalls, policyOf, type NamedCall, type Policy } from '@holdpoint/api'
import type { Caller } from './facts.ts'
import { inputsOf, type MatrixInput } from './inputs.ts'
import { judge, type Outcome } from './judge.ts'
import type { MatrixWorld } from './world.ts'

/** One cell of the matrix: a call by a caller with an input, about a record or none. */
export type Case = MatrixInput & { card: NamedCall; caller: Caller }

/**
 * Whether every caller makes every call, or each call meets those whom its row tells apart; and of
 * a sample each of these asks about a quarter of the records, others about other ones. Calls about
 * records that have the same row share that quarter among up to four of them.
 */
export type Cut = 'sample' | 'fast' | 'whole'

const sampledOf = 4
const sharersMax = 4

/** The cases of a world by cut and call: making them takes longer than asking most of them. */
const made = new WeakMap<MatrixWorld, Map<string, readonly Case[]>>()

/** Every combination of a call: who makes it, and what its input is about. */
export function casesOf(world: MatrixWorld, card: NamedCall, cut: Cut): readonly Case[] {
  const known = made.get(world) ?? new Map<string, readonly Case[]>()
  made.set(world, known)
  const name = `${cut} ${card.name}`
  const cases = known.get(name) ?? makeCases(world, card, cut)
  known.set(name, cases)
  return cases
}

function makeCases(world: MatrixWorld, card: NamedCall, cut: Cut): readonly Case[] {
  const inputs = inputsOf(world, card)
  const { every, first } = cut === 'sample' ? sampleOf(card) : { every: 1, first: 0 }
  return callersOf(world, card, cut).flatMap((caller, place) =>
    inputs
      .filter((_input, index) => (place + index) % every === first)
      .map((input) => ({ card, caller, ...input })),
  )
}

/** Which cases of a call are its share of the sample. */
function sampleOf({ name }: NamedCall): { every: number; first: number } {
  const row = policyOf(name)
  if (row.record === null) {
    return { every: sampledOf, first: 0 }
  }
  const text = JSON.stringify(row)
  const alike = allCalls().filter((card) => JSON.stringify(policyOf(card.name)) === text)
  const sharers = Math.min(alike.length, sharersMax)
  const place = alike.findIndex((card) => card.name === name) % sharers
  return { every: sampledOf * sharers, first: sampledOf * place }
}

/** What a case must come to, by the table as it stands or by a changed one. */
export function expectedOf(
  { card, caller, isInputValid, records }: Case,
  policy: Policy = policyOf(card.name),
): Outcome {
  const { facts } = caller
  return judge({ call: card.name, policy, caller: facts, isInputValid, records })
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
