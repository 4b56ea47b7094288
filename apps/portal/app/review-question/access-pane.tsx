import { Form, useNavigation } from '@remix-run/react'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import type { AccessView } from './decision-view.ts'
import { words } from './decision.words.ts'
import styles from './decision.module.css'

/** Whom an entry is open to, and the switch that limits it to them (spec 2, access control). */
export function AccessPane({ view }: { view: AccessView }) {
  const { formKey, rowVersion, isLimited, canChange, people } = view
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <section className={styles.part} aria-labelledby="access">
      <h2 id="access">{words.limited}</h2>
      <p>{words.limitedHint}</p>
      <p>
        <b>{isLimited ? words.isOn : words.isOff}</b>
      </p>
      {canChange && (
        <Form method="post" preventScrollReset>
          <FormKey value={formKey} />
          <input type="hidden" name="rowVersion" value={rowVersion} />
          <input type="hidden" name="isLimitedAccess" value={String(!isLimited)} />
          <Button name="intent" value="access" aria-disabled={isSending}>
            {isLimited ? words.turnOff : words.turnOn}
          </Button>
        </Form>
      )}
      <h3>{words.people}</h3>
      <ul className={styles.people}>
        {people.map(({ id, name, as }) => (
          <li key={id}>
            <b>{name}</b>
            <span className={styles.muted}>{words.as[as]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
