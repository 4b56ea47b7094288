import { Form, useNavigation } from '@remix-run/react'
import { words } from '../records/acknowledgement/acknowledgement.words.ts'
import { mayAcknowledge } from '../records/acknowledgement/may-acknowledge.ts'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Check } from '../ui/icons.ts'
import type { SheetView } from './sheet-view.server.ts'
import styles from './sheet-page.module.css'

interface SheetAskedProps {
  view: SheetView
  /** It stands as the bar at the foot of the page, and not as a plate. */
  isFoot?: boolean
}

/**
 * Whether a sheet is acknowledged at the foot of its page, where a thumb finds it from every section:
 * where it is asked for, and no moves stand there.
 */
export function isAskedAtFoot({ own, moves }: SheetView): boolean {
  return mayAcknowledge(own) && moves.length === 0
}

/** What is asked of whoever works where the product lies: to say that they have read it. */
export function SheetAsked({ view, isFoot = false }: SheetAskedProps) {
  const { own, formKey, productName } = view
  const isSending = useNavigation().formMethod === 'POST'
  return own === null ? null : (
    <section
      className={isFoot ? styles.foot : styles.plate}
      aria-label={words.acknowledge}
      {...(isFoot && { 'data-foot': '' })}
    >
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
