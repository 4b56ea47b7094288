import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Phone } from '../ui/icons.ts'
import type { SheetReading } from './sheet-reading.server.ts'
import type { SheetView } from './sheet-view.server.ts'
import { words } from './sheet.words.ts'
import styles from './sheet-page.module.css'

/** Whom to call, and the way to what is read first when something has happened. */
export function SheetCall({ view: { id, phone, isEmergency } }: { view: SheetView }) {
  return (
    <div className={styles.plate}>
      <CallLink phone={phone} />
      {isEmergency ? (
        <ButtonLink to={paths.sheet(id)}>{words.whole}</ButtonLink>
      ) : (
        <ButtonLink to={paths.sheet(id, { view: 'emergency' })}>{words.emergency}</ButtonLink>
      )}
    </div>
  )
}

/** The emergency phone as a link that dials it. */
export function CallLink({ phone }: Pick<SheetReading, 'phone'>) {
  return phone === null ? (
    <p>{words.noPhone}</p>
  ) : (
    <a className={styles.call} href={phone.href}>
      <Phone aria-hidden="true" />
      <span>
        {words.emergencyPhone} <b>{phone.text}</b>
      </span>
    </a>
  )
}
