import { useEffect, useRef, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { buttonClass, ButtonLink } from '../ui/button.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { ErrorBox } from '../ui/error-list.tsx'
import { QrImage } from '../ui/qr-code.tsx'
import { codeWords } from './code.words.ts'
import { keyWords as words } from './kiosk.words.ts'
import type { MadeCode } from './kiosk-keys.server.ts'
import styles from './kiosk-keys.module.css'

/** A code that was just made, this once. */
export function KioskOnce({ made: { padName, name, shown } }: { made: MadeCode }) {
  const title = useRef<HTMLHeadingElement>(null)

  // The form is gone with whatever had the focus.
  useEffect(() => title.current?.focus(), [])

  return shown === null ? (
    <div className={styles.plate}>
      <ErrorBox errors={[words.shownBefore]} />
      <ButtonLink to={paths.kioskKeys()}>{words.back}</ButtonLink>
    </div>
  ) : (
    <section className={styles.plate} aria-labelledby="once">
      <h2 id="once" ref={title} tabIndex={-1}>
        {words.onceTitle}
      </h2>
      <p>
        <b>
          {padName}, {name}
        </b>{' '}
        {words.once}
      </p>
      <div className={styles.code}>
        <QrImage picture={shown.picture} label={codeWords.opens(padName)} />
      </div>
      <CopyField id="address" label={words.address} value={shown.address} />
      <p className={styles.ways}>
        <NewWindow to={paths.kioskCode(shown.kioskKey)} tone="go">
          {codeWords.printPage}
        </NewWindow>
        <NewWindow to={paths.kiosk(shown.kioskKey)}>{words.open}</NewWindow>
        <ButtonLink to={paths.kioskKeys()}>{words.again}</ButtonLink>
      </p>
    </section>
  )
}

interface NewWindowProps {
  to: string
  tone?: 'go' | 'plain'
  children: ReactNode
}

/** The code stays to be seen where it was made. */
function NewWindow({ to, tone = 'plain', children }: NewWindowProps) {
  return (
    <a className={buttonClass({ tone })} href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
