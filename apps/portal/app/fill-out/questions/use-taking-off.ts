import { createRepeatableCall, myFormsRemoveAnswerImage } from '@holdpoint/api/calls'
import type { Said } from '@holdpoint/forms'
import { useState, type RefObject } from 'react'
import type { FillerActions } from '../filler-store.ts'
import { stayAtQuestion } from '../focus.ts'
import { callApi } from '../saving/api-call.ts'

interface TakingOff {
  myFormId: string
  questionKey: string
  actions: FillerActions
  /** The field that takes the next one, where there is room for it. */
  input: RefObject<HTMLInputElement>
  /** What is said where it does not come off. */
  failed: Said
}

/** Takes a photo or a file off its answer, and keeps what went wrong with those of a question. */
export function useTakingOff({ myFormId, questionKey, actions, input, failed }: TakingOff) {
  const [problem, setProblem] = useState<Said | null>(null)
  const [repeatable] = useState(() => createRepeatableCall())

  async function takeOff(uploadId: string) {
    setProblem(null)
    const reply = await repeatable(uploadId, (idempotencyKey) =>
      callApi(myFormsRemoveAnswerImage, { myFormId, questionKey, uploadId }, { idempotencyKey }),
    )
    if (reply.status !== 200) {
      setProblem(failed)
      return
    }
    actions.loseMedia(questionKey, uploadId, reply.content.revs)
    // While an answer is full there is no field to go to.
    if (input.current === null) {
      stayAtQuestion(questionKey)
    } else {
      input.current.focus()
    }
  }

  return { problem, setProblem, takeOff }
}
