import { Form, useNavigation } from '@remix-run/react'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Check } from '../ui/icons.ts'
import { words } from './message-page.words.ts'

interface AcknowledgeFormProps {
  messageId: string
  /** The round that is shown beside the button. */
  round: number
  /** What is acknowledged, for those who hear the button alone. */
  title: string
  formKey: string
  /** Where it leads; left out, to the message. */
  to?: string
}

/** One press says that a message was read. */
export function AcknowledgeForm({ messageId, round, title, formKey, to }: AcknowledgeFormProps) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" action={paths.message(messageId)} preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="round" value={round} />
      {to !== undefined && <input type="hidden" name="to" value={to} />}
      <Button
        tone="go"
        name="intent"
        value="acknowledge"
        aria-label={`${words.acknowledge}: ${title}`}
        aria-disabled={isSending}
      >
        <Check aria-hidden="true" />
        {words.acknowledge}
      </Button>
    </Form>
  )
}
