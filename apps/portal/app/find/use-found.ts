import { useEffect, useState } from 'react'
import { textLengthMin } from '@holdpoint/api/vocabulary'
import { paths } from '../paths.ts'
import type { FoundAnswer, FoundView } from './found-view.ts'

/** How long the palette waits after a key before it asks; the number is ours. */
const findDelayMs = 200

type Answered = { found: FoundView; isNear: boolean }

/** What a text finds: `waiting` until the answer to this very text is there. */
export type Finding =
  | { state: 'idle' | 'waiting' | 'failed' }
  | { state: 'found'; found: FoundView; isNear: boolean }

/** Finds while somebody types. What was asked before is dropped, and never shown for another text. */
export function useFound(typed: string): Finding {
  const searched = typed.trim()
  const isLongEnough = searched.length >= textLengthMin
  const [answer, setAnswer] = useState<{ searched: string; answer: Answered | null }>()

  useEffect(() => {
    if (!isLongEnough) {
      return undefined
    }
    const asking = new AbortController()
    const timer = setTimeout(() => {
      ask(searched, asking.signal).then(
        (answered) => setAnswer({ searched, answer: answered }),
        () => asking.signal.aborted || setAnswer({ searched, answer: null }),
      )
    }, findDelayMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [searched, isLongEnough])

  if (!isLongEnough) {
    return { state: 'idle' }
  }
  if (answer?.searched !== searched) {
    return { state: 'waiting' }
  }
  return answer.answer === null ? { state: 'failed' } : { state: 'found', ...answer.answer }
}

async function ask(searched: string, signal: AbortSignal): Promise<Answered> {
  const response = await fetch(paths.searchFound({ q: searched }), { signal })
  const { found, isNear } = (await response.json()) as FoundAnswer
  if (found === null) {
    throw new Error('The text was refused.')
  }
  return { found, isNear }
}
