import { describe, expect, test } from 'vitest'
import { toSignIn } from './require-person.server.ts'

const own = 'http://localhost:3000'

function ledTo(path: string, init: RequestInit = {}): string | null {
  return toSignIn(new Request(`${own}${path}`, init)).headers.get('Location')
}

const from = (referrer: string) => ({ headers: { Referer: referrer } })

describe('the way to the sign-in page', () => {
  test('remembers the way back', () => {
    expect(ledTo('/my-forms?page=2')).toBe('/login?to=%2Fmy-forms%3Fpage%3D2')
    expect(ledTo('/')).toBe('/login')
  })

  test.each([
    ['a link of a page of ours', '/my-forms', from(`${own}/my-form/fill-out/1`)],
    ['a form that is posted', '/my-forms', { method: 'POST' }],
  ])('says of %s that a session has ended, though no cookie is left', (_what, path, init) => {
    expect(ledTo(path, init)).toBe('/login?to=%2Fmy-forms&ended=1')
  })

  test.each([
    ['nowhere', {}],
    ['the sign-in page', from(`${own}/login?to=x`)],
    ['what anybody may read', from(`${own}/api/docs`)],
    ['another site', from('https://elsewhere.example/my-forms')],
    ['something else', from('about:blank')],
  ])('says nothing of the kind to who comes from %s', (_what, init) => {
    expect(ledTo('/my-forms', init)).toBe('/login?to=%2Fmy-forms')
  })
})
