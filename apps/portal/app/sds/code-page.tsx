import { BrandMark } from '../ui/brand.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { QrImage } from '../ui/qr-code.tsx'
import type { QrPicture } from '../ui/qr-drawing.server.ts'
import { useScripted } from '../ui/use-scripted.ts'
import { codeWords as words } from './code.words.ts'
import styles from './code-page.module.css'

interface CodePageProps {
  /** What the code opens: a pad, or a product. */
  title: string
  /** What stands below it. */
  line: string
  hint: string
  picture: QrPicture
  address: string
  backTo: string
}

/** A page to print and to hang: what the code opens, large, and the code. */
export function CodePage({ title, line, hint, picture, address, backTo }: CodePageProps) {
  const isScripted = useScripted()
  return (
    <main id="main" className={styles.page}>
      <p className={styles.ways}>
        <ButtonLink to={backTo}>{words.back}</ButtonLink>
        {isScripted && (
          <Button type="button" tone="go" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </p>
      <div className={styles.sheet}>
        <p className={styles.what}>
          <BrandMark /> {words.what}
        </p>
        <h1>{title}</h1>
        <p>{line}</p>
        <div className={styles.code}>
          <QrImage picture={picture} label={words.opens(title)} />
        </div>
        <p className={styles.hint}>{hint}</p>
        <p className={styles.address}>{address}</p>
      </div>
    </main>
  )
}
