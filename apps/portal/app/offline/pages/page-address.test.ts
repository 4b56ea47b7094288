import { describe, expect, test } from 'vitest'
import { asksForLast, keptAddress, panelOf } from './page-address.ts'

const at = (path: string) => new URL(path, 'https://holdpoint.example')

describe('what is kept of an address', () => {
  test.each([
    ['/my-forms', { address: '/my-forms', kind: 'list' }],
    [
      '/my-forms?section=completed&crewOptions=W-01&searchValue=',
      { address: '/my-forms?crewOptions=W-01&section=completed', kind: 'list' },
    ],
    [
      '/my-forms?section=ongoing&dialog=filters',
      { address: '/my-forms?dialog=filters&section=ongoing', kind: 'panel' },
    ],
    ['/my-forms?dialog=info&id=1', { address: '/my-forms?dialog=info&id=1', kind: 'dialog' }],
    ['/my-form/fill-out/1?section=ongoing', { address: '/my-form/fill-out/1', kind: 'form' }],
    ['/my-form/fill-out/1?tab=3', { address: '/my-form/fill-out/1?tab=3', kind: 'form' }],
    [
      '/review-form/review-form-question/1',
      { address: '/review-form/review-form-question/1', kind: 'form' },
    ],
    ['/sds/pads/pad-1?any=1', { address: '/sds/pads/pad-1', kind: 'pad' }],
    ['/files/f-1?dialog=move', { address: '/files/f-1', kind: 'file' }],
    [
      '/files?section=pinned&selectedFilterId=none',
      { address: '/files?section=pinned', kind: 'pinned' },
    ],
    [
      '/file-preview?type=file&id=f-1',
      { address: '/file-preview?id=f-1&type=file', kind: 'preview' },
    ],
    ['/my-forms/unsent?discard=1', { address: '/my-forms/unsent', kind: 'unsent' }],
  ])('%s', (path, kept) => {
    expect(keptAddress(at(path))).toEqual(kept)
  })

  test.each([
    '/',
    '/login',
    '/settings/api-keys',
    '/my-forms?dialog=share&id=1',
    '/my-forms?dialog=delete&id=1',
    '/my-forms/excel',
    '/my-form/fill-out/1/more',
    '/files',
    '/files?section=library',
    '/files/new',
    '/files/f-1/edit',
    '/file-preview?type=file&id=f-1&version=1',
    '/file-preview?type=sds&id=s-1',
    '/sds/pads',
    '/sds/pads/pad-1/file',
    '/sds/kiosk/hpp_key',
  ])('nothing of %s', (path) => {
    expect(keptAddress(at(path))).toBeNull()
  })
})

test('the panel of a list is kept under the address of its link', () => {
  expect(panelOf('/my-forms?section=ongoing')).toBe(
    keptAddress(at('/my-forms?section=ongoing&dialog=filters'))?.address,
  )
})

test.each([
  ['/', { section: null }],
  ['/my-forms', { section: null }],
  ['/my-forms?section=completed', { section: 'completed' }],
  ['/my-forms?section=completed&page=2', null],
  ['/my-forms?dialog=filters', null],
  ['/my-forms/unsent', null],
])('%s asks for the list that was seen last: %j', (path, asked) => {
  expect(asksForLast(at(path))).toEqual(asked)
})
