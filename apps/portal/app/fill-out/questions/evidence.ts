import {
  holds,
  isMediaQuestion,
  yesNoValues,
  type Answer,
  type ItemState,
  type Question,
} from '@holdpoint/forms'
import type { Draft } from '../raw-answer.ts'

/** What may stand beside an answer, and whether it is asked for now. */
export type Evidence = {
  /** The question can carry a note, or a photo, at all. */
  takesNote: boolean
  takesPhoto: boolean
  isDemanded: boolean
  /** There is something in it already. */
  isFilled: boolean
  /** The yes/no answers that open it by themselves, before anybody asks the server. */
  opensOn: readonly string[]
}

export function evidenceOf(
  question: Question,
  state: ItemState,
  draft: Draft,
  answer: Answer | undefined,
): Evidence {
  const isPhoto = isMediaQuestion(question)
  const has = (effect: 'requireNote' | 'requirePhoto') =>
    (question.on ?? []).some((reaction) => reaction.do === effect)
  const hasMedia = !isPhoto && (answer?.media?.length ?? 0) > 0
  return {
    takesNote: state.note !== 'none' || has('requireNote') || draft.note !== '',
    takesPhoto:
      !isPhoto &&
      question.type !== 'signature' &&
      (state.photo !== 'none' || has('requirePhoto') || hasMedia),
    isDemanded: state.note === 'required' || (!isPhoto && state.photo === 'required'),
    isFilled: draft.note !== '' || hasMedia,
    opensOn:
      question.type === 'yesNo' ? yesNoValues.filter((value) => demandsOn(question, value)) : [],
  }
}

/** Whether this answer alone asks for evidence; rules that read other answers do not count. */
function demandsOn(question: Question, value: string): boolean {
  const scope = { value, answerOf: () => null, today: '' }
  return (question.on ?? []).some(
    (reaction) =>
      (reaction.do === 'requireNote' || reaction.do === 'requirePhoto') &&
      holds(reaction.when, scope),
  )
}
