import type { SkippedStep } from '@holdpoint/api'
import { SignatureShown } from '../fill-out/questions/signature-shown.tsx'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { CircleCheck, CircleX, Clock, PenLine } from '../ui/icons.ts'
import { exactTime } from '../ui/time.ts'
import type { SignerLine } from './review-view.ts'
import { words } from './review.words.ts'
import { signPartId } from './sign-part.tsx'
import styles from './signers.module.css'

const icons = { pending: Clock, done: CircleCheck, refused: CircleX, passed: CircleCheck } as const

interface SignersProps {
  myFormId: string
  signers: readonly SignerLine[]
  timeZone: string
}

interface OwnPartsProps extends SignersProps {
  /** Whether the page has a place where its reader signs. */
  isAwaited: boolean
}

/** What the reader signs, and what they decided. What they decide yet the bar says. */
export function OwnParts({ myFormId, signers, timeZone, isAwaited }: OwnPartsProps) {
  const own = signers.filter(
    ({ isOwn, task, status }) => isOwn && (task === 'sign' || status !== 'pending'),
  )
  return own.length === 0 ? null : (
    <div className={styles.parts}>
      {own.map((signer) => (
        <OwnPart
          key={signer.id}
          myFormId={myFormId}
          signer={signer}
          timeZone={timeZone}
          isAwaited={isAwaited && signer.task === 'sign'}
        />
      ))}
    </div>
  )
}

interface AllSignersProps extends SignersProps {
  skipped?: readonly SkippedStep[]
  nobody?: string
}

/** Who signs and approves an entry, by step, and which steps nobody is asked for. */
export function Signers({
  myFormId,
  signers,
  skipped = [],
  timeZone,
  nobody = words.nobody,
}: AllSignersProps) {
  return (
    <section className={styles.whole} aria-labelledby="signers">
      <h2 id="signers">{words.title}</h2>
      {signers.length === 0 && skipped.length === 0 ? (
        <p className={styles.nobody}>{nobody}</p>
      ) : (
        <ul className={styles.list}>
          {signers.map((signer) => (
            <Line key={signer.id} myFormId={myFormId} signer={signer} timeZone={timeZone} />
          ))}
          {skipped.map(({ step, meaning, condition }) => (
            <li key={step} className={styles.line}>
              <div className={styles.who}>
                <p>
                  <b>{meaning}</b>
                </p>
                <p className={styles.meaning}>
                  {words.step(step)} · {words.askedIf(condition)}
                </p>
              </div>
              <p className={styles.state}>{words.skipped}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface SignerProps {
  myFormId: string
  signer: SignerLine
  timeZone: string
}

function OwnPart({ myFormId, signer, timeZone, isAwaited }: SignerProps & { isAwaited: boolean }) {
  const { task, status, name, meaning, signature } = signer
  const Icon = icons[status]
  return (
    <div role="group" aria-label={words.yours} className={classNames(styles.own, styles[status])}>
      <Icon aria-hidden="true" />
      <div>
        <p className={styles.ownState}>{words.own[task][status]}</p>
        <p>
          {name}, {meaning}
        </p>
        {signature === null ? (
          <SignedAt signer={signer} timeZone={timeZone} isWhole />
        ) : (
          <div className={styles.signature}>
            <SignatureShown myFormId={myFormId} signature={signature} timeZone={timeZone} />
          </div>
        )}
        {isAwaited && (
          <a href={`#${signPartId}`} className={classNames(buttonClass({ tone: 'go' }), styles.go)}>
            <PenLine aria-hidden="true" />
            {words.toSign}
          </a>
        )}
      </div>
    </div>
  )
}

function Line({ myFormId, signer, timeZone }: SignerProps) {
  const { name, isOwn, task, meaning, step, status, deputyFor, note, signature } = signer
  const Icon = icons[status]
  return (
    <li className={styles.line}>
      <div className={styles.who}>
        <p>
          <b>{name}</b>
          {isOwn && ` (${words.you})`}
        </p>
        <p className={styles.meaning}>
          {step !== null && `${words.step(step)} · `}
          {meaning}
          {deputyFor !== null && ` · ${words.deputyFor(deputyFor)}`}
        </p>
        {note !== null && <p className={styles.note}>{words.note(note)}</p>}
      </div>
      <div className={styles.state}>
        <p className={classNames(styles.sign, styles[status])}>
          <Icon aria-hidden="true" />
          {words.state[task][status]}
        </p>
        <SignedAt signer={signer} timeZone={timeZone} />
      </div>
      {signature !== null && !isOwn && (
        <div className={styles.signature}>
          <SignatureShown myFormId={myFormId} signature={signature} timeZone={timeZone} />
        </div>
      )}
    </li>
  )
}

interface SignedAtProps {
  signer: SignerLine
  timeZone: string
  isWhole?: boolean
}

function SignedAt({ signer: { signed }, timeZone, isWhole }: SignedAtProps) {
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
