import { expect, test } from 'vitest'
import { ask, context, form, given } from '../test/build.ts'
import { checkAnswer } from './check-answer.ts'
import {
  addQuestion,
  addQuestions,
  changeType,
  compareDefinitions,
  setHeader,
  testsFor,
} from './editing/index.ts'
import { evaluate } from './evaluate.ts'
import { formatAnswer } from './format-answer.ts'
import { markCountMax } from './limits.ts'
import { parseAnswer } from './parse-answer.ts'
import { parseDefinition } from './schema.ts'
import { drawnBackground } from './sketch-backgrounds.ts'
import { readSketch, sketchText } from './sketch.ts'
import type { PhotoMark, Question, Rule } from './types.ts'
import { fromXlsForm, toXlsForm } from './xlsform/index.ts'

const sketch = ask('q', 'sketch')
const pin = (x: number, y: number, text?: string): PhotoMark => ({
  ...{ kind: 'pin', points: [[x, y]], colour: 'red', number: 1 },
  ...(text === undefined ? {} : { text }),
})
const arrow: PhotoMark = {
  kind: 'arrow',
  points: [
    [0.5, 0.5],
    [0.9, 0.1],
  ],
  colour: 'blue',
}
const text = (...marks: PhotoMark[]) => sketchText(marks) ?? ''

test('its answer is marks, cleaned, or none', () => {
  const value = text(pin(0.5, 0.5, 'Cut'), arrow)
  expect(checkAnswer(sketch, { value })).toEqual({ ok: true, answer: { value } })
  const loose = ` [{"points":[[0.123456,0]],"extra":1,"text":" A  b ","colour":"red","number":3,"kind":"pin"}]`
  expect(parseAnswer(sketch, loose)).toEqual({
    ok: true,
    value: '[{"kind":"pin","points":[[0.1235,0]],"colour":"red","number":3,"text":"A  b"}]',
  })
  for (const nothing of ['[]', null]) {
    expect(checkAnswer(sketch, { value: nothing })).toEqual({ ok: true, answer: { value: null } })
  }
  expect(parseAnswer(sketch, '')).toEqual({ ok: true, value: null })
})

test.each([
  ['no JSON', 'x'],
  ['no text', [pin(0, 0)]],
  ['no list', '{}'],
  ['a place off the sketch', text(pin(1.5, 0))],
  ['too many', text(...Array.from({ length: markCountMax + 1 }, () => pin(0, 0)))],
  ['far too long', `${' '.repeat(300_000)}[]`],
])('%s is refused', (_what, value) => {
  expect(checkAnswer(sketch, { value })).toEqual({
    ok: false,
    problem: {
      name: 'notASketch',
      message: 'This sketch could not be read. Please draw it again.',
    },
  })
  expect(readSketch(value)).toBeNull()
})

test('it is told with where each mark lies', () => {
  const value = text(pin(0.5, 0.5, 'Spill'), arrow)
  expect(formatAnswer(sketch, { value }, 'en')).toBe(
    '2 marks: pin 1 “Spill” (middle), arrow (upper right)',
  )
  expect(formatAnswer(sketch, { value }, 'es')).toBe(
    '2 marcas: alfiler 1 “Spill” (en el centro), flecha (arriba a la derecha)',
  )
  expect(formatAnswer(sketch, { value: 'of another type' }, 'en')).toBe('of another type')
})

test.each([
  ['front, head', 0.25, 0.13],
  ['front, left arm', 0.34, 0.45],
  ['front, right arm', 0.16, 0.45],
  ['front, upper body', 0.26, 0.4],
  ['front, right leg', 0.22, 0.8],
  ['front, beside the outline', 0.05, 0.3],
  ['front, left arm', 0.3125, 0.38],
  ['front, left arm', 0.315, 0.25],
  ['front, left arm', 0.359, 0.56],
  ['front, upper body', 0.295, 0.42],
  ['front, upper body', 0.25, 0.5],
  ['front, neck', 0.25, 0.2],
  ['front, left leg', 0.29, 0.6],
  ['front, left leg', 0.285, 0.95],
  ['front, beside the outline', 0.39, 0.3],
  ['front, beside the outline', 0.36, 0.95],
  ['front, beside the outline', 0.25, 0.05],
  ['front, beside the outline', 0.25, 0.99],
  ['front, beside the outline', 0.25, 0.7],
  ['front, beside the outline', 0.31, 0.14],
  ['back, left arm', 0.66, 0.45],
  ['back, beside the outline', 0.61, 0.3],
  ['back, right leg', 0.78, 0.8],
])('on the outline of a body a pin is told as %s', (part, x, y) => {
  const body: Question = { ...sketch, background: 'body' }
  expect(formatAnswer(body, { value: text(pin(x, y)) }, 'en')).toBe(`1 mark: pin 1 (${part})`)
})

test('its backgrounds are drawn alike in each language, with words of their own', () => {
  expect(drawnBackground('grid').words).toEqual([])
  const [english, spanish] = [drawnBackground('body', 'en'), drawnBackground('body', 'es')]
  expect(spanish.lines).toEqual(english.lines)
  expect(english.words.map(({ text: word }) => word)).toEqual([
    ...['Front', 'Back', 'R', 'L', 'L', 'R'],
  ])
  expect(spanish.words.map(({ text: word }) => word)).toContain('De espaldas')
  for (const background of ['grid', 'body', 'pad'] as const) {
    for (const { path } of drawnBackground(background).lines) {
      expect(path).toMatch(/^M [-\d. MLHVAQZ]+$/)
    }
  }
})

test('it has a background, gives neither points nor a title, and stands in no header', () => {
  const isSound = (rest: Partial<Question>, type: Question['type'] = 'sketch') =>
    parseDefinition(form([ask('q', type, rest), ask('z', 'text')])).ok
  expect(isSound({ background: 'body', required: true })).toBe(true)
  expect(isSound({ background: 'body' }, 'photo')).toBe(false)
  expect(isSound({ background: 'moon' as 'pad' })).toBe(false)
  expect(isSound({ titleAnswer: true })).toBe(false)
  expect(isSound({ score: { weight: 1 } })).toBe(false)
  expect(isSound({ header: true })).toBe(false)
  const definition = form([sketch])
  expect(setHeader(definition, 'q', true)).toMatchObject({ ok: false })
  const added = { type: 'sketch', at: 'header' } as const
  expect(addQuestion(definition, added)).toMatchObject({ ok: false })
  expect(addQuestions(definition, { ...added, labels: ['Scene'] })).toMatchObject({ ok: false })
})

test('another type takes no background along, and a changed one is told', () => {
  const body: Question = { ...sketch, background: 'body' }
  expect(changeType(body, 'photo')).toMatchObject({
    question: ask('q', 'photo'),
    lost: [expect.stringContaining('Drawn on')],
  })
  const [change] = compareDefinitions(form([sketch]), form([body]), 'en').items
  expect(JSON.stringify(change)).toContain('Outline of a body')
})

test('rules ask whether it was answered', () => {
  expect(testsFor(sketch)).toEqual(['answered', 'notAnswered'])
  const visible: Rule = { op: 'answered', args: [{ op: 'answer', key: 'q' }] }
  const definition = form([{ ...sketch, required: true }, ask('why', 'text', { visible })])
  const state = (answers: Parameters<typeof given>[0]) => {
    const { items, canSubmit } = evaluate(definition, given(answers), context)
    return [items['why']?.visible, canSubmit]
  }
  expect([state({}), state({ q: text(arrow) })]).toEqual([
    [false, false],
    [true, true],
  ])
})

test('other programs draw it too, and it comes back as it was', () => {
  const definition = form([
    { ...sketch, background: 'body', required: true },
    ask('yard', 'sketch'),
    ask('view', 'photo'),
  ])
  const sheets = toXlsForm(definition)
  const [head = [], row = []] = sheets.find(({ name }) => name === 'survey')?.rows ?? []
  expect([row[head.indexOf('type')], row[head.indexOf('appearance')]]).toEqual(['image', 'draw'])
  expect(fromXlsForm(sheets, { key: 'sample' }).definition).toEqual(definition)
})
