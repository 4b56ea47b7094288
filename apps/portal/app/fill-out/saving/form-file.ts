import type { Question } from '@holdpoint/forms'
import { base64Of, unsentFile } from '../../offline/unsent/unsent-file.ts'
import type { FillData } from '../fill-data.ts'
import type { FillerState } from '../filler-state.ts'
import { emptyDraft, readDraft } from '../raw-answer.ts'
import type { HeldPhoto } from './device-hold.ts'

interface StandingForm {
  data: Pick<FillData, 'id' | 'title'>
  questions: ReadonlyMap<string, Question>
  state: Pick<FillerState, 'drafts' | 'saved'>
  photos: readonly HeldPhoto[]
}

/**
 * Everything that stands in the form, sent or not, for where neither the network nor this device
 * takes it. What can not be saved as it is stands in it as it was typed.
 */
export async function formFile({ data, questions, state, photos }: StandingForm): Promise<Blob> {
  const form = { formId: data.id, title: data.title }
  const at = Date.now()
  const given = [...questions.values()].map((question) => {
    const draft = state.drafts[question.key] ?? emptyDraft
    return { key: question.key, draft, read: readDraft(question, draft) }
  })
  const changes = given.flatMap(({ key, draft, read }) => {
    const isEmpty = read.ok && read.value === null && draft.note === ''
    return read.ok && !isEmpty
      ? [{ key, value: read.value, note: draft.note, baseRev: state.saved[key]?.rev ?? 0 }]
      : []
  })
  const unread = given.flatMap(({ key, draft, read }) => (read.ok ? [] : [{ key, ...draft }]))
  const pictures = photos.map(async ({ id, key, name, file }) => ({
    ...{ id, kind: 'photo', ...form, at, questionKey: key, name, type: file.type },
    base64: base64Of(new Uint8Array(await file.arrayBuffer())),
  }))
  return unsentFile(form, [
    { id: 'answers', kind: 'answers', ...form, at, batches: [{ changes }], unread },
    ...(await Promise.all(pictures)),
  ])
}
