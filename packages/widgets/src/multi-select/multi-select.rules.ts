import { allOptionId, ignoreDuplicatesId } from '@holdpoint/api/vocabulary'

/** One thing that can be chosen. */
export type MultiSelectOption = {
  value: string
  label: string
  /** A few more words beside the label; the search finds them too. */
  hint?: string | undefined
}

/** The value of the option 'All': it stands alone (spec 9). */
export const allValue = String(allOptionId)

/**
 * The value that asks to ignore duplicates (spec 9). It is a word to the server and no choice: it
 * stays where the page put it, is not shown unless the page offers it as an option, and counts for
 * nothing.
 */
export const ignoreDuplicatesValue = String(ignoreDuplicatesId)

/** Trims the options and drops the empty ones (spec 5), doubles, and those that are ignored. */
export function cleanOptions(
  options: readonly MultiSelectOption[],
  ignored: readonly string[],
): MultiSelectOption[] {
  const seen = new Set(ignored)
  const clean: MultiSelectOption[] = []
  for (const option of options) {
    const value = option.value.trim()
    const label = option.label.trim()
    if (value !== '' && label !== '' && !seen.has(value)) {
      seen.add(value)
      clean.push({ ...option, value, label })
    }
  }
  return clean
}

/** Trims the values and drops the empty ones (spec 5), doubles, and those that are ignored. */
export function cleanValues(values: readonly string[], ignored: readonly string[]): string[] {
  const clean = new Set(values.map((value) => value.trim()))
  for (const value of ['', ...ignored]) {
    clean.delete(value)
  }
  return [...clean]
}

/** How many are chosen. */
export function countOf(values: readonly string[]): number {
  return values.length - Number(values.includes(ignoreDuplicatesValue))
}

/** What a press makes of the choice, and whether it was refused because no more may be chosen. */
export type Choice = { values: readonly string[]; isRefused: boolean }

/** Turns one value over. 'All' takes the place of the others, and any other that of 'All'. */
export function toggled(values: readonly string[], value: string, max: number): Choice {
  if (values.includes(value)) {
    return { values: values.filter((chosen) => chosen !== value), isRefused: false }
  }
  if (value === allValue) {
    return { values: [...passedThrough(values), value], isRefused: false }
  }
  return withMore(values, [value], max)
}

/** Chooses all of some values that fit; 'All' is not among them and goes. */
export function withMore(values: readonly string[], more: readonly string[], max: number): Choice {
  const before = values.filter((value) => value !== allValue)
  const known = new Set(before)
  const added = more.filter((value) => value !== allValue && !known.has(value))
  const isMark = (value: string) => value === ignoreDuplicatesValue
  const room = Math.max(0, max - countOf(before))
  const fitting = [
    ...added.filter(isMark),
    ...added.filter((value) => !isMark(value)).slice(0, room),
  ]
  const isRefused = fitting.length < added.length
  return { values: fitting.length > 0 ? [...before, ...fitting] : values, isRefused }
}

/** What stays when the person clears the choice. */
export function passedThrough(values: readonly string[]): string[] {
  return values.filter((value) => value === ignoreDuplicatesValue)
}
