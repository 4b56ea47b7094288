import { describe, expect, test } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import { drawingOf } from './mark-drawing.ts'
import { checkMarks, isSameMarks, marksWords, nextPinNumber } from './photo-marks.ts'
import type { PhotoMark, Question } from './types.ts'

const box: PhotoMark = {
  kind: 'box',
  points: [
    [0.1, 0.2],
    [0.3, 0.4],
  ],
  colour: 'red',
}
const pin: PhotoMark = { kind: 'pin', points: [[0.5, 0.5]], colour: 'blue', number: 1 }
const line = (count: number) => ({
  ...{ kind: 'line', colour: 'black' },
  points: Array.from({ length: count }, (_, place) => [place / count, 0.5]),
})

describe('marks are refused', () => {
  test.each([
    ['that are no list', 'x', 'A mark could not be read. Please draw it again.'],
    ['of no kind', [{ ...box, kind: 'star' }], 'A mark could not be read. Please draw it again.'],
    [
      'of no colour',
      [{ ...box, colour: 'pink' }],
      'A mark could not be read. Please draw it again.',
    ],
    ['beside the photo', [{ ...pin, points: [[1.01, 0]] }], 'A mark lies outside the photo.'],
    ['above the photo', [{ ...pin, points: [[0, -0.1]] }], 'A mark lies outside the photo.'],
    [
      'that are no numbers',
      [{ ...pin, points: [['0.1', 0]] }],
      'A mark could not be read. Please draw it again.',
    ],
    [
      'that are not finite',
      [{ ...pin, points: [[Number.NaN, 0]] }],
      'A mark could not be read. Please draw it again.',
    ],
    [
      'with a third share',
      [{ ...pin, points: [[0, 0, 0]] }],
      'A mark could not be read. Please draw it again.',
    ],
    ['with one corner', [{ ...box, points: [[0, 0]] }], 'A box lies between two corners.'],
    [
      'of no size',
      [
        {
          ...box,
          points: [
            [0, 0],
            [0, 0.5],
          ],
        },
      ],
      'A box lies between two corners.',
    ],
    [
      'that go nowhere',
      [
        {
          ...box,
          kind: 'arrow',
          points: [
            [0.5, 0.5],
            [0.5, 0.5],
          ],
        },
      ],
      'An arrow goes from one place to another.',
    ],
    ['of one point', [line(1)], 'A line runs through two points or more.'],
    [
      'of too many points',
      [line(201)],
      'A line has at most 200 points. Please draw a shorter one.',
    ],
    [
      'too long together',
      Array.from({ length: 11 }, () => line(200)),
      'The lines on this photo are too long together. Please remove one.',
    ],
    ['too many', Array.from({ length: 41 }, () => pin), 'A photo takes at most 40 marks.'],
    ['without a number', [{ ...pin, number: undefined }], 'A pin has a number from 1 to 99.'],
    ['of number 0', [{ ...pin, number: 0 }], 'A pin has a number from 1 to 99.'],
    ['numbered and no pin', [{ ...box, number: 1 }], 'A pin has a number from 1 to 99.'],
    [
      'with a long text',
      [{ ...pin, text: 'x'.repeat(101) }],
      'The text of a mark has at most 100 characters.',
    ],
  ])('%s', (_, marks, message) => {
    expect(checkMarks(marks)).toEqual({ ok: false, message })
  })

  test('beside a stored photo without how large it is', () => {
    const question: Question = { key: 'p', type: 'photo', label: { en: 'P' } }
    const photo = { uploadId: 'u', name: 'a.png', type: 'image/png', size: 1 }
    for (const marked of [
      { rev: 1, width: 0, height: 3, marks: [pin] },
      { rev: 1.5, width: 3, height: 3, marks: [pin] },
      { rev: 1, width: 3, height: 3, marks: [{}] },
    ]) {
      expect(checkAnswer(question, { value: null, media: [{ ...photo, marked }] }).ok).toBe(false)
    }
  })
})

describe('marks', () => {
  test('are taken as clean copies, rounded to four decimals', () => {
    const given = { ...pin, points: [[0.123456, 1]], text: ' A\tleak \n', more: 1 }
    expect(checkMarks([given])).toEqual({
      ok: true,
      marks: [{ ...pin, points: [[0.1235, 1]], text: 'A leak' }],
    })
    expect(checkMarks(Array.from({ length: 10 }, () => line(200))).ok).toBe(true)
  })

  test('stay with their photo, and a photo without any is as it was', () => {
    const question: Question = { key: 'p', type: 'photo', label: { en: 'P' } }
    const photo = { uploadId: 'u', name: 'a.png', type: 'image/png', size: 1 }
    const marked = { rev: 2, width: 4, height: 3, marks: [box] }
    expect(
      checkAnswer(question, { value: null, media: [photo, { ...photo, uploadId: 'v', marked }] }),
    ).toEqual({
      ok: true,
      answer: { value: null, media: [photo, { ...photo, uploadId: 'v', marked }] },
    })
  })

  test('are told in words, moved ones too', () => {
    const marks = [{ ...pin, text: 'Leak' }, box]
    expect(marksWords({ rev: 1, width: 1, height: 1, marks })).toBe('2 marks: pin 1 “Leak”, box')
    expect(marksWords({ rev: 3, width: 1, height: 1, marks: [box] })).toBe(
      '1 mark: box, set 3 times',
    )
    expect(marksWords({ rev: 2, width: 1, height: 1, marks: [] })).toBe('no marks, set 2 times')
    expect(marksWords({ rev: 3, width: 1, height: 1, marks }, 'es-MX')).toBe(
      '2 marcas: alfiler 1 “Leak”, cuadro, guardado 3 veces',
    )
    expect(marksWords({ rev: 3, width: 1, height: 1, marks: [box] }, 'es')).toBe(
      '1 marca: cuadro, guardado 3 veces',
    )
    expect(marksWords({ rev: 2, width: 1, height: 1, marks: [] }, 'es')).toBe(
      'sin marcas, guardado 2 veces',
    )
  })

  test('are the same in any order of their fields', () => {
    const { kind, points, colour } = box
    expect(isSameMarks([box], [{ colour, points, kind }])).toBe(true)
    expect(isSameMarks([box], [{ ...box, text: 'x' }])).toBe(false)
    expect(isSameMarks(undefined, [])).toBe(true)
  })

  test('give the next pin the next number', () => {
    expect(nextPinNumber([])).toBe(1)
    expect(nextPinNumber([{ ...pin, number: 7 }, box, pin])).toBe(8)
    expect(nextPinNumber([{ ...pin, number: 99 }])).toBe(99)
  })
})

describe('the drawing', () => {
  const photo = { width: 400, height: 300 }

  test('puts shares where they are on the photo, each stroke over a wider light edge', () => {
    const { marks, edge } = drawingOf({ ...photo, marks: [box] })
    expect(marks[0]?.path).toBe('M 40 60 L 120 60 L 120 120 L 40 120 Z')
    expect(edge).toBe('#ffffff')
    expect(marks[0]?.edgeWidth).toBeGreaterThan(marks[0]?.width ?? Infinity)
  })

  test('draws an arrow with its head at its end, and a pin as a filled disc with its number', () => {
    const arrow: PhotoMark = {
      ...box,
      kind: 'arrow',
      points: [
        [0, 0.5],
        [0.5, 0.5],
      ],
    }
    const { marks } = drawingOf({ ...photo, marks: [arrow, pin] })
    expect(marks[0]?.path).toMatch(/^M 0 150 L 200 150 M 186\.\d+ 1\d\d\.?\d* L 200 150 L 186/)
    expect(marks[1]).toMatchObject({
      ...{
        isFilled: true,
        path: 'M 189.6 150 A 10.4 10.4 0 1 1 210.4 150 A 10.4 10.4 0 1 1 189.6 150 Z',
      },
      number: { text: '1', x: 200, anchor: 'middle' },
    })
  })

  test('keeps words inside the photo, in lines, and leaves them out of a small one', () => {
    const text = 'The flange of the second pump leaks where the gasket was changed last week'
    const marks = [
      { ...pin, points: [[0.95, 0.99] as const], text },
      { ...pin, points: [[0.05, 0.01] as const], text },
    ]
    const [right, left] = drawingOf({ ...photo, marks }).marks
    expect(right?.words.length).toBeGreaterThan(1)
    expect(right?.words.map(({ text: line }) => line).join(' ')).toBe(text)
    for (const { anchor, x, y } of right?.words ?? []) {
      expect([anchor, x < 380, y > 0 && y < 300]).toEqual(['end', true, true])
    }
    expect(left?.words.every(({ anchor, x, y }) => anchor === 'start' && x > 20 && y > 0)).toBe(
      true,
    )
    expect(drawingOf({ ...photo, marks }, 3).marks.flatMap(({ words }) => words)).toEqual([])
  })
})
