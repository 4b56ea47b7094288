import { useEffect, useMemo, useRef } from 'react'
import { useLatest } from './use-latest.ts'

/** A call that waits until nobody asked again for so long. */
export interface Debounced<T> {
  /** Asks for a call with this value, perhaps after another pause; an earlier ask is forgotten. */
  later: (value: T, pauseMs?: number) => void
  /** Calls at once; an earlier ask is forgotten. */
  now: (value: T) => void
  /** Forgets the ask. */
  cancel: () => void
}

/** Debounces a callback. An ask that still waits is forgotten when the widget leaves the page. */
export function useDebounced<T>(call: (value: T) => void, delayMs: number): Debounced<T> {
  const latest = useLatest(call)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => cancel, [])
  return useMemo(
    () => ({
      cancel,
      now: (value) => {
        cancel()
        latest.current(value)
      },
      later: (value, pauseMs = delayMs) => {
        cancel()
        timer.current = setTimeout(() => latest.current(value), pauseMs)
      },
    }),
    [delayMs, latest],
  )
}
