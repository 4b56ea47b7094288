import { describe, expect, test } from 'vitest'
import { tokenSheet } from '../../test/token-sheet.ts'
import { withTokenDefaults } from './token-defaults.ts'

describe('withTokenDefaults', () => {
  test('writes the value of a token behind its use', () => {
    expect(withTokenDefaults('a { color: var(--hp-text) }', tokenSheet)).toBe(
      'a { color: var(--hp-text, light-dark(#1c2024, #edeef0)) }',
    )
  })

  test('follows a token that names another, so that either can be set by the page', () => {
    expect(withTokenDefaults('var(--hp-go)', tokenSheet)).toBe(
      'var(--hp-go, var(--hp-amber, #ffb300))',
    )
  })

  test('leaves a written fallback and an unknown name alone', () => {
    const css = 'var(--hp-text, red) var(--hp-unheard-of)'
    expect(withTokenDefaults(css, tokenSheet)).toBe(css)
  })

  test('reads a minified sheet alike', () => {
    const sheet = ':root{--hp-1:4px;--hp-text: light-dark(#111,#eee)}'
    expect(withTokenDefaults('var(--hp-1) var(--hp-text)', sheet)).toBe(
      'var(--hp-1, 4px) var(--hp-text, light-dark(#111,#eee))',
    )
  })
})
