import { answerWordsLanguage } from '@holdpoint/forms'
import { createContext, useContext } from 'react'
import { useAnsweringWords } from '../fill-out/language/answering-words.tsx'
import type { Translated } from '../ui/translated.ts'
import { dialogWords, words } from './photo-marks.words.ts'
import { englishSketch, spanishSketch } from './sketch-marks.words.ts'
import { spanishDialog, spanishMarks } from './spanish-marks.ts'

/** The words of marking a photo, or of drawing a sketch. */
export type MarkingWords = {
  mark: Translated<typeof words>
  dialog: Translated<typeof dialogWords>
}

/** What is drawn on. */
type Ground = 'photo' | 'sketch'

const english: MarkingWords = { mark: words, dialog: dialogWords }
const spanish: MarkingWords = { mark: spanishMarks, dialog: spanishDialog }

const marking: Readonly<Record<Ground, Readonly<Record<'en' | 'es', MarkingWords>>>> = {
  photo: { en: english, es: spanish },
  sketch: { en: otherwise(english, englishSketch), es: otherwise(spanish, spanishSketch) },
}

function otherwise({ mark, dialog }: MarkingWords, own: typeof englishSketch): MarkingWords {
  return { mark: { ...mark, ...own.mark }, dialog: { ...dialog, ...own.dialog } }
}

const GroundContext = createContext<Ground>('photo')

/** Says to all that stands in it what is drawn on: a photo, unless it says otherwise. */
export const DrawnOn = GroundContext.Provider

/** The words of marking in a form that is shown in a language, and the language that they are in. */
export function markingWords(
  formLanguage: string,
  ground: Ground = 'photo',
): { words: MarkingWords; lang: 'en' | 'es' } {
  const lang = answerWordsLanguage(formLanguage)
  return { words: marking[ground][lang], lang }
}

/** The same in the language of the form that what is drawn on stands in. */
export function useMarkingWords() {
  return markingWords(useAnsweringWords().lang, useContext(GroundContext))
}
