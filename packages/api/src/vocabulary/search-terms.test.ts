import { expect, test } from 'vitest'
import { fieldSynonyms } from './field-synonyms.ts'
import { holdsTerm, searchTerms, searchTermsMax } from './search-terms.ts'

const texts = (searched: string) => searchTerms(searched).map(({ text }) => text)

test('a search is as many terms as it has words, however they are set apart', () => {
  expect(texts('  pump \t leak ')).toEqual(['pump', 'leak'])
  expect(texts(' ')).toEqual([])
})

test('no search is more terms than the most; what is left stands together', () => {
  const many = texts('a b c d e f g h i j')
  expect(many).toHaveLength(searchTermsMax)
  expect(many.at(-1)).toBe('h i j')
})

test('a name of the field brings its other names, in the plural and in capitals too', () => {
  expect(searchTerms('Mixer')).toEqual([{ text: 'Mixer', alike: ['blender'] }])
  expect(searchTerms('PIPES')[0]?.alike).toContain('iron')
  expect(searchTerms('mixers')[0]?.alike).toEqual(['blender', 'mixer'])
})

test('a name of several words is one term among others', () => {
  const [first, analysis, last] = searchTerms('wireline Job Safety Analysis pad')
  expect(first?.text).toBe('wireline')
  expect(analysis).toMatchObject({ text: 'Job Safety Analysis' })
  expect(analysis?.alike).toEqual(expect.arrayContaining(['jsa', 'jha']))
  expect(last?.text).toBe('pad')
})

test('another name counts where a word begins alone: a pipe is not found in an environment', () => {
  const [pipe] = searchTerms('pipe')
  expect(pipe && holdsTerm('Environmental walk', pipe)).toBe(false)
  expect(pipe && holdsTerm('Treating iron', pipe)).toBe(true)
  expect(pipe && holdsTerm('Iron/hose check', pipe)).toBe(true)
  // What was typed is found anywhere, as ever.
  expect(holdsTerm('Environmental walk', { text: 'iron', alike: [] })).toBe(true)
})

test('a name stands in one line of the table, in small letters', () => {
  const names = fieldSynonyms.flat()
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(names.map((name) => name.toLowerCase().trim()))
})
