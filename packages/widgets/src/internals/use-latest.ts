import { useRef, type RefObject } from 'react'
import { useBeforePaint } from './use-before-paint.ts'

/** Holds what the last render gave, for callbacks that outlive a render. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> & { readonly current: T } {
  const latest = useRef(value)
  useBeforePaint(() => {
    latest.current = value
  })
  return latest
}
