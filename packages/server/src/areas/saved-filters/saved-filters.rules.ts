import {
  lists,
  problem,
  rangeProblem,
  rangeProblems,
  savedFilterBytesMax,
  savedFilterCountMax,
  savedFilterValues,
  savedFiltersBytesMax,
  type AnyList,
  type ListName,
  type Problem,
  type ProblemName,
  type SavedFilterDraft,
  type SavedDays,
  type SavedFilter,
} from '@holdpoint/api'
import type { TitleRow } from './saved-filters.queries.ts'

/** The title as it is compared: neither case nor the way of writing an accent tells two apart. */
export function titleKey(title: string): string {
  return title.normalize('NFKC').toLowerCase()
}

/** What a saved filter of whatever list holds. */
export type KeptValues = SavedFilter['filterValues']

/** Kept as it will be read: doubled ids, 'All' and dates that named days outdate are gone. */
export function keptValues(type: ListName, values: SavedDays): KeptValues {
  const { filter }: AnyList = lists[type]
  // What a list's filter reads of its values it writes as such.
  return filter.savedOf(filter.fromSaved(values)) as KeptValues
}

/** What narrows nothing beyond what a list opens with. */
export function plainValues(type: ListName): KeptValues {
  const { filter }: AnyList = lists[type]
  return filter.savedOf(filter.plain) as KeptValues
}

/**
 * What is stored, as it is read now; not a success where it reads as nothing that a filter holds. A part
 * that its list has had only since narrows nothing: the rest stands.
 */
export function storedValues(type: ListName, stored: unknown) {
  const { startDate: _start, endDate: _end, dateRange: _range, ...parts } = plainValues(type)
  return savedFilterValues[type].safeParse(
    typeof stored === 'object' && stored !== null ? { ...parts, ...stored } : stored,
  )
}

/** What stands in the way of saving these beside the person's other filters; undefined for nothing. */
export function savingProblem(
  drafts: readonly SavedFilterDraft[],
  before: readonly TitleRow[],
  now: Date,
  timeZone: string,
): Problem | undefined {
  return (
    repeatProblem(drafts) ??
    datesProblem(drafts, now, timeZone) ??
    sizeProblem(drafts, before) ??
    titleProblem(drafts, before) ??
    countProblem(drafts, before)
  )
}

function repeatProblem(drafts: readonly SavedFilterDraft[]): Problem | undefined {
  const twice = drafts.findIndex(
    ({ id }, index) => id !== undefined && drafts.findIndex((draft) => draft.id === id) < index,
  )
  if (twice >= 0) {
    return refused('invalid_input', twice, 'id', 'This filter is named twice.')
  }
  const second = drafts.findIndex(
    ({ isDefault, type }, index) =>
      isDefault && drafts.findIndex((draft) => draft.isDefault && draft.type === type) < index,
  )
  return second >= 0
    ? refused('invalid_input', second, 'isDefault', 'Only one filter can be the default.')
    : undefined
}

function datesProblem(
  drafts: readonly SavedFilterDraft[],
  now: Date,
  timeZone: string,
): Problem | undefined {
  for (const [index, { type, filterValues }] of drafts.entries()) {
    const { filter }: AnyList = lists[type]
    const { window } = filter.fromSaved(filterValues)
    const wrong = window.kind === 'dates' ? rangeProblem(window, now, timeZone) : undefined
    if (wrong !== undefined) {
      const field = filterValues.startDate === null ? 'startDate' : 'endDate'
      return refused('invalid_input', index, `filterValues.${field}`, rangeProblems[wrong])
    }
  }
  return undefined
}

function sizeProblem(
  drafts: readonly SavedFilterDraft[],
  before: readonly TitleRow[],
): Problem | undefined {
  const sizes = drafts.map(({ type, filterValues }) =>
    Buffer.byteLength(JSON.stringify(keptValues(type, filterValues))),
  )
  const index = sizes.findIndex((bytes) => bytes > savedFilterBytesMax)
  if (index >= 0) {
    const message = `A saved filter takes at most ${savedFilterBytesMax / 1024} kB. Please choose fewer entries.`
    return refused('invalid_input', index, 'filterValues', message)
  }
  const rewritten = new Set(drafts.map(({ id }) => id))
  const others = before.filter(({ id }) => !rewritten.has(id)).map(({ bytes }) => bytes)
  const total = [...sizes, ...others].reduce((sum, bytes) => sum + bytes, 0)
  return total > savedFiltersBytesMax
    ? problem('too_many_saved', {
        message: 'Your filters hold more than we keep for one person. Please delete one first.',
      })
    : undefined
}

function titleProblem(
  drafts: readonly SavedFilterDraft[],
  before: readonly TitleRow[],
): Problem | undefined {
  const rewritten = new Set(drafts.map(({ id }) => id))
  const taken = new Set(
    before.filter(({ id }) => !rewritten.has(id)).map((row) => `${row.type} ${row.title_key}`),
  )
  for (const [index, { type, title }] of drafts.entries()) {
    const key = `${type} ${titleKey(title)}`
    if (taken.has(key)) {
      return refused('name_taken', index, 'title', 'You have a filter with this title already.')
    }
    taken.add(key)
  }
  return undefined
}

function countProblem(
  drafts: readonly SavedFilterDraft[],
  before: readonly TitleRow[],
): Problem | undefined {
  const isFull = drafts.some(
    ({ type }) =>
      before.filter((row) => row.type === type).length +
        drafts.filter((draft) => draft.type === type && draft.id === undefined).length >
      savedFilterCountMax,
  )
  return isFull && drafts.some(({ id }) => id === undefined)
    ? problem('too_many_saved', {
        message: `You can keep ${savedFilterCountMax} filters. Please delete one first.`,
      })
    : undefined
}

function refused(name: ProblemName, index: number, field: string, message: string): Problem {
  return problem(name, { message, fields: [{ path: `filterObject.${index}.${field}`, message }] })
}
