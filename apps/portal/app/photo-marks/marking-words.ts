import { answerWordsLanguage } from '@holdpoint/forms'
import { useAnsweringWords } from '../fill-out/language/answering-words.tsx'
import type { Translated } from '../ui/translated.ts'
import { dialogWords, words } from './photo-marks.words.ts'
import { spanishDialog, spanishMarks } from './spanish-marks.ts'

/** The words of marking a photo. */
export type MarkingWords = {
  mark: Translated<typeof words>
  dialog: Translated<typeof dialogWords>
}

const marking: Readonly<Record<'en' | 'es', MarkingWords>> = {
  en: { mark: words, dialog: dialogWords },
  es: { mark: spanishMarks, dialog: spanishDialog },
}

/** The words of marking a photo of a form that is shown in a language, and the language that they are in. */
export function markingWords(formLanguage: string): { words: MarkingWords; lang: 'en' | 'es' } {
  const lang = answerWordsLanguage(formLanguage)
  return { words: marking[lang], lang }
}

/** The same in the language of the form that the photo stands in. */
export function useMarkingWords() {
  return markingWords(useAnsweringWords().lang)
}
