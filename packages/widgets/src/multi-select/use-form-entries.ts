import { type RefObject, useEffect } from 'react'
import { useLatest } from '../internals/use-latest.ts'

/** What a form is to send. */
export interface FormEntries {
  name: string | undefined
  values: readonly string[]
  isOff: boolean
}

/**
 * Puts entries of one name into the form around a field when the form is read, as a
 * `<select multiple>` would: 9,999 hidden inputs would have to be drawn anew at each press.
 */
export function useFormEntries(field: RefObject<HTMLInputElement>, entries: FormEntries): void {
  const latest = useLatest(entries)
  useEffect(() => {
    const form = field.current?.form
    if (!form) {
      return undefined
    }
    const onFormData = ({ formData }: FormDataEvent) => {
      const { name, values, isOff } = latest.current
      if (name && !isOff && field.current?.matches(':disabled') === false) {
        for (const value of values) {
          formData.append(name, value)
        }
      }
    }
    form.addEventListener('formdata', onFormData)
    return () => form.removeEventListener('formdata', onFormData)
  }, [field, latest])
}
