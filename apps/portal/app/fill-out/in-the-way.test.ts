import { expect, test } from 'vitest'
import { inTheWay, isWayFree } from './in-the-way.ts'
import { answeringWords } from './language/answering.words.ts'
import { photosMovingWords } from './photos-moving.ts'
import type { PendingPhoto } from './saving/photo-queue.ts'

const photo = (key: string, state: PendingPhoto['state']): PendingPhoto => ({
  ...{ id: `${key} ${state}`, key, name: 'a.jpg', preview: 'blob:a', percent: 0, state },
})
const isShown = (key: string) => key === 'shown'
const conflicts = { hidden: null }

test('what waits for the person at a question that does not show is not in the way', () => {
  const photos = [photo('hidden', 'failed')]
  const way = inTheWay({ photos, conflicts }, { unread: ['hidden'] }, isShown)
  expect(isWayFree(way)).toBe(true)
})

test('what waits where it shows is, and so is every photo on its way', () => {
  const photos = [photo('shown', 'failed'), photo('hidden', 'sending'), photo('shown', 'leaving')]
  const way = inTheWay({ photos, conflicts: { shown: null } }, { unread: ['shown'] }, isShown)
  expect(way).toMatchObject({ photosFailed: [photos[0]], unread: ['shown'], conflicts: ['shown'] })
  expect(photosMovingWords(way.photosMoving, answeringWords('en').words)).toBe(
    '1 photo is being sent. 1 photo is being taken out',
  )
})
