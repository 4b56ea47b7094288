import type { QuestionType } from '@holdpoint/forms'

/** The fields of the points of an answer, and of a range. */
export type PointsField = 'value' | 'score'
export type BandField = 'min' | 'max' | 'score'

/** What the fields of the score begin with. */
export type ScoreStart = {
  counts: string
  weight: string
  critical: string
  invert: string
  allOrNothing: string
  /** A row for each answer that the question offers. */
  points: Readonly<Record<PointsField, string>>[]
  bands: Readonly<Partial<Record<BandField, string>>>[]
}

/** What an answer is worth. */
export type ScorePage = {
  kind: 'score'
  type: QuestionType
  /** Why nothing is scored here; null where something is. */
  whyNot: string | null
  /** The whole form is not scored: that is set for the form. */
  isFormUnscored: boolean
  start: ScoreStart
  /** What each answer with points of its own is called, in the order of the rows. */
  answers: readonly string[]
  /** What comes of it, in words. */
  sentences: readonly string[]
}
