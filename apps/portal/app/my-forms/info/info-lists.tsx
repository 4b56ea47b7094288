import type { ReactNode } from 'react'
import { MomentTime } from '../../records/moment-time.tsx'
import styles from './info-dialog.module.css'
import type { InfoApproval, InfoAttachment, InfoEvent, InfoView } from './info-view.ts'
import type { InfoPane } from '../my-forms.place.ts'
import { approvalNames, attachmentNames, lastOf, taskNames, words } from './info.words.ts'

interface InfoListProps {
  pane: Exclude<InfoPane, 'about'>
  info: InfoView
}

/** What hangs on an entry: its signatures and approvals, its attachments, or the end of its history. */
export function InfoList({ pane, info }: InfoListProps) {
  const { approvals, attachments, history, historyCount } = info
  switch (pane) {
    case 'approvals':
      return (
        <List none={words.noApprovals}>
          {approvals.map((approval) => (
            <Approval key={approval.id} {...approval} />
          ))}
        </List>
      )
    case 'attachments':
      return (
        <List none={words.noAttachments}>
          {attachments.map((attachment) => (
            <Attachment key={attachment.id} {...attachment} />
          ))}
        </List>
      )
    case 'history':
      return (
        <>
          {history.length < historyCount && (
            <p className={styles.muted}>{lastOf(history.length, historyCount)}</p>
          )}
          <List none={words.noHistory}>
            {history.map((event) => (
              <Event key={event.key} event={event} />
            ))}
          </List>
        </>
      )
    default:
      return pane satisfies never
  }
}

interface ListProps {
  /** What is said where there is nothing. */
  none: string
  children: readonly ReactNode[]
}

function List({ none, children }: ListProps) {
  return children.length === 0 ? <p className={styles.muted}>{none}</p> : <ul>{children}</ul>
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
