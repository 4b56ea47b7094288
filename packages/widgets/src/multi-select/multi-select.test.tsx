import { sentences } from '@holdpoint/api/vocabulary'
import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { allValue, ignoreDuplicatesValue, MultiSelect } from './index.ts'
import {
  cleanOptions,
  cleanValues,
  countOf,
  passedThrough,
  toggled,
  withMore,
} from './multi-select.rules.ts'
import { words } from './multi-select.words.ts'

describe('what is chosen', () => {
  test('is trimmed, and empty entries and doubles are dropped', () => {
    expect(cleanValues([' a ', '', '  ', 'b', 'a'], [])).toEqual(['a', 'b'])
    expect(cleanValues(['-1', 'NO', '-2'], ['-1', '-2'])).toEqual(['NO'])
  })

  test('is All alone, or others without All', () => {
    expect(allValue).toBe('-1')
    expect(toggled(['a', 'b'], '-1', 9999).values).toEqual(['-1'])
    expect(toggled(['-1'], 'a', 9999).values).toEqual(['a'])
    expect(toggled(['-1'], '-1', 9999).values).toEqual([])
    expect(withMore(['-1'], ['-1', 'a', 'b'], 9999).values).toEqual(['a', 'b'])
  })

  test('stops at the maximum and says so', () => {
    expect(toggled(['a', 'b'], 'c', 2)).toEqual({ values: ['a', 'b'], isRefused: true })
    expect(toggled(['a', 'b'], 'b', 2)).toEqual({ values: ['a'], isRefused: false })
    expect(withMore(['a'], ['a', 'b', 'c'], 2)).toEqual({ values: ['a', 'b'], isRefused: true })
    const many = Array.from({ length: 10_000 }, (_, place) => `v${place}`)
    const { values, isRefused } = withMore([], many, 9999)
    expect([values.length, isRefused]).toEqual([9999, true])
  })

  test('lets the word that asks to ignore duplicates pass through, and counts it for nothing', () => {
    expect(ignoreDuplicatesValue).toBe('9999999')
    const values = ['9999999', 'a']
    expect(countOf(values)).toBe(1)
    expect(toggled(values, 'b', 2).values).toEqual(['9999999', 'a', 'b'])
    expect(toggled(values, '-1', 2).values).toEqual(['9999999', '-1'])
    expect(toggled(['a', 'b'], '9999999', 2)).toEqual({
      values: ['a', 'b', '9999999'],
      isRefused: false,
    })
    expect(passedThrough(values)).toEqual(['9999999'])
  })
})

describe('what is offered', () => {
  test('is trimmed, without empty ones, doubles and those that are ignored', () => {
    const options = [
      { value: ' NO ', label: ' Norway ' },
      { value: 'NO', label: 'Norway again' },
      { value: '', label: 'Nothing' },
      { value: 'XX', label: '  ' },
      { value: '-2', label: 'None' },
    ]
    expect(cleanOptions(options, ['-2'])).toEqual([{ value: 'NO', label: 'Norway' }])
  })
})

describe('MultiSelect', () => {
  const options = [
    { value: 'a', label: 'Red crew' },
    { value: 'b', label: 'Blue crew' },
  ]

  test('is a select on the server, named and chosen from', () => {
    const html = markup(
      <MultiSelect.Root options={options} name="crew" required defaultValue={['b']}>
        <MultiSelect.Label>Crews</MultiSelect.Label>
        <MultiSelect.Field />
        <MultiSelect.Popup />
        <MultiSelect.Status />
      </MultiSelect.Root>,
    )
    expect(html).toMatch(/<label for="([^"]+)"[^>]*>Crews<\/label><select multiple="" id="\1"/)
    expect(html).toContain('name="crew" required=""')
    expect(html).toContain('<option value="b" selected="">Blue crew</option>')
    expect(html).not.toContain('combobox')
    expect(html).toContain('<p role="status" class="hp-problem hp-multi-select-status"></p>')
  })

  test('is drawn for a locale that is none', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const html = markup(<MultiSelect.Root options={options} locale="en_US!" />)
    expect(html).toContain('hp-multi-select')
    expect(warned).toHaveBeenCalled()
    warned.mockRestore()
  })

  test("speaks the specification's words where it has some", () => {
    expect(words.empty).toBe(sentences.noData.data)
  })

  test('refuses a part outside its root, in a sentence', () => {
    expect(() => markup(<MultiSelect.Field />)).toThrow(
      'MultiSelect.Field stands outside MultiSelect.Root',
    )
  })
})

describe('the element on a server', () => {
  test('may be imported and registered there, and does nothing', async () => {
    await expect(import('./multi-select.register.ts')).resolves.toBeDefined()
  })
})
