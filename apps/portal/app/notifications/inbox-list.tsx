import { Form } from '@remix-run/react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { FormKey } from '../ui/form-key.tsx'
import type { NotificationView } from './notifications.server.ts'
import { words } from './notifications.words.ts'
import styles from './inbox-list.module.css'

/** What somebody was told, each with the way to what it is about. */
export function InboxList({ rows }: { rows: readonly NotificationView[] }) {
  return (
    <ul className={styles.list} aria-label={words.list}>
      {rows.map(({ id, formKey, to, said, about, at, isRead }) => (
        <li key={id} className={classNames(styles.row, !isRead && styles.unread)}>
          <div className={styles.said}>
            <p>
              {!isRead && <b className={styles.new}>{words.isNew}</b>} {said}
            </p>
            <p className={styles.about}>{about ?? words.gone}</p>
            <time dateTime={at.at}>{at.words}</time>
          </div>
          <Form method="post" preventScrollReset className={styles.acts}>
            <FormKey value={formKey} />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="to" value={to} />
            {about !== null && (
              <Button name="intent" value="open" aria-label={`${words.open}: ${said}, ${about}`}>
                {words.open}
              </Button>
            )}
            {!isRead && (
              <Button
                tone="quiet"
                name="intent"
                value="read"
                aria-label={`${words.markRead}: ${said}, ${about ?? ''}`}
              >
                {words.markRead}
              </Button>
            )}
          </Form>
        </li>
      ))}
    </ul>
  )
}
