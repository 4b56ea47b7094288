import type { EditField } from '../../records/edit-form.tsx'

/** What a row was when it was drawn, which goes along with it wherever it moves. */
export function KeptValue({ field: { name, initialValue } }: { field: EditField }) {
  return (
    <input type="hidden" name={name} value={typeof initialValue === 'string' ? initialValue : ''} />
  )
}
