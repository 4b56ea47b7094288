import { expect, test } from 'vitest'
import { ask, form, scoring, section } from '../../test/build.ts'
import { outlineOf } from '../../test/edits.ts'
import { pick, seeded } from '../../test/seeded.ts'
import { placedItems } from '../placed.ts'
import { draftDefinition, parseDefinition } from '../schema.ts'
import { headerLength, isSection, questionsOf } from '../structure.ts'
import { questionTypes } from '../types.ts'
import type { Choice, FormDefinition, Question, Rule, Section } from '../types.ts'
import { addQuestion, addSection, type NewPlace } from './add.ts'
import { changeType } from './change-type.ts'
import { compareDefinitions } from './compare.ts'
import { isSame } from './compare-fields.ts'
import type { Edit } from './edit.ts'
import { insertFrom } from './insert.ts'
import { duplicateItem, removeItem, replaceItem } from './items.ts'
import { setHeader, setTitleAnswer } from './marks.ts'
import { moveItem } from './move.ts'
import { placeItem } from './place.ts'
import { words } from '../words.ts'
import { definitionProblems } from './problems.ts'
import { renameKey } from './rename-key.ts'
import { locate } from './tree.ts'

type Random = () => number

/** A change that labels alone do not tell: other values, or a rule about a question that reads alike. */
function unlabelledChange(random: Random, question: Question): Question {
  const { choices = [], ...others } = question
  const read = { op: 'answer', key: pick(random, ['loose', 'twin']) } as const
  return random() < 0.5 && choices.length > 0
    ? {
        ...others,
        choices: choices
          .toReversed()
          .map((one, at) => ({ ...one, label: choices[at]?.label ?? one.label })),
      }
    : { ...question, required: { op: 'answered', args: [read] } }
}

const isYes = (key: string): Rule => ({ op: 'eq', args: [{ op: 'answer', key }, 'yes'] })

const countOf = (key: string): Rule => ({ op: 'count', args: [{ op: 'answer', key }] })

/** A section that is asked once, or as often as by chance. */
function repeatChange(random: Random, { repeat, ...once }: Section): Section {
  const label = pick(random, [{ en: 'Lift' }, { en: 'Move' }, repeat?.label ?? { en: 'Lift' }])
  const min = pick(random, [0, 1])
  return random() < 0.3 ? once : { ...once, repeat: { label, min, max: pick(random, [1, 2, 3]) } }
}

/** Choices that read alike, so that only their values tell what was chosen. */
const twins: readonly Choice[] = ['x', 'y'].map((value) => ({ value, label: { en: 'Same' } }))

const start = form(
  [
    ask('day', 'date', { header: true, default: { op: 'today' } }),
    ask('crew', 'crew', { header: true, titleAnswer: true }),
    section('one', [
      ask('a', 'yesNo', { score: { weight: 2, critical: true } }),
      ask('b', 'text', { required: isYes('a'), maxLength: 100 }),
    ]),
    ask('loose', 'choice', { list: 'colours', visible: isYes('a') }),
    ask('twin', 'choice', { label: { en: 'Ask loose' }, choices: twins, default: 'x' }),
    section(
      'lifts',
      [
        ask('what', 'text'),
        ask('weight', 'integer', { visible: { op: 'gt', args: [countOf('lifts'), 1] } }),
        ask('part', 'calc', { calc: { op: 'sum', key: 'weight' } }),
      ],
      { repeat: { label: { en: 'Lift' }, min: 1, max: 3 } },
    ),
    ask('total', 'calc', { calc: { op: 'sum', key: 'weight' } }),
    ask('many', 'note', { visible: { op: 'gt', args: [countOf('lifts'), 2] } }),
    section('two', [ask('c', 'integer', { min: 1, unit: 'm' })], { visible: isYes('a') }),
  ],
  { scoring, choiceLists: { colours: [{ value: 'red', label: { en: 'Red' } }] } },
)

function randomEdit(random: Random, definition: FormDefinition): Edit {
  const keys = placedItems(definition).map(({ item }) => item.key)
  const any = (): string => keys[Math.floor(random() * keys.length)] ?? 'nothing'
  const anyType = () => questionTypes[Math.floor(random() * questionTypes.length)] ?? 'text'
  const key = any()
  const item = locate(definition, key)?.item
  const anywhere = pick<NewPlace>(random, ['header', 'form', { section: any() }, { after: any() }])
  const place = {
    section: pick(random, [null, any(), 'one']),
    after: pick(random, [null, any()]),
  }
  return pick<() => Edit>(random, [
    () =>
      addQuestion(definition, {
        type: anyType(),
        label: pick(random, ['', 'Rätsel', 'a']),
        at: anywhere,
      }),
    () => addSection(definition, { after: key }),
    () => removeItem(definition, key),
    () => duplicateItem(definition, key),
    () => moveItem(definition, key, pick(random, ['up', 'down'])),
    () => moveItem(definition, key, pick(random, ['up', 'down'])),
    () => placeItem(definition, key, place),
    () => placeItem(definition, key, place),
    () => setHeader(definition, key, random() < 0.5),
    () => setTitleAnswer(definition, key, random() < 0.5),
    () => renameKey(definition, key, pick(random, ['renamed', 'x_1', 'a', 'Bad'])),
    () =>
      item === undefined || isSection(item)
        ? addSection(definition)
        : replaceItem(definition, changeType(item, anyType()).question),
    () =>
      item === undefined
        ? addSection(definition)
        : replaceItem(
            definition,
            isSection(item) ? repeatChange(random, item) : unlabelledChange(random, item),
          ),
  ])()
}

function expectSound(definition: FormDefinition, told: string): void {
  const shape = draftDefinition.safeParse(definition)
  expect(shape.error?.issues, told).toBeUndefined()
  const placed = placedItems(definition)
  expect(new Set(placed.map(({ item }) => item.key)).size, told).toBe(placed.length)
  const headers = placed.filter(({ item }) => !isSection(item) && item.header === true)
  expect(headers.length, told).toBe(headerLength(definition))
  const titled = questionsOf(definition).filter(({ question }) => question.titleAnswer)
  expect(titled.length, told).toBeLessThanOrEqual(1)
}

test('after any changes a form can be saved, its keys are unique and its header is one run', () => {
  let doneCount = 0
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = seeded(seed)
    let definition: FormDefinition = start
    for (let step = 0; step < 25; step += 1) {
      const before = JSON.stringify(definition)
      const edit = randomEdit(random, definition)
      expect(JSON.stringify(definition), `seed ${seed}, step ${step}`).toBe(before)
      if (edit.ok) {
        doneCount += 1
        definition = edit.definition
        expectSound(definition, `seed ${seed}, step ${step}: ${outlineOf(definition)}`)
      } else {
        expect(edit.problem).toMatch(/^[A-Z].*\.$/)
      }
    }
  }
  expect(doneCount).toBeGreaterThan(600)
})

test('whatever a change has changed is told by comparing, and nothing else is', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = seeded(seed)
    let definition: FormDefinition = start
    for (let step = 0; step < 15; step += 1) {
      const edit = randomEdit(random, definition)
      const next = edit.ok ? edit.definition : definition
      const { form: fields, items } = compareDefinitions(definition, next, 'en')
      const isTold = fields.length + items.length > 0
      expect(isTold, `seed ${seed}, step ${step}`).toBe(!isSame(definition, next))
      definition = next
    }
  }
})

test('copying out of a form that was edited gives a form that can be saved', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const random = seeded(seed)
    let source: FormDefinition = start
    for (let step = 0; step < 15; step += 1) {
      const edit = randomEdit(random, source)
      source = edit.ok ? edit.definition : source
    }
    const keys = placedItems(source).map(({ item }) => item.key)
    const chosen = keys.filter(() => random() < 0.4)
    const inserted = insertFrom(start, source, chosen, pick(random, [null, 'day', 'a', 'two']))
    expect(inserted.ok, `seed ${seed}`).toBe(chosen.length > 0)
    if (inserted.ok) {
      expectSound(inserted.definition, `seed ${seed}`)
      // A key that is named in a problem is another one in the copy.
      const keyless = (one: FormDefinition) =>
        definitionProblems(one).map(({ message }) => message.replace(/"\w+"/, '"…"'))
      // What a number was calculated from may be lost, which is told.
      const isToWrite = inserted.lost.some((line) => line.includes('calculated'))
      const known = new Set([...keyless(source), ...(isToWrite ? [words.noCalculation] : [])])
      const problems = keyless(inserted.definition)
      expect(
        problems.filter((message) => !known.has(message)),
        `seed ${seed}`,
      ).toEqual([])
    }
  }
})

test('moving and placing lose nothing, and a form that could be published still can', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const random = seeded(seed)
    let definition: FormDefinition = start
    const keysOf = (one: FormDefinition): string[] =>
      placedItems(one)
        .map(({ item }) => item.key)
        .sort()
    for (let step = 0; step < 20; step += 1) {
      const key = pick(random, [
        ...(['day', 'crew', 'one', 'two', 'a', 'b', 'c', 'loose'] as const),
        ...(['lifts', 'what', 'weight', 'total'] as const),
      ])
      const edit =
        random() < 0.5
          ? moveItem(definition, key, pick(random, ['up', 'down']))
          : placeItem(definition, key, {
              section: pick(random, [null, 'one', 'two', 'lifts']),
              after: pick(random, [null, 'day', 'crew', 'a', 'b', 'c', 'loose', 'one']),
            })
      definition = edit.ok ? edit.definition : definition
    }
    expect(keysOf(definition)).toEqual(keysOf(start))
    // A question may come to stand in the section that its answer shows, or where it is asked several
    // times, or once, and is not read so; nothing else goes wrong.
    const parsed = parseDefinition(definition)
    const problems = parsed.ok ? [] : parsed.problems.map(({ message }) => message)
    const others = problems.filter(
      (message) => !/depends on itself|is asked several times|takes all answers/.test(message),
    )
    expect(others).toEqual([])
  }
})
