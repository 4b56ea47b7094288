import { expect, test } from 'vitest'
import { ask, context, form } from '../test/build.ts'
import { checkAnswer } from './check-answer.ts'
import { changeType, testsFor } from './editing/index.ts'
import { evaluate } from './evaluate.ts'
import { formatFileSize } from './files.ts'
import { formatAnswer } from './format-answer.ts'
import { parseAnswer } from './parse-answer.ts'
import { reportOf } from './report.ts'
import { parseDefinition } from './schema.ts'
import { fromXlsForm, toXlsForm } from './xlsform/index.ts'

const chart = { uploadId: 'u1', name: 'Load chart.pdf', type: 'application/pdf', size: 348_160 }
const table = { uploadId: 'u2', name: 'Tests.csv', type: 'text/csv', size: 20 }
const photo = { uploadId: 'u3', name: 'Chart.jpg', type: 'image/jpeg', size: 1_258_291 }
const papers = ask('papers', 'file')

test('what is no file of a kind that is kept is refused, and so is one too many', () => {
  for (const media of [
    [{ ...chart, type: 'text/html' }],
    [{ ...chart, type: 'application/zip' }],
    [{ ...chart, size: 16 * 1024 * 1024 }],
    [{ ...chart, uploadId: '../u1' }],
    'u1',
  ]) {
    expect(checkAnswer(papers, { value: null, media })).toEqual({
      ok: false,
      problem: {
        name: 'badMedia',
        message: 'A file could not be read. Remove it and add it again.',
      },
    })
  }
  const two = { value: null, media: [chart, table] }
  expect(checkAnswer(ask('papers', 'file', { media: { max: 1 } }), two)).toMatchObject({
    problem: { name: 'tooMany', message: 'Add at most 1 file.' },
  })
  // Beside any other answer stand photos alone.
  expect(checkAnswer(ask('why', 'text'), { value: null, media: [chart] }).ok).toBe(false)
  expect(checkAnswer(papers, { value: 'u1' })).toMatchObject({ problem: { name: 'noAnswerTaken' } })
  expect(parseAnswer(papers, 'anything')).toEqual({ ok: true, value: null })
})

test('files are the answer, by name and size wherever it is read', () => {
  const answer = { value: null, media: [chart, table, photo] }
  expect(checkAnswer(papers, answer)).toEqual({ ok: true, answer })
  expect(formatAnswer(papers, answer, 'en')).toBe(
    'Load chart.pdf (340 KB), Tests.csv (1 KB), Chart.jpg (1.2 MB)',
  )
  expect(formatFileSize(1023 * 1024)).toBe('1.0 MB')
  const { parts } = reportOf(form([papers]), { papers: answer }, context)
  expect(parts[0]?.lines[0]).toMatchObject({ photos: [], files: [chart, table, photo] })
})

test('one that is required is asked for, and rules ask whether there is one', () => {
  const shows = { op: 'answered', args: [{ op: 'answer', key: 'papers' }] } as const
  const definition = form([
    ask('papers', 'file', { required: true, media: { max: 3 } }),
    ask('why', 'text', { visible: shows }),
  ])
  const before = evaluate(definition, {}, context)
  expect(before.missing).toMatchObject([{ key: 'papers', message: 'Add a file.' }])
  expect([before.items['why']?.visible, before.items['papers']?.photo]).toEqual([false, 'none'])
  const after = evaluate(definition, { papers: { value: null, media: [chart] } }, context)
  expect([after.canSubmit, after.items['why']?.visible]).toEqual([true, true])
  expect(testsFor(papers)).toEqual(['answered', 'notAnswered'])
})

test('it gives no title and no points, and is made necessary by “required” alone', () => {
  const isSound = (rest: object) => parseDefinition(form([ask('papers', 'file', rest)])).ok
  expect(isSound({ titleAnswer: true })).toBe(false)
  expect(isSound({ score: { map: { a: 1 } } })).toBe(false)
  expect(isSound({ media: { required: true } })).toBe(false)
  expect(isSound({ media: { max: 2 }, required: true, note: 'optional' })).toBe(true)
  expect(changeType(ask('papers', 'photo', { media: { max: 2 } }), 'file').question).toEqual(
    ask('papers', 'file', { media: { max: 2 } }),
  )
})

test('is a file to other programs', () => {
  const definition = form([ask('papers', 'file', { required: true, media: { max: 2 } })])
  const sheets = toXlsForm(definition)
  expect(sheets.find(({ name }) => name === 'survey')?.rows[1]?.[0]).toBe('file')
  expect(fromXlsForm(sheets, { key: 'sample' }).definition).toEqual(definition)
})
