import { describe, expect, test } from 'vitest'
import { isConnected, readChoice } from './embed-choice.ts'
import { card, people } from './test-widgets.ts'

const widgets = [card, people]
const read = (query: string) => readChoice(new URLSearchParams(query), widgets)
const value = (query: string, property: string) =>
  read(query)?.settings.find((setting) => setting.property === property)?.value

describe('the address of the Embed page', () => {
  test('shows the first widget when it names none, or one that there is not', () => {
    expect(read('')?.widget.tag).toBe('hp-card')
    expect(read('widget=hp-nothing')?.widget.tag).toBe('hp-card')
    expect(readChoice(new URLSearchParams(), [])).toBeUndefined()
  })

  test.each([
    ['widget=hp-card&hp-card.size=7', 'size', 7],
    ['widget=hp-card&hp-card.size=', 'size', 3],
    ['widget=hp-card&hp-card.size=many', 'size', 3],
    ['widget=hp-card&hp-card.look=wide', 'look', 'wide'],
    ['widget=hp-card&hp-card.look=<script>', 'look', 'plain'],
    ['widget=hp-card&hp-card.open=true', 'open', true],
    ['widget=hp-card', 'open', false],
    ['widget=hp-card&hp-card.heading=', 'heading', ''],
    ['widget=hp-card&hp-card.heading=a%0Ab', 'heading', 'a b'],
    ['hp-card.heading=of+no+shown+widget', 'heading', 'Hello'],
  ])('reads %s as %s = %j', (query, property, expected) => {
    expect(value(query, property)).toBe(expected)
  })

  test('keeps the settings of one widget from another', () => {
    expect(read('widget=hp-people&hp-card.heading=Old')?.settings).toEqual([
      expect.objectContaining({ property: 'label', value: 'Employee', isSet: false }),
    ])
  })

  test('takes a key for a widget that asks by itself, and for no other', () => {
    expect(isConnected(people)).toBe(true)
    expect(read('widget=hp-people&key=k-1')?.keyId).toBe('k-1')
    expect(read('widget=hp-people&key=')?.keyId).toBeUndefined()
    expect(read('widget=hp-card&key=k-1')?.keyId).toBeUndefined()
  })

  test('falls back to HTML and the newest release', () => {
    expect(read('language=cobol&policy=never')).toMatchObject({
      language: 'html',
      policy: 'evergreen',
    })
  })
})
