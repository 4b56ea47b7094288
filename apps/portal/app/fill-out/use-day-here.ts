import { useEffect, useMemo, useState } from 'react'
import { today } from '@holdpoint/api'
import type { FillData } from './fill-data.ts'

/**
 * The form on the day on which it is filled: the page of one that was begun on this device may have
 * been made days before.
 */
export function useDayHere(loaded: FillData): FillData {
  const [day, setDay] = useState(loaded.today)
  const { begins } = loaded

  useEffect(() => {
    if (begins !== null) {
      setDay(today(new Date(), begins.timeZone))
    }
  }, [begins])

  return useMemo(
    () => (begins === null ? loaded : { ...loaded, today: day }),
    [loaded, begins, day],
  )
}
