import { Link } from '../ui/link.tsx'
import styles from './counted-states.module.css'
import { words } from './records.words.ts'

interface CountedStatesProps<State extends string> {
  /** How many people there are of each, with what that is called. */
  counts: readonly (readonly [term: string, count: number])[]
  states: readonly State[]
  labels: Readonly<Record<State, string>>
  /** The one whose people are shown; null is all of them. */
  shown: State | null
  /** The address of those in one state, or of all. */
  at: (state: State | undefined) => string
}

/** How many people are how far with a record, and the links that narrow the list below to a state. */
export function CountedStates<State extends string>({
  counts,
  states,
  labels,
  shown,
  at,
}: CountedStatesProps<State>) {
  return (
    <>
      <dl className={styles.counts}>
        {counts.map(([term, count]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.states}>
        {[null, ...states].map((one) => (
          <li key={one}>
            <Link
              to={at(one ?? undefined)}
              aria-current={one === shown ? 'true' : undefined}
              preventScrollReset
            >
              {one === null ? words.all : labels[one]}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
