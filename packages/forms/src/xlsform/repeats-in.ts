// How often a section is asked. Beside its row this travels in fields of its own, so that the columns
// can be changed one by one.
import { instanceCountMax } from '../limits.ts'
import type { Repeat, Section, Text } from '../types.ts'
import type { Tell } from './labels.ts'
import { textIn, type Row } from './table.ts'
import { words } from './words.ts'

/** A section with how often it is asked in fields of its own. */
export type FlatSection = Omit<Section, 'repeat'> & {
  readonly repeatLabel?: Text
  readonly repeatMin?: number
  readonly repeatMax?: number
}

/** How often a section is asked that does not say it. */
const unsaid = { repeatMin: 0, repeatMax: 20 } as const

/** Whether a section is asked as often as one is that does not say how often. */
export function isUnsaid({ min, max }: Repeat): boolean {
  return min === unsaid.repeatMin && max === unsaid.repeatMax
}

/** How often a section is asked by its row, each time under the label of the row. */
export function repeatIn(row: Row, label: Text | undefined, tell: Tell): Partial<FlatSection> {
  const named = label === undefined ? {} : { repeatLabel: label }
  const cell = textIn(row, 'repeat_count')
  const count = Number(cell)
  if (cell !== '' && Number.isInteger(count) && count >= 1 && count <= instanceCountMax) {
    return { ...named, repeatMin: count, repeatMax: count }
  }
  if (cell !== '') {
    tell(words.repeatCount(instanceCountMax, unsaid.repeatMin, unsaid.repeatMax), 'repeatMax')
  }
  return { ...named, ...unsaid }
}

/** A section as its columns and what travels beside them say it. */
export function flatSection({ repeat, ...section }: Section): FlatSection {
  return repeat === undefined
    ? section
    : { ...section, repeatLabel: repeat.label, repeatMin: repeat.min, repeatMax: repeat.max }
}

/** A section as it is; one that is asked once is so whatever travels beside it. */
export function foldedSection(
  { repeatLabel, repeatMin, repeatMax, ...section }: FlatSection,
  isRepeated: boolean,
): Section {
  const { repeatMin: min, repeatMax: max } = unsaid
  return isRepeated
    ? {
        ...section,
        repeat: {
          label: repeatLabel ?? section.title,
          min: repeatMin ?? min,
          max: repeatMax ?? max,
        },
      }
    : section
}
