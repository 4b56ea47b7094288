import parts from '../records/record-parts.module.css'
import type { SheetView } from './sheet-view.server.ts'
import askStyles from './ask-page.module.css'
import { askWords as words } from './ask.words.ts'
import { JoinForm } from './join-form.tsx'
import styles from './sheet-page.module.css'

/** Who asked for a sheet that was missing, how long they wait, and the way to join them. */
export function SheetRequest({ view }: { view: SheetView }) {
  const { request } = view
  return request === null ? null : (
    <section className={styles.plate} aria-labelledby="request">
      <h2 id="request">{words.request}</h2>
      <p>{request.by}</p>
      {request.place !== null && <p>{request.place}</p>}
      {request.more !== null && <p>{request.more}</p>}
      {request.isOverdue && (
        <p className={askStyles.late}>
          {words.overdue}. {words.overdueLong}
        </p>
      )}
      {request.labels.length > 0 && (
        <ul>
          {request.labels.map(({ id, name, href }) => (
            <li key={id}>
              <a href={href} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {request.isWaiting &&
        (request.isMine ? (
          <p>{words.mine}</p>
        ) : (
          <JoinForm id={view.id} product={view.productName} formKey={view.formKey} />
        ))}
    </section>
  )
}

/** In place of what a sheet says, while it is not in force, for those who wait for it. */
export function SheetMissing({ view: { status, statusReason } }: { view: SheetView }) {
  return (
    <section className={styles.label}>
      <p>{status === 'archived' ? words.never : words.notYet}</p>
      {statusReason !== null && <p className={parts.reason}>{statusReason}</p>}
    </section>
  )
}
