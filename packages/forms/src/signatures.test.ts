import { describe, expect, test } from 'vitest'
import { ask, context, form, section } from '../test/build.ts'
import { evaluate } from './evaluate.ts'
import { reportOf } from './report.ts'
import { isVoid, signedRevision } from './signatures.ts'
import type { Answers, Signature } from './types.ts'

const definition = form([
  ask('place', 'text', { header: true }),
  section('yard', [
    ask('hint', 'note'),
    ask('tidy', 'yesNo'),
    ask('inspector', 'signature', { required: true }),
    ask('witness', 'signature'),
  ]),
  section('names', [ask('crew_lead', 'signature')]),
  ask('loose', 'signature'),
])

const sum = {
  op: 'add',
  args: [
    { op: 'answer', key: 'load' },
    { op: 'answer', key: 'rig' },
  ],
} as const
const calculating = form([
  section('weights', [ask('load', 'integer'), ask('rig', 'integer'), ask('crew', 'text')]),
  section('totals', [ask('total', 'calc', { calc: sum }), ask('only_total', 'signature')]),
  section('closing', [
    ask('twice', 'calc', { calc: { op: 'mul', args: [{ op: 'answer', key: 'total' }, 2] } }),
    ask('remark', 'text'),
    ask('closer', 'signature'),
  ]),
])

const answers: Answers = {
  place: { value: 'Pad 4', rev: 2 },
  tidy: { value: 'yes', rev: 3 },
}

function signed(key: string, given: Answers = answers): Signature {
  return {
    kind: 'typed',
    name: 'Dana',
    at: '2026-11-20T14:31:00Z',
    answersRev: signedRevision(definition, given, key),
  }
}

describe('a signature', () => {
  test.each([
    ['inspector', 3],
    ['witness', 3],
    ['crew_lead', 5],
    ['loose', 5],
  ])('%s stands for the answers of its section, or else of the form', (key, revision) => {
    expect(signedRevision(definition, answers, key)).toBe(revision)
  })

  test.each([
    ['inspector', 'tidy', true],
    ['inspector', 'place', false],
    ['inspector', 'witness', false],
    ['crew_lead', 'place', true],
    ['loose', 'tidy', true],
  ])('%s is void once %s changes: %s', (key, changed, expected) => {
    const signature = signed(key)
    const rev = (answers[changed]?.rev ?? 0) + 1
    const after: Answers = { ...answers, [changed]: { value: 'else', rev } }
    expect(isVoid(definition, answers, key, signature)).toBe(false)
    expect(isVoid(definition, after, key, signature)).toBe(expected)
  })

  test('that was stored without what it stood for is taken as it is', () => {
    const { answersRev: _none, ...old } = signed('inspector')
    expect(isVoid(definition, {}, 'inspector', old)).toBe(false)
  })

  test('that is void counts as none: asked for again, by name, and not on paper', () => {
    const given: Answers = {
      ...answers,
      inspector: { value: null, signature: signed('inspector') },
    }
    const after: Answers = { ...given, tidy: { value: 'no', rev: 4 } }
    expect(evaluate(definition, given, context).canSubmit).toBe(true)
    const evaluation = evaluate(definition, after, context)
    expect(evaluation.items['inspector']).toMatchObject({
      answered: false,
      problems: [
        {
          kind: 'invalid',
          message: 'An answer was changed after Dana had signed. Please sign again.',
        },
      ],
    })
    const [, yard] = reportOf(definition, after, context).parts
    expect(yard?.lines.find(({ key }) => key === 'inspector')).toMatchObject({
      text: '',
      signature: null,
    })
  })

  test.each([
    ['only_total', 'load', true],
    ['only_total', 'crew', true],
    ['closer', 'rig', true],
    ['closer', 'remark', true],
    ['closer', 'crew', false],
  ])('%s beside what is calculated is void once %s changes: %s', (key, changed, expected) => {
    const given: Answers = { load: { value: 2, rev: 1 }, rig: { value: 3, rev: 1 } }
    const signature: Signature = {
      ...{ kind: 'typed', name: 'Dana', at: '2026-11-20T14:31:00Z' },
      answersRev: signedRevision(calculating, given, key),
    }
    const after: Answers = { ...given, [changed]: { value: 9, rev: 2 } }
    expect(isVoid(calculating, given, key, signature)).toBe(false)
    expect(isVoid(calculating, after, key, signature)).toBe(expected)
  })
})
