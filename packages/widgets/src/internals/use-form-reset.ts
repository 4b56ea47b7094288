import { type RefObject, useEffect } from 'react'
import { useLatest } from './use-latest.ts'

/** Hears a reset of the form that a field belongs to. */
export function useFormReset(field: RefObject<HTMLInputElement>, onReset: () => void): void {
  const latest = useLatest(onReset)
  useEffect(() => {
    const form = field.current?.form
    const reset = (event: Event) => {
      if (!event.defaultPrevented) {
        latest.current()
      }
    }
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [field, latest])
}
