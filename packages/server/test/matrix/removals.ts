import {
  allCalls,
  policyOf,
  type CallName,
  type NamedCall,
  type Policy,
  type RecordRule,
} from '@holdpoint/api'
import type { TieFinder, TieFinders } from '../../src/access.ts'
import { ties } from '../../src/handlers.ts'
import type { Identity, Person } from '../../src/identity.ts'
import { casesOf, expectedOf, type Case } from './cases.ts'
import type { Caller, Condition, PersonFacts, RecordFixture } from './facts.ts'
import { fixtures } from './fixtures.ts'
import { tiesOf } from './judge.ts'
import { createProbe, type Probe, type ProbeChanges } from './probe.ts'
import { mismatch, outcomeOf } from './run.ts'
import type { MatrixWorld } from './world.ts'

/** One guard taken out, in words, and the calls on which that must show. */
export type Removal = {
  what: string
  calls: readonly NamedCall[]
  changes: (world: MatrixWorld) => ProbeChanges
  /** The cases that should show it, which are asked first. */
  isTelling: (asked: Case) => boolean
}

/** Every way to take out one single guard. */
export function allRemovals(): Removal[] {
  return [
    ...allCalls().flatMap((card) => [...policyRemovals(card), scopeRemoval(card)]),
    ...fixtures.flatMap(finderRemovals),
    ...sessionRemovals(),
  ]
}

/**
 * The first case that comes to something else without the guard, or undefined when nothing of the
 * matrix misses it.
 */
export async function firstMiss(world: MatrixWorld, removal: Removal): Promise<string | undefined> {
  const probe = createProbe(world.test, removal.changes(world))
  const { calls, isTelling } = removal
  for (const first of [true, false]) {
    for (const card of calls) {
      const cases = casesOf(world, card, 'fast').filter((asked) => isTelling(asked) === first)
      const miss = await firstMissOf(probe, cases)
      if (miss !== undefined) {
        return miss
      }
    }
  }
  return undefined
}

async function firstMissOf(probe: Probe, cases: readonly Case[]): Promise<string | undefined> {
  for (const asked of cases) {
    const expected = expectedOf(asked)
    const outcome = await outcomeOf(probe, asked)
    if (outcome !== expected) {
      return mismatch(asked, expected, outcome)
    }
  }
  return undefined
}

function policyRemovals(card: NamedCall): Removal[] {
  const policy = policyOf(card.name)
  const { access, keys, record } = policy
  const weakened: [string, Policy][] = [
    ...(['anyone', 'signedIn'] as const)
      .filter((wider) => access !== wider && access !== 'anyone')
      .map((wider) => [`open to ${wider}`, { ...policy, access: wider }] as const),
    ...(keys.length > 0 ? [['without its keys', { ...policy, keys: [] }] as const] : []),
    ...(record === null ? [] : recordRemovals(record)).map(
      ([what, changed]) => [what, { ...policy, record: changed }] as const,
    ),
  ].map(([what, changed]) => [what, changed])
  return weakened.map(([what, changed]) => ({
    what: `${card.name} ${what}`,
    calls: [card],
    isTelling: (asked: Case) => expectedOf(asked, changed) !== expectedOf(asked),
    changes: () => ({
      policyOf: (call: CallName) => (call === card.name ? changed : policyOf(call)),
    }),
  }))
}

function recordRemovals(rule: RecordRule): (readonly [string, RecordRule | null])[] {
  const { ties: rows, foreign } = rule
  const isOpenToAll = rows.some(({ tie, keys }) => tie === 'all' && keys.length === 0)
  const canBeAll = fixtures.some(
    ({ kind, ties: known }) => kind === rule.kind && known.includes('all'),
  )
  const other = foreign === 'forbidden' ? 'not_found' : 'forbidden'
  return [
    ['for any record', null],
    ['answering a foreign record otherwise', { ...rule, foreign: other }],
    ...(isOpenToAll || !canBeAll
      ? []
      : [['for every tie', { ...rule, ties: [...rows, { tie: 'all', keys: [] }] }] as const]),
    ...rows.flatMap(({ tie, keys }, index) => [
      [`not for ${tie}`, { ...rule, ties: rows.toSpliced(index, 1) }] as const,
      ...(keys.length === 0
        ? []
        : [
            [
              `for ${tie} without its keys`,
              { ...rule, ties: rows.with(index, { tie, keys: [] }) },
            ] as const,
          ]),
    ]),
  ]
}

/** The page of another site is taken for a program of our own. */
function scopeRemoval(card: NamedCall): Removal {
  const withoutGrant = ({ grant: _grant, ...identity }: Identity): Identity => identity
  return {
    what: `${card.name} whatever the scopes of a page's key`,
    calls: [card],
    isTelling: ({ caller }) => caller.facts.scopes !== null,
    changes: () => ({ takenFor: withoutGrant }),
  }
}

/** A finder that ties everybody to everything, and one that overlooks one condition. */
function finderRemovals({ kind, ties: known, conditions }: RecordFixture): Removal[] {
  const calls = allCalls().filter(({ name }) => policyOf(name).record?.kind === kind)
  const everyTie: TieFinder = () => Promise.resolve(new Set(known))
  type Weaker = [string, (world: MatrixWorld) => TieFinder, Removal['isTelling']]
  const weaker: Weaker[] = [
    ['ties everybody to everything', () => everyTie, () => false],
    ...conditions.map((condition): Weaker => [
      `overlooks: ${condition}`,
      (world) => overlooking(world, kind, condition),
      (asked) => isTiedBut(asked, condition),
    ]),
  ]
  return weaker.map(([what, finderOf, isTelling]) => ({
    what: `the finder of ${kind} ${what}`,
    calls,
    isTelling,
    changes: (world) => ({ ties: { ...ties, [kind]: finderOf(world) } }),
  }))
}

/** The true finder, and beside it what the facts would say without the condition. */
function overlooking(world: MatrixWorld, kind: keyof TieFinders, condition: Condition): TieFinder {
  return async (db, person, input, now) => {
    const held = await ties[kind](db, person, input, now)
    const text = JSON.stringify(input)
    const record = world
      .recordsOf(kind)
      .find(({ id }) => id !== null && text.includes(JSON.stringify(id)))
    return new Set([...held, ...(record ? tiesOf(record.facts, factsOf(person), condition) : [])])
  }
}

/** Whether the condition alone keeps the caller from a record. */
function isTiedBut({ caller, records }: Case, condition: Condition): boolean {
  const { person } = caller.facts
  return (
    person !== null &&
    records.some((facts) => tiesOf(facts, person, condition).length > tiesOf(facts, person).length)
  )
}

function factsOf({ personId, shardKey, permissions }: Person): PersonFacts {
  return { personId, shardKey, keys: [...permissions] }
}

/** A session that no longer counts is taken for the person whose it was. */
function sessionRemovals(): Removal[] {
  const calls = allCalls()
    .filter(({ name }) => policyOf(name).access === 'signedIn')
    .slice(0, 1)
  return [
    'an expired token',
    'an expired session',
    'a revoked session',
    'a deactivated person',
  ].map((name) => ({
    what: `${name} still counts`,
    calls,
    isTelling: ({ caller }) => caller.name === name,
    changes: (world: MatrixWorld) => {
      const spent = callerNamed(world, name).identity
      const person = callerNamed(world, 'a person with no keys').identity
      return { takenFor: (identity: Identity) => (identity === spent ? person : identity) }
    },
  }))
}

function callerNamed({ callers }: MatrixWorld, name: string): Caller {
  const caller = callers.find((candidate) => candidate.name === name)
  if (caller === undefined) {
    throw new Error(`Nobody of the matrix is ${name}.`)
  }
  return caller
}
