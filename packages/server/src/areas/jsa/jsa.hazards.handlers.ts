import type { MasterHazardWhole } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { listPage } from '../../lists/page.ts'
import { historyOfHazard } from './jsa.hazards.history.ts'
import { hazards } from './jsa.hazards.list.ts'
import { controlsOf, hazardRow } from './jsa.hazards.queries.ts'
import { toHazard } from './jsa.hazards.row.ts'

const pageOf = listPage(hazards)

export const list: PersonHandler<'jsa.masterHazards'> = async (input, context) => {
  const { person, now } = context
  const { rows, ...page } = await pageOf(input, context)
  return ok({ ...page, data: rows.map((row) => toHazard(row, person, now)) })
}

export const get: PersonHandler<'jsa.masterHazard'> = async ({ masterHazardId }, context) =>
  ok(await wholeOf(context, masterHazardId))

export const detail: PersonHandler<'jsa.masterHazardDetail'> = async (input, context) => {
  const { masterHazardId, pOffset: offset, pLimit: limit } = input
  const one = { shardKey: context.person.shardKey, hazardId: masterHazardId }
  return ok({
    ...(await wholeOf(context, masterHazardId)),
    history: await historyOfHazard(context.db, one, { offset, limit }),
  })
}

/** A hazard whole, as it travels to whoever asks. */
async function wholeOf(
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
  hazardId: string,
): Promise<MasterHazardWhole> {
  const one = { shardKey: person.shardKey, hazardId }
  const row = await hazardRow(db, one)
  if (row === undefined) {
    return fail('forbidden')
  }
  return {
    ...toHazard(row, person, now),
    description: row.description,
    controls: await controlsOf(db, one),
    ppe: row.ppe,
    references: row.refers_to,
    stopTrigger: row.stop_trigger,
    usageCount: row.usage_count,
  }
}
