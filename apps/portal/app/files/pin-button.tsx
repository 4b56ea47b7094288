import { Form } from '@remix-run/react'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Pin, PinOff } from '../ui/icons.ts'
import { words } from './file.words.ts'

interface PinButtonProps {
  file: { id: string; name: string; isPinned: boolean; formKey: string }
  /** Its sign alone, where there is little room. */
  isIcon?: boolean
}

/** Pins a file, or unpins it; whatever page it stands on takes `pin` and `unpin`. */
export function PinButton({ file: { id, name, isPinned, formKey }, isIcon }: PinButtonProps) {
  const Sign = isPinned ? PinOff : Pin
  return (
    <Form method="post" preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="fileId" value={id} />
      <Button
        name="intent"
        value={isPinned ? 'unpin' : 'pin'}
        aria-label={isPinned ? words.unpinOf(name) : words.pinOf(name)}
        tone={isIcon ? 'quiet' : 'plain'}
        isIcon={isIcon ?? false}
      >
        <Sign aria-hidden="true" />
        {!isIcon && (isPinned ? words.unpin : words.pin)}
      </Button>
    </Form>
  )
}
