import { describe, expect, test } from 'vitest'
import { copyEach, toKeep } from './keep-ahead.ts'
import type { Copied } from './copy-pages.ts'
import type { KeptKind } from './page-address.ts'
import type { KeptPage } from './page-index.ts'

const day = 24 * 60 * 60_000
const now = 10 * day

function page(address: string, kind: KeptKind, change: Partial<KeptPage> = {}): KeptPage {
  return { id: address, address, kind, title: '', at: now - 1, version: 'v2', ...change }
}

const blank = (version: number) => `/my-form/fill-out/blank-${version}-f-check`
const ahead = { blanks: [{ formId: 'f-check', version: 2 }], assigned: ['e1'] }
function what(pages: readonly KeptPage[], wanted = ahead) {
  const { gone, missing } = toKeep(pages, wanted, now)
  return { gone, missing: missing.map(({ address }) => address) }
}

describe('what is kept ahead', () => {
  test('is asked for where it is missing, and not again', () => {
    const missing = [blank(2), '/my-form/fill-out/e1']
    expect(what([])).toEqual({ gone: [], missing })
    const kept = [page(blank(2), 'blank'), page('/my-form/fill-out/e1', 'form')]
    expect(what(kept)).toEqual({ gone: [], missing: [] })
  })

  test('is asked for again after a day; another build makes it anew as all other pages', () => {
    const form = page('/my-form/fill-out/e1', 'form')
    expect(what([page(blank(2), 'blank', { at: now - day }), form]).missing).toEqual([blank(2)])
    expect(what([page(blank(2), 'blank', { version: 'v1' }), form]).missing).toEqual([])
  })

  test('comes before what is a day old, of which a few are asked for at a time', () => {
    const assigned = Array.from({ length: 9 }, (_, at) => `e${at}`)
    const pages = assigned
      .slice(0, 8)
      .map((id) => page(`/my-form/fill-out/${id}`, 'form', { at: now - day }))
    const { missing } = what(pages, { blanks: [], assigned })
    expect(missing.map((address) => address.slice(-2))).toEqual(['e8', 'e0', 'e1', 'e2', 'e3'])
  })

  test('makes way for the next version; forms that were opened stay', () => {
    const opened = page('/my-form/fill-out/e9', 'form', { at: 0 })
    const { gone, missing } = what([page(blank(1), 'blank'), opened])
    expect([gone, missing]).toEqual([[blank(1)], [blank(2), '/my-form/fill-out/e1']])
    expect(what([page(blank(2), 'blank')], { blanks: [], assigned: [] }).gone).toEqual([blank(2)])
  })

  test('goes where it was handed on or withdrawn, unless it was opened here', () => {
    const none = { blanks: [], assigned: [] }
    const kept = page('/my-form/fill-out/e1', 'form', { isAhead: true })
    expect(what([kept]).gone).toEqual([])
    expect(what([kept], none).gone).toEqual([kept.address])
    expect(what([page(kept.address, 'form')], none).gone).toEqual([])
  })

  test('is told apart from what was opened, also when it is a day old', () => {
    const marks = (pages: readonly KeptPage[]) =>
      toKeep(pages, { blanks: [], assigned: ['e1'] }, now).missing.map(({ isAhead }) => isAhead)
    const old = { at: now - day }
    expect(marks([])).toEqual([true])
    expect(marks([page('/my-form/fill-out/e1', 'form', { ...old, isAhead: true })])).toEqual([true])
    expect(marks([page('/my-form/fill-out/e1', 'form', old)])).toEqual([false])
  })
})

describe('what is missing', () => {
  const missing = Array.from({ length: 20 }, (_, at) => ({ address: `/${at}`, isAhead: true }))

  async function copied(copy: (address: string) => Promise<Copied>) {
    const asked: string[] = []
    const result = await copyEach(missing, ({ address }) => {
      asked.push(address)
      return copy(address)
    })
    return { result, asked: asked.length }
  }

  test('does not wait for a page that fails; where more do, the network is gone', async () => {
    const one = await copied((address) =>
      address === '/0' ? Promise.reject(new Error('Silence.')) : Promise.resolve('kept'),
    )
    expect(one).toEqual({ result: 'none', asked: 20 })
    const all = await copied(() => Promise.reject(new Error('Silence.')))
    expect(all).toEqual({ result: 'none', asked: 2 })
  })

  test('ends where another build answers', async () => {
    expect(await copied(async () => 'newer')).toEqual({ result: 'newer', asked: 1 })
  })
})
