import { describe, expect, test } from 'vitest'
import type { EmbedSetting } from './release.ts'
import { groupOf, grouped } from './setting-groups.ts'

const text = (property: string, fallback = ''): EmbedSetting => ({
  property,
  attribute: property,
  says: '',
  kind: 'text',
  fallback,
})
const choice: EmbedSetting = {
  property: 'icon',
  attribute: 'icon',
  says: '',
  kind: 'choice',
  fallback: 'records',
  options: ['records'],
}

describe('the settings of a widget on the Embed page', () => {
  test.each([
    ['failedWords', 'Something went wrong.'],
    ['no', 'No'],
    ['sseWords', 'SSE'],
    ['between', '{low} to {high}'],
    ['words', 'Processing...'],
  ])('are words where they speak English by themselves: %s', (property, fallback) => {
    expect(groupOf(text(property, fallback))).toBe('words')
  })

  test.each([
    ['label', 'Employee'],
    ['heading', 'Share'],
    ['name', 'score'],
    ['message', ''],
    ['hotkey', 'F8'],
    ['href', '?offset={offset}'],
    ['defaultValue', '30'],
  ])('are no words where each page has its own: %s', (property, fallback) => {
    expect(groupOf(text(property, fallback))).toBe('behaviour')
  })

  test('stand in the order of their groups, and keep their own inside', () => {
    const all = [text('yes', 'Yes'), choice, text('name'), text('no', 'No'), text('message')]
    expect(
      grouped(all).map(({ group, inside }) => [group, inside.map((one) => one.property)]),
    ).toEqual([
      ['behaviour', ['name', 'message']],
      ['look', ['icon']],
      ['words', ['yes', 'no']],
    ])
    expect(grouped([choice])).toEqual([{ group: 'look', inside: [choice] }])
  })
})
