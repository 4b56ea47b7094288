import { lotoPointsMax, type LotoStepDraft } from '@holdpoint/api'
import { sql } from 'kysely'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { dropPicture } from './loto.pictures.ts'
import type { PointRow } from './loto.point-columns.ts'
import { limitOf } from './loto.readings.ts'
import { heldDraft, writeEdit } from './loto.templates.editing.ts'
import { pointsOf, type OneTemplate } from './loto.templates.queries.ts'
import { freeTag, moved } from './loto.templates.rules.ts'

export const save: PersonHandler<'loto.saveTemplateStep'> = async (
  { templateId, stepId, place, ...said },
  context,
) => {
  const { db, person, ports } = context
  const row = await heldDraft(context, templateId)
  const one = { shardKey: person.shardKey, templateId }
  const points = await pointsOf(db, one)
  const before = stepId === undefined ? undefined : pointIn(points, stepId)
  if (before === undefined && points.length >= lotoPointsMax) {
    return fail('wrong_state', { message: `A template takes at most ${lotoPointsMax} points.` })
  }
  const expectedReading = said.readingLimit === 'as_said' ? said.expectedReading : limitOf(said)
  const draft = { ...said, expectedReading, pointTag: tagOf(said, points, before) }
  const id = before?.id ?? ports.ids.next()
  const ids = points.map((point) => point.id)
  const order = moved(ids, id, place ?? before?.place ?? points.length + 1)
  await write(context, one, { id, draft, isNew: before === undefined })
  await placeInOrder(context, one, order)
  const rowVersion = await writeEdit(context, row, {
    action: before === undefined ? 'add_point' : 'edit_point',
    changes:
      before === undefined
        ? { point: { from: null, to: nameOf(draft) } }
        : changesOf(before, draft, order.indexOf(id) + 1),
  })
  return ok({ stepId: id, rowVersion }, `${draft.pointTag} saved.`)
}

export const remove: PersonHandler<'loto.removeTemplateStep'> = async (
  { templateId, stepId },
  context,
) => {
  const { db, person } = context
  const row = await heldDraft(context, templateId)
  const one = { shardKey: person.shardKey, templateId }
  const points = await pointsOf(db, one)
  const point = pointIn(points, stepId)
  for (const { uploadId } of point.media) {
    await dropPicture(context, { recordType: 'loto_template', recordId: templateId }, uploadId)
  }
  await db
    .deleteFrom('loto_template_steps')
    .where('shard_key', '=', one.shardKey)
    .where('template_id', '=', templateId)
    .where('id', '=', stepId)
    .execute()
  const left = points.flatMap(({ id }) => (id === stepId ? [] : id))
  await placeInOrder(context, one, left)
  const gone = nameOf({ pointTag: point.point_tag, device: point.device })
  const changes = { point: { from: gone, to: null } }
  const rowVersion = await writeEdit(context, row, { action: 'remove_point', changes })
  return ok({ stepId, rowVersion }, `${point.point_tag} removed.`)
}

/** A point of a template that is held; ends the call where it is gone. */
export function pointIn(points: readonly PointRow[], stepId: string): PointRow {
  return (
    points.find(({ id }) => id === stepId) ??
    fail('wrong_state', { message: 'This point is not on the template any more.' })
  )
}

/** The tag of a point, which is there once: what was said, the one it has, or the next of its energy. */
function tagOf(
  { pointTag, energyType }: LotoStepDraft,
  points: readonly PointRow[],
  before: PointRow | undefined,
): string {
  const others = points.flatMap(({ id, point_tag: tag }) => (id === before?.id ? [] : tag))
  if (pointTag === '') {
    return before?.energy_type === energyType ? before.point_tag : freeTag(energyType, others)
  }
  const other = others.find((tag) => tag.toLowerCase() === pointTag.toLowerCase())
  return other === undefined ? pointTag : failField('pointTag', `Another point is ${other}.`)
}

type Kept = { id: string; draft: LotoStepDraft; isNew: boolean }

async function write(
  { db }: PersonContext,
  { shardKey, templateId }: OneTemplate,
  { id, draft, isNew }: Kept,
): Promise<void> {
  const columns = {
    point_tag: draft.pointTag,
    energy_type: draft.energyType,
    magnitude: draft.magnitude,
    device: draft.device,
    location: draft.location,
    method: draft.method,
    lock_count: draft.lockCount,
    needs_photo: draft.needsPhoto,
    stored_energy: draft.storedEnergy,
    verification: draft.verification,
    expected_reading: draft.expectedReading,
    reading_limit: draft.readingLimit,
    unit: draft.unit,
    restoration: draft.restoration,
  }
  const key = { shard_key: shardKey, template_id: templateId, id }
  await (
    isNew
      ? db.insertInto('loto_template_steps').values({ ...key, place: 0, ...columns })
      : db
          .updateTable('loto_template_steps')
          .set(columns)
          .where('shard_key', '=', shardKey)
          .where('template_id', '=', templateId)
          .where('id', '=', id)
  ).execute()
}

/** Gives each point its place, from 1. */
async function placeInOrder(
  { db }: PersonContext,
  { shardKey, templateId }: OneTemplate,
  ids: readonly string[],
): Promise<void> {
  await db
    .updateTable('loto_template_steps')
    .set({ place: sql<number>`array_position(${[...ids]}::text[], id)` })
    .where('shard_key', '=', shardKey)
    .where('template_id', '=', templateId)
    .execute()
}

/** A point as the trail names it. */
const nameOf = ({ pointTag, device }: Pick<LotoStepDraft, 'pointTag' | 'device'>) =>
  `${pointTag} ${device}`

/** What an edit of a point changed, for the trail; its tag says which point it is. */
function changesOf(row: PointRow, draft: LotoStepDraft, place: number) {
  return {
    tag: { from: draft.pointTag, to: draft.pointTag },
    place: { from: row.place, to: place },
    pointTag: { from: row.point_tag, to: draft.pointTag },
    energyType: { from: row.energy_type, to: draft.energyType },
    magnitude: { from: row.magnitude, to: draft.magnitude },
    device: { from: row.device, to: draft.device },
    location: { from: row.location, to: draft.location },
    method: { from: row.method, to: draft.method },
    lockCount: { from: row.lock_count, to: draft.lockCount },
    needsPhoto: { from: row.needs_photo, to: draft.needsPhoto },
    storedEnergy: { from: row.stored_energy, to: draft.storedEnergy },
    verification: { from: row.verification, to: draft.verification },
    expectedReading: { from: row.expected_reading, to: draft.expectedReading },
    readingLimit: { from: row.reading_limit, to: draft.readingLimit },
    unit: { from: row.unit, to: draft.unit },
    restoration: { from: row.restoration, to: draft.restoration },
  }
}
