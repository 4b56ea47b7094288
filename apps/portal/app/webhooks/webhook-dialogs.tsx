import { Form } from '@remix-run/react'
import { paths } from '../paths.ts'
import { FormKey } from '../ui/form-key.tsx'
import { Answers, Question } from '../ui/question.tsx'
import type { WebhookView } from './webhook-view.server.ts'
import { words } from './webhooks.words.ts'

/** What is asked before it is done. */
export const askedFirst = {
  rotate: {
    ...{ title: words.rotate, question: words.rotateQuestion, means: words.rotateMeans },
  },
  delete: {
    ...{ title: words.removeTitle, question: words.removeQuestion, means: words.removeMeans },
  },
} as const

interface WebhookQuestionProps {
  webhook: WebhookView
  asks: keyof typeof askedFirst
  formKey: string
}

/** Asks before a webhook is deleted or given another secret, with No as the nearer answer. */
export function WebhookQuestion({ webhook, asks, formKey }: WebhookQuestionProps) {
  const { title, question, means } = askedFirst[asks]
  const page = paths.webhook(webhook.webhookId)
  return (
    <Question
      title={title}
      asks={
        <>
          {question} <b>{webhook.name}</b>
        </>
      }
      closeTo={page}
    >
      <p>{means}</p>
      <Form method="post" action={page}>
        <FormKey value={formKey} />
        <input type="hidden" name="intent" value={asks} />
        <input type="hidden" name="rowVersion" value={webhook.rowVersion} />
        <Answers noTo={page} />
      </Form>
    </Question>
  )
}
