import { Form, useNavigation } from '@remix-run/react'
import { kudosCategories } from '@holdpoint/api/vocabulary'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { exactTime } from '../ui/time.ts'
import type { KudosView } from './kudos-view.ts'
import { words } from './kudos.words.ts'
import styles from './kudos.module.css'

interface KudosPartProps {
  view: KudosView
  /** Whose entry it is. */
  submitter: string
  timeZone: string
}

/** The thanks on an entry, and where a reader adds their own. */
export function KudosPart({ view, submitter, timeZone }: KudosPartProps) {
  const { formKey, given, canGive } = view
  const isSending = useNavigation().formMethod === 'POST'
  if (given.length === 0 && !canGive) {
    return null
  }
  return (
    <section className={styles.part} aria-labelledby="kudos">
      <h2 id="kudos">{words.title}</h2>
      {given.length > 0 && (
        <ul className={styles.people}>
          {given.map(({ id, category, by, people, at }) => (
            <li key={id}>
              <b>{category}</b>
              <span>{words.thanks(by, people)}</span>
              <time dateTime={at.at} title={exactTime(at.at, timeZone)} className={styles.at}>
                {at.words}
              </time>
            </li>
          ))}
        </ul>
      )}
      {canGive && (
        <Form method="post" className={styles.thank} preventScrollReset>
          <FormKey value={formKey} />
          <label htmlFor="kudos-category">{words.thankFor(submitter)}</label>
          <select id="kudos-category" name="category">
            {kudosCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </select>
          <Button name="intent" value="kudos" aria-disabled={isSending}>
            {words.give}
          </Button>
        </Form>
      )}
    </section>
  )
}
