import { useEffect, useMemo } from 'react'
import { type WordMatcher, wordMatcher } from './word-matcher.ts'

/**
 * A search in a list that is shown while open. A long list is read in slices once it is shown, so
 * that neither its opening nor the first letter waits for it. Keep `textOf` the same.
 */
export function useWordMatcher<T>(
  items: readonly T[] | undefined,
  textOf: (item: T) => string,
  isOpen: boolean,
): WordMatcher<T> | undefined {
  const matcher = useMemo(() => items && wordMatcher(items, textOf), [items, textOf])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const read = () => {
      if (matcher?.readSome()) {
        timer = setTimeout(read)
      }
    }
    if (isOpen) {
      timer = setTimeout(read)
    }
    return () => clearTimeout(timer)
  }, [isOpen, matcher])
  return matcher
}
