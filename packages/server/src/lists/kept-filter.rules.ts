import { createHash } from 'node:crypto'
import { catalogue, myFormsFilter, type MyFormsCallFilter } from '@holdpoint/api'
import { canonicalJson } from '../canonical-json.ts'

/** A filter as it is kept: one text, whatever order and repetition its values came in. */
export function keptContents(call: MyFormsCallFilter, now: Date, timeZone: string): string {
  const spelled = myFormsFilter.callOf(myFormsFilter.fromCall(call), { now, timeZone })
  return canonicalJson(
    Object.fromEntries(
      Object.entries(spelled).map(([name, value]) => [
        name,
        Array.isArray(value) ? [...value].sort() : value,
      ]),
    ),
  )
}

/** What a filter is called: the hash of what is kept of it. */
export function keptName(contents: string): string {
  return createHash('sha256').update(contents).digest('base64url')
}

/** Reads what is kept; undefined for what this version of the list cannot read. */
export function readKept(contents: string): MyFormsCallFilter | undefined {
  return catalogue.myForms.keepFilter.input.safeParse(JSON.parse(contents)).data
}

/** Lays the parameters of a call over those that are kept: whatever was sent, empty or not, wins. */
export function laidOver<Asked extends object>(kept: MyFormsCallFilter, asked: Asked): Asked {
  const sent = new Map<string, unknown>(Object.entries(asked))
  const unsaid = Object.entries(kept).filter(([name]) => sent.get(name) === undefined)
  return { ...asked, ...Object.fromEntries(unsaid) }
}
