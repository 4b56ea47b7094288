import { contrast } from './contrast.ts'
import { type Edits, resolvedIn } from './edits.ts'
import { type EditedTheme, type Token } from './token-sheet.ts'

/** Two tokens that meet on the screen, and how much of a difference they need. */
type Pair = { ink: string; ground: string; isText: boolean }

const text = (ink: string, ...grounds: string[]): Pair[] =>
  grounds.map((ground) => ({ ink: `--hp-${ink}`, ground: `--hp-${ground}`, isText: true }))
const edge = (ink: string, ...grounds: string[]): Pair[] =>
  text(ink, ...grounds).map((pair) => ({ ...pair, isText: false }))

const statuses = [
  'completed',
  'approved',
  'in-progress',
  'filled',
  'in-review',
  'pending',
  'rejected',
]

const pairs: readonly Pair[] = [
  ...text('text', 'ground', 'surface', 'sunk'),
  ...text('text-muted', 'ground', 'surface', 'sunk'),
  ...text('link', 'ground', 'surface'),
  ...text('alarm-text', 'surface'),
  ...text('good-text', 'surface'),
  ...text('go-ink', 'go', 'go-hover'),
  ...text('guide-ink', 'guide'),
  ...text('guide-muted', 'guide'),
  ...text('selected-ink', 'selected'),
  ...text('row-selected-ink', 'row-selected'),
  ...text('chosen-ink', 'chosen'),
  ...text('status-ink', ...statuses.map((status) => `status-${status}`)),
  ...['near-miss', '1', '2', '3'].flatMap((one) => text(`severity-${one}-ink`, `severity-${one}`)),
  ...['1', '2', '3', '4', '5'].flatMap((one) => text(`risk-${one}-ink`, `risk-${one}`)),
  ...text('answer-ink', 'yes', 'no', 'na'),
  ...text('ink', 'lime'),
  ...edge('border-control', 'surface'),
  ...edge('focus', 'ground', 'surface'),
]

/** A pair that is hard to read: what it measures and what it needs. */
export type Warning = { ink: string; ground: string; measured: number; needed: number }

/** Every pair of a theme that falls short of WCAG 2.2 AA; in sun, text has to reach AAA. */
export function warningsOf(
  tokens: readonly Token[],
  edits: Edits,
  theme: EditedTheme,
): readonly Warning[] {
  return pairs.flatMap(({ ink, ground, isText }) => {
    const measured = contrast(
      resolvedIn(tokens, edits, ink, theme),
      resolvedIn(tokens, edits, ground, theme),
    )
    const needed = isText ? (theme === 'sun' ? 7 : 4.5) : 3
    return measured !== undefined && measured < needed ? { ink, ground, measured, needed } : []
  })
}
