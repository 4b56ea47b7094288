import { classNames } from '../ui/class-names.ts'
import { CircleCheck, CircleX, Clock } from '../ui/icons.ts'
import { exactTime } from '../ui/time.ts'
import type { SignerLine } from './review-view.ts'
import { words } from './review.words.ts'
import styles from './signers.module.css'

const icons = { pending: Clock, done: CircleCheck, refused: CircleX } as const

interface SignersProps {
  signers: readonly SignerLine[]
  timeZone: string
}

/** Who signs and approves an entry: one's own part first and large, then everybody's, by step. */
export function Signers({ signers, timeZone }: SignersProps) {
  const own = signers.filter(({ isOwn }) => isOwn)
  return (
    <section className={styles.whole} aria-labelledby="signers">
      {own.map((signer) => (
        <OwnPart key={signer.id} signer={signer} timeZone={timeZone} />
      ))}
      <h2 id="signers">{words.title}</h2>
      {signers.length === 0 ? (
        <p className={styles.nobody}>{words.nobody}</p>
      ) : (
        <ul className={styles.list}>
          {signers.map((signer) => (
            <Line key={signer.id} signer={signer} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface SignerProps {
  signer: SignerLine
  timeZone: string
}

function OwnPart({ signer, timeZone }: SignerProps) {
  const { task, status, name, meaning } = signer
  const Icon = icons[status]
  return (
    <div role="group" aria-label={words.yours} className={classNames(styles.own, styles[status])}>
      <Icon aria-hidden="true" />
      <div>
        <p className={styles.ownState}>{words.own[task][status]}</p>
        <p>
          {name}, {meaning}
        </p>
        <SignedAt signer={signer} timeZone={timeZone} isWhole />
      </div>
    </div>
  )
}

function Line({ signer, timeZone }: SignerProps) {
  const { name, isOwn, task, meaning, step, status } = signer
  const Icon = icons[status]
  return (
    <li className={styles.line}>
      <div className={styles.who}>
        <p>
          <b>{name}</b>
          {isOwn && ` (${words.you})`}
        </p>
        <p className={styles.meaning}>
          {words.step(step)} · {meaning}
        </p>
      </div>
      <div className={styles.state}>
        <p className={classNames(styles.sign, styles[status])}>
          <Icon aria-hidden="true" />
          {words.state[task][status]}
        </p>
        <SignedAt signer={signer} timeZone={timeZone} />
      </div>
    </li>
  )
}

function SignedAt({ signer: { signed }, timeZone, isWhole }: SignerProps & { isWhole?: boolean }) {
  if (signed === null) {
    return null
  }
  const whole = exactTime(signed.at, timeZone)
  return (
    <p>
      <time dateTime={signed.at} title={whole}>
        {isWhole ? whole : signed.words}
      </time>
    </p>
  )
}
