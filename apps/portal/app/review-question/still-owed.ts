import type { ReviewInformation } from '@holdpoint/api'

type Review = Pick<ReviewInformation, 'owed' | 'steps'>
type Owed = ReviewInformation['owed'][number]

/**
 * What is owed once somebody has approved: not what was handed back, which a decision takes back, nor
 * their own part of the step, nor that of those for whom it is decided too.
 */
export function stillOwed({ owed, steps }: Review, personId: string): Owed[] {
  const own = steps.find(
    (each) =>
      each.task === 'approve' && each.status === 'pending' && each.person.personId === personId,
  )
  const isDecided = (line: Owed, person: Owed['people'][number]) =>
    own !== undefined &&
    line.what === 'approve' &&
    line.isDue &&
    (own.mode === 'any' || person.personId === personId || isCounterpart(steps, own, person))
  return owed
    .filter(({ what }) => what !== 'change')
    .map((line) => ({ ...line, people: line.people.filter((each) => !isDecided(line, each)) }))
    .filter(({ people }) => people.length > 0)
}

/** Whether one of the two stands in for the other. */
function isCounterpart(
  steps: Review['steps'],
  own: Review['steps'][number],
  { personId, fullName }: Owed['people'][number],
): boolean {
  const other = steps.find(
    (each) =>
      each.task === 'approve' && each.person.personId === personId && each.step === own.step,
  )
  return own.deputyFor === fullName || other?.deputyFor === own.person.fullName
}
