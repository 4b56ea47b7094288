import { createContext, useContext } from 'react'
import { FormWords } from '../form-words.tsx'
import { answeringWords, type AnsweringWord, type AnsweringWords } from './answering.words.ts'

const FormLanguageContext = createContext('en')

/** Says to all that stands in it what language the form is shown in. */
export const FormLanguage = FormLanguageContext.Provider

/** The words of answering in the language of the form, and the language that they are in. */
export function useAnsweringWords() {
  return answeringWords(useContext(FormLanguageContext))
}

interface AnsweringTextProps {
  /** Which word it is, or what is made of them. */
  say: AnsweringWord | ((words: AnsweringWords) => string)
}

/** A word of answering, which says what language it is in where that is not the page's. */
export function AnsweringText({ say }: AnsweringTextProps) {
  const { words, lang } = useAnsweringWords()
  return <FormWords lang={lang}>{typeof say === 'string' ? words[say] : say(words)}</FormWords>
}
