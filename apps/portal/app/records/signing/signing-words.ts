import { createContext, useContext } from 'react'
import { signWords, type SigningWords } from './sign.words.ts'

const SigningWordsContext = createContext<{ words: SigningWords; lang: string }>({
  words: signWords,
  lang: 'en',
})

/** Says to the ways to sign that stand in it which words to use, and the language of those. */
export const SigningWordsIn = SigningWordsContext.Provider

/** The words of signing: those of the page, or of the form that is signed. */
export function useSigningWords() {
  return useContext(SigningWordsContext)
}
