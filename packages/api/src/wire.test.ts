import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import {
  calendarDay,
  id,
  instant,
  orJsonText,
  text,
  uploadReference,
  wireBoolean,
  wireInteger,
  wireList,
} from './wire.ts'

const refuses = (schema: z.ZodType, value: unknown) => !schema.safeParse(value).success

describe('wireInteger', () => {
  const tens = wireInteger(-10, 10)

  test.each<[unknown, number]>([
    [0, 0],
    [10, 10],
    ['10', 10],
    ['-10', -10],
    ['007', 7],
  ])('reads %j', (value, number) => {
    expect(tens.parse(value)).toBe(number)
  })

  test.each([
    [11],
    ['11'],
    [-11],
    [1.5],
    ['1.5'],
    ['1e1'],
    ['0x1'],
    [' 1'],
    ['1 '],
    [''],
    ['+1'],
    ['--1'],
    ['9'.repeat(400)],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [true],
    [null],
    [[1]],
    [{}],
  ])('refuses %j', (value) => {
    expect(refuses(tens, value)).toBe(true)
  })

  test('refuses what a double cannot count', () => {
    const wide = wireInteger(0, Number.MAX_SAFE_INTEGER)
    expect(wide.parse('999999999999999')).toBe(999_999_999_999_999)
    expect(refuses(wide, '9007199254740993')).toBe(true)
    expect(refuses(wide, 2 ** 53)).toBe(true)
  })
})

describe('wireBoolean', () => {
  test.each<[unknown, boolean]>([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    ['false', false],
  ])('reads %j as %j', (value, truth) => {
    expect(wireBoolean.parse(value)).toBe(truth)
  })

  test.each([['yes'], ['TRUE'], ['on'], [''], [2], [-1], [null], [[true]]])(
    'refuses %j',
    (value) => {
      expect(refuses(wireBoolean, value)).toBe(true)
    },
  )
})

describe('wireList', () => {
  test.each<[unknown, string[]]>([
    ['a,b', ['a', 'b']],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [' a , ,b,, ', ['a', 'b']],
    [
      [' a ', '', 'b'],
      ['a', 'b'],
    ],
    [['a,b'], ['a,b']],
    ['', []],
    [',,,', []],
    [[], []],
  ])('reads %j', (value, list) => {
    expect(wireList.parse(value)).toEqual(list)
  })

  test('round-trips through the comma form', () => {
    const list = ['f-1', '-1', '9999999', 'ü']
    expect(wireList.parse(list.join(','))).toEqual(list)
  })

  test('takes 9,999 entries and not one more, in either form', () => {
    const full = Array.from({ length: 9999 }, (_, index) => `f-${index}`)
    expect(wireList.parse(full)).toHaveLength(9999)
    expect(wireList.parse(full.join(','))).toHaveLength(9999)
    expect(refuses(wireList, [...full, 'x'])).toBe(true)
    expect(refuses(wireList, [...full, 'x'].join(','))).toBe(true)
  })

  test.each([[1], [[1]], [null], [{}], [[['a']]], [['x'.repeat(201)]]])('refuses %j', (value) => {
    expect(refuses(wireList, value)).toBe(true)
  })
})

describe('calendarDay', () => {
  test.each([['2026-03-05'], ['2024-02-29'], ['1900-01-01'], ['2999-12-30']])('takes %s', (day) => {
    expect(calendarDay.parse(day)).toBe(day)
  })

  test.each([
    ['2026-02-29'],
    ['2026-13-01'],
    ['2026-3-5'],
    ['0000-01-01'],
    ['1899-12-31'],
    ['2999-12-31'],
    ['9999-12-31'],
    ['2026-03-05T00:00'],
    [20260305],
    [null],
  ])('refuses %j', (day) => {
    expect(calendarDay.safeParse(day).error?.issues[0]?.message).toBeDefined()
  })

  test('says what a day looks like', () => {
    expect(calendarDay.safeParse('2026-02-30').error?.issues[0]?.message).toBe(
      'Please enter dates that exist, as year, month and day.',
    )
  })
})

describe('orJsonText', () => {
  const numbers = orJsonText(z.array(z.int()), 20)

  test.each([[[1, 2]], ['[1,2]'], [' [1, 2] ']])('takes %j', (value) => {
    expect(numbers.parse(value)).toEqual([1, 2])
  })

  test.each([['[1,'], ['1,2'], ['["a"]'], [''], ['{}'], [5], [['a']], [`[${'1,'.repeat(20)}1]`]])(
    'refuses %j',
    (value) => {
      expect(refuses(numbers, value)).toBe(true)
    },
  )
})

describe('the other values', () => {
  test.each([['2026-03-05T14:00:00Z'], ['2026-03-05T14:00:00.123+05:30']])(
    'instant takes %s',
    (value) => {
      expect(instant.parse(value)).toBe(value)
    },
  )

  test.each([['2026-03-05T14:00:00'], ['2026-03-05'], ['now'], [0]])(
    'instant refuses %j',
    (value) => {
      expect(refuses(instant, value)).toBe(true)
    },
  )

  test.each([['01JNKQ2Z8XW5T7RDBQ8M1V3C4F'], ['f-check'], ['-1'], ['a:b.c_d']])(
    'id takes %s',
    (value) => {
      expect(id.parse(value)).toBe(value)
    },
  )

  test.each([[''], ['a b'], ['a/b'], ['../a'], ["a'"], ['x'.repeat(65)], ['a\n'], [1], [null]])(
    'id refuses %j',
    (value) => {
      expect(refuses(id, value)).toBe(true)
    },
  )

  test('text takes anything but NUL, up to its length', () => {
    expect(text(3).parse('a\n😀'.slice(0, 3))).toBeDefined()
    expect(refuses(text(3), 'abcd')).toBe(true)
    expect(refuses(text(3), 'a\0')).toBe(true)
  })

  test('uploadReference is the id behind its mark', () => {
    expect(uploadReference.parse('upload:01J-x_')).toBe('01J-x_')
    for (const value of ['01J', 'upload:', 'upload:a/b', 'upload:../x', 'x upload:a', null]) {
      expect(refuses(uploadReference, value)).toBe(true)
    }
  })
})
