import { useEffect, useState } from 'react'

/** For so long what has just changed is not pressed yet: longer than a double tap takes. */
const freshMs = 700

/** Whether something has become another thing a moment ago; not on the first paint of a page. */
export function useFresh(key: string): boolean {
  const [settled, setSettled] = useState(key)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), freshMs)
    return () => clearTimeout(timer)
  }, [key])
  return settled !== key
}
