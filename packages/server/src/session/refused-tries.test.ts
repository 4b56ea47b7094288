import { expect, test } from 'vitest'
import { forgetWait, rememberWait, waitOf } from './refused-tries.ts'

const at = (seconds: number) => new Date(Date.parse('2026-03-05T15:00:00Z') + seconds * 1000)
const tried = { email: 'a@b.example', address: '192.0.2.1', knownDevice: undefined }

test('whoever was told to wait is not looked at before, and then one at a time', () => {
  const owner = {}
  expect(waitOf(owner, tried, at(0))).toBe(0)
  rememberWait(owner, tried, 8, at(0))
  expect(waitOf(owner, tried, at(3))).toBe(5)
  expect(waitOf(owner, { ...tried, address: '192.0.2.2' }, at(3))).toBe(0)
  expect(waitOf(owner, { ...tried, knownDevice: 'd' }, at(3))).toBe(0)
  expect(waitOf({}, tried, at(3))).toBe(0)
  expect([waitOf(owner, tried, at(8)), waitOf(owner, tried, at(8))]).toEqual([0, 1])
  forgetWait(owner, tried)
  expect([waitOf(owner, tried, at(8)), waitOf(owner, tried, at(8))]).toEqual([0, 0])
})
