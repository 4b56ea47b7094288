import { createContext, useContext, useState } from 'react'
import { useBeforePaint } from './before-paint.ts'
import styles from './error-list.module.css'
import { words } from './faults.words.ts'
import { OctagonAlert } from './icons.ts'

// What a form that was refused says at its top: how much is wrong, with a link to each field, by what
// the field is called. The sentence itself stands at the field (decision 0140).

/** What fields are called that something is wrong with, by their ids, in the order of the page. */
export type FieldNames = Map<string, string>

/**
 * They stand behind the top of their form: a server draws a page anew once it knows them, and a
 * browser before it paints.
 */
export const FieldNamesContext = createContext<FieldNames>(new Map())

/** Says what a field is called, for the top of its form, where something is wrong with it. */
export function useFieldName(id: string, name: unknown, error: string | undefined): void {
  const names = useContext(FieldNamesContext)
  if (error !== undefined && typeof name === 'string') {
    // The last drawing has the order of the page, whichever of them was wrong before.
    names.delete(id)
    names.set(id, name)
  }
}

interface FaultsProps {
  formId: string
  /** The sentences by the names of the fields; of the whole form under none. */
  errors: Readonly<Record<string, readonly string[] | null>>
}

/** How much is wrong with the fields of a form, and where; nothing while nothing is. */
export function Faults({ formId, errors }: FaultsProps) {
  const names = useContext(FieldNamesContext)
  const titleId = `${formId}-faults`
  const [, setDrawn] = useState(() => readDrawn(titleId, names))
  useBeforePaint(() => setDrawn({}), [errors])
  const order = [...names.keys()]
  const faults = Object.entries(errors)
    .filter(([name]) => name !== '')
    .flatMap(([name, said]) => (said ?? []).slice(0, 1).map((sentence) => ({ name, sentence })))
    .map(({ name, sentence }) => ({ id: `${formId}-${name}`, sentence }))
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
  if (faults.length === 0) {
    return null
  }
  return (
    <section className={styles.box} role="alert" aria-labelledby={titleId}>
      <OctagonAlert aria-hidden="true" />
      <div>
        {/* Without a script the page begins here; a script leads to the first field. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what was refused is read first */}
        <h2 id={titleId} tabIndex={-1} autoFocus className={styles.title}>
          {words.count(faults.length)}
        </h2>
        <ul className={styles.faults}>
          {faults.map(({ id, sentence }) => (
            <li key={id}>
              {names.has(id) ? (
                <a href={`#${id}`} onClick={(event) => leadTo(id) && event.preventDefault()}>
                  {names.get(id)}
                </a>
              ) : (
                sentence
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Leads to a field; an address of its own would take away what the form came back with. */
function leadTo(id: string): boolean {
  const field = document.getElementById(id)
  field?.focus()
  return field !== null
}

/** Takes what a server has drawn: a browser draws the same first, before it has drawn the fields. */
function readDrawn(titleId: string, names: FieldNames): object {
  const drawn = import.meta.env.SSR ? null : document.getElementById(titleId)?.parentElement
  for (const link of drawn?.querySelectorAll('a') ?? []) {
    names.set(link.getAttribute('href')?.slice(1) ?? '', link.textContent ?? '')
  }
  return {}
}
