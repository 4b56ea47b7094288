import { beforeEach, describe, expect, test } from 'vitest'
import type { Packed } from './packing.ts'
import { typedRecords, type TypedEntry } from './typed-records.ts'
import { visitLock } from './unsent-records.ts'

const day = 24 * 60 * 60 * 1000
const place = { address: '/actions/new', formId: 'action' }
const other = { address: '/actions/edit?id=a1', formId: 'action' }
const said = (title: string): TypedEntry[] => [['title', title]]

let shelf: Map<string, Packed>
let writes: string[]
let open: Set<string>
let records: ReturnType<typeof typedRecords>
beforeEach(() => {
  shelf = new Map()
  writes = []
  open = new Set()
  const store = {
    owner: 'tag',
    async put(_shelf: string, id: string, value: Packed) {
      writes.push(id)
      shelf.set(id, value)
    },
    get: async (_shelf: string, id: string) => shelf.get(id),
    remove: async (_shelf: string, id: string) => void shelf.delete(id),
  }
  records = typedRecords(store, { alone: (work) => work(), held: async () => open })
})

const titlesAt = async (now: number) =>
  (await records.of(place, now)).map(({ entries }) => entries[0]?.[1])

describe('what was typed into a form', () => {
  test('is kept by its visit, as it is now, and found by its form alone', async () => {
    await records.keep('v1', place, said('Hose'), 1)
    await records.keep('v1', place, said('Hose leaks'), 2)
    await records.keep('v2', other, said('Guard'), 3)
    expect(await records.of(place, 4)).toEqual([{ id: 'v1', at: 2, entries: said('Hose leaks') }])
  })

  test('is offered the newest first, and of one form three times at most', async () => {
    for (const at of [1, 2, 3, 4]) {
      await records.keep(`v${at}`, place, said(`Draft ${at}`), at)
    }
    expect(await titlesAt(5)).toEqual(['Draft 4', 'Draft 3', 'Draft 2'])
    expect([...shelf.keys()]).not.toContain('v1')
  })

  test('stays where its page is still open, however many are newer', async () => {
    open.add(visitLock('v1'))
    for (const at of [1, 2, 3, 4, 5]) {
      await records.keep(`v${at}`, place, said(`Draft ${at}`), at)
    }
    expect(await titlesAt(6)).toEqual(['Draft 5', 'Draft 4', 'Draft 3', 'Draft 1'])
  })

  test('is named before it is kept, so that nothing stays that no list tells', async () => {
    await records.keep('v1', place, said('Hose'), 1)
    expect(writes).toEqual(['typed:tag', 'v1'])
    shelf.delete('v1')
    expect(await records.of(place, 2)).toEqual([])
  })

  test('goes once it was saved or thrown away', async () => {
    await records.keep('v1', place, said('Hose'), 1)
    await records.keep('v2', other, said('Guard'), 2)
    await records.drop(['v1'])
    expect(await records.of(place, 3)).toEqual([])
    expect([...shelf.keys()].toSorted()).toEqual(['typed:tag', 'v2'])
    await records.drop(['v2'])
    expect([...shelf.keys()]).toEqual([])
  })

  test('goes after 30 days from the device, once its form is looked for', async () => {
    await records.keep('v1', place, said('Hose'), 0)
    expect(await titlesAt(30 * day - 1)).toEqual(['Hose'])
    expect(await titlesAt(30 * day)).toEqual([])
    expect([...shelf.keys()]).toEqual([])
  })

  test('goes after 30 days with the next that is kept', async () => {
    await records.keep('v1', place, said('Hose'), 0)
    await records.keep('v2', other, said('Guard'), 30 * day)
    expect([...shelf.keys()].toSorted()).toEqual(['typed:tag', 'v2'])
  })
})
