import { createRepeatableCall, myFormsMarkAnswerImage, type Problem } from '@holdpoint/api/calls'
import type { MediaRef, PhotoMark, Said } from '@holdpoint/forms'
import { useRef, useState } from 'react'
import type { FillerActions } from '../fill-out/filler-store.ts'
import { refusalSaid } from '../fill-out/language/refusal-said.ts'
import { refusalOf } from '../fill-out/language/refusal.ts'
import { callApi, isUnanswered } from '../fill-out/saving/api-call.ts'
import { marksSent } from './photo-marks.ts'
import type { MarkSaving } from './mark-dialog.tsx'
import { useMarkingWords } from './marking-words.ts'

/** What saving the marks of a photo needs. */
export interface SavingMarks {
  myFormId: string
  questionKey: string
  media: MediaRef
  actions: Pick<FillerActions, 'changeMedia'>
}

/** Saves marks, and keeps what went wrong; whoever was overtaken saves over the others the next time. */
export function useSavingMarks({ myFormId, questionKey, media, actions }: SavingMarks): MarkSaving {
  const spoken = useMarkingWords()
  const [problem, setProblem] = useState<Said | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [repeatable] = useState(() => createRepeatableCall())
  const base = useRef<number | undefined>(media.marked?.rev ?? 0)

  async function save(marks: readonly PhotoMark[]): Promise<boolean> {
    setProblem(null)
    setSaving(true)
    const sent = {
      ...{ myFormId, questionKey, uploadId: media.uploadId },
      marks: marksSent(marks),
      ...(base.current === undefined ? {} : { baseRev: base.current }),
    }
    const reply = await repeatable(JSON.stringify(sent), (idempotencyKey) =>
      callApi(myFormsMarkAnswerImage, sent, { idempotencyKey }),
    )
    setSaving(false)
    if (reply.status === 200) {
      base.current = reply.content.media.marked?.rev
      actions.changeMedia(questionKey, reply.content.media, reply.content.revs)
      return true
    }
    if (reply.status === 'problem' && reply.problem.name === 'row_changed') {
      base.current = undefined
    }
    setProblem(saidOf(reply.status === 'problem' ? reply.problem : undefined, spoken))
    return false
  }

  return { problem, isSaving, save }
}

function saidOf(
  problem: Problem | undefined,
  { words: { dialog: words }, lang }: ReturnType<typeof useMarkingWords>,
): Said {
  if (problem === undefined || isUnanswered(problem)) {
    return { message: words.noNetwork, lang }
  }
  if (problem.name === 'row_changed') {
    return { message: words.changedMeanwhile, lang }
  }
  return problem.status === 401
    ? { message: words.signedOut, lang }
    : refusalSaid(refusalOf(problem), lang)
}
