import { questionsOf } from '@holdpoint/forms'
import { expect, test } from 'vitest'
import { emptyDraft } from '../raw-answer.ts'
import { testForm } from '../test-form.ts'
import { formFile } from './form-file.ts'

const questions = new Map(questionsOf(testForm).map(({ question }) => [question.key, question]))

test('a file of the form holds its answers, what can not be saved yet, and the photos that wait', async () => {
  const file = await formFile({
    data: { id: 'e1', title: 'Every type' },
    questions,
    state: {
      drafts: {
        ppe: { ...emptyDraft, raw: ['no'], note: 'Weep at the choke' },
        gas: { ...emptyDraft, raw: ['four'] },
      },
      saved: { ppe: { value: 'yes', rev: 2 } },
    },
    photos: [
      { id: 'p', key: 'ppe', name: 'well.jpg', file: new Blob(['x'], { type: 'image/jpeg' }) },
    ],
  })
  expect(JSON.parse(await file.text())).toMatchObject({
    kind: 'holdpoint-unsent',
    version: 1,
    formId: 'e1',
    records: [
      {
        kind: 'answers',
        batches: [
          { changes: [{ key: 'ppe', value: 'no', note: 'Weep at the choke', baseRev: 2 }] },
        ],
        unread: [{ key: 'gas', raw: ['four'] }],
      },
      { id: 'p', kind: 'photo', questionKey: 'ppe', name: 'well.jpg', base64: btoa('x') },
    ],
  })
})
