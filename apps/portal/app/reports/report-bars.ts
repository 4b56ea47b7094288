import type { ReportMeasure, ReportResult } from '@holdpoint/api'
import { madeOfInWords, numberInWords } from './report-says.ts'
import { words } from './report.words.ts'

// The bars of a report: how long each is, and how its parts look.

/** The looks that parts can be told apart by; the last one is that of the rest. */
export const marksMax = 9
const restMark = marksMax - 1

/** A part of a group: its name and number in words, its length in hundredths, and its look. */
export type BarPart = {
  /** What tells it from all others, also from others that stand together. */
  id: string
  label: string
  text: string
  /** What its number is made of; empty where the number says so. */
  about: string
  from: number
  share: number
  mark: number
}
/** A group: its number in words, its length in hundredths, and what it is split into. */
export type Bar = Pick<BarPart, 'id' | 'label' | 'text' | 'about' | 'share'> & {
  /** As the answer has it; null for the rest that stands together. */
  key: string | null
  parts: readonly BarPart[]
}
/** All bars, what their parts look like, and what a whole bar stands for. */
export type Bars = {
  bars: readonly Bar[]
  /** Empty where the parts of a bar do not add up to it, or where it is not split. */
  legend: readonly { id: string; label: string; mark: number }[]
  top: string
  /** The parts stand below each other, each on the scale of the whole: an average is no sum. */
  isSideBySide: boolean
}

/** Makes the bars of what a report says; parts may be those of time. */
export function barsOf(
  { groups }: Pick<ReportResult, 'groups'>,
  measure: ReportMeasure,
  isSplitByTime = false,
): Bars {
  const { unit, how } = measure
  const isSideBySide = how === 'average'
  const top = topOf(groups, measure)
  const shareOf = (value: number | null) => tenths((Math.max(value ?? 0, 0) / top) * 100)
  const looks = looksOf(groups, isSplitByTime)
  const bars = groups.map((group): Bar => {
    const { key, label, value, rows, parts } = group
    let from = 0
    return {
      ...{ id: idOf(group), key, label, share: shareOf(value) },
      text: how === 'average' && rows === 0 ? words.noRows : numberInWords(value, unit),
      about: how === 'count' || rows === 0 ? '' : madeOfInWords(group, how),
      parts: parts.map((part) => {
        const [id, share] = [idOf(part), shareOf(part.value)]
        const drawn = {
          from: isSideBySide ? 0 : from,
          share,
          mark: looks.get(id)?.mark ?? restMark,
        }
        from = tenths(from + share)
        const text = numberInWords(part.value, unit)
        const about = isSideBySide && part.valued > 0 ? words.rows(part.valued) : ''
        return { ...{ id, label: part.label, text, about }, ...drawn }
      }),
    }
  })
  const legend = isSideBySide
    ? []
    : [...looks].map(([id, { label, mark }]) => ({ id, label, mark }))
  return { bars, legend, top: numberInWords(top, unit), isSideBySide }
}

/** What a whole bar stands for: all of a hundred, or the greatest number. */
function topOf(groups: ReportResult['groups'], { unit, how }: ReportMeasure): number {
  if (unit === '%') {
    return 100
  }
  const values = groups.flatMap(({ value, parts }) =>
    how === 'average' ? [value, ...parts.map((part) => part.value)] : [value],
  )
  return Math.max(...values.map((value) => value ?? 0), 0) || 1
}

/** The look of each part, the same in every group: the greatest of all first, or in the order of time. */
function looksOf(
  groups: ReportResult['groups'],
  isByTime: boolean,
): Map<string, { label: string; mark: number }> {
  const sums = new Map<string, { key: string | null; label: string; sum: number }>()
  for (const part of groups.flatMap(({ parts }) => parts)) {
    const { key, label } = part
    const { sum } = sums.get(idOf(part)) ?? { sum: 0 }
    sums.set(idOf(part), { key, label, sum: sum + (part.value ?? 0) })
  }
  const all = [...sums].map(([id, one]) => ({ ...one, id }))
  const named = all
    .flatMap(({ key, ...one }) => (key === null ? [] : [{ ...one, key }]))
    .sort((one, other) => (isByTime ? (one.key < other.key ? -1 : 1) : other.sum - one.sum))
  // What is earlier comes before what is later; there is room for its look then.
  const [rest, ...more] = all
    .filter(({ key }) => key === null)
    .sort((one, other) => (one.label < other.label ? -1 : 1))
  const marked = [...named, ...more].map(({ id, label }, place) => ({
    ...{ id, label, mark: place % restMark },
  }))
  const looks = [...marked, ...(rest === undefined ? [] : [{ ...rest, mark: restMark }])]
  return new Map(looks.map(({ id, label, mark }) => [id, { label, mark }]))
}

/** What tells a part, or a group, from the others: its key, and of those that stand together its word. */
function idOf({ key, label }: { key: string | null; label: string }): string {
  return key === null ? `all ${label}` : `one ${key}`
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
