import type { Waiting } from '@holdpoint/api'
import { ArrowRight, Check } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import styles from './home.module.css'
import { words } from './home.words.ts'
import { waitingCard } from './waiting-cards.ts'

interface WaitingSignProps {
  waiting: readonly Waiting[]
  timeZone: string
  now: string
}

/** The guide sign of the first page: what waits, how many of each, and where they are. */
export function WaitingSign({ waiting, timeZone, now }: WaitingSignProps) {
  if (waiting.length === 0) {
    return (
      <section className={styles.sign}>
        <h2>
          <Check aria-hidden="true" />
          {words.nothing}
        </h2>
      </section>
    )
  }
  return (
    <section className={styles.sign} aria-labelledby="waits">
      <h2 id="waits">{words.waits}</h2>
      <ul>
        {waiting.map((one) => {
          const { name, detail, to, Icon } = waitingCard(one, { timeZone, now: new Date(now) })
          return (
            <li key={one.kind}>
              <Link to={to}>
                <b className={styles.number}>{one.count}</b>
                <span>
                  <b>
                    <Icon aria-hidden="true" />
                    {name}
                  </b>
                  <span className={styles.detail}>{detail}</span>
                </span>
                <ArrowRight aria-hidden="true" />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
