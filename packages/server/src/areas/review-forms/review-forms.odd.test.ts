import { expect, test } from 'vitest'
import type { ReviewedAnswer } from '@holdpoint/api'
import { oddOf } from './review-forms.odd.ts'

const answered = { text: 'Yes', isFailed: false, note: '', photos: [] }

test.each([
  [0, '10 answers were given within 1 second.'],
  [29, '10 answers were given within 29 seconds.'],
])('says how fast the answers were given: in %i s', (seconds, said) => {
  const startedAt = new Date('2026-03-01T18:00:00Z')
  const took = {
    started_at: startedAt,
    first_submitted_at: new Date(startedAt.getTime() + seconds * 1000),
  }
  const answers = Array.from({ length: 10 }, () => answered as unknown as ReviewedAnswer)
  expect(oddOf(took, answers, null)).toEqual([said])
})
