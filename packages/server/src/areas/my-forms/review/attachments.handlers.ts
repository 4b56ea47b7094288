import type { MyFormAttachment } from '@holdpoint/api'
import { questionsOf, textOf, type Answer } from '@holdpoint/forms'
import { ok, type PersonHandler } from '../../../handler.ts'
import { asAnswers } from '../filling/change.ts'
import * as more from './more.queries.ts'
import { pinnedDefinitionOf } from './pinned-form.ts'
import * as queries from '../my-forms.queries.ts'

export const attachments: PersonHandler<'myForms.attachments'> = async ({ myFormId }, context) => {
  const { db, person } = context
  const definition = await pinnedDefinitionOf(context, myFormId)
  const document = await queries.answersOf(db, person.shardKey, myFormId)
  const answers = asAnswers(document?.answers ?? {})
  const files = new Map(
    (await more.filesOf(db, person.shardKey, myFormId)).map((file) => [file.id, file]),
  )
  return ok(
    questionsOf(definition).flatMap(({ question: { key, label } }) => {
      const place = { questionKey: key, questionLabel: textOf(label, 'en') }
      return filesIn(answers[key], files).map((file) => ({ ...file, ...place }))
    }),
  )
}

type FileOfAnswer = Omit<MyFormAttachment, 'questionKey' | 'questionLabel'>

/** The photos of an answer and its drawn signature; a typed one leaves no file. */
function filesIn(
  answer: Answer | undefined,
  files: ReadonlyMap<string, more.EntryFile>,
): FileOfAnswer[] {
  const photos = (answer?.media ?? []).map(({ uploadId, name, type, size }) => ({
    uploadId,
    kind: 'photo' as const,
    name,
    type,
    size,
  }))
  const drawn = files.get(answer?.signature?.uploadId ?? '')
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
