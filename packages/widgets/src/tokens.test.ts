import { describe, expect, test } from 'vitest'
import { contrast, luminance } from '../test/contrast.ts'
import { type Theme, themes, token, tokenBlocks, tokenSheet } from '../test/token-sheet.ts'

const statuses = [
  'completed',
  'approved',
  'in-progress',
  'filled',
  'in-review',
  'pending',
  'rejected',
].map((status): Pair => ['--hp-status-ink', `--hp-status-${status}`])

const severities = ['near-miss', '1', '2', '3'].map((level): Pair => [
  `--hp-severity-${level}-ink`,
  `--hp-severity-${level}`,
])

const risks = ['1', '2', '3', '4', '5'].map((step): Pair => [
  `--hp-risk-${step}-ink`,
  `--hp-risk-${step}`,
])

const answers = ['yes', 'no', 'na'].map((answer): Pair => ['--hp-answer-ink', `--hp-${answer}`])

const grounds = ['--hp-ground', '--hp-surface', '--hp-sunk']

type Pair = readonly [ink: string, ground: string]

const words: readonly Pair[] = [
  ...['--hp-text', '--hp-text-muted', '--hp-link', '--hp-alarm-text', '--hp-good-text'].flatMap(
    (ink) => grounds.map((ground): Pair => [ink, ground]),
  ),
  ['--hp-text-muted', '--hp-selected'],
  ['--hp-selected-ink', '--hp-selected'],
  ['--hp-row-selected-ink', '--hp-row-selected'],
  ['--hp-text-muted', '--hp-row-selected'],
  ['--hp-link', '--hp-row-selected'],
  ['--hp-chosen-ink', '--hp-chosen'],
  ['--hp-go-ink', '--hp-go'],
  ['--hp-go-ink', '--hp-go-hover'],
  ['--hp-ink', '--hp-lime'],
  ['--hp-guide-ink', '--hp-guide'],
  ['--hp-guide-muted', '--hp-guide'],
  ['--hp-plate-dark-ink', '--hp-plate-dark'],
  ...statuses,
  ...severities,
  ...risks,
  ...answers,
]

const signs: readonly Pair[] = [
  ...['--hp-focus', '--hp-border-control'].flatMap((sign) =>
    grounds.map((ground): Pair => [sign, ground]),
  ),
  ['--hp-severity-near-miss-edge', '--hp-surface'],
  ['--hp-severity-near-miss-edge', '--hp-ground'],
]

const floor: Record<Theme, number> = { light: 4.5, dark: 4.5, sun: 7 }

function measured(theme: Theme, [ink, ground]: Pair): number {
  return contrast(token(theme, ink), token(theme, ground))
}

describe.each(themes)('the %s theme', (theme) => {
  test.each(words)('keeps %s readable on %s', (...pair) => {
    expect(measured(theme, pair)).toBeGreaterThanOrEqual(floor[theme])
  })

  test.each(signs)('keeps %s visible on %s', (...pair) => {
    expect(measured(theme, pair)).toBeGreaterThanOrEqual(3)
  })

  test('puts ink on amber at 7 to 1 or more', () => {
    expect(measured(theme, ['--hp-go-ink', '--hp-go'])).toBeGreaterThanOrEqual(7)
  })

  test('orders the risk scale by lightness', () => {
    const lightness = risks.map(([, step]) => luminance(token(theme, step)))
    const rising = lightness.toSorted((a, b) => a - b)
    expect(lightness).toEqual(theme === 'dark' ? rising : rising.reverse())
  })
})

describe('the token sheet', () => {
  test('names in sun only what every theme has', () => {
    const [every, sun] = tokenBlocks
    expect(Array.from(sun?.keys() ?? []).filter((name) => !every?.has(name))).toEqual([])
    expect(tokenBlocks).toHaveLength(2)
  })

  test('is one list for light and dark', () => {
    const [every] = tokenBlocks
    const darkOnly = Array.from(every ?? []).filter(([, value]) => value.includes('light-dark('))
    expect(darkOnly.length).toBeGreaterThan(50)
    expect(tokenSheet).not.toContain('prefers-color-scheme')
  })

  test('speaks of no token that it does not define', () => {
    const [every] = tokenBlocks
    const used = Array.from(tokenSheet.matchAll(/var\((--hp-[\w-]+)/g), ([, name = '']) => name)
    expect(used.filter((name) => !every?.has(name))).toEqual([])
  })
})
