import { useEffect, useMemo, useRef, useState } from 'react'
import { useBeforePaint } from './use-before-paint.ts'

/** Where a question to the page stands. */
export type Asked<Answer> =
  | { state: 'idle'; answer: undefined; problem: undefined }
  | { state: 'loading'; answer: Answer | undefined; problem: undefined }
  | { state: 'done'; answer: Answer; problem: undefined }
  | { state: 'failed'; answer: Answer | undefined; problem: string }

/** A question whose answer the page gives, perhaps later. */
export type Ask<Question, Answer> = (
  question: Question,
  options: { signal: AbortSignal },
) => Answer | Promise<Answer>

/**
 * Asks the page. Only the answer to the latest question counts: an older one is aborted, and so is
 * the last when the widget leaves the page. While a new answer is awaited the old one stays.
 */
export function useAsked<Question, Answer>(
  ask: Ask<Question, Answer> | undefined,
): [Asked<Answer>, { ask: (question: Question) => void; forget: () => void }] {
  const [asked, setAsked] = useState<Asked<Answer>>(idle)
  const latest = useRef(ask)
  // Before paint: a key that follows a new function asks the new one.
  useBeforePaint(() => {
    latest.current = ask
  })
  const running = useRef<AbortController>()
  useEffect(() => () => running.current?.abort(), [])
  const ways = useMemo(
    () => ({
      forget: () => {
        running.current?.abort()
        setAsked(idle)
      },
      ask: (question: Question) => {
        running.current?.abort()
        const controller = new AbortController()
        const { signal } = controller
        running.current = controller
        setAsked(({ answer }) => ({ state: 'loading', answer, problem: undefined }))
        void (async () => {
          try {
            const answer = await latest.current?.(question, { signal })
            if (!signal.aborted) {
              setAsked(answer === undefined ? idle : { state: 'done', answer, problem: undefined })
            }
          } catch (error) {
            if (!signal.aborted) {
              const problem = problemOf(error)
              setAsked(({ answer }) => ({ state: 'failed', answer, problem }))
            }
          }
        })()
      },
    }),
    [latest],
  )
  return [asked, ways]
}

/**
 * The sentence of what was thrown, or the empty text where the browser threw it: of a network that
 * failed it tells the address, key included, and never anything a person could act on.
 */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error)
  }
  const isOfBrowser = error instanceof DOMException || browserErrors.test(error.name)
  return isOfBrowser ? '' : error.message
}

const browserErrors = /^(Type|Syntax|Range|Reference)Error$/

const idle = { state: 'idle', answer: undefined, problem: undefined } as const
