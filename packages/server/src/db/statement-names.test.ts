import { describe, expect, test } from 'vitest'
import { StatementNames } from './statement-names.ts'

describe('StatementNames', () => {
  test('names a text from its second coming on, always alike', () => {
    const names = new StatementNames()
    expect(names.nameOf('select 1')).toBeUndefined()
    const name = names.nameOf('select 1')
    expect(name).toMatch(/^hp_[\w-]{22}$/)
    expect(names.nameOf('select 1')).toBe(name)
    const others = new StatementNames()
    others.nameOf('select 1')
    expect(others.nameOf('select 1')).toBe(name)
  })

  test('gives different texts different names', () => {
    const names = new StatementNames()
    const [one, two] = ['select 1', 'select 2'].map((text) => {
      names.nameOf(text)
      return names.nameOf(text)
    })
    expect(one).not.toBe(two)
  })

  test('stops naming at its limit and keeps the names that it gave', () => {
    const names = new StatementNames(2)
    const given = ['a', 'b', 'c'].map((text) => {
      names.nameOf(text)
      return names.nameOf(text)
    })
    expect(given.map((name) => name !== undefined)).toEqual([true, true, false])
    expect(names.nameOf('a')).toBe(given[0])
  })
})
