import type { MarkedPhoto, MarkPoint } from '@holdpoint/forms'
import type { Refusal } from '../fill-out/language/refusal.ts'
import type { MarkDraft, WhyNoPlace } from './read-mark-post.ts'

/** One photo of an answer, seen whole. */
export type PhotoView = {
  id: string
  uploadId: string
  /** The version that is read as it was handed in; null for how it stands now. */
  version: number | null
  questionKey: string
  /** Of the entry. */
  number: string
  formTitle: string
  /** The question that it answers. */
  label: string
  /** The language that the form is shown in. */
  lang: string
  /** Which of the photos of the answer it is, from 1. */
  place: number
  marked: MarkedPhoto | undefined
  /** Whether its marks are left out. */
  isBare: boolean
  /** Whether it is shown larger where it is marked. */
  isLarge: boolean
  back: string
  /** In dots, where the reader may mark it; null for whoever may not. */
  size: { width: number; height: number } | null
  /** What is drawn next, as it was chosen last. */
  draft: MarkDraft
  formKey: string
}

/** The page again, with what was chosen and typed on it. */
export type PhotoAgain = {
  draft: MarkDraft
  /** The first of two places. */
  from: MarkPoint | null
  /** Why no mark was added: which words of marking say so, or what the server says. */
  why: WhyNoMark | null
  refusal: Refusal | null
}

export type WhyNoMark = WhyNoPlace | 'changedMeanwhile'

/** Names the picture that is pressed, so that the page stays there. */
export const pictureId = 'picture'
