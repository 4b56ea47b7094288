import { Form, useNavigation } from '@remix-run/react'
import { mayAcknowledge } from '../files/file-commands.ts'
import { words } from '../files/file.words.ts'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Check } from '../ui/icons.ts'
import type { SheetView } from './sheet-view.server.ts'
import styles from './sheet-page.module.css'

/** What is asked of whoever works where the product lies: to say that they have read it. */
export function SheetAsked({ view: { own, formKey, productName } }: { view: SheetView }) {
  const isSending = useNavigation().formMethod === 'POST'
  return own === null ? null : (
    <section className={styles.plate} aria-label={words.acknowledge}>
      <p>{own.said}</p>
      {mayAcknowledge(own) && (
        <Form method="post" preventScrollReset>
          <FormKey value={formKey} />
          <Button
            tone="go"
            name="intent"
            value="acknowledge"
            aria-label={`${words.acknowledge}: ${productName}`}
            aria-disabled={isSending}
          >
            <Check aria-hidden="true" />
            {words.acknowledge}
          </Button>
        </Form>
      )}
    </section>
  )
}
