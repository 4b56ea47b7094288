import { useAnsweringWords } from './answering-words.tsx'
import { refusalSaid } from './refusal-said.ts'
import type { Refusal } from './refusal.ts'

/** Why something was not taken, which always says what language that is in. */
export function RefusalText({ refusal }: { refusal: Refusal }) {
  const { message, lang } = refusalSaid(refusal, useAnsweringWords().lang)
  return (
    <span lang={lang} dir="auto">
      {message}
    </span>
  )
}
