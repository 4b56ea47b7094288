import type { Updateable } from 'kysely'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { answerFile } from '../../records/files.ts'
import { noteAbsence, requireAbsence, requireSameLock } from './loto.absent.ts'
import { held, stateOf, touch } from './loto.editing.ts'
import { heldPicture, takePointPicture, withPicture } from './loto.pictures.ts'
import { deeds } from './loto.points.deeds.ts'
import { pointWords } from './loto.point-words.ts'
import { isPhotographed, whyNotAt } from './loto.points.rules.ts'
import { pointsOfLoto, type LotoPointRow } from './loto.queries.ts'
import { factsOfPoint, isolates } from './loto.row.ts'
import type { LotoStepsTable } from './loto.tables.ts'

export const saveStep: PersonHandler<'loto.saveStep'> = async (input, context) => {
  const { lotoId, stepId, event } = input
  const row = await held(context, lotoId)
  const point = await pointOf(context, lotoId, stepId)
  const { person } = context
  const isUnlocking = event === 'unlock' || event === 'removeAbsent'
  if (!isUnlocking && !isolates(row, person)) {
    return fail('forbidden')
  }
  if (event === 'removeAbsent') {
    requireAbsence(context, { isBelow: point.is_holder_below }, input)
  }
  const at = { point: factsOfPoint(point), loto: row, personId: person.personId }
  const message = whyNotAt(event, at)
  if (message !== null) {
    return fail('wrong_state', { message })
  }
  const holderId = point.holder?.personId ?? ''
  if (event === 'removeAbsent') {
    requireSameLock({ lockedAt: point.locked_at, holderId }, input)
  }
  const deed = await deeds[event]({ context, row, point, input })
  await writePoint(context, lotoId, stepId, { ...deed.columns, state: deed.state })
  const words = `${pointWords(at.point)}: ${deed.words}`
  const changes = { point: { from: null, to: words } }
  if (event === 'removeAbsent') {
    await noteAbsence(context, row, { holderId, changes, input })
  } else {
    const first = row.first_locked_at ?? context.now
    await touch(context, row, event === 'lock' ? { first_locked_at: first } : {})
    await context.audit({ recordType: 'loto', recordId: lotoId, action: deed.action, changes })
  }
  return ok({ ...(await stateOf(context, lotoId)), stepId, state: deed.state }, deed.said)
}

async function pointOf(
  { db, person, now }: PersonContext,
  lotoId: string,
  stepId: string,
): Promise<LotoPointRow> {
  const points = await pointsOfLoto(db, { ...person, now }, lotoId)
  const point = points.find(({ id }) => id === stepId)
  return point ?? failField('stepId', 'There is no such point.')
}

async function writePoint(
  { db, person }: PersonContext,
  lotoId: string,
  stepId: string,
  columns: Updateable<LotoStepsTable>,
): Promise<void> {
  await db
    .updateTable('loto_steps')
    .set(columns)
    .where('shard_key', '=', person.shardKey)
    .where('loto_id', '=', lotoId)
    .where('id', '=', stepId)
    .execute()
}

export const addStepImage: PersonHandler<'loto.addStepImage'> = async (
  { lotoId, stepId, file },
  context,
) => {
  const row = await held(context, lotoId)
  const point = await pointOf(context, lotoId, stepId)
  if (!isolates(row, context.person)) {
    return fail('forbidden')
  }
  if (!isPhotographed(row.status)) {
    const message = 'Lock and tag are photographed while the machine is out of service.'
    return fail('wrong_state', { message })
  }
  const before = point.photos.length
  const holder = { recordType: 'loto', recordId: lotoId } as const
  const picture = await takePointPicture(context, holder, { file, before })
  await writePoint(context, lotoId, stepId, { photos: withPicture('photos', picture) })
  await touch(context, row)
  await context.audit({
    ...{ recordType: 'loto', recordId: lotoId, action: 'photograph' },
    changes: { point: { from: null, to: `${pointWords(factsOfPoint(point))}: ${picture.name}` } },
  })
  const state = await stateOf(context, lotoId)
  return ok({ ...state, stepId, uploadId: picture.uploadId }, 'Picture added.')
}

export const stepImage: PersonHandler<'loto.stepImage'> = async ({ lotoId, uploadId }, context) =>
  answerFile(
    context,
    await heldPicture(context, { recordType: 'loto', recordId: lotoId }, uploadId),
  )
