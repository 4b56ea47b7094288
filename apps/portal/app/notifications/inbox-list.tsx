import { Form } from '@remix-run/react'
import type { InboxTab, LaterChoice } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { FormKey } from '../ui/form-key.tsx'
import { Link } from '../ui/link.tsx'
import type { NotificationView, ToldView } from './notifications.server.ts'
import { words } from './notifications.words.ts'
import styles from './inbox-list.module.css'

interface InboxListProps {
  rows: readonly NotificationView[]
  /** Which part of the inbox is shown, and which page of it. */
  tab: InboxTab
  page: number
  /** Until when something may be put off now, in words. */
  later: readonly { until: LaterChoice; at: string }[]
}

/** What somebody was told, a line for each record, with the way to it. */
export function InboxList({ rows, tab, page, later }: InboxListProps) {
  return (
    <ul className={styles.list} aria-label={words.list}>
      {rows.map((row) => (
        <li
          key={row.id}
          id={row.id}
          className={classNames(styles.row, row.unread > 0 && styles.unread)}
        >
          <div className={styles.said}>
            <p>
              {row.unread > 0 && (
                <b className={styles.new}>
                  {row.unread > 1 ? words.newOf(row.unread) : words.isNew}
                </b>
              )}{' '}
              {row.said}
            </p>
            <p className={styles.about}>{row.about ?? words.gone}</p>
            <time dateTime={row.at.at}>{row.at.words}</time>
            {row.putOffUntil !== null && (
              <p>
                <time dateTime={row.putOffUntil.at}>{words.comesBack(row.putOffUntil.words)}</time>
              </p>
            )}
            {row.earlierCount > 0 && <Earlier {...{ row, tab, page }} />}
          </div>
          <Acts row={row} later={later} />
        </li>
      ))}
    </ul>
  )
}

function Acts({ row, later }: { row: NotificationView } & Pick<InboxListProps, 'later'>) {
  const { id, formKey, to, said, about, unread, putOffUntil } = row
  const named = (act: string) => `${act}: ${said}, ${about ?? ''}`
  return (
    <Form method="post" preventScrollReset className={styles.acts}>
      <FormKey value={formKey} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="to" value={to} />
      {about !== null && (
        <Button name="intent" value="open" aria-label={named(words.open)}>
          {words.open}
        </Button>
      )}
      {unread > 0 && (
        <Button tone="quiet" name="intent" value="read" aria-label={named(words.markRead)}>
          {words.markRead}
        </Button>
      )}
      {putOffUntil === null ? (
        <details className={styles.later}>
          <summary aria-label={named(words.later)}>{words.later}</summary>
          <div>
            {later.map(({ until, at }) => (
              <Button
                key={until}
                tone="quiet"
                name="intent"
                value={until}
                aria-label={named(words.laterChoice(until, at))}
              >
                {words.laterChoice(until, at)}
              </Button>
            ))}
          </div>
        </details>
      ) : (
        <Button tone="quiet" name="intent" value="now" aria-label={named(words.bringBack)}>
          {words.bringBack}
        </Button>
      )}
    </Form>
  )
}

/** The way to what was told of a record before, or that itself. */
function Earlier({
  row,
  tab,
  page,
}: { row: NotificationView } & Pick<InboxListProps, 'tab' | 'page'>) {
  const { id, about, earlier, earlierCount } = row
  const here = { ...(tab !== 'all' && { show: tab }), ...(page > 1 && { page }) }
  if (earlier === null) {
    return (
      <Link
        to={`${paths.notifications({ ...here, earlier: id })}#${id}`}
        className={styles.more}
        aria-label={`${words.earlier(earlierCount)}: ${about ?? words.gone}`}
      >
        {words.earlier(earlierCount)}
      </Link>
    )
  }
  return (
    <div className={styles.earlier}>
      <ul aria-label={words.earlierList(about ?? words.gone)}>
        {earlier.map((one) => (
          <Told key={one.id} {...one} />
        ))}
      </ul>
      <Link to={`${paths.notifications(here)}#${id}`} className={styles.more}>
        {words.hideEarlier}
      </Link>
    </div>
  )
}

function Told({ said, at, isRead }: ToldView) {
  return (
    <li className={styles.said}>
      {!isRead && <b className={styles.new}>{words.isNew}</b>} {said}{' '}
      <time dateTime={at.at}>{at.words}</time>
    </li>
  )
}
