import { describe, expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import type { Rule } from '../types.ts'
import { dependsOnItself } from './circles.ts'
import { formulaOf, readFormula } from './formula.ts'

const lift = form([
  ask('load', 'decimal'),
  ask('chart', 'decimal'),
  ask('rigged', 'date'),
  ask('crew', 'crew'),
  ask('place', 'text'),
  ask('share', 'calc', { calc: 1 }),
  section('lifts', [ask('weight', 'decimal'), ask('what', 'text')], {
    repeat: { label: { en: 'Lift' }, min: 0, max: 9 },
  }),
])
const answer = (key: string): Rule => ({ op: 'answer', key })
const share: Rule = {
  op: 'mul',
  args: [{ op: 'div', args: [answer('load'), answer('chart')] }, 100],
}

describe('a formula', () => {
  test.each<[string, Rule, string]>([
    ['${load} / ${chart} * 100', share, '(${load} / ${chart}) * 100'],
    ['${load} div ${chart} * 100', share, '(${load} / ${chart}) * 100'],
    [
      'round(100 - ${share}, 1)',
      { op: 'round', args: [{ op: 'sub', args: [100, answer('share')] }, 1] },
      'round((100 - ${share}), 1)',
    ],
    [
      'today() - ${rigged}',
      { op: 'dateDiff', args: [answer('rigged'), { op: 'today' }] },
      'today() - ${rigged}',
    ],
    ['count-selected(${crew})', { op: 'count', args: [answer('crew')] }, 'count-selected(${crew})'],
    ['12', 12, '12'],
    ['sum(${weight})', { op: 'sum', key: 'weight' }, 'sum(${weight})'],
    ['min(${weight})', { op: 'least', key: 'weight' }, 'min(${weight})'],
    [
      '${weight} / max(${weight})',
      { op: 'div', args: [answer('weight'), { op: 'greatest', key: 'weight' }] },
      '${weight} / max(${weight})',
    ],
    ['count(${lifts})', { op: 'count', args: [answer('lifts')] }, 'count(${lifts})'],
  ])('%s is read, and written so that it is read the same', (text, rule, written) => {
    expect(readFormula(text, lift)).toEqual({ ok: true, rule })
    expect(formulaOf(rule, lift)).toBe(written)
    expect(readFormula(written, lift)).toEqual({ ok: true, rule })
  })

  test.each([
    ['', 'This cannot be calculated: it says nothing.'],
    ['${load} /', 'This cannot be calculated: it ends too early.'],
    [
      'load / chart',
      'This cannot be calculated: “load” is neither an answer nor a text in quotes.',
    ],
    ['${wind} * 2', 'This cannot be calculated: it asks for “wind”, which is not in the form.'],
    [
      'sum(${load})',
      'This cannot be calculated: sum() takes an answer that is asked for several times.',
    ],
    ['sum(${what})', 'This cannot be calculated: it reckons with what is no number.'],
    ['${lifts} * 2', 'This cannot be calculated: it asks for “lifts”, which takes no answer.'],
    ['${place} * 2', 'This cannot be calculated: it reckons with what is no number.'],
    ['${load} > 2', 'This cannot be calculated: it reckons with what is no number.'],
  ])('%j is refused with a sentence', (text, problem) => {
    expect(readFormula(text, lift)).toEqual({ ok: false, problem })
  })

  test('says less than a rule may', () => {
    expect(formulaOf({ op: 'count', args: [answer('place')] }, lift)).toBeNull()
  })
})

describe('what depends on itself', () => {
  const circle = form([
    ask('a', 'calc', { calc: answer('b') }),
    ask('b', 'calc', { calc: answer('c') }),
    ask('c', 'integer', { visible: { op: 'gt', args: [answer('a'), 1] } }),
    ask('d', 'calc', { calc: answer('a') }),
  ])

  test.each([
    ['a', true],
    ['b', true],
    ['c', true],
    ['d', false],
    ['none', false],
  ])('%s: %s', (key, does) => {
    expect(dependsOnItself(circle, key)).toBe(does)
  })
})
