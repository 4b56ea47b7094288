import type { ManagedFormView } from './managed-form-view.server.ts'
import { dialogWords as words } from './managed-form.words.ts'
import styles from './managed-form-page.module.css'

/** Which forms lead to one that goes out of use, or have it below them; nothing where none does. */
export function LeadsHere({ view: { leads, above } }: { view: ManagedFormView }) {
  return [
    { told: words.leads, forms: leads },
    { told: words.above, forms: above },
  ]
    .filter(({ forms }) => forms.length > 0)
    .map(({ told, forms }) => (
      <div key={told}>
        <p>{told}</p>
        <ul className={styles.looks}>
          {forms.map(({ formId, title }) => (
            <li key={formId}>{title}</li>
          ))}
        </ul>
      </div>
    ))
}
