import type { EditField } from '../../records/edit-form.tsx'
import { Tick } from '../../ui/field.tsx'

/** A tick of a form that edits. */
export function FieldTick({ field, label }: { field: EditField; label: string }) {
  return <Tick name={field.name} label={label} defaultChecked={field.initialValue === 'true'} />
}
