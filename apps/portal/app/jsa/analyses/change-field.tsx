import { TextArea, type EditField } from '../../records/edit-form.tsx'
import { formWords as words } from './jsa-form.words.ts'

/** What has changed, where the job runs: the crew reads it before they sign again. */
export function ChangeField({ field }: { field: EditField }) {
  return (
    <TextArea field={field} label={words.change} hint={words.changeHint} lengthMax={500} rows={2} />
  )
}
