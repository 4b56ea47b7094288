import type { Evaluation } from '@holdpoint/forms'
import { actionTitles } from './action-titles.ts'
import type { Directory } from './directory.ts'
import type { WorldPerson } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addDays, addMinutes, zoneClock } from './world-time.ts'

/** What an entry asks for: the action that was raised on one of its questions, before its story. */
export type Finding = {
  actionId: string
  questionKey: string
  title: string
  raisedBy: WorldPerson
  raisedAt: Date
  /** When it was done with; null while it is open. */
  endedAt: Date | null
  dueOn: string
  doer: WorldPerson
}

export type FindingOptions = {
  evaluation: Evaluation
  person: WorldPerson
  submittedAt: Date
  now: Date
  timeZone: string
  directory: Directory
  random: SeededRandom
}

/** A critical failure always leads to an action, another finding now and then. */
export function findingsOf(options: FindingOptions): Finding[] {
  const { evaluation, random } = options
  return (evaluation.score?.items ?? [])
    .filter(({ state, got, max }) => state === 'counted' && got < max)
    .filter(({ criticalFailure }) => criticalFailure || random.chance(0.12))
    .map(({ key }) => findingOn(key, options))
}

function findingOn(
  questionKey: string,
  { person, submittedAt, now, timeZone, directory, random }: FindingOptions,
): Finding {
  const daysAllowed = random.int(2, 10)
  const endsAt = addMinutes(submittedAt, random.int(3, 24 * daysAllowed * 1.4) * 60)
  const isDone = endsAt < now && random.chance(0.85)
  const day = zoneClock(timeZone).dayOf(submittedAt)
  const doers = [directory.managerOf(person), ...directory.matesOf(person).slice(0, 4)]
  return {
    actionId: worldId(submittedAt, random),
    questionKey,
    title: actionTitles[questionKey] ?? 'Put right what this form found',
    raisedBy: person,
    raisedAt: submittedAt,
    endedAt: isDone ? endsAt : null,
    dueOn: addDays(day, daysAllowed),
    doer: random.pick(random.chance(0.3) ? directory.mechanics : doers),
  }
}
