import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { silentEditMinutes } from '@holdpoint/api/vocabulary'
import { MomentTime } from '../records/moment-time.tsx'
import type { Moment } from '../records/moment.ts'
import { RecordFiles } from '../records/record-files.tsx'
import { words as recordWords } from '../records/records.words.ts'
import parts from '../records/record-parts.module.css'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Field, fieldControl } from '../ui/field.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Link } from '../ui/link.tsx'
import { Answers, Question } from '../ui/question.tsx'
import { againFor, type TopicAgain } from './topic-again.ts'
import styles from './topic-page.module.css'
import { words } from './topic-page.words.ts'
import { topicAt, type TopicSaid } from './topic-said.ts'
import type { QuestionView } from './topic-view.server.ts'
import { TalkField } from './talk-field.tsx'

interface TopicDialogProps {
  said: TopicSaid
  questions: readonly QuestionView[]
  formKey: string
  /** Questions that one may repeat. */
  duplicates: readonly { id: string; body: string }[]
  earlier: readonly { at: Moment; body: string }[]
  answer: unknown
}

/** What the address asks about a question or an answer; nothing where that is not the person's to do. */
export function TopicDialog(props: TopicDialogProps) {
  const { said, questions, formKey, duplicates, earlier } = props
  const { dialog, post, event } = said
  const found = post === null ? undefined : postIn(questions, post)
  if (post === null || found === undefined || dialog === null) {
    return null
  }
  const { question, body, files, can, rowVersion, isSettled } = found
  const talk = againFor(props.answer, 'dialog')
  const closeTo = `${topicAt(said)}#question-${question.id}`
  const form = { closeTo, formKey, again: talk }
  const named = { ...post, rowVersion: String(rowVersion), questionId: question.id }
  switch (dialog) {
    case 'earlier':
      return (
        <Dialog title={words.earlier} closeTo={closeTo}>
          <ol className={styles.answers}>
            {earlier.map(({ at, body: text }) => (
              <li key={at.at} className={styles.answer}>
                <p className={styles.by}>
                  <MomentTime moment={at} />
                </p>
                <p className={parts.text}>{text}</p>
              </li>
            ))}
          </ol>
        </Dialog>
      )
    case 'edit':
      return can.edit ? (
        <TalkDialog {...form} title={words.editPost} intent="edit" fields={named} go={words.save}>
          <TalkField
            label={words.text}
            hint={isSettled ? words.openly : words.silently(silentEditMinutes)}
            again={talk}
            start={body}
          />
        </TalkDialog>
      ) : null
    case 'files':
      return can.edit ? (
        <Dialog title={recordWords.files} closeTo={closeTo}>
          <RecordFiles
            files={files}
            formKey={formKey}
            canChange
            of={`${post.postType}:${post.postId}`}
          />
        </Dialog>
      ) : null
    case 'reveal':
      return question.can.reveal ? (
        <TalkDialog {...form} title={words.reveal} intent="reveal" fields={named} go={words.reveal}>
          <TalkField label={words.revealWhy} hint={words.revealHint} again={talk} lengthMax={500} />
        </TalkDialog>
      ) : null
    case 'delete':
      return can.delete ? (
        <Question
          title={words.remove}
          asks={post.postType === 'question' ? words.removeQuestion : words.removeAnswer}
          closeTo={closeTo}
        >
          <p className={parts.text}>{body}</p>
          <Form method="post" preventScrollReset>
            <FormKey value={formKey} />
            <Hidden fields={named} />
            <Answers noTo={closeTo} name="intent" value="remove" />
          </Form>
        </Question>
      ) : null
    case 'move': {
      const move = question.moves.find((one) => one.event === event)
      return move === undefined ? null : (
        <TalkDialog
          {...form}
          title={move.label}
          intent="moveQuestion"
          fields={{ ...named, event: move.event }}
          go={move.label}
        >
          {move.needsReason ? (
            <TalkField label={words.reason} again={talk} lengthMax={500} />
          ) : (
            <Repeats duplicates={duplicates} again={talk} />
          )}
        </TalkDialog>
      )
    }
    default:
      return dialog satisfies never
  }
}

type Found = Pick<QuestionView, 'body' | 'files' | 'rowVersion'> & {
  question: QuestionView
  can: { edit: boolean; delete: boolean }
  /** Somebody has taken it for the answer. */
  isSettled: boolean
}

function postIn(
  questions: readonly QuestionView[],
  { postType, postId }: NonNullable<TopicSaid['post']>,
): Found | undefined {
  for (const question of questions) {
    const post =
      postType === 'question' ? question : question.answers.find(({ id }) => id === postId)
    if (post?.id === postId) {
      return {
        question,
        body: post.body,
        files: post.files,
        rowVersion: post.rowVersion,
        can: post.can,
        isSettled: 'isAccepted' in post && (post.isAccepted || post.isOfficial),
      }
    }
  }
  return undefined
}

interface TalkDialogProps {
  title: string
  closeTo: string
  formKey: string
  intent: string
  fields: Readonly<Record<string, string>>
  go: string
  children: ReactNode
}

function TalkDialog({ title, closeTo, formKey, intent, fields, go, children }: TalkDialogProps) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={title} closeTo={closeTo}>
      <Form method="post" preventScrollReset className={styles.talk}>
        <FormKey value={formKey} />
        <Hidden fields={{ ...fields, talk: 'dialog' }} />
        {children}
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {words.cancel}
          </Link>
          <Button name="intent" value={intent} tone="go" aria-disabled={isSending}>
            {go}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function Hidden({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

function Repeats({
  duplicates,
  again,
}: Pick<TopicDialogProps, 'duplicates'> & { again: TopicAgain | undefined }) {
  const error = again?.problem ?? undefined
  return (
    <Field id="duplicate-of" label={words.duplicateOf} error={error}>
      <select {...fieldControl('duplicate-of', { error })} name="duplicateOfId">
        <option value="">{words.choose}</option>
        {duplicates.map(({ id, body }) => (
          <option key={id} value={id}>
            {body.slice(0, 100)}
          </option>
        ))}
      </select>
    </Field>
  )
}
