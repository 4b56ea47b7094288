import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { mailAddress, safeAddress, safePicture } from './safe-address.ts'

let warned: MockInstance
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

describe('an address', () => {
  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hi',
    'vbscript:x',
    'http://[',
  ])('like %j is refused, and told of once', (address) => {
    expect([safeAddress(address), safeAddress(address)]).toEqual([undefined, undefined])
    expect(warned).toHaveBeenCalledTimes(1)
  })

  test.each(['/found', '?offset=10', '#top', 'page', '//rig.example/x', 'http://rig.example'])(
    'like %s is taken',
    (address) => {
      expect(safeAddress(address)).toBe(address)
      expect(warned).not.toHaveBeenCalled()
    },
  )

  test('of a picture may be one that the page has at hand', () => {
    expect(safePicture('blob:https://rig.example/1')).toBe('blob:https://rig.example/1')
    expect(safePicture('javascript:1')).toBeUndefined()
  })
})

describe('an email', () => {
  test.each(['\uD800@example.com', 'nobody', 'a@b@c', 'javascript:x'])(
    'like %j starts no letter',
    (email) => {
      expect(mailAddress(email)).toBeUndefined()
    },
  )

  test('starts a letter', () => {
    expect(mailAddress('kim@example.com')).toBe('mailto:kim@example.com')
  })
})
