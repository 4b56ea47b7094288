import { expect, test } from 'vitest'
import { isSamePage } from './use-leave-guard.ts'

const at = (search: string, pathname = '/my-form/fill-out/e1') => ({ pathname, search })

test('another part of the form is the same page, its other tabs and other forms are not', () => {
  expect(isSamePage(at('?section=access'), at('?section=people&only=0'))).toBe(true)
  expect(isSamePage(at(''), at('?tab=3'))).toBe(false)
  expect(isSamePage(at('?tab=4'), at('?section=access'))).toBe(false)
  expect(isSamePage(at(''), at('', '/my-form/fill-out/e2'))).toBe(false)
})
