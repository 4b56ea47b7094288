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
export type UnnumberedAction = Omit<Insertable<ActionsTable>, 'number'> & {
  created_at: Date
}

/** An action and who does it. */
export type SeededAction = { row: UnnumberedAction; assigneeIds: readonly string[] }

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
export function actionsFrom(options: ActionOptions): SeededAction[] {
  const { evaluation, random } = options
  return (evaluation.score?.items ?? [])
    .filter(({ state, got, max }) => state === 'counted' && got < max)
    .filter(({ criticalFailure }) => criticalFailure || random.chance(0.12))
    .map(({ key }) => actionFor(key, options))
}

function actionFor(
  questionKey: string,
  { person, myFormId, submittedAt, now, timeZone, directory, random }: ActionOptions,
): SeededAction {
  const createdAt = submittedAt
  const daysAllowed = random.int(2, 10)
  const closedAt = addMinutes(createdAt, random.int(3, 24 * daysAllowed * 1.4) * 60)
  const isDone = closedAt < now && random.chance(0.85)
  const day = zoneClock(timeZone).dayOf(createdAt)
  const doers = [directory.managerOf(person), ...directory.matesOf(person).slice(0, 4)]
  const dueOn = addDays(day, daysAllowed)
  const row = {
    shard_key: shardKey,
    id: worldId(createdAt, random),
    source_type: 'my_form' as const,
    source_id: myFormId,
    question_key: questionKey,
    title: actionTitles[questionKey] ?? 'Put right what this form found',
    status: isDone ? ('closed' as const) : ('open' as const),
    created_by: person.row.id,
    owner_id: person.row.id,
    due_on: dueOn,
    first_due_on: dueOn,
    created_at: createdAt,
    updated_at: isDone ? earlier(closedAt, now) : createdAt,
    closed_at: isDone ? earlier(closedAt, now) : null,
  }
  const doer = random.pick(random.chance(0.3) ? directory.mechanics : doers)
  return { row, assigneeIds: [doer.row.id] }
}
