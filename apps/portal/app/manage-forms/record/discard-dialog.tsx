import { Form } from '@remix-run/react'
import { FormKey } from '../../ui/form-key.tsx'
import { Answers, Question } from '../../ui/question.tsx'
import type { ManagedFormView } from './managed-form-view.server.ts'
import { dialogWords as words } from './managed-form.words.ts'

interface DiscardDialogProps {
  view: ManagedFormView
  closeTo: string
}

/** Asks before a draft goes; nothing where there is none, or no version that would stay. */
export function DiscardDialog({ view, closeTo }: DiscardDialogProps) {
  const { draft, version, formKey } = view
  return draft === null || version === null ? null : (
    <Question
      title={words.discardTitle}
      asks={words.discardAsks(draft.number, version)}
      closeTo={closeTo}
    >
      <p>
        <b>{view.title}</b>
      </p>
      <Form method="post">
        <FormKey value={formKey} />
        <input type="hidden" name="rowVersion" value={draft.rowVersion} />
        <Answers noTo={closeTo} name="intent" value="discard" />
      </Form>
    </Question>
  )
}
