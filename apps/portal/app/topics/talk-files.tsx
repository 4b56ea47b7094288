import { useId } from 'react'
import { postFilesMax } from '@holdpoint/api/vocabulary'
import { filesField } from '../records/record-files.ts'
import { words } from '../records/records.words.ts'
import { Field, fieldControl } from '../ui/field.tsx'
import type { TopicAgain } from './topic-again.ts'

/** The files of what is being asked or answered. Those that came back with a form stay with it. */
export function TalkFiles({ again }: { again: TopicAgain | undefined }) {
  const id = useId()
  const kept = again?.files ?? []
  const hint = kept.length > 0 ? words.filesKept(kept.length) : words.filesHint(postFilesMax)
  return (
    <Field id={id} label={words.files} hint={hint}>
      {kept.map((file) => (
        <input key={file} type="hidden" name={filesField} value={file} />
      ))}
      <input
        {...fieldControl(id, { hint: true })}
        type="file"
        name={filesField}
        accept="image/*,application/pdf"
        multiple
      />
    </Field>
  )
}
