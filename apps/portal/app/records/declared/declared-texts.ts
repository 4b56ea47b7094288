import type { DeclaredField, DeclaredFields } from '@holdpoint/api/vocabulary'
import { dayAndClock, shortCalendarDay } from '../../ui/time.ts'
import { words } from './declared.words.ts'

/** What the fields of a record say, by their names; what is empty is left out. */
export type DeclaredTexts = Readonly<Record<string, string>>

/** A line of a part, as a page shows it. */
export type DeclaredRow = { lineId: string; texts: DeclaredTexts }

type Held = Readonly<Record<string, unknown>>
type Clock = { timeZone: string; now: Date }

/** Puts what is filled into words, as the clock of whoever reads it shows times. Ids by what they are called. */
export function declaredTexts(
  fields: DeclaredFields,
  held: Held,
  named: DeclaredTexts,
  clock: Clock,
): DeclaredTexts {
  const texts = Object.entries(fields).map(([name, field]) => {
    const value = held[name]
    const text = isEmpty(value) ? '' : (textOf(field, value, clock) ?? named[name] ?? '')
    return [name, text] as const
  })
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/** Puts the lines of a part into words. */
export function declaredRows(
  fields: DeclaredFields,
  lines: readonly (Held & { lineId: string; words: DeclaredTexts })[],
  clock: Clock,
): DeclaredRow[] {
  return lines.map((line) => ({
    lineId: line.lineId,
    texts: declaredTexts(fields, line, line.words, clock),
  }))
}

function isEmpty(value: unknown): boolean {
  const isNone = Array.isArray(value) && value.length === 0
  return isNone || value === undefined || value === null || value === '' || value === false
}

/** What a field says by itself; undefined for one that holds an id. */
function textOf(field: DeclaredField, value: unknown, clock: Clock): string | undefined {
  const text = String(value)
  switch (field.kind) {
    case 'line':
    case 'text':
      return text
    case 'number':
      return `${Number(value).toLocaleString('en-US')} ${field.unit}`
    case 'flag':
      return words.yes
    case 'moment':
      return dayAndClock(text, clock.timeZone, clock.now)
    case 'day':
      return shortCalendarDay(text, clock.timeZone, clock.now)
    case 'choice':
      return field.choices[text]
    default:
      return undefined
  }
}
