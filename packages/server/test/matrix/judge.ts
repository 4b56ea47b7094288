import {
  embedScopes,
  policies,
  type CallName,
  type PermissionKey,
  type Policy,
  type ProblemName,
  type RecordRule,
  type Tie,
} from '@holdpoint/api'
import type { CallerFacts, Condition, PersonFacts, RecordFacts, WhoMay } from './facts.ts'

// The second opinion: what the table of permissions means, written from its own words and from
// facts about people and records, without a line of what enforces it.

/** What a call comes to: its handler, or the problem that keeps it from there. */
export type Outcome = 'reached' | ProblemName

/** One question to the judge. */
export type Question = {
  call: CallName
  policy: Policy
  caller: CallerFacts
  /** Whether the input is one that the card takes. */
  isInputValid: boolean
  /** All that the input names; empty where it names none. */
  records: readonly RecordFacts[]
}

/** Says what a call must come to. */
export function judge(question: Question): Outcome {
  const { call, policy, caller, isInputValid, records } = question
  const { person, isHost, scopes } = caller
  if (scopes !== null && !scopes.some((scope) => listOf(scope).includes(call))) {
    return 'out_of_scope'
  }
  if (policy.access === 'signedIn') {
    if (person === null) {
      return 'not_signed_in'
    }
    if (!opens(policy.keys, person.keys)) {
      return 'forbidden'
    }
  }
  if (policy.access === 'host' && !isHost) {
    return person === null ? 'not_signed_in' : 'forbidden'
  }
  if (!isInputValid) {
    return 'invalid_input'
  }
  const rule = policy.record
  if (rule === null) {
    return 'reached'
  }
  if (person === null) {
    return 'not_signed_in'
  }
  return records.every((record) => isOpen(rule, record, person)) ? 'reached' : rule.foreign
}

/** The ties that facts give a person; one condition may be passed over, to see that it counts. */
export function tiesOf(
  record: RecordFacts,
  person: PersonFacts,
  passedOver?: Condition,
): readonly Tie[] {
  if (record.madeBy !== undefined) {
    return record.madeBy === 'anybody' || mayMake(record.madeBy, person)
      ? [record.madeAs ?? 'own']
      : []
  }
  const isElsewhere = record.isOfAll !== true && record.organisation !== person.shardKey
  const isForeign = isElsewhere && passedOver !== 'organisation'
  const isGone = record.isDeleted === true && passedOver !== 'deleted'
  if (record.organisation === null || isForeign || isGone) {
    return []
  }
  const held: Tie[] = []
  const isWithin = record.limitedTo?.includes(person.personId) ?? true
  const isShownWidely = isWithin || passedOver === 'limited'
  for (const tie of [
    'own',
    'signer',
    'assignee',
    'verifier',
    'team',
    'formOwner',
    'named',
    'shared',
  ] as const) {
    const isTooWide = (tie === 'team' || tie === 'formOwner') && !isShownWidely
    const isAfterwards = tie === 'signer' || tie === 'formOwner' || tie === 'shared'
    const isTooEarly = isAfterwards && record.isDraft === true && passedOver !== 'draft'
    const tied = record.tied[tie] ?? []
    const isTheirs =
      passedOver === `whose ${tie}` ? tied.length > 0 : tied.includes(person.personId)
    if (isTheirs && !isTooEarly && !isTooWide) {
      held.push(tie)
    }
  }
  if (isShownWidely) {
    held.push('all')
    if (record.hasLeft === true || passedOver === 'left') {
      held.push('left')
    }
  }
  return held
}

function mayMake({ call, about }: WhoMay, person: PersonFacts): boolean {
  const table: Partial<Record<CallName, Policy>> = policies
  const rule = table[call]?.record ?? null
  return rule !== null && isOpen(rule, about, person)
}

function isOpen({ ties }: RecordRule, record: RecordFacts, person: PersonFacts): boolean {
  const held = tiesOf(record, person)
  return ties.some(({ tie, keys }) => held.includes(tie) && opens(keys, person.keys))
}

/** Any one of the keys is needed; no keys asked means that none is needed. */
function opens(asked: readonly PermissionKey[], held: readonly PermissionKey[]): boolean {
  return asked.length === 0 || asked.some((key) => held.includes(key))
}

function listOf(scope: keyof typeof embedScopes): readonly CallName[] {
  return embedScopes[scope]
}
