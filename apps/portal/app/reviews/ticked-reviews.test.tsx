import { expect, test } from 'vitest'
import { badgeOf } from '@holdpoint/api'
import { drawnPart } from '../test-drawn-part.tsx'
import { reviewsPlaces } from './reviews.place.ts'
import type { ReviewRow } from './reviews.rows.server.ts'
import { words } from './reviews.words.ts'
import { TickedReviews } from './ticked-reviews.tsx'

function rowOf(id: string, tick: string | null): ReviewRow {
  return {
    ...{ id, tick, rowVersion: 1, to: `/${id}`, title: 'Treating iron', number: id, typeName: '' },
    ...{ answer: null, elevatedFrom: null, isReopened: false, isLimited: false, wait: null },
    badge: badgeOf({
      formStatus: 'in_review',
      isOwnSignPending: false,
      isOwnApprovalPending: true,
    }),
    ...{ score: null, submitter: 'Wren', padNames: '', crew: '' },
    submitted: { instant: '', day: '', clock: '', exact: '' },
  }
}

const drawn = (rows: readonly ReviewRow[]) =>
  drawnPart(() => (
    <TickedReviews place={reviewsPlaces.plain} rows={rows} formKey="key" isLoading={false} />
  ))

test('a list says why some of its forms have no tick, and nothing where all have one', async () => {
  const [first, second] = [rowOf('F-1', 'form:1'), rowOf('F-2', 'form:2')]
  expect(await drawn([first, rowOf('F-3', null)])).toContain(words.whyTicks)
  expect(await drawn([first, second])).not.toContain(words.whyTicks)
})
