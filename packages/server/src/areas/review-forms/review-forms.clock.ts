import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import { eachInTurn } from '../../clock/each-in-turn.ts'
import type { Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { notify, type NewNotification } from '../../outbox/notify.ts'
import {
  holdEntry,
  managerOf,
  noteTold,
  waitingSteps,
  type WaitingStep,
} from './review-forms.clock.queries.ts'
import { joinDeputies } from './review-forms.deputies.ts'

// What happens to a decision that is not made in its hours (domain 2.2; decision 0081).

/** At which part of the allowed hours each rung is due. */
const rungs = { half: 0.5, whole: 1, deputy: 1.5, manager: 2 } as const
const parts = Object.values(rungs)
const [, whole = 2, deputy = 3, manager = 4] = parts.map((_part, place) => place + 1)

/** Reminds those of a step at half and at the whole of its hours, then asks deputies, then reports. */
export const reviewStepsJob: ClockJob = {
  name: 'review-steps',
  cron: '*/5 * * * *',
  run: remindOfSteps,
}

/** One round over every entry whose step has waited for half of its hours or longer. */
export async function remindOfSteps({ database, ports, now }: ClockContext): Promise<void> {
  const waiting = await waitingSteps(database.kysely, now)
  await eachInTurn(waiting, { ports, job: 'review-steps' }, ({ shard_key: shardKey, id }) =>
    transaction(database, async (db) => {
      // Whoever decides meanwhile was faster: then nothing waits any more.
      await holdEntry(db, shardKey, id)
      for (const step of await waitingSteps(db, now, { shardKey, id })) {
        await climb({ db, ports, now }, step)
      }
    }),
  )
}

/** The highest rung that a step has reached, from 1; 0 before the first. */
export function rungOf({ since, hours }: Pick<WaitingStep, 'since' | 'hours'>, now: Date): number {
  const part = (now.getTime() - since.getTime()) / (hours * 3_600_000)
  return parts.filter((due) => part >= due).length
}

async function climb(
  { db, ports, now }: Pick<ClockContext, 'ports' | 'now'> & { db: Queryable },
  step: WaitingStep,
): Promise<void> {
  const { shard_key: shardKey, id, person_ids: personIds, reminded } = step
  const rung = rungOf(step, now)
  const teller = { db, ports, now, person: { shardKey, personId: null } }
  const tell = (kind: NewNotification['kind'], whom: readonly string[]) =>
    notify(teller, { kind, record: { type: 'my_form', id }, personIds: whom })
  if (rung >= deputy) {
    // In each round: somebody may be named after that hour.
    await tell('form_deputy', await joinDeputies(teller, step))
  }
  if (rung <= reminded) {
    return
  }
  const isReached = (each: number) => rung >= each && reminded < each
  // After a silence the latest of several reminders is enough.
  if (isReached(whole)) {
    await tell('form_overdue', personIds)
  } else if (rung < whole) {
    await tell('form_due_soon', personIds)
  }
  if (isReached(manager)) {
    await tell('form_overdue_report', await managerOf(db, step))
  }
  await noteTold(db, step, rung)
}
