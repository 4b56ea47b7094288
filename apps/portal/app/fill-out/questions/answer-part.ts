import type { Question } from '@holdpoint/forms'
import type { FillerActions } from '../filler-store.ts'
import type { Draft } from '../raw-answer.ts'

/** What each kind of answer is given to draw itself. */
export interface AnswerPartProps {
  question: Question
  draft: Draft
  lang: string
  /** Ids of the words that explain or complain. */
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
  actions: FillerActions
}

/** The id of a question's control, or of the first of several. */
export function controlId(key: string): string {
  return `a-${key}`
}

/** The id of a question's words, which name its controls. */
export function labelId(key: string): string {
  return `l-${key}`
}

/** The attributes that tie a control to the words around it. */
export function controlState({
  describedBy,
  isInvalid,
  isRequired,
}: Pick<AnswerPartProps, 'describedBy' | 'isInvalid' | 'isRequired'>) {
  return {
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid ? true : undefined,
    'aria-required': isRequired ? true : undefined,
  }
}
