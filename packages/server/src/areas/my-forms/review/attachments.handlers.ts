import { myFormFilesMax, type MyFormAttachment } from '@holdpoint/api'
import { laidOut, questionsOf, textOf, type Answer, type Question } from '@holdpoint/forms'
import { fail } from '../../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import * as files from '../../../records/files.ts'
import { heldFiles } from '../../../records/files.queries.ts'
import { asAnswers, openEntry } from '../filling/change.ts'
import { attachmentPlace, countChange, lastHandedIn } from './attachments.queries.ts'
import * as more from './more.queries.ts'
import { pinnedDefinitionOf } from './pinned-form.ts'
import * as queries from '../my-forms.queries.ts'

export const attachments: PersonHandler<'myForms.attachments'> = async ({ myFormId }, context) => {
  const { db, person } = context
  const definition = await pinnedDefinitionOf(context, myFormId)
  const document = await queries.answersOf(db, person.shardKey, myFormId)
  const answers = asAnswers(document?.answers ?? {})
  const drawn = new Map(
    (await more.filesOf(db, person.shardKey, myFormId)).map((file) => [file.id, file]),
  )
  const ofAnswers = questionsOf(laidOut(definition, answers)).flatMap(({ question }) => {
    const { key, label } = question
    const place = { questionKey: key, questionLabel: textOf(label, 'en'), added: null }
    return filesIn(question, answers[key], drawn).map((file) => ({ ...file, ...place }))
  })
  return ok([...ofAnswers, ...(await attachedTo(context, myFormId))])
}

/** The files that are attached to an entry as a whole, in the order in which they came. */
export async function attachedTo(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  myFormId: string,
): Promise<MyFormAttachment[]> {
  const { recordType, slot } = attachmentPlace
  const holder = { shardKey: person.shardKey, recordType, recordId: myFormId }
  const held = await heldFiles(db, holder)
  return held.filter((file) => file.slot === slot).map(toAttachment)
}

function toAttachment(file: files.RecordFile): MyFormAttachment {
  const { person_id: personId, full_name: fullName, profile_image: profileImage } = file
  return {
    ...{ uploadId: file.id, kind: 'file', name: file.file_name, type: file.media_type },
    ...{ size: Number(file.byte_size), questionKey: '', questionLabel: '' },
    added: { person: { personId, fullName, profileImage }, at: file.added_at.toISOString() },
  }
}

export const addAttachment: PersonHandler<'myForms.addAttachment'> = async (
  { myFormId, file },
  context,
) => {
  const { db, person, now } = context
  await openEntry(context, person, myFormId)
  const place = {
    ...{ ...attachmentPlace, recordId: myFormId, most: myFormFilesMax },
    tooMany: `A form takes at most ${myFormFilesMax} attached files.`,
  }
  const added = await files.addFile(context, place, { file, said: 'add attachment' })
  await countChange(db, person.shardKey, myFormId, now)
  return ok(toAttachment(added), 'File attached.')
}

/** What was handed in with a form stays with it, as its versions show it. */
export const removeAttachment: PersonHandler<'myForms.removeAttachment'> = async (
  { myFormId, uploadId },
  context,
) => {
  const { db, person, now } = context
  const { shardKey } = person
  await openEntry(context, person, myFormId)
  const attached = await attachedTo(context, myFormId)
  const at = attached.find((file) => file.uploadId === uploadId)?.added?.at
  const handedIn = await lastHandedIn(db, shardKey, myFormId)
  if (at !== undefined && handedIn !== null && new Date(at) <= handedIn) {
    return fail('wrong_state', {
      message: 'This file was handed in with the form and stays with it.',
    })
  }
  const place = { ...attachmentPlace, recordId: myFormId }
  await files.removeFile(context, place, { uploadId, said: 'remove attachment' })
  await countChange(db, shardKey, myFormId, now)
  return ok(null, 'File taken off.')
}

type FileOfAnswer = Omit<MyFormAttachment, 'questionKey' | 'questionLabel' | 'added'>

/** The photos or files of an answer and its drawn signature; a typed one leaves no file. */
function filesIn(
  { type: asked }: Question,
  answer: Answer | undefined,
  drawings: ReadonlyMap<string, more.EntryFile>,
): FileOfAnswer[] {
  const photos = (answer?.media ?? []).map(({ uploadId, name, type, size }) => ({
    uploadId,
    kind: asked === 'file' ? ('file' as const) : ('photo' as const),
    name,
    type,
    size,
  }))
  const drawn = drawings.get(answer?.signature?.uploadId ?? '')
  return drawn === undefined
    ? photos
    : [
        ...photos,
        {
          uploadId: drawn.id,
          kind: 'signature',
          name: drawn.file_name,
          type: drawn.media_type,
          size: drawn.byte_size,
        },
      ]
}
