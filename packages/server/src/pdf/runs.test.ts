import { describe, expect, test } from 'vitest'
import { facesOf } from './faces.ts'
import { runsOf, undrawn } from './runs.ts'

const setText = (text: string) =>
  runsOf(text, facesOf('regular')).map(({ text: set, face, actual }) => [
    set,
    actual ?? face.name.replace('-400', ''),
  ])

describe('the runs of a text', () => {
  test('keep a sentence of one script together, spaces and lines included', () => {
    expect(setText('Wellsite Walkaround,\n5 °C')).toEqual([
      ['Wellsite Walkaround,\n5 °C', 'barlow-latin'],
    ])
  })

  test('change their face with the script', () => {
    expect(setText('Über пути έξοδος')).toEqual([
      ['Über ', 'barlow-latin'],
      ['пути ', 'noto-sans-cyrillic'],
      ['έξοδος', 'noto-sans-greek'],
    ])
  })

  test('keep what a reader takes for one sign in one face', () => {
    expect(setText('a क्षि b')).toEqual([
      ['a ', 'barlow-latin'],
      ['क्षि ', 'noto-sans-devanagari'],
      ['b', 'barlow-latin'],
    ])
  })

  test.each([
    ['a漢字b', 2, '漢字'],
    ['on 👷🏽‍♀️ site', 1, '👷🏽‍♀️'],
    ['ܫܠܡܐ', 4, 'ܫܠܡܐ'],
  ])('of %j show %i signs that no face has, and keep what they are', (text, count, kept) => {
    const runs = setText(text)
    expect(runs).toContainEqual([undrawn.repeat(count), kept])
    expect(runs).toHaveLength(text === kept ? 1 : 3)
  })

  test('cut what no face has into pieces that a line can hold', () => {
    const runs = setText('漢'.repeat(30))
    expect(runs.map(([set]) => set?.length)).toEqual([12, 12, 6])
    expect(runs.map(([, kept]) => kept).join('')).toBe('漢'.repeat(30))
  })

  test('leave out what is no text, and take all kinds of line ends and spaces for their like', () => {
    expect(setText('a\u0000\u001b[1m\ufeff\r\nb\u2028c\td\u202fe')).toEqual([
      ['a[1m\nb\nc d e', 'barlow-latin'],
    ])
    expect(
      setText('half \ud83d a sign')
        .map(([set]) => set)
        .join(''),
    ).toBe(`half ${undrawn} a sign`)
    expect(setText('')).toEqual([])
  })
})
