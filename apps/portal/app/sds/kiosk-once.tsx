import { useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { buttonClass, ButtonLink } from '../ui/button.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { ErrorBox } from '../ui/error-list.tsx'
import { keyWords as words } from './kiosk.words.ts'
import type { MadeCode } from './kiosk-keys.server.ts'
import styles from './kiosk-keys.module.css'

/** A code that was just made, this once. */
export function KioskOnce({ made: { padName, name, address } }: { made: MadeCode }) {
  const title = useRef<HTMLHeadingElement>(null)

  // The form is gone with whatever had the focus.
  useEffect(() => title.current?.focus(), [])

  return address === null ? (
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
      <CopyField id="address" label={words.address} value={address} />
      <p className={styles.ways}>
        <a className={buttonClass()} href={address} target="_blank" rel="noreferrer">
          {words.open}
        </a>
        <ButtonLink to={paths.kioskKeys()}>{words.again}</ButtonLink>
      </p>
    </section>
  )
}
