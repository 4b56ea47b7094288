import { paths } from '../paths.ts'
import { Facts } from '../records/facts.tsx'
import { buttonClass, ButtonLink } from '../ui/button.tsx'
import { ArrowLeft } from '../ui/icons.ts'
import { KioskFrame } from './kiosk-frame.tsx'
import type { KioskSheetView } from './kiosk-load.server.ts'
import { words } from './kiosk.words.ts'
import { CallLink } from './sheet-call.tsx'
import { SheetCodes, SheetSigns } from './sheet-head.tsx'
import { SheetSections } from './sheet-sections.tsx'
import styles from './kiosk.module.css'

/** One sheet of a pad: whom to call, what it does, what to do, and then all the rest. */
export function KioskSheet({ sheet: { kioskKey, view, rows, pdf } }: { sheet: KioskSheetView }) {
  return (
    <KioskFrame
      sign={
        <ButtonLink to={paths.kiosk(kioskKey)}>
          <ArrowLeft aria-hidden="true" />
          {words.all}
        </ButtonLink>
      }
    >
      <h1>{view.productName}</h1>
      <p className={styles.count}>{view.number}</p>
      <div className={styles.head}>
        <CallLink phone={view.phone} />
        <SheetSigns view={view} />
      </div>
      <SheetSections view={view} />
      <section className={styles.plate} aria-label={words.label}>
        <SheetCodes view={view} />
      </section>
      <section className={styles.plate} aria-labelledby="about">
        <h2 id="about">{words.about}</h2>
        <Facts rows={rows} />
        {pdf !== null && (
          <p>
            <a className={buttonClass()} href={pdf.href} download={pdf.name} rel="noreferrer">
              {words.download}, {words.size(pdf.kilobytes)}
            </a>
          </p>
        )}
      </section>
    </KioskFrame>
  )
}
