import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { contrast, hexOf } from './contrast.ts'
import { cssOf, noEdits, resolvedIn, valuesOf, withEdit } from './edits.ts'
import { warningsOf } from './pairs.ts'
import { editedThemes, readTokenSheet } from './token-sheet.ts'

const file = createRequire(import.meta.url).resolve('@holdpoint/widgets/tokens.css')
const sheet = readFileSync(file, 'utf8')
const tokens = readTokenSheet(sheet)

function token(name: string) {
  const found = tokens.find((one) => one.name === name)
  if (!found) {
    throw new Error(`The sheet has no ${name}.`)
  }
  return found
}

describe('the token sheet', () => {
  test('gives every token a group and its three values', () => {
    expect(tokens.length).toBeGreaterThan(100)
    expect(tokens.every(({ group }) => group !== '')).toBe(true)
    expect(token('--hp-text')).toEqual({
      name: '--hp-text',
      group: 'Ground and text',
      isColour: true,
      values: { light: '#1c2024', dark: '#edeef0', sun: '#0b0d0f' },
      hasSun: true,
    })
    expect(token('--hp-scrim').values).toMatchObject({
      light: 'rgb(28 32 36 / 0.55)',
      dark: 'rgb(0 0 0 / 0.7)',
    })
    expect(token('--hp-touch')).toMatchObject({ isColour: false, values: { dark: '44px' } })
  })

  test('knows each token that stands in it', () => {
    const names = new Set(Array.from(sheet.matchAll(/^ +(--hp-[\w-]+):/gm), ([, name]) => name))
    expect(new Set(readTokenSheet(sheet).map(({ name }) => name))).toEqual(names)
  })

  test('warns of no pair as it is delivered', () => {
    expect(editedThemes.flatMap((theme) => warningsOf(tokens, noEdits, theme))).toEqual([])
  })
})

describe('edits', () => {
  test('write one rule for both colour schemes, and sun apart', () => {
    const dark = withEdit(noEdits, token('--hp-go'), 'dark', '#ff0000')
    const edits = withEdit(dark, token('--hp-link'), 'light', '#003399')
    expect(cssOf(tokens, edits))
      .toBe(`/* Load this behind the token sheet, or alone on a page with tags. */
:root,
[data-theme] {
  --hp-go: light-dark(var(--hp-amber), #ff0000);
  --hp-link: light-dark(#003399, #7fd0e1);
}

[data-theme='sun'] {
  --hp-link: #00404f;
}
`)
    expect(valuesOf(tokens, edits, 'sun')).toEqual({
      '--hp-go': 'var(--hp-amber)',
      '--hp-link': '#00404f',
    })
  })

  test('of a size hold in light and dark alike', () => {
    const edits = withEdit(noEdits, token('--hp-radius'), 'light', '0')
    expect(cssOf(tokens, edits)).toContain('  --hp-radius: 0;\n')
  })

  test('are taken back without a trace', () => {
    const edits = withEdit(noEdits, token('--hp-radius'), 'light', '0')
    expect(withEdit(edits, token('--hp-radius'), 'dark', undefined)).toEqual(noEdits)
  })

  test('are followed by the tokens that name them', () => {
    const edits = withEdit(noEdits, token('--hp-amber'), 'light', '#222222')
    expect(resolvedIn(tokens, edits, '--hp-go', 'light')).toBe('#222222')
    expect(warningsOf(tokens, edits, 'light').map(({ ground }) => ground)).toContain('--hp-go')
  })
})

describe('contrast', () => {
  test.each([
    ['#000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#fff', 4.54],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  })

  test('leaves alone what it cannot read', () => {
    expect(contrast('rgb(0 0 0 / 0.5)', '#fff')).toBeUndefined()
    expect(hexOf('tomato')).toBeUndefined()
    expect(hexOf('#AbC')).toBe('#aabbcc')
  })
})
