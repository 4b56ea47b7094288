import { Form, useNavigation } from '@remix-run/react'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { askWords as words } from './ask.words.ts'

interface JoinFormProps {
  id: string
  product: string
  formKey: string
}

/** Says that one needs a sheet too that others asked for. */
export function JoinForm({ id, product, formKey }: JoinFormProps) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" action={paths.sheet(id)} preventScrollReset>
      <FormKey value={formKey} />
      <Button
        name="intent"
        value="join"
        aria-label={words.neededOf(product)}
        aria-disabled={isSending}
      >
        {words.needed}
      </Button>
    </Form>
  )
}
