import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { QrImage } from '../ui/qr-code.tsx'
import { codeWords as words } from './code.words.ts'
import type { SheetView } from './sheet-view.server.ts'
import styles from './sheet-page.module.css'

/** The code of a sheet that is in force, to be hung where its product stands. */
export function SheetCode({ view: { id, productName, code } }: { view: SheetView }) {
  return code === null ? null : (
    <section className={styles.plate} aria-labelledby="code">
      <h2 id="code">{words.plate}</h2>
      <div className={styles.code}>
        <QrImage picture={code} label={words.opensSheet(productName)} />
      </div>
      <ButtonLink to={paths.sheetCode(id)}>{words.printPage}</ButtonLink>
    </section>
  )
}
