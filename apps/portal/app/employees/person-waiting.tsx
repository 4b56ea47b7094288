import { Link } from '../ui/link.tsx'
import type { WaitingView } from './person-waiting.server.ts'
import { words, workWords } from './person-waiting.words.ts'
import styles from './person-page.module.css'

interface PersonWaitingProps {
  waiting: WaitingView
  /** Whether their account has ended already. */
  hasLeft: boolean
}

/** What waits for somebody by name, and who takes it over once their account has ended. */
export function PersonWaiting({ waiting: { manager, works }, hasLeft }: PersonWaitingProps) {
  const going = works.filter(({ goesOn }) => goesOn)
  const staying = works.filter(({ goesOn }) => !goesOn)
  return (
    <div className={styles.waiting}>
      <h3>{hasLeft ? words.notYet : words.title}</h3>
      {works.length === 0 && <p>{hasLeft ? words.allGone : words.nothing}</p>}
      {going.length > 0 && (
        <>
          <p>{hasLeft ? words.goesNow(manager) : words.goesTo(manager)}</p>
          <Works works={going} />
        </>
      )}
      {staying.length > 0 && (
        <>
          <p>{words.stays}</p>
          <Works works={staying} />
        </>
      )}
    </div>
  )
}

function Works({ works }: Pick<WaitingView, 'works'>) {
  return (
    <ul>
      {works.map(({ name, count, to }) => (
        <li key={name}>
          {to === null ? (
            workWords[name](count)
          ) : (
            <Link to={to} className={styles.work}>
              {workWords[name](count)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
