import { expect, test } from 'vitest'
import { allCalls } from '@holdpoint/api'
import { uploadFieldsOf } from './upload-fields.ts'

test('photos and signatures are the only calls that take a file, in one field each', () => {
  const taking = allCalls().flatMap((card) =>
    [...uploadFieldsOf(card)].map((field) => `${card.name} ${field}`),
  )
  expect(taking).toEqual([
    'myForms.addAnswerImage file',
    'myForms.sign file',
    'myForms.saveReviewSignature file',
  ])
})
