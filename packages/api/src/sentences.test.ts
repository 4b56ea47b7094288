import { describe, expect, test } from 'vitest'
import fixture from '../test/specification-sentences.json' with { type: 'json' }
import { sectionOf, specification, textsOf } from '../test/specification.ts'
import { defaultViewSentence, sentences } from './sentences.ts'

function leavesOf(value: string | object): string[] {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(leavesOf)
}

const ours = leavesOf(sentences)
const specified: readonly { section: number; kind: string; text: string; asWritten?: string }[] =
  fixture

describe('sentences', () => {
  test('say each text once', () => {
    expect(ours.filter((text, index) => ours.indexOf(text) !== index)).toEqual([])
  })

  test('hold every text of the specification, letter for letter', () => {
    const missing = specified.filter(({ text }) => !ours.includes(text))
    expect(missing).toEqual([])
  })

  test('hold nothing that the specification does not say', () => {
    const texts = new Set(specified.map(({ text }) => text))
    expect(ours.filter((text) => !texts.has(text))).toEqual([])
  })

  test('keep the specification’s odd spelling', () => {
    expect(sentences.formRules.questionRequired).toBe('Atleast one question is required.')
  })

  test.each([
    ['list', 'Set list as default view'],
    ['graph', 'Set graph as default view'],
  ] as const)('name the %s view', (view, sentence) => {
    expect(defaultViewSentence(view)).toBe(sentence)
  })
})

describe.skipIf(specification === undefined)('the checked-in list of texts', () => {
  const text = specification ?? ''

  test('equals what the specification quotes and lists', () => {
    expect(specified.filter(({ kind }) => kind !== 'named')).toEqual(textsOf(text))
  })

  test('names nothing that the section does not contain', () => {
    const absent = specified.filter(
      (entry) => !sectionOf(text, entry.section).includes(entry.asWritten ?? entry.text),
    )
    expect(absent).toEqual([])
  })
})
