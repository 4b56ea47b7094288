import { catalogue } from '@holdpoint/api'
import { expect, test } from 'vitest'
import { readEdit, refusedBySchema, soughtIn } from '../edit-form.server.ts'
import { putBackFields } from './put-back.ts'

test('what is put back comes as it was typed, on its version, with nothing said against it', () => {
  const typed = [
    ['rowVersion', '3'],
    ['title', ''],
    ['assigneeIds', 'ann'],
    ['assigneeIds', 'ben'],
    ['find.assigneeIds', 'cle'],
    ['steps[0].title', 'Stop'],
  ] as const
  const form = new FormData()
  putBackFields(typed, { formKey: 'fresh', intent: 'save' }).forEach(([name, value]) =>
    form.append(name, value),
  )
  const submission = readEdit(form, catalogue.actions.save.input)
  expect(submission.status).toBeUndefined()
  // Words that chose nobody are neither looked for nor asked about.
  expect(soughtIn(form)).toBeNull()
  const { lastResult } = refusedBySchema({ reply: submission.reply, known: {} }).data
  expect(lastResult.status).toBeUndefined()
  expect(lastResult.initialValue).toMatchObject({
    ...{ rowVersion: '3', formKey: 'fresh', intent: 'save' },
    ...{ assigneeIds: ['ann', 'ben'], steps: [{ title: 'Stop' }] },
  })
})
