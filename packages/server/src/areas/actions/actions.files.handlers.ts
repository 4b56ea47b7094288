import { actionFilesMax, type ActionStatus } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import * as files from '../../records/files.ts'
import { heldFiles } from '../../records/files.queries.ts'
import { toActionFile } from './actions.detail.ts'
import { actionForChange } from './actions.queries.ts'
import { readerOf } from './actions.rights.ts'
import { isUnderWay, mayEdit } from './actions.row.ts'

export const addFile: PersonHandler<'actions.addFile'> = async ({ actionId, file }, context) => {
  if (!mayEdit(await statusOf(context, actionId))) {
    return fail('wrong_state', { message: 'What is closed takes no more evidence.' })
  }
  const added = await files.addFile(context, evidenceOf(actionId), { file, said: 'add evidence' })
  return ok(toActionFile(added), 'Evidence added.')
}

export const removeFile: PersonHandler<'actions.removeFile'> = async (
  { actionId, uploadId },
  context,
) => {
  if (!isUnderWay(await statusOf(context, actionId))) {
    return fail('wrong_state', { message: 'What was completed keeps its evidence.' })
  }
  await files.removeFile(context, evidenceOf(actionId), { uploadId, said: 'remove evidence' })
  return ok(null, 'Evidence removed.')
}

export const file: PersonHandler<'actions.file'> = async ({ actionId, uploadId }, context) => {
  const { db, person } = context
  const holder = { shardKey: person.shardKey, recordType: 'action', recordId: actionId }
  const held = (await heldFiles(db, holder)).find(({ id }) => id === uploadId)
  return files.answerFile(context, held)
}

function evidenceOf(actionId: string): files.FilePlace {
  return {
    ...{ recordType: 'action', recordId: actionId, slot: 'evidence', most: actionFilesMax },
    tooMany: `An action takes at most ${actionFilesMax} files.`,
  }
}

/** The state of an action that is held for the change. */
async function statusOf(
  { db, person, now }: PersonContext,
  actionId: string,
): Promise<ActionStatus> {
  const row = await actionForChange(db, readerOf(person, now), actionId)
  return row === undefined ? fail('forbidden') : row.status
}
