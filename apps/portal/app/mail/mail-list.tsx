import type { ReactNode } from 'react'
import type { OutboxMail } from '@holdpoint/api'
import { classNames } from '../ui/class-names.ts'
import { dayAndClock, exactTime } from '../ui/time.ts'
import styles from './mail-list.module.css'
import { stateWords, words } from './mail.words.ts'

interface MailListProps {
  mails: readonly OutboxMail[]
  timeZone: string
  now: Date
}

/** Mails with what became of each; the text opens in its place. */
export function MailList({ mails, timeZone, now }: MailListProps) {
  const when = (instant: string) => (
    <time dateTime={instant} title={exactTime(instant, timeZone)}>
      {dayAndClock(instant, timeZone, now)}
    </time>
  )
  return (
    <ul className={styles.list} aria-label={words.list}>
      {mails.map((mail) => (
        <li key={mail.id} className={styles.mail}>
          <div className={styles.head}>
            <h2>{mail.subject}</h2>
            <span className={classNames(styles.state, styles[mail.state])}>
              {stateWords[mail.state]}
            </span>
          </div>
          <dl className={styles.facts}>
            <Fact name={words.to}>{mail.to}</Fact>
            <Fact name={words.written}>{when(mail.createdAt)}</Fact>
            {mail.tries > 0 && <Fact name={words.tries}>{mail.tries}</Fact>}
            {mail.nextTryAt !== null && <Fact name={words.next}>{when(mail.nextTryAt)}</Fact>}
            {mail.lastError !== null && <Fact name={words.said}>{mail.lastError}</Fact>}
          </dl>
          <details>
            <summary className={styles.show}>{words.show}</summary>
            <p className={styles.text}>{mail.text}</p>
          </details>
        </li>
      ))}
    </ul>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
