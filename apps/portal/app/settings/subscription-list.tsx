import { Form } from '@remix-run/react'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Link } from '../ui/link.tsx'
import styles from './subscription-list.module.css'
import { words } from './subscriptions.words.ts'
import type { SubscriptionLine } from './subscriptions.server.ts'

/** What somebody follows, and the saved filters of which they can be told; each with its button. */
export function SubscriptionList({ lines }: { lines: readonly SubscriptionLine[] }) {
  return (
    <section aria-labelledby="subscriptions" className={styles.part}>
      <h2 id="subscriptions">{words.title}</h2>
      <p className={styles.about}>{words.about}</p>
      {lines.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list}>
        {lines.map(({ key, name, kind, to, subscriptionId, savedFilterId, formKey }) => (
          <li key={key}>
            <span>
              {to === null ? <b>{name}</b> : <Link to={to}>{name}</Link>}
              <small>{kind}</small>
            </span>
            <Form method="post" action={paths.follow()} preventScrollReset>
              <FormKey value={formKey} />
              <input type="hidden" name="to" value={paths.notificationSettings()} />
              {subscriptionId === null ? (
                <input type="hidden" name="savedFilterId" value={savedFilterId ?? ''} />
              ) : (
                <input type="hidden" name="subscriptionId" value={subscriptionId} />
              )}
              <Button aria-label={`${subscriptionId === null ? words.start : words.stop}: ${name}`}>
                {subscriptionId === null ? words.start : words.stop}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
