import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellDevice } from '../../offline/device-news.ts'
import { typedRecords, type TypedEntry } from '../../offline/typed-records.ts'
import { visitLock } from '../../offline/unsent-records.ts'
import type { Packed } from '../../offline/packing.ts'
import { holdTyping, type Offer, type TypingHold } from './hold-typing.ts'
import type { RouterState } from './post-end.ts'

// A page with one form of one field, as far as it is asked.

class Field {
  type = 'text'
  disabled = false
  value: string
  constructor(readonly defaultValue: string) {
    this.value = defaultValue
  }
  getAttribute() {
    return 'title'
  }
}

class Form extends EventTarget {
  readonly elements: readonly Field[]
  constructor(began: string) {
    super()
    this.elements = [new Field(began)]
  }
  querySelector() {
    return null
  }
  querySelectorAll() {
    return []
  }
  getAttribute() {
    return '/actions/new'
  }
  type(title: string) {
    this.elements.forEach((field) => (field.value = title))
    this.dispatchEvent(new Event('input'))
  }
}

const place = { address: '/actions/new', formId: 'action' }
const location = { key: 'k1', pathname: '/actions/new', search: '', state: null }
const stays: RouterState = {
  navigation: { state: 'idle' },
  ...{ location, errors: null, actionData: null, loaderData: {} },
}
const onItsWay: RouterState = { ...stays, navigation: { state: 'submitting' } }
const saved: RouterState = { ...stays, actionData: { 'routes/x': { changed: {} } } }

const shelf = new Map<string, Packed>()
const store = {
  owner: 'tag',
  put: async (_shelf: string, id: string, value: Packed) => void shelf.set(id, value),
  get: async (_shelf: string, id: string) => shelf.get(id),
  remove: async (_shelf: string, id: string) => void shelf.delete(id),
}
const locks = { alone: <T>(work: () => Promise<T>) => work(), held: async () => new Set<string>() }
const records = typedRecords(store, locks)
const close = vi.fn(async () => undefined)
const device = { records: async () => records, close }

const session = new Map<string, string>()
const posted: Field[] = []
let held: { name: string }[]
let router: {
  state: RouterState
  subscribe: (listener: (state: RouterState) => void) => () => void
}
let listeners: Set<(state: RouterState) => void>
let offers: (Offer | null)[]
let holds: TypingHold[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ;[shelf, session].forEach((kept) => kept.clear())
  ;[posted.length, held, listeners, offers, holds] = [0, [], new Set(), [], []]
  router = {
    state: stays,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const page = Object.assign(new EventTarget(), { __remixRouter: router, location })
  const body = { append: () => undefined }
  const createElement = () => ({
    append: (field: Field) => posted.push(field),
    submit: () => undefined,
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { visibilityState: 'visible', body, createElement }),
  )
  vi.stubGlobal('HTMLInputElement', Field)
  vi.stubGlobal('HTMLTextAreaElement', class {})
  vi.stubGlobal('HTMLSelectElement', class {})
  vi.stubGlobal(
    'FormData',
    class {
      constructor(readonly form: Form) {}
      [Symbol.iterator]() {
        return this.form.elements.map(({ value }) => ['title', value])[Symbol.iterator]()
      }
    },
  )
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => session.get(name) ?? null,
    setItem: (name: string, value: string) => void session.set(name, value),
    removeItem: (name: string) => void session.delete(name),
  })
  const request = (name: string, work: () => Promise<void>) => {
    const one = { name }
    held.push(one)
    return work().then(() => held.splice(held.indexOf(one), 1))
  }
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held }) } })
})

afterEach(() => {
  holds.forEach((hold) => hold.end())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens the page of the form; `isAgain` where it came back from a post. */
async function open(began = '', isAgain = false) {
  const form = new Form(began)
  const onOffer = async (offer: Offer | null) => void offers.push(offer)
  const of = { form: form as unknown as HTMLFormElement, personId: 'ann', place, isAgain, onOffer }
  const hold = holdTyping(of, device)
  holds.push(hold)
  await rest()
  return { form, hold }
}

/** Longer than the pause after the last key. */
const rest = () => vi.advanceTimersByTimeAsync(1000)

/** The router of the page goes on to a state, and tells it. */
async function turn(state: RouterState) {
  router.state = state
  listeners.forEach((listener) => listener(state))
  await vi.advanceTimersByTimeAsync(0)
}

const titles = async () =>
  (await records.of(place, Date.now())).map(({ entries }) => entries[0]?.[1]).toSorted()

const said = (title: string): TypedEntry[] => [['title', title]]
const keep = (id: string, title: string) => records.keep(id, place, said(title), Date.now())

test('what was put back goes on as the record that it was', async () => {
  await keep('v1', 'Hose')
  await (await open()).hold.putBack()
  expect(session.size).toBe(1)
  const { form } = await open('Hose', true)
  form.type('Hose leaks')
  await rest()
  expect(await titles()).toEqual(['Hose leaks'])
})

test.each([
  ['it came back as it began', true],
  ['it was opened anew after signing in', false],
])('what did not come back stays, where %s', async (_where, isAgain) => {
  await keep('v1', 'Hose')
  await (await open()).hold.putBack()
  const { form } = await open('', isAgain)
  expect(offers.at(-1)).not.toBeNull()
  expect(session.size).toBe(0)
  form.type('Guard')
  await rest()
  expect(await titles()).toEqual(['Guard', 'Hose'])
})

test('a form that begins anew after its post has failed is not the one that was posted', async () => {
  const { form, hold } = await open()
  form.type('Hose')
  form.dispatchEvent(new Event('submit'))
  await turn(onItsWay)
  hold.end()
  await turn({ ...stays, errors: { root: new Error('x') } })
  const next = await open()
  expect(offers.at(-1)).not.toBeNull()
  next.form.type('Guard')
  await rest()
  expect(await titles()).toEqual(['Guard', 'Hose'])
})

test('a form that was saved is forgotten, however often Save was pressed', async () => {
  const { form } = await open()
  form.type('Hose')
  form.dispatchEvent(new Event('submit'))
  await turn(onItsWay)
  expect(await titles()).toEqual(['Hose'])
  form.dispatchEvent(new Event('submit'))
  await turn(saved)
  expect(await titles()).toEqual([])
})

test('what is typed while it is saved in its place is kept', async () => {
  const { form } = await open()
  form.type('Hose')
  form.dispatchEvent(new Event('submit'))
  await turn(onItsWay)
  form.type('Hose leaks')
  await turn(saved)
  await rest()
  expect(await titles()).toEqual(['Hose leaks'])
})

test('a sign-out in another tab takes the offer away, and closes the device', async () => {
  await keep('v1', 'Hose')
  const { hold } = await open()
  expect(offers.at(-1)).not.toBeNull()
  close.mockClear()
  tellDevice('locked')
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  expect(offers.at(-1)).toBeNull()
  await hold.putBack()
  expect(posted).toEqual([])
})

test('a key after a sign-out elsewhere does not open the device again', async () => {
  const { form } = await open()
  form.type('Hose')
  tellDevice('locked')
  await rest()
  expect(await titles()).toEqual(['Hose'])
  form.type('Hose leaks')
  await rest()
  expect(await titles()).toEqual(['Hose'])
})

test('what came back otherwise than it was kept is forgotten as well once it was saved', async () => {
  await keep('v1', 'Hose of a pad that is gone')
  await (await open()).hold.putBack()
  const { form } = await open('Hose', true)
  form.type('Hose leaks')
  await rest()
  form.dispatchEvent(new Event('submit'))
  await turn(onItsWay)
  await turn(saved)
  await rest()
  expect(await titles()).toEqual([])
})

test('what another tab has put back meanwhile is neither put back nor thrown away here', async () => {
  await keep('v1', 'Hose')
  const { hold } = await open()
  held.push({ name: visitLock('v1') })
  await hold.throwAway()
  expect(await titles()).toEqual(['Hose'])
  expect(offers.at(-1)).toBeNull()
})

test('what another tab has put back since it was offered is not put back twice', async () => {
  await keep('v1', 'Hose')
  const { hold } = await open()
  held.push({ name: visitLock('v1') })
  await hold.putBack()
  expect(posted).toEqual([])
})
