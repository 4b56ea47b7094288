import { Form } from '@remix-run/react'
import { ShareDialog } from '@holdpoint/widgets/share-dialog'
import { buttonClass } from '../../ui/button.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { X } from '../../ui/icons.ts'
import styles from './share-dialog.module.css'
import type { SharePanel } from './share-panel.ts'
import { words } from './share.words.ts'

/** Who has the form by a share, each with a button that takes it back at once. */
export function SharedPeople({ id, shared }: Pick<SharePanel, 'id' | 'shared'>) {
  return shared.length === 0 ? null : (
    <section aria-labelledby="share-shared">
      <h3 id="share-shared" className={styles.heading}>
        {words.sharedWith}
      </h3>
      <ul className={styles.list}>
        {shared.map(({ person, formKey }) => (
          <li key={person.personId} className={styles.person}>
            <ShareDialog.Card person={person} className={styles.card} />
            <Form method="post" preventScrollReset>
              <FormKey value={formKey} />
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="personId" value={person.personId} />
              <button
                name="intent"
                value="unshare"
                className={buttonClass({ tone: 'quiet', isIcon: true })}
              >
                <X aria-hidden="true" />
                <span className="visually-hidden">{`${words.takeBack} ${person.fullName}`}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
