import { createHash } from 'node:crypto'
import * as z from 'zod'
import { filterShape, type AnyList, type Today } from '@holdpoint/api'
import { canonicalJson } from '../canonical-json.ts'
import type { CallFilterOf } from './query.ts'

/** A filter as it is kept: one text, whatever order and repetition its values came in. */
export function keptContents<L extends AnyList>(
  { filter }: L,
  said: CallFilterOf<L>,
  today: Today,
): string {
  const spelled = filter.callOf(filter.fromCall(said), today)
  return canonicalJson(
    Object.fromEntries(
      Object.entries<unknown>(spelled).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(String).sort() : value,
      ]),
    ),
  )
}

/** What a filter is called: the hash of what is kept of it. */
export function keptName(contents: string): string {
  return createHash('sha256').update(contents).digest('base64url')
}

const schemas = new WeakMap<AnyList, z.ZodType>()

/** Reads what is kept; undefined for what this version of the list cannot read. */
export function readKept<L extends AnyList>(
  list: L,
  contents: string,
): CallFilterOf<L> | undefined {
  const schema = schemas.get(list) ?? z.object(filterShape(list.filter))
  schemas.set(list, schema)
  const { data } = schema.safeParse(JSON.parse(contents))
  return data as CallFilterOf<L> | undefined
}

/** Lays the parameters of a call over those that are kept: whatever was sent, empty or not, wins. */
export function laidOver(kept: object, asked: object): object {
  const sent = new Map<string, unknown>(Object.entries(asked))
  const unsaid = Object.entries(kept).filter(([name]) => sent.get(name) === undefined)
  return { ...asked, ...Object.fromEntries(unsaid) }
}
