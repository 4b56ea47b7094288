import { JsaBadge } from '../jsa/analyses/jsa-badge.tsx'
import { SignedBar } from '../jsa/analyses/signed-bar.tsx'
import { LotoBadge } from '../loto/lockouts/loto-badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Lock, Signature, TriangleAlert } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { runningWords as words } from './home.words.ts'
import type { RunningView } from './running-view.server.ts'
import styles from './running.module.css'

/** What runs where the person works now, and their own part in it. */
export function RunningNow({ running }: { running: RunningView }) {
  const { title, jobs, lockouts, all } = running
  return (
    <section className={styles.running} aria-labelledby="running">
      <div className={styles.head}>
        <h2 id="running">{title}</h2>
        <span className={styles.all}>
          {all.map(({ text, to }) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
        </span>
      </div>
      <ul>
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
        {lockouts.map((lockout) => (
          <LockoutCard key={lockout.id} lockout={lockout} />
        ))}
      </ul>
    </section>
  )
}

function JobCard({ job }: { job: RunningView['jobs'][number] }) {
  const { to, number, title, status, when, pad, signed, stopped, changed, part, signTo } = job
  const own = words.parts[part]
  return (
    <li className={styles.card}>
      <p className={styles.line}>
        <JsaBadge status={status} />
        <span>{[number, when, pad].filter(Boolean).join(', ')}</span>
      </p>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      {signed !== null && (
        <SignedBar
          percent={signed.percent}
          words={
            <p>
              <b>{signed.count}</b> {words.signed(signed.of)}
            </p>
          }
        />
      )}
      {stopped !== null && <p className={styles.late}>{stopped}</p>}
      {changed !== null && <p>{words.changed(changed)}</p>}
      {own !== null && (
        <p className={classNames(signTo !== null && styles.late)}>
          {signTo !== null && <TriangleAlert aria-hidden="true" />}
          {own}
        </p>
      )}
      {signTo !== null && (
        <ButtonLink to={signTo} isWide className={styles.go} aria-label={`${words.sign}: ${title}`}>
          <Signature aria-hidden="true" />
          {words.sign}
        </ButtonLink>
      )}
    </li>
  )
}

function LockoutCard({ lockout }: { lockout: RunningView['lockouts'][number] }) {
  const { to, locksTo, number, title, status, machine, pad, facts, isWaiting } = lockout
  return (
    <li className={styles.card}>
      <p className={styles.line}>
        <LotoBadge status={status} />
        <span>{[number, machine, pad].filter(Boolean).join(', ')}</span>
      </p>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <dl>
        {facts.map(({ name, text, isLate }) => (
          <div key={name} className={classNames(isLate && styles.lateFact)}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {isWaiting && (
        <p className={styles.late}>
          <TriangleAlert aria-hidden="true" />
          {words.waits}
        </p>
      )}
      <ButtonLink to={locksTo} isWide className={styles.go} aria-label={`${words.locks}: ${title}`}>
        <Lock aria-hidden="true" />
        {words.locks}
      </ButtonLink>
    </li>
  )
}
