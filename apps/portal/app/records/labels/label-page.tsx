import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { QrImage } from '../../ui/qr-code.tsx'
import type { QrPicture } from '../../ui/qr-drawing.server.ts'
import { useScripted } from '../../ui/use-scripted.ts'
import type { LabelSize } from './label-sizes.ts'
import { words } from './label.words.ts'
import styles from './label-sheet.module.css'

/** A label: the code that is scanned, and what stands beside it. */
export type Label = {
  id: string
  /** What is read from afar, what it is called, and what scanning it is for. */
  code: string
  name: string
  hint: string
  picture: QrPicture
  /** What the code opens, for who does not see it. */
  opens: string
}

interface LabelPageProps {
  title: string
  backTo: string
  size: LabelSize
  labels: readonly Label[]
  /** What is said where there is none, or of those that there are. */
  said?: string | null
  /** What else may be chosen, beside the way back. */
  children?: ReactNode
}

/** Labels to print, each with a code that opens a page, which asks to sign in. */
export function LabelPage({ title, backTo, size, labels, said, children }: LabelPageProps) {
  const isScripted = useScripted()
  return (
    <main id="main" className={styles.page}>
      <div className={styles.ways}>
        <ButtonLink to={backTo}>{words.back}</ButtonLink>
        {children}
        {isScripted && labels.length > 0 && (
          <Button type="button" tone="go" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </div>
      <h1 className={styles.title}>{title}</h1>
      {said && <p className={styles.said}>{said}</p>}
      <ul className={classNames(styles.sheet, styles[size])}>
        {labels.map(({ id, code, name, hint, picture, opens }) => (
          <li key={id} className={styles.label}>
            <div className={styles.code}>
              <QrImage picture={picture} label={opens} />
            </div>
            <div className={styles.what}>
              <b>{code}</b>
              <span>{name}</span>
              <small>{hint}</small>
            </div>
          </li>
        ))}
      </ul>
    </main>
  )
}
