import type { ReportMeasure, ReportResult } from '@holdpoint/api'

// How what was counted is put together: pure, without a database.

/** Some rows that have a key in common, as they were counted. */
type Keyed = {
  readonly key: string
  readonly label: string | null
  readonly rows: number
  /** How many of them have a value, and what these add up to. */
  readonly valued: number
  readonly total: number | null
}
/** The same of a group and of a part of it. */
export type Counted = Keyed & { readonly part: string; readonly part_label: string | null }

type How = ReportMeasure['how']
type Measured = { value: number | null; valued: number }
type Tally = { rows: number; valued: number; total: number }
type Place = { key: string | null; label: string }

/** What stands in a row beside one another, and where the rows of a key belong. */
export type Axis = { readonly places: readonly Place[]; readonly placeOf: (key: string) => number }

/** What rows without a value are called, and what stands together. */
const noneLabel = 'None'
const othersLabel = 'Others'
const earlierLabel = 'Earlier'
const laterLabel = 'Later'

/** Groups by the axis of their keys, each with its parts; those of time are there without rows too. */
export function groupsOf(
  counted: readonly Counted[],
  how: How,
  { groups, parts }: { groups: Axis; parts: Axis | undefined },
): ReportResult['groups'] {
  const whole = groups.places.map(() => nothing())
  const split = groups.places.map(() => (parts?.places ?? []).map(() => nothing()))
  for (const row of counted) {
    const group = groups.placeOf(row.key)
    add(whole[group], row)
    if (parts !== undefined) {
      add(split[group]?.[parts.placeOf(row.part)], row)
    }
  }
  return groups.places.map((place, group) => {
    const tally = whole[group] ?? nothing()
    return {
      ...place,
      ...{ ...measured(how, tally), rows: tally.rows },
      parts: (parts?.places ?? []).flatMap((part, at) => {
        const of = split[group]?.[at] ?? nothing()
        return of.rows === 0 ? [] : [{ ...part, ...measured(how, of) }]
      }),
    }
  })
}

/** All of it. */
export function wholeOf(counted: readonly Counted[], how: How): Measured & { rows: number } {
  const tally = nothing()
  for (const row of counted) {
    add(tally, row)
  }
  return { rows: tally.rows, ...measured(how, tally) }
}

/**
 * The greatest first, then by their labels; what is behind the most stands together. An average says
 * nothing of how much it is made of: named are those of the most rows, so that the lowest are too.
 */
export function axisBySize(counted: readonly Keyed[], how: How, max: number): Axis {
  const tallies = new Map<string, Tally & { label: string }>()
  for (const row of counted) {
    const { key, label } = row
    const tally = tallies.get(key) ?? {
      ...nothing(),
      label: key === '' ? noneLabel : (label ?? key),
    }
    add(tally, row)
    tallies.set(key, tally)
  }
  const all = [...tallies].map(([key, tally]) => ({ ...tally, key, value: valueOf(how, tally) }))
  type One = (typeof all)[number]
  const sorted = (some: readonly One[], sizeOf: (one: One) => number) =>
    some.toSorted(
      (a, b) =>
        sizeOf(b) - sizeOf(a) || a.label.localeCompare(b.label, 'en') || (a.key < b.key ? -1 : 1),
    )
  const byValue = (some: readonly One[]) => sorted(some, ({ value }) => value ?? -Number.MAX_VALUE)
  const kept = how === 'average' ? sorted(all, ({ valued }) => valued) : byValue(all)
  const named = byValue(kept.slice(0, max)).map(({ key, label }): Place => ({ key, label }))
  const rest: Place[] = all.length > max ? [{ key: null, label: othersLabel }] : []
  const places = new Map(named.map(({ key }, at) => [key, at]))
  return { places: [...named, ...rest], placeOf: (key) => places.get(key) ?? named.length }
}

/**
 * In the order of time; keys are the places of spans, counted from 1: 0 is what is earlier, and what is
 * behind the last one is later.
 */
export function axisOfTime({
  spans,
  isCut,
  isBeyond,
}: {
  spans: readonly Place[]
  isCut: boolean
  isBeyond: boolean
}): Axis {
  const earlier: Place[] = isCut ? [{ key: null, label: earlierLabel }] : []
  const later: Place[] = isBeyond ? [{ key: null, label: laterLabel }] : []
  const offset = isCut ? 0 : 1
  return {
    places: [...earlier, ...spans, ...later],
    placeOf: (key) => Math.max(0, Number(key) - offset),
  }
}

const nothing = (): Tally => ({ rows: 0, valued: 0, total: 0 })

function add(tally: Tally | undefined, { rows, valued, total }: Keyed): void {
  if (tally !== undefined) {
    tally.rows += rows
    tally.valued += valued
    tally.total += total ?? 0
  }
}

/** The measure of some rows, and how many of them it is made of. */
function measured(how: How, tally: Tally): Measured {
  return { value: valueOf(how, tally), valued: how === 'count' ? tally.rows : tally.valued }
}

/** With two decimals at most; the average of nothing is none. */
function valueOf(how: How, { rows, valued, total }: Tally): number | null {
  switch (how) {
    case 'count':
      return rows
    case 'sum':
      return rounded(total)
    case 'average':
      return valued === 0 ? null : rounded(total / valued)
    default:
      return how satisfies never
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100
