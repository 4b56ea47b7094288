import { describe, expect, test } from 'vitest'
import type { UnsentRecord } from '../unsent-records.ts'
import { waitingForms } from './waiting-forms.ts'

const visit = { formId: 'e1', title: 'Walkaround', visit: 'v', at: 5 }
const records: UnsentRecord[] = [
  {
    id: 'v',
    about: {
      kind: 'answers',
      ...visit,
      batches: [
        { changes: [{ key: 'ppe', value: 'no' }], key: 'k' },
        {
          changes: [
            { key: 'ppe', value: 'yes' },
            { key: 'line', value: 'Weep' },
          ],
        },
      ],
    },
  },
  {
    id: 'p',
    about: { kind: 'photo', ...visit, questionKey: 'ppe', name: 'well.jpg', type: 'image/jpeg' },
    bytes: new Uint8Array(),
  },
  {
    id: 'w',
    about: {
      kind: 'answers',
      ...visit,
      formId: 'e2',
      title: 'Other',
      at: 7,
      batches: [{ changes: [{ key: 'ppe', value: 'no' }] }],
      trouble: { kind: 'stopped', message: 'Closed.' },
    },
  },
]

describe('what waits, by form', () => {
  test('counts an answer once however often it was changed, and names the photos', () => {
    expect(waitingForms(records)[0]).toEqual({
      formId: 'e1',
      isBegunHere: false,
      title: 'Walkaround',
      since: 5,
      answers: 2,
      photos: ['well.jpg'],
      files: [],
      trouble: undefined,
    })
  })

  test('tells the trouble of the form that has some, and of no other', () => {
    const troubles = waitingForms(records).map(({ trouble }) => trouble?.message)
    expect(troubles).toEqual([undefined, 'Closed.'])
  })
})
