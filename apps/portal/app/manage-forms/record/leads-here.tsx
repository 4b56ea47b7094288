import type { ManagedFormView } from './managed-form-view.server.ts'
import { dialogWords as words } from './managed-form.words.ts'
import styles from './managed-form-page.module.css'

/** Which forms lead to one that goes out of use; nothing where none does. */
export function LeadsHere({ leads }: Pick<ManagedFormView, 'leads'>) {
  return leads.length === 0 ? null : (
    <>
      <p>{words.leads}</p>
      <ul className={styles.looks}>
        {leads.map(({ formId, title }) => (
          <li key={formId}>{title}</li>
        ))}
      </ul>
    </>
  )
}
