import type { Evaluation } from '@holdpoint/forms'
import type { Insertable } from 'kysely'
import type { ActionsTable } from '../src/areas/actions/actions.tables.ts'
import { actionTitles } from './action-titles.ts'
import type { Directory } from './directory.ts'
import { shardKey } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addDays, addMinutes, earlier, zoneClock } from './world-time.ts'

/** An action that has no number yet: numbers follow the order of time. */
export type UnnumberedAction = Omit<Insertable<ActionsTable>, 'number'> & { created_at: Date }

export type ActionOptions = {
  evaluation: Evaluation
  person: WorldPerson
  myFormId: string
  submittedAt: Date
  now: Date
  timeZone: string
  directory: Directory
  random: SeededRandom
}

/** A critical failure always leads to an action, another finding now and then. */
export function actionsFrom(options: ActionOptions): UnnumberedAction[] {
  const { evaluation, random } = options
  return (evaluation.score?.items ?? [])
    .filter(({ state, got, max }) => state === 'counted' && got < max)
    .filter(({ criticalFailure }) => criticalFailure || random.chance(0.12))
    .map(({ key }) => actionFor(key, options))
}

function actionFor(
  questionKey: string,
  { person, myFormId, submittedAt, now, timeZone, directory, random }: ActionOptions,
): UnnumberedAction {
  const createdAt = submittedAt
  const daysAllowed = random.int(2, 10)
  const closedAt = addMinutes(createdAt, random.int(3, 24 * daysAllowed * 1.4) * 60)
  const isDone = closedAt < now && random.chance(0.85)
  const day = zoneClock(timeZone).dayOf(createdAt)
  const doers = [directory.managerOf(person), ...directory.matesOf(person).slice(0, 4)]
  return {
    shard_key: shardKey,
    id: worldId(createdAt, random),
    my_form_id: myFormId,
    question_key: questionKey,
    title: actionTitles[questionKey] ?? 'Put right what this form found',
    status: isDone ? 'done' : 'open',
    assigned_to: random.pick(random.chance(0.3) ? directory.mechanics : doers).row.id,
    created_by: person.row.id,
    due_on: addDays(day, daysAllowed),
    created_at: createdAt,
    closed_at: isDone ? earlier(closedAt, now) : null,
  }
}
