import type { FormStatus } from '@holdpoint/api'

/** Somebody who signs or approves, as far as the order of steps asks. */
export type StepPerson = {
  id: string
  person_id: string
  full_name: string
  task: 'sign' | 'approve'
  step: number
  mode: 'all' | 'any'
  status: 'pending' | 'done' | 'refused' | 'passed'
  signed_at: Date | null
}

/** How far the decisions on an entry have come. */
export type Standing = {
  /** The step that is to be decided now; null where all are. */
  step: number | null
  isApproved: boolean
  isSigned: boolean
}

/** Steps of approval go one after the other; signatures have no order. */
export function standingOf(people: readonly StepPerson[]): Standing {
  const open = openSteps(people, 'approve')
  return {
    step: open.length === 0 ? null : Math.min(...open),
    isApproved: open.length === 0,
    isSigned: openSteps(people, 'sign').length === 0,
  }
}

/** The steps of approval that are not decided, or the signatures that are not given. */
function openSteps(people: readonly StepPerson[], task: StepPerson['task']): number[] {
  const asked = people.filter((each) => each.task === task)
  return asked.map(({ step }) => step).filter((step) => !isStepDone(asked, step))
}

function isStepDone(asked: readonly StepPerson[], step: number): boolean {
  const ofStep = asked.filter((each) => each.step === step)
  const isDecided = ({ status }: StepPerson) => status === 'done' || status === 'passed'
  return ofStep.some(({ mode }) => mode === 'any')
    ? ofStep.some(({ status }) => status === 'done')
    : ofStep.every(isDecided)
}

/** Where an entry goes by an approval: complete once nobody has to sign either. */
export function statusAfterApproval({ isApproved, isSigned }: Standing): FormStatus {
  return !isApproved ? 'in_review' : isSigned ? 'complete' : 'approved'
}

/**
 * Whether somebody's approval is the last thing that an entry waits for: with it, one of a step in
 * which one decides for all, and those in whose places they decide, are out of it too.
 */
export function isLastApproval(
  people: readonly StepPerson[],
  own: StepPerson,
  isCounterpart: (person: StepPerson) => boolean,
): boolean {
  const afterwards = people.map((each) => {
    if (each.id === own.id) {
      return { ...each, status: 'done' as const }
    }
    const isOut = each.status === 'pending' && isCounterpart(each)
    return isOut ? { ...each, status: 'passed' as const } : each
  })
  return statusAfterApproval(standingOf(afterwards)) === 'complete'
}

const decided = {
  done: 'You have approved this form already.',
  refused: 'You have rejected this form already.',
} as const

/** Why somebody may not decide now; null where they may. */
export function whyNotDecide(
  people: readonly StepPerson[],
  personId: string,
  { isOwn, allowsSelfApproval }: { isOwn: boolean; allowsSelfApproval: boolean },
): string | null {
  const own = people.find((each) => each.task === 'approve' && each.person_id === personId)
  if (own === undefined) {
    return 'You are not asked to approve this form.'
  }
  if (own.status === 'passed') {
    return `Already decided by ${lastDecider(people)?.full_name ?? 'somebody else'}.`
  }
  if (own.status !== 'pending') {
    return decided[own.status]
  }
  if (isOwn && !allowsSelfApproval) {
    return 'Nobody approves what is their own.'
  }
  const { step } = standingOf(people)
  return step === null || own.step <= step
    ? null
    : `Step ${step} comes first: ${namesOf(people, step)} decides.`
}

type Handing = { isOwn: boolean; allowsSelfApproval: boolean; isAdmin: boolean }

/**
 * The parts of steps that somebody may give to somebody else: their own, if they may decide, and as
 * an administrator those of all who have not decided. Whoever may not approve what is their own does
 * not choose either who does. A deputy goes with whom they stand in for.
 */
export function partsToHandOver<Person extends StepPerson & { deputy_for: string | null }>(
  people: readonly Person[],
  own: Person | undefined,
  { isOwn, allowsSelfApproval, isAdmin }: Handing,
): Person[] {
  const ofOthers = people.filter(
    (each) =>
      each.task === 'approve' &&
      each.status === 'pending' &&
      each.deputy_for === null &&
      each.id !== own?.id,
  )
  const moves = isAdmin && (!isOwn || allowsSelfApproval)
  return [...(own === undefined ? [] : [own]), ...(moves ? ofOthers : [])]
}

/** Whoever decided last. */
export function lastDecider(people: readonly StepPerson[]): StepPerson | undefined {
  return people
    .filter(({ task, status }) => task === 'approve' && (status === 'done' || status === 'refused'))
    .sort((one, other) => Number(one.signed_at) - Number(other.signed_at))
    .at(-1)
}

function namesOf(people: readonly StepPerson[], step: number): string {
  return people
    .filter((each) => each.task === 'approve' && each.step === step && each.status === 'pending')
    .map(({ full_name: name }) => name)
    .join(', ')
}
