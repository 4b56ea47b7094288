import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeviceStore } from '../device-store.ts'
import type { Packed } from '../packing.ts'
import { keepPage, keptBody, keptPages, takeAsOpened } from '../pages/kept-pages.ts'
import { copyPage, renewPages } from '../pages/copy-pages.ts'
import { discardForm } from '../unsent/waiting-forms.ts'
import { beginHere, beginningAt, beginningOf, blanksHere, NoRoomToBegin } from './beginnings.ts'
import { createBegunFirst } from './begun-first.ts'
import { blankId, readBlankId } from './blank-id.ts'
import type { BeginReply } from './send-beginning.ts'

const at = Date.UTC(2026, 10, 29, 6, 10)
const of = { formId: 'f-check', version: 3 }
const address = `/my-form/fill-out/${blankId(of)}`

let shelves: Record<string, Map<string, Packed>>
let store: DeviceStore
let isFull: boolean
afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, ...rest: unknown[]) =>
        (rest.at(-1) as (lock: unknown) => unknown)({}),
    },
  })
  isFull = false
  shelves = { unsent: new Map(), seen: new Map() }
  store = {
    ...{ personId: 'p1', owner: 'tag', close: () => undefined },
    async put(shelf, id, value) {
      if (isFull && shelf === 'unsent') {
        throw new Error('There is no room.')
      }
      shelves[shelf]?.set(id, value)
    },
    get: async (shelf, id) => shelves[shelf]?.get(id),
    remove: async (shelf, id) => void shelves[shelf]?.delete(id),
    all: async (shelf) =>
      [...(shelves[shelf]?.entries() ?? [])].map(([id, value]) => ({ id, value })),
  }
})

async function keptBlank() {
  const about = { address, kind: 'blank', title: 'Check', version: 'v1', at: 1 } as const
  const html = `<form action="${address}">["id","${blankId(of)}","form","${of.formId}"]</form>`
  await keepPage(store, { ...about, headers: [['x', 'y']], html })
  return address
}

test('what stands for the entry of a blank form is read back, and nothing else is', () => {
  expect(readBlankId(blankId(of))).toEqual(of)
  for (const id of ['f-check', 'blank-f-check', 'blank-1-', 'blank-1-a/b']) {
    expect(readBlankId(id)).toBeNull()
  }
})

describe('beginning on a device', () => {
  test('makes a page of its own under an id of its own, each time, and keeps the blank form', async () => {
    await keptBlank()
    const first = await beginHere(store, address, at)
    const second = await beginHere(store, address, at + 1)
    expect(second).not.toBe(first)
    const pages = await keptPages(store)
    expect(pages.map((one) => [one.address, one.kind, one.isBegun])).toEqual([
      [second, 'form', true],
      [first, 'form', true],
      [address, 'blank', undefined],
    ])
    const [page] = pages
    const id = second.split('/').at(-1)
    const body = page && (await keptBody(store, page))
    expect(body?.html).toBe(`<form action="${second}">["id","${id}","form","f-check"]</form>`)
    expect(body?.headers).toEqual([['x', 'y']])
    expect(await beginningOf(store, id ?? '')).toMatchObject({ of, at: at + 1, isFresh: true })
  })

  test('leaves nothing behind where the device has no room', async () => {
    await keptBlank()
    isFull = true
    await expect(beginHere(store, address, at)).rejects.toThrow(NoRoomToBegin)
    expect((await keptPages(store)).map(({ kind }) => kind)).toEqual(['blank'])
  })

  test('goes by the address, whose copy may have been made anew; what is not kept is no want of room', async () => {
    await keptBlank()
    const [before] = await keptPages(store)
    await keptBlank()
    expect(await keptPages(store)).not.toEqual([before])
    expect(await beginHere(store, address, at)).toMatch(/^\/my-form\/fill-out\/[0-9a-f-]{36}$/)
    const gone = beginHere(store, '/my-form/fill-out/blank-9-f-check', at)
    await expect(gone).rejects.not.toBeInstanceOf(NoRoomToBegin)
  })

  test('is offered where the files of its build are here, and nowhere else', async () => {
    await keptBlank()
    expect(await blanksHere(store, async (version) => version === 'v1')).toHaveLength(1)
    expect(await blanksHere(store, async () => false)).toEqual([])
  })

  test('keeps its page from being asked for at the server, which does not know it', async () => {
    const begun = new URL(await beginHere(store, await keptBlank(), at), 'https://x.example')
    vi.stubGlobal('fetch', () => Promise.reject(new Error('The server was asked.')))
    expect(await copyPage(store, begun.href, 'v1')).toBe('none')
    expect(await beginningAt(store, begun)).not.toBeNull()
    expect(await beginningAt(store, new URL('https://x.example/my-forms'))).toBeNull()
    // Written as no address is, it is that of nothing that was begun.
    const unreadable = new URL('https://x.example/my-form/fill-out/%E0')
    expect(await beginningAt(store, unreadable)).toBeNull()
  })

  test('is in the way of no other page that another build makes anew', async () => {
    await keptBlank()
    for (let more = 0; more < 5; more += 1) {
      await beginHere(store, address, at)
    }
    const asked: string[] = []
    vi.stubGlobal('fetch', (href: string) => {
      asked.push(href)
      return Promise.reject(new Error('Silence.'))
    })
    await expect(renewPages(store, 'https://x.example', 'v2')).rejects.toThrow('Silence.')
    expect(asked).toEqual([`https://x.example${address}`])
  })

  test('discarded, its page goes as well', async () => {
    const begun = await beginHere(store, await keptBlank(), at)
    expect(await discardForm(store, begun.split('/').at(-1) ?? '')).toBe(true)
    expect((await keptPages(store)).map((one) => one.address)).toEqual([address])
    expect(shelves['unsent']?.size).toBe(0)
  })
})

test('what was kept ahead is one page among others once it was opened', async () => {
  const ahead = { address: '/my-form/fill-out/e1', kind: 'form', title: 'Check' } as const
  await keepPage(store, { ...ahead, version: 'v1', at: 1, headers: [], html: '', isAhead: true })
  await keptBlank()
  const before = await keptPages(store)
  await takeAsOpened(store, ahead.address)
  const [blank, { isAhead, ...opened } = {}] = before
  expect(isAhead).toBe(true)
  expect(await keptPages(store)).toEqual([blank, opened])
})

describe('the page of what was begun', () => {
  async function opened(reply: BeginReply) {
    const id = (await beginHere(store, await keptBlank(), at)).split('/').at(-1) ?? ''
    const onBegun = vi.fn<() => void>()
    const send = vi.fn<() => Promise<BeginReply>>(async () => reply)
    return {
      id,
      onBegun,
      send,
      ...createBegunFirst(id, { open: async () => store, send, onBegun }),
    }
  }

  test('takes what the form begins with once, as of the moment of the start', async () => {
    const { takeFirst } = await opened({ kind: 'unreachable' })
    const taken = vi.fn<(given: object) => void>()
    const first = (moment: Date) => ({ on: { value: moment.toISOString() } })
    await takeFirst(first, taken)
    await takeFirst(first, taken)
    expect(taken.mock.calls).toEqual([[{ on: { value: '2026-11-29T06:10:00.000Z' } }]])
  })

  test('tells the server once; a second tab hears from the device that it was told', async () => {
    const { id, begin, send, onBegun } = await opened({ kind: 'begun' })
    const second = vi.fn<() => Promise<BeginReply>>(async () => ({ kind: 'unreachable' }))
    const other = createBegunFirst(id, { open: async () => store, send: second, onBegun })
    expect(await begin()).toEqual({ kind: 'begun' })
    expect(await other.begin()).toEqual({ kind: 'begun' })
    expect(await begin()).toEqual({ kind: 'begun' })
    expect(send.mock.calls.length + second.mock.calls.length).toBe(1)
    expect(onBegun).toHaveBeenCalledTimes(1)
    expect(await beginningOf(store, id)).toBeNull()
  })

  test('keeps it where the server was not reached, or says no', async () => {
    const { id, begin } = await opened({ kind: 'stopped', message: 'No.' })
    expect(await begin()).toEqual({ kind: 'stopped', message: 'No.' })
    expect(await beginningOf(store, id)).not.toBeNull()
  })
})
