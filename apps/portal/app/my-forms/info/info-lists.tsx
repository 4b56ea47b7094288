import { MomentTime } from '../../records/moment-time.tsx'
import styles from './info-dialog.module.css'
import type { InfoApproval, InfoAttachment, InfoEvent, InfoView } from './info-view.ts'
import { approvalNames, attachmentNames, lastOf, taskNames, words } from './info.words.ts'

interface InfoListsProps {
  info: InfoView
}

/** What hangs on an entry: signatures and approvals, attachments, and the end of its history. */
export function InfoLists({ info }: InfoListsProps) {
  const { approvals, attachments, history, historyCount } = info
  return (
    <>
      <section className={styles.part} aria-labelledby="info-approvals">
        <h3 id="info-approvals">{words.approvals}</h3>
        {approvals.length === 0 ? (
          <p className={styles.muted}>{words.noApprovals}</p>
        ) : (
          <ul>
            {approvals.map((approval) => (
              <Approval key={approval.id} {...approval} />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.part} aria-labelledby="info-attachments">
        <h3 id="info-attachments">{words.attachments}</h3>
        {attachments.length === 0 ? (
          <p className={styles.muted}>{words.noAttachments}</p>
        ) : (
          <ul>
            {attachments.map((attachment) => (
              <Attachment key={attachment.id} {...attachment} />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.part} aria-labelledby="info-history">
        <h3 id="info-history">
          {words.history}
          {history.length < historyCount && (
            <small className={styles.muted}> {lastOf(history.length, historyCount)}</small>
          )}
        </h3>
        {history.length === 0 ? (
          <p className={styles.muted}>{words.noHistory}</p>
        ) : (
          <ol>
            {history.map((event) => (
              <Event key={event.key} event={event} />
            ))}
          </ol>
        )}
      </section>
    </>
  )
}

function Approval({ name, task, meaning, step, status, at }: InfoApproval) {
  return (
    <li className={styles.line}>
      <span>
        <b>{name}</b>
        <span className={styles.muted}>
          {meaning || taskNames[task]}, step {step}
        </span>
      </span>
      <span className={styles.end}>
        {approvalNames[status]}
        {at !== null && <MomentTime moment={at} className={styles.muted} />}
      </span>
    </li>
  )
}

function Attachment({ name, kind, question, url }: InfoAttachment) {
  return (
    <li className={styles.line}>
      <span>
        <a href={url} className={styles.file}>
          {name}
        </a>
        <span className={styles.muted}>{question}</span>
      </span>
      <span className={styles.end}>{attachmentNames[kind]}</span>
    </li>
  )
}

function Event({ event }: { event: InfoEvent }) {
  const { at, name, what, fields } = event
  return (
    <li className={styles.line}>
      <span>
        <span>
          <b>{name ?? words.service}</b> {what}
        </span>
        {fields.length > 0 && <span className={styles.muted}>{fields.join(', ')}</span>}
      </span>
      <MomentTime moment={at} className={styles.muted} />
    </li>
  )
}
