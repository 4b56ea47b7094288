import { expect, test } from 'vitest'
import { pinnedFileBytesMax, type PinnedFile } from '@holdpoint/api'
import { pinsWithRoom } from './pins-room.ts'

const pin = (fileId: string, size: number | null): PinnedFile => ({
  ...{ fileId, size, version: size === null ? null : 1 },
  ...{ mediaType: null, changedAt: '2026-03-05T12:00:00Z' },
})
const names = (pins: readonly PinnedFile[]) => pins.map(({ fileId }) => fileId)

test('what was pinned last has the room first, and a smaller one takes what is left', () => {
  const pins = [pin('last', 600), pin('large', 500), pin('empty', null), pin('small', 400)]
  expect(names(pinsWithRoom(pins, 1000))).toEqual(['last', 'empty', 'small'])
})

test('one that is too large takes no room from the others', () => {
  const pins = [pin('too large', pinnedFileBytesMax + 1), pin('largest', pinnedFileBytesMax)]
  expect(names(pinsWithRoom(pins, 2 * pinnedFileBytesMax))).toEqual(['largest'])
})
