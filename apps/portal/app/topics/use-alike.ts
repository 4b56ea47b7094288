import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { autocompleteDelayMs } from '@holdpoint/api/vocabulary'
import { paths } from '../paths.ts'
import type { LineView } from './topic-view.server.ts'

/** From how many letters on a question can look like another. */
const lettersMin = 8

/** The questions of a topic that look like what is being typed, once there is a script. */
export function useAlike(topicId: string): {
  alike: readonly LineView[]
  onType: (text: string) => void
} {
  const { load, data } = useFetcher<LineView[]>()
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const isEnough = text.length >= lettersMin

  useEffect(() => {
    if (!isEnough) {
      return
    }
    const wait = setTimeout(() => load(paths.topicAlike(topicId, { q: text })), autocompleteDelayMs)
    return () => clearTimeout(wait)
  }, [topicId, text, isEnough, load])

  return { alike: isEnough ? (data ?? none) : none, onType: setTyped }
}

const none: readonly LineView[] = []
