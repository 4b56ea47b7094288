import type { GraphPlace, GraphSpan, MyFormsGraphContent } from '@holdpoint/api'
import type { GroupRow } from './graph.queries.ts'
import type { Days } from './graph.spans.ts'

/** Every span with what was counted in it; groups name their span by its place, from 1. */
export function overTimeOf(spans: readonly Days[], groups: readonly GroupRow[]): GraphSpan[] {
  const bySpan = new Map(groups.map((group) => [Number(group.key), group]))
  return spans.map((days, index) => {
    const group = bySpan.get(index + 1)
    return {
      ...days,
      count: group?.count ?? 0,
      scored: group?.scored ?? 0,
      meanScore: twoDecimals(group?.mean_score ?? null),
    }
  })
}

/** The types with the most entries first. */
export function byTypeOf(groups: readonly GroupRow[]): MyFormsGraphContent['byFormType'] {
  return groups
    .map(({ key, name, count }) => ({ formTypeId: key, name: name ?? key, count }))
    .sort((a, b) => b.count - a.count || compare(a.name, b.name))
}

/** Between which pass marks the forms of scored entries lie. */
export function passMarkOf(groups: readonly GroupRow[]): MyFormsGraphContent['passMark'] {
  const lows = groups.flatMap(({ mark_low: low }) => low ?? [])
  const highs = groups.flatMap(({ mark_high: high }) => high ?? [])
  return lows.length === 0 ? null : { low: Math.min(...lows), high: Math.max(...highs) }
}

/** Places where entries were rated, the lowest rate first; of equal ones the one with more. */
export function placesOf(
  groups: readonly GroupRow[],
  names: ReadonlyMap<string, string>,
): GraphPlace[] {
  return groups
    .filter(({ rated }) => rated > 0)
    .map(({ key, count, rated, passed }) => {
      return { code: key, name: names.get(key) ?? key, count, rated, passed }
    })
    .sort((a, b) => rateOf(a) - rateOf(b) || b.rated - a.rated || compare(a.name, b.name))
}

function rateOf({ rated, passed }: Pick<GraphPlace, 'rated' | 'passed'>): number {
  return passed / rated
}

function twoDecimals(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
