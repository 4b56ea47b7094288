import { describe, expect, test } from 'vitest'
import { facesOf, runsOf } from './faces.ts'

const setText = (text: string) =>
  runsOf(text, facesOf('regular')).map((run) => [run.text, /files\/(.*)-400/.exec(run.file)?.[1]])

describe('the faces of a document', () => {
  test('keep a sentence of one script in one run, spaces included', () => {
    expect(setText('Wellsite Walkaround, 5 °C')).toEqual([
      ['Wellsite Walkaround, 5 °C', 'barlow-latin'],
    ])
  })

  test('change with the script', () => {
    expect(setText('Über пути έξοδος')).toEqual([
      ['Über ', 'barlow-latin'],
      ['пути ', 'noto-sans-cyrillic'],
      ['έξοδος', 'noto-sans-greek'],
    ])
  })

  test('show a sign that none of them has as a question mark', () => {
    expect(setText('a漢😀b')).toEqual([['a??b', 'barlow-latin']])
  })
})
