import { expect, test } from 'vitest'
import type { DeviceStore } from '../device-store.ts'
import type { Packed } from '../packing.ts'
import { withRoomOfImages, withRoomOfSeen, withRoomToBegin } from './kept-images.ts'

/** A device with room for so many records in all, on which a photo was seen and a file is pinned. */
function fullDevice(roomMax: number) {
  const shelf = new Map<string, Packed>([
    ['images:tag', { json: [{ id: 'i1', address: '/photo', bytes: 1 }] }],
    ['i1', { json: 'image/jpeg' }],
    ['files:tag', { json: [{ id: 'f1', fileId: 'f', address: '/file', bytes: 1 }] }],
    ['f1', { json: [] }],
  ])
  const store = {
    owner: 'tag',
    async put(_shelf: string, id: string, value: Packed) {
      if (!shelf.has(id) && shelf.size >= roomMax) {
        throw new DOMException('No room.', 'QuotaExceededError')
      }
      shelf.set(id, value)
    },
    get: async (_shelf: string, id: string) => shelf.get(id),
    remove: async (_shelf: string, id: string) => void shelf.delete(id),
  }
  return { shelf, store: store as Partial<DeviceStore> as DeviceStore }
}

const text = { json: 'Hose' }

test('photos that were seen make room for what is typed, pinned files stay', async () => {
  const { shelf, store } = fullDevice(4)
  await withRoomOfImages(store).put('unsent', 't1', text)
  expect([...shelf.keys()].toSorted()).toEqual(['f1', 'files:tag', 't1'])
})

test('what is typed finds no room where pinned files alone could make it', async () => {
  const { shelf, store } = fullDevice(2)
  await expect(withRoomOfImages(store).put('unsent', 't1', text)).rejects.toThrow('No room.')
  expect(shelf.has('f1')).toBe(true)
})

test('pinned files make room for answers that are not sent', async () => {
  const { shelf, store } = fullDevice(2)
  await withRoomOfSeen(store).put('unsent', 'a1', text)
  expect([...shelf.keys()].toSorted()).toEqual(['a1', 'files:tag'])
})

test('they make room for the page of a form that is begun, and for no other page', async () => {
  const { shelf, store } = fullDevice(4)
  await expect(withRoomOfSeen(store).put('seen', 'p1', text)).rejects.toThrow('No room.')
  await withRoomToBegin(store).put('seen', 'p1', text)
  expect(shelf.has('p1')).toBe(true)
  expect(shelf.has('i1')).toBe(false)
})
