import * as z from 'zod'
import { call } from '../call.ts'
import { text } from '../wire.ts'
import type { DayNames, Filter, FilterParts } from './filter.ts'
import { filterShape, keptFilterShape } from './filter.schemas.ts'

/**
 * The two calls of a list that keep a filter which is too long for an address, and tell what is kept
 * (decision 0028).
 */
export function keepingCalls<
  const Area extends string,
  const Parts extends FilterParts,
  const Days extends DayNames,
>(area: Area, { path, filter }: { path: string; filter: Filter<Parts, Days> }) {
  const alike = { path, status: 'decided', source: 'decision 0028' } as const
  const keepFilter = call({
    ...alike,
    name: `${area}.keepFilter` as const,
    method: 'POST',
    summary: 'Keeps a long filter and answers the short name that calls take as `filter`.',
    rate: 'upload',
    input: z.object(filterShape(filter)),
    content: z.object({ filter: z.string() }),
  })
  const keptFilter = call({
    ...alike,
    name: `${area}.keptFilter` as const,
    method: 'GET',
    summary: 'Answers what a kept filter holds.',
    input: z.object({ filter: text(64) }),
    content: z.object(keptFilterShape(filter)),
    problems: ['unknown_filter'],
  })
  return { keepFilter, keptFilter }
}
