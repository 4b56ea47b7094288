import type { PhotoMark } from '@holdpoint/forms'
import { useState } from 'react'

/**
 * Keeps what was drawn, but not over an answer that came while it was drawn: that is said first, and
 * whoever keeps it once more means it.
 */
export function useKeeping(value: string, onKeep: (marks: readonly PhotoMark[]) => void) {
  /** The answer that is drawn over, as far as whoever draws knows. */
  const [known, setKnown] = useState(value)
  const [isOvertaken, setOvertaken] = useState(false)

  function save(marks: readonly PhotoMark[]): Promise<boolean> {
    const isNews = value !== known
    setOvertaken(isNews)
    setKnown(value)
    if (!isNews) {
      onKeep(marks)
    }
    return Promise.resolve(!isNews)
  }

  return { isOvertaken, save }
}
