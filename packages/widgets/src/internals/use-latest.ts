import { useEffect, useRef, type RefObject } from 'react'

/** Holds what the last render gave, for callbacks that outlive a render. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> & { readonly current: T } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
