import { useEffect, useMemo, useRef, useState } from 'react'
import { autocompleteDelayMs } from '@holdpoint/api'
import type { Choice } from './lookups.ts'

/** How far the search is; `found` also where it found none. */
export type ChoiceSearchState = 'idle' | 'searching' | 'found' | 'failed'

/** Searches choices on the server; null where it could not. */
export type SearchChoices = (
  words: string,
  signal: AbortSignal,
) => Promise<readonly Choice[] | null>

/**
 * Searches choices on the server 800 ms after the last key (spec 9). What was chosen stays among the
 * options, whatever was found after it.
 */
export function useChoiceSearch(
  searchChoices: SearchChoices,
  start: readonly Choice[],
  chosen: readonly string[],
) {
  const [known, setKnown] = useState<ReadonlyMap<string, Choice>>(
    () => new Map(start.map((choice) => [choice.value, choice])),
  )
  const [state, setState] = useState<ChoiceSearchState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const running = useRef<AbortController>()

  const stop = () => {
    clearTimeout(timer.current)
    running.current?.abort()
  }
  useEffect(() => stop, [])

  const search = (typed: string) => {
    stop()
    const words = typed.trim()
    if (words === '') {
      setState('idle')
      return
    }
    setState('searching')
    timer.current = setTimeout(() => {
      const controller = new AbortController()
      running.current = controller
      void searchChoices(words, controller.signal).then((found) => {
        if (controller.signal.aborted) {
          return
        }
        if (found === null) {
          setState('failed')
          return
        }
        setKnown((before) => new Map([...before, ...found.map((one) => [one.value, one] as const)]))
        setState('found')
      })
    }, autocompleteDelayMs)
  }

  const chosenText = chosen.join('\n')
  const options = useMemo(() => {
    // What its reader may not know by name can still be seen, and taken away.
    const strangers = chosenText.split('\n').filter((id) => id !== '' && !known.has(id))
    return [...known.values(), ...strangers.map((id): Choice => ({ value: id, label: id }))]
  }, [known, chosenText])
  return { options, state, search }
}
