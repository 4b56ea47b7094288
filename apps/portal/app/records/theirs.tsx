import { createContext, useContext } from 'react'
import type { EditAgain } from './edit-again.ts'
import type { EditField } from './edit-form.tsx'
import styles from './edit-form.module.css'
import { words } from './records.words.ts'

// What somebody saved while a form was open. Whoever saves next replaces it, and should know what.

const Theirs = createContext<EditAgain['theirs']>(undefined)

/** Lets the fields of a form say what stands in them by now. */
export const TheirsProvider = Theirs.Provider

/** What somebody saved in a field meanwhile; undefined where it is what is typed here, or not known. */
export function useTheirs({ name, initialValue }: Pick<EditField, 'name' | 'initialValue'>) {
  const all = useContext(Theirs)
  const saved = all === undefined ? undefined : textsIn(valueAt(all.start, name))
  return saved === undefined || isSame(saved, textsIn(initialValue) ?? []) ? undefined : saved
}

/** Says beside a field what somebody saved in it. */
export function SavedMeanwhile({ said }: { said: string }) {
  return (
    <span className={styles.theirs}>
      <b>{words.theirs}</b> {said === '' ? words.theirsEmpty : said}
    </span>
  )
}

/** What stands at a name as conform writes it: `controls[0].text`. */
function valueAt(all: unknown, name: string): unknown {
  return name
    .split(/[.[\]]+/u)
    .filter(Boolean)
    .reduce<unknown>((held, key) => (isRecord(held) ? held[key] : undefined), all)
}

const isRecord = (held: unknown): held is Readonly<Record<string, unknown>> =>
  typeof held === 'object' && held !== null

/** The texts that a field holds: none of it, one, or several. */
function textsIn(value: unknown): string[] | undefined {
  const held: readonly unknown[] = Array.isArray(value) ? value : [value]
  return held.every((one) => typeof one === 'string') ? held.filter((one) => one !== '') : undefined
}

/** The browser ends lines of a text in its own way. */
const isSame = (some: readonly string[], others: readonly string[]) => keyOf(some) === keyOf(others)
const keyOf = (texts: readonly string[]) => [...texts].sort().join('\n').replaceAll('\r\n', '\n')
