import { expect, test } from 'vitest'
import { lockNumber, lockNumbers } from './loto.input.ts'

const unfit = 'Please enter letters, digits, spaces and - / . # only.'

test.each(['LK-4468', 'Ø 12/3', 'A.7 #2', 'e\u0301 4', ''])('a lock may be called %j', (number) => {
  expect(lockNumber.parse(number)).toBe(number)
  expect(lockNumbers.parse([number])).toEqual(number === '' ? [] : [number])
})

test.each(['🔒', '12\u20E3', 'a;b', '<b>'])('a lock is not called %j', (number) => {
  const one = lockNumber.safeParse(number).error?.issues ?? []
  expect(one.map(({ message }) => message)).toEqual([unfit])
  const several = lockNumbers.safeParse(['LK-1', number]).error?.issues ?? []
  // It is said of the field, whichever of them it is.
  expect(several.map(({ message, path }) => [message, path])).toEqual([[unfit, []]])
})
