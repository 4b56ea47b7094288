import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { answerFile } from '../../records/files.ts'
import {
  dropPicture,
  heldPicture,
  takePointPicture,
  withoutPicture,
  withPicture,
  type PictureHolder,
} from './loto.pictures.ts'
import type { PointRow } from './loto.point-columns.ts'
import { heldDraft, writeEdit } from './loto.templates.editing.ts'
import { pointsOf } from './loto.templates.queries.ts'
import { pointIn } from './loto.templates.steps.handlers.ts'

export const add: PersonHandler<'loto.addTemplateStepMedia'> = async (
  { templateId, stepId, file },
  context,
) => {
  const { row, point } = await pointOfDraft(context, templateId, stepId)
  const before = point.media.length
  const picture = await takePointPicture(context, holderOf(templateId), { file, before })
  await list(context, { templateId, stepId, media: withPicture('media', picture) })
  const changes = changesOf(point, { from: null, to: picture.name })
  const rowVersion = await writeEdit(context, row, { action: 'add_picture', changes })
  return ok({ stepId, rowVersion, uploadId: picture.uploadId }, 'Picture added.')
}

export const remove: PersonHandler<'loto.removeTemplateStepMedia'> = async (
  { templateId, stepId, uploadId },
  context,
) => {
  const { row, point } = await pointOfDraft(context, templateId, stepId)
  const picture = point.media.find((one) => one.uploadId === uploadId)
  if (picture === undefined) {
    return fail('wrong_state', { message: 'This picture is not there any more.' })
  }
  await dropPicture(context, holderOf(templateId), uploadId)
  await list(context, { templateId, stepId, media: withoutPicture('media', uploadId) })
  const changes = changesOf(point, { from: picture.name, to: null })
  const rowVersion = await writeEdit(context, row, { action: 'remove_picture', changes })
  return ok({ stepId, rowVersion }, 'Picture removed.')
}

export const picture: PersonHandler<'loto.templateStepMedia'> = async (
  { templateId, uploadId },
  context,
) => answerFile(context, await heldPicture(context, holderOf(templateId), uploadId))

const holderOf = (templateId: string): PictureHolder => ({
  ...{ recordType: 'loto_template', recordId: templateId },
})

const changesOf = ({ point_tag: tag }: PointRow, picture: { from: unknown; to: unknown }) => ({
  tag: { from: tag, to: tag },
  picture,
})

async function pointOfDraft(context: PersonContext, templateId: string, stepId: string) {
  const row = await heldDraft(context, templateId)
  const one = { shardKey: context.person.shardKey, templateId }
  return { row, point: pointIn(await pointsOf(context.db, one), stepId) }
}

type Listed = { templateId: string; stepId: string; media: ReturnType<typeof withPicture> }

async function list({ db, person }: PersonContext, { templateId, stepId, media }: Listed) {
  await db
    .updateTable('loto_template_steps')
    .set({ media })
    .where('shard_key', '=', person.shardKey)
    .where('template_id', '=', templateId)
    .where('id', '=', stepId)
    .execute()
}
