import { describe, expect, test } from 'vitest'
import { keptAddress } from './page-address.ts'
import { findPage, keptMax, offeredPages, withPage, type KeptPage } from './page-index.ts'

const origin = 'https://holdpoint.example'
let count = 0

function page(address: string): KeptPage {
  const kept = keptAddress(new URL(address, origin))
  if (kept === null) {
    throw new Error(`${address} is not kept.`)
  }
  return { ...kept, id: `r${(count += 1)}`, title: address, at: count, version: 'v1' }
}

/** Keeps pages one after the other. */
function keptOf(...addresses: string[]): KeptPage[] {
  return addresses.reduce<KeptPage[]>((pages, one) => withPage(pages, page(one)).pages, [])
}

const find = (pages: readonly KeptPage[], path: string) => findPage(pages, new URL(path, origin))

describe('keeping a page', () => {
  test('takes the place of its earlier copy, whose record goes', () => {
    const [before] = keptOf('/my-forms')
    const { pages, gone } = withPage(before ? [before] : [], page('/my-forms'))
    expect(pages).toHaveLength(1)
    expect(gone).toEqual([before])
  })

  test('makes room for it among its own kind alone: what was seen longest ago goes', () => {
    const lists = Array.from({ length: keptMax.list }, (_, at) => `/my-forms?page=${at + 2}`)
    const before = keptOf('/my-form/fill-out/1', ...lists)
    const { pages, gone } = withPage(before, page('/my-forms'))
    expect(gone.map(({ address }) => address)).toEqual(['/my-forms?page=2'])
    expect(pages.filter(({ kind }) => kind === 'list')).toHaveLength(keptMax.list)
    expect(pages.filter(({ kind }) => kind === 'form')).toHaveLength(1)
  })

  test('pushes out nothing that was begun here, which is nowhere else', () => {
    const begun: KeptPage = { ...page('/my-form/fill-out/begun'), isBegun: true }
    const forms = Array.from({ length: keptMax.form }, (_, at) => `/my-form/fill-out/${at}`)
    const before = forms.reduce((pages, one) => withPage(pages, page(one)).pages, [begun])
    expect(before).toHaveLength(keptMax.form + 1)
    const { pages, gone } = withPage(before, page('/my-form/fill-out/next'))
    expect(gone.map(({ address }) => address)).toEqual(['/my-form/fill-out/0'])
    expect(pages).toContain(begun)
  })
})

describe('finding a page', () => {
  const pages = keptOf(
    '/my-form/fill-out/1',
    '/my-forms?section=completed',
    '/my-forms?section=ongoing&page=2',
  )

  test('by its address, however somebody got there', () => {
    expect(find(pages, '/my-form/fill-out/1?section=ongoing')).toMatchObject({
      kind: 'page',
      page: { address: '/my-form/fill-out/1' },
    })
  })

  test.each([
    ['/', '/my-forms?page=2&section=ongoing'],
    ['/my-forms', '/my-forms?page=2&section=ongoing'],
    ['/my-forms?section=ongoing', '/my-forms?page=2&section=ongoing'],
  ])('%s leads to the list that was seen last', (path, address) => {
    expect(find(pages, path)).toEqual({ kind: 'elsewhere', address })
  })

  test.each([
    '/my-form/fill-out/2',
    '/my-forms?section=signature',
    '/my-forms?section=completed&crewOptions=W-01',
    '/settings/embed',
  ])('nothing of another page stands in for %s', (path) => {
    expect(find(pages, path)).toBeNull()
  })
})

test('the file library leads to what is pinned, whichever was seen last', () => {
  const pages = keptOf('/my-forms', '/files?section=pinned', '/files/f-1')
  const pinned = { kind: 'elsewhere', address: '/files?section=pinned' }
  expect(find(pages, '/files')).toEqual(pinned)
  expect(find(pages, '/files?section=library')).toBeNull()
  expect(find(keptOf('/my-forms'), '/files')).toBeNull()
})

describe('what can be begun here', () => {
  const blank = '/my-form/fill-out/blank-2-f-check'

  test('is where forms are started, and where forms were never started nothing stands in for it', () => {
    const address = '/my-forms/unsent?begin=1'
    const pages = keptOf('/my-forms/unsent', blank)
    expect(find(pages, '/my-forms?dialog=fill')).toEqual({ kind: 'elsewhere', address })
    expect(find(keptOf('/my-forms/unsent'), '/my-forms?dialog=fill')).toBeNull()
    expect(find(keptOf(blank), '/my-forms?dialog=fill')).toBeNull()
  })

  test('is no page of its own, is not offered as one, and pushes no form out', () => {
    const forms = Array.from({ length: keptMax.form }, (_, at) => `/my-form/fill-out/${at}`)
    const pages = keptOf(...forms, blank)
    expect(pages).toHaveLength(keptMax.form + 1)
    expect(find(pages, blank)).toBeNull()
    expect(offeredPages(pages).map(({ kind }) => kind)).not.toContain('blank')
  })
})

test('the last list of each tab and every form are offered', () => {
  const pages = keptOf(
    '/my-forms?section=ongoing',
    '/my-forms?section=ongoing&dialog=filters',
    '/my-form/fill-out/1',
    '/my-forms?section=ongoing&page=2',
    '/my-forms?section=completed',
  )
  expect(offeredPages(pages).map(({ address }) => address)).toEqual([
    '/my-forms?section=completed',
    '/my-forms?page=2&section=ongoing',
    '/my-form/fill-out/1',
  ])
})
