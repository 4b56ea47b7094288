import { Form } from '@remix-run/react'
import { paths } from '../paths.ts'
import { FormKey } from '../ui/form-key.tsx'
import { Answers, Question } from '../ui/question.tsx'
import { words } from './api-keys.words.ts'
import type { KeyView } from './key-view.server.ts'

interface RevokeDialogProps {
  apiKey: KeyView
  formKey: string
}

/** Asks before a key is ended, with No as the nearer answer. */
export function RevokeDialog({ apiKey, formKey }: RevokeDialogProps) {
  const list = paths.apiKeys()
  return (
    <Question
      title={words.revokeTitle}
      asks={
        <>
          {words.revokeQuestion} <b>{apiKey.name}</b>
        </>
      }
      closeTo={list}
    >
      <p>{words.revokeMeans}</p>
      <Form method="post" action={list}>
        <FormKey value={formKey} />
        <input type="hidden" name="id" value={apiKey.id} />
        <input type="hidden" name="rowVersion" value={apiKey.rowVersion} />
        <Answers noTo={list} />
      </Form>
    </Question>
  )
}
