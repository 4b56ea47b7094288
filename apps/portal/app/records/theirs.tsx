import type { FieldMetadata } from '@conform-to/react'
import { createContext, useContext } from 'react'
import type { EditAgain } from './edit-again.ts'
import styles from './edit-form.module.css'
import { words } from './records.words.ts'

// What somebody saved while a form was open. Whoever saves next replaces it, and should know what.

const Theirs = createContext<EditAgain['theirs']>(undefined)

type TypedField = Pick<FieldMetadata, 'name' | 'initialValue'>

/** Lets the fields of a form say what stands in them by now. */
export const TheirsProvider = Theirs.Provider

/**
 * What somebody saved in a field meanwhile; undefined where it is what is typed here, or not known.
 * Rows are compared as a whole (`useTheirRows`): one that came or went shifts those behind it.
 */
export function useTheirs({ name, initialValue }: TypedField) {
  const saved = textsIn(useContext(Theirs)?.start[name])
  return saved === undefined || isSame(saved, textsIn(initialValue) ?? []) ? undefined : saved
}

/** The rows that somebody saved meanwhile, of each what stands in its first field. */
export function useTheirRows(
  { name, initialValue }: TypedField,
  fields: readonly string[],
): string[] | undefined {
  const [saved, typed] = [rowsIn(useContext(Theirs)?.start[name]), rowsIn(initialValue)]
  const keysOf = (rows: readonly Row[]) =>
    rows.map((row) => JSON.stringify(fields.map((field) => textsIn(row[field]) ?? [])))
  const isAnother = saved !== undefined && keysOf(saved).join() !== keysOf(typed ?? []).join()
  return isAnother ? saved.map((row) => textsIn(row[fields[0] ?? ''])?.join() ?? '') : undefined
}

/** Says beside a field what somebody saved in it. */
export function SavedMeanwhile({ said }: { said: string }) {
  return (
    <span className={styles.theirs}>
      <b>{words.theirs}</b> {said === '' ? words.theirsEmpty : said}
    </span>
  )
}

type Row = Readonly<Record<string, unknown>>

const rowsIn = (value: unknown) => (Array.isArray(value) ? (value as readonly Row[]) : undefined)

/** The texts that a field holds: none of it, one, or several. */
function textsIn(value: unknown): string[] | undefined {
  const held = [value].flat().map((one: unknown) => (typeof one === 'number' ? String(one) : one))
  return held.every((one) => typeof one === 'string') ? held.filter((one) => one !== '') : undefined
}

/** The browser ends lines of a text in its own way. */
const isSame = (some: readonly string[], others: readonly string[]) => keyOf(some) === keyOf(others)
const keyOf = (texts: readonly string[]) => [...texts].sort().join('\n').replaceAll('\r\n', '\n')
