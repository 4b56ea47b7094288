import { Form, useNavigation } from '@remix-run/react'
import { sentences } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Link } from '../ui/link.tsx'
import { words } from './api-keys.words.ts'
import type { KeyView } from './key-view.server.ts'

interface RevokeDialogProps {
  apiKey: KeyView
  formKey: string
}

/** Asks before a key is ended, with No as the nearer answer. */
export function RevokeDialog({ apiKey, formKey }: RevokeDialogProps) {
  const isSending = useNavigation().formMethod === 'POST'
  const list = paths.apiKeys()
  return (
    <Dialog title={words.revokeTitle} closeTo={list}>
      <p>
        {words.revokeQuestion} <b>{apiKey.name}</b>
      </p>
      <p>{words.revokeMeans}</p>
      <Form method="post" action={list}>
        <FormKey value={formKey} />
        <input type="hidden" name="id" value={apiKey.id} />
        <input type="hidden" name="rowVersion" value={apiKey.rowVersion} />
        <DialogActions>
          <Link to={list} replace preventScrollReset className={buttonClass()} data-focus-first="">
            {sentences.buttons.no}
          </Link>
          <Button tone="danger" aria-disabled={isSending}>
            {sentences.buttons.yes}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
