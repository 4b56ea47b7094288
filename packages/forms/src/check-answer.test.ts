import { describe, expect, test } from 'vitest'
import { ask } from '../test/build.ts'
import { checkAnswer } from './check-answer.ts'

const yesNo = ask('q', 'yesNo')
const photo = { uploadId: 'up_1', name: 'rams.jpg', type: 'image/jpeg', size: 5000 }
const signed = { kind: 'typed', name: 'Dana Okafor', at: '2026-11-20T14:31:00Z' }

function nameOf(result: ReturnType<typeof checkAnswer>): string {
  return result.ok ? 'ok' : result.problem.name
}

describe('checkAnswer', () => {
  test('returns a clean copy with known fields only', () => {
    const answer = {
      value: 'no',
      note: ' seen\r\nit ',
      media: [{ ...photo, extra: 1 }],
      rev: 3,
      admin: true,
    }
    expect(checkAnswer(yesNo, answer)).toEqual({
      ok: true,
      answer: { value: 'no', note: 'seen\nit', media: [photo], rev: 3 },
    })
  })

  test('leaves out what is empty', () => {
    expect(checkAnswer(yesNo, { value: null, note: '  ', media: [] })).toEqual({
      ok: true,
      answer: { value: null },
    })
  })

  test('keeps a repeated photo once', () => {
    const result = checkAnswer(yesNo, { value: 'no', media: [photo, photo] })
    expect(result).toMatchObject({ answer: { media: [photo] } })
  })

  test.each([
    ['text', { value: 12 }, 'notText'],
    ['text', { value: 'x'.repeat(301) }, 'tooLong'],
    ['text', { value: ' '.repeat(1_000_000) }, 'tooLong'],
    ['longText', { value: { length: 3 } }, 'notText'],
    ['integer', { value: '12' }, 'notAWholeNumber'],
    ['integer', { value: 1.5 }, 'notAWholeNumber'],
    ['integer', { value: 1e300 }, 'tooLarge'],
    ['decimal', { value: Number.NaN }, 'notANumber'],
    ['decimal', { value: Infinity }, 'notANumber'],
    ['decimal', { value: 0.1234567 }, 'tooPrecise'],
    ['date', { value: '2026-13-01' }, 'notADate'],
    ['date', { value: 20261120 }, 'notADate'],
    ['time', { value: '7:05' }, 'notATime'],
    ['dateTime', { value: '2026-11-20T14:30:00Z' }, 'notADateTime'],
    ['yesNo', { value: true }, 'notAChoice'],
    ['yesNo', { value: 'YES' }, 'notAChoice'],
    ['choice', { value: 'constructor' }, 'notAChoice'],
    ['multiChoice', { value: 'red' }, 'notAChoice'],
    ['multiChoice', { value: [['red']] }, 'notAChoice'],
    ['rating', { value: 6 }, 'notAChoice'],
    ['rating', { value: '3' }, 'notAChoice'],
    ['photo', { value: 'up_1' }, 'noAnswerTaken'],
    ['signature', { value: 'Dana' }, 'noAnswerTaken'],
    ['note', { value: 'text' }, 'noAnswerTaken'],
    ['district', { value: ['D'] }, 'notACode'],
    ['district', { value: ' D' }, 'notACode'],
    ['businessUnit', { value: '' }, 'notACode'],
    ['customer', { value: 'a\u0000b' }, 'notACode'],
    ['crew', { value: 'P1' }, 'notACode'],
    ['crew', { value: ['P1', 2] }, 'notACode'],
    ['acknowledge', { value: 'yes' }, 'notAChoice'],
    ['acknowledge', { value: true }, 'notAChoice'],
    ['person', { value: ['u1'] }, 'notACode'],
    ['equipment', { value: 7 }, 'notACode'],
    ['pad', { value: Array.from({ length: 201 }, (_, index) => `K${index}`) }, 'tooMany'],
    ['yesNo', { value: 'no', note: 5 }, 'badNote'],
    ['yesNo', { value: 'no', note: 'x'.repeat(1001) }, 'badNote'],
    ['yesNo', { value: 'no', media: {} }, 'badMedia'],
    ['yesNo', { value: 'no', media: [{ ...photo, uploadId: '../etc' }] }, 'badMedia'],
    ['yesNo', { value: 'no', media: [{ ...photo, type: 'image/svg+xml' }] }, 'badMedia'],
    ['yesNo', { value: 'no', media: [{ ...photo, size: -1 }] }, 'badMedia'],
    ['yesNo', { value: 'no', media: [{ ...photo, size: 16 * 1024 * 1024 }] }, 'badMedia'],
    ['yesNo', { value: 'no', signature: signed }, 'badSignature'],
    ['yesNo', { value: 'no', rev: -1 }, 'notAnAnswer'],
    ['yesNo', { value: 'no', rev: '1' }, 'notAnAnswer'],
  ] as const)('refuses a %s answer %j as %s', (type, answer, name) => {
    const choices = [{ value: 'red', label: { en: 'Red' } }]
    expect(nameOf(checkAnswer(ask('q', type, { choices }), answer))).toBe(name)
  })

  test.each([[null], [undefined], ['yes'], [7], [[]], [[{ value: 'yes' }]], [true]])(
    'refuses %j as no answer at all',
    (hostile) => {
      expect(nameOf(checkAnswer(yesNo, hostile))).toBe('notAnAnswer')
    },
  )

  test('reads own fields only', () => {
    const inherited: unknown = Object.create({ value: 'yes', note: 'inherited' })
    expect(checkAnswer(yesNo, inherited)).toEqual({ ok: true, answer: { value: null } })
    const polluting: unknown = JSON.parse('{"value":"yes","__proto__":{"note":"x"}}')
    expect(checkAnswer(yesNo, polluting)).toEqual({ ok: true, answer: { value: 'yes' } })
  })

  test('says how many photos are too many', () => {
    const media = Array.from({ length: 3 }, (_, index) => ({ ...photo, uploadId: `u${index}` }))
    const result = checkAnswer(ask('q', 'photo', { media: { max: 2 } }), { value: null, media })
    expect(result).toEqual({
      ok: false,
      problem: { name: 'tooMany', message: 'Add at most 2 photos.' },
    })
  })
})

describe('a signature', () => {
  const question = ask('q', 'signature')

  test.each([
    [signed],
    [{ ...signed, personId: '01JD' }],
    [{ ...signed, kind: 'drawn', uploadId: 'up_9' }],
    [{ ...signed, at: '2026-11-20T14:31:00.123+02:00' }],
  ])('is kept as it is: %j', (signature) => {
    expect(checkAnswer(question, { value: null, signature })).toEqual({
      ok: true,
      answer: { value: null, signature },
    })
  })

  test.each([
    [{ ...signed, kind: 'faxed' }],
    [{ ...signed, kind: 'drawn' }],
    [{ ...signed, name: '  ' }],
    [{ ...signed, name: 'x'.repeat(201) }],
    [{ ...signed, at: 'yesterday' }],
    [{ ...signed, at: '2026-02-30T14:31:00Z' }],
    [{ ...signed, at: '2026-11-20T14:31:00' }],
    [{ ...signed, personId: 'a b' }],
    [[]],
    ['Dana'],
  ])('is refused: %j', (signature) => {
    expect(nameOf(checkAnswer(question, { signature }))).toBe('badSignature')
  })
})
