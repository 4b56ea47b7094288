import { Form, useNavigation } from '@remix-run/react'
import { MomentTime } from '../records/moment-time.tsx'
import { RaisedActions } from '../actions/raised-actions.tsx'
import { FileList } from '../records/record-files.tsx'
import { words as recordWords } from '../records/records.words.ts'
import parts from '../records/record-parts.module.css'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Link } from '../ui/link.tsx'
import { AnswerItem, Deed } from './answer-item.tsx'
import { QuestionBadge } from './topic-badges.tsx'
import { againFor } from './topic-again.ts'
import styles from './topic-page.module.css'
import { words } from './topic-page.words.ts'
import { dialogAt, topicAt, type TopicSaid } from './topic-said.ts'
import type { QuestionView } from './topic-view.server.ts'
import { TalkFiles } from './talk-files.tsx'
import { TalkField } from './talk-field.tsx'

interface QuestionCardProps {
  question: QuestionView
  said: TopicSaid
  formKey: string
  /** What the last post came back with. */
  answer: unknown
}

/** One question with its answers, the way to give one, and what can be done with it. */
export function QuestionCard({ question, said, formKey, answer }: QuestionCardProps) {
  const { id, body, status, statusReason, who, asked, isEdited, duplicateOf, answers } = question
  return (
    <article className={parts.plate} id={`question-${id}`} aria-labelledby={`asked-${id}`}>
      <p className={styles.by}>
        <QuestionBadge status={status} />
        <span>
          <b>{who}</b> {words.asked} <MomentTime moment={asked} />
        </span>
        {isEdited && <Link to={dialogAt(said, 'earlier', `question:${id}`)}>{words.edited}</Link>}
      </p>
      <h3 id={`asked-${id}`} className={styles.question}>
        {body}
      </h3>
      <FileList files={question.files} />
      {statusReason !== null && <p className={parts.reason}>{statusReason}</p>}
      {duplicateOf !== null && (
        <p>
          {words.repeats}:{' '}
          <Link to={duplicateOf.to} className={styles.more}>
            {duplicateOf.body}
          </Link>
        </p>
      )}
      {question.actions.length > 0 && (
        <section aria-label={words.actions}>
          <small className={styles.hint}>{words.actions}</small>
          <RaisedActions actions={question.actions} label={words.actions} />
        </section>
      )}
      {answers.length > 0 && (
        <ul className={styles.answers}>
          {answers.map((one) => (
            <AnswerItem key={one.id} answer={one} {...{ question, said, formKey }} />
          ))}
        </ul>
      )}
      {question.moreAnswers > 0 && (
        <p>
          <Link to={`${topicAt(said, { open: id })}#question-${id}`} className={styles.more}>
            {words.moreAnswers(question.moreAnswers)}
          </Link>
        </p>
      )}
      {question.can.answer && <AnswerForm {...{ question, formKey, answer }} />}
      <QuestionDeeds {...{ question, said, formKey }} />
    </article>
  )
}

function AnswerForm({
  question: { id },
  formKey,
  answer,
}: Pick<QuestionCardProps, 'question' | 'formKey' | 'answer'>) {
  const talk = `answer:${id}`
  const again = againFor(answer, talk)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <details className={styles.give} open={again !== undefined}>
      <summary>{words.answer}</summary>
      <Form method="post" encType="multipart/form-data" preventScrollReset className={styles.talk}>
        <FormKey value={formKey} />
        <input type="hidden" name="talk" value={talk} />
        <input type="hidden" name="questionId" value={id} />
        <TalkField label={words.yourAnswer} again={again} />
        <TalkFiles again={again} />
        <div>
          <Button name="intent" value="answer" aria-disabled={isSending}>
            {words.give}
          </Button>
        </div>
      </Form>
    </details>
  )
}

function QuestionDeeds({ question, said, formKey }: Omit<QuestionCardProps, 'answer'>) {
  const { id, can, moves, rowVersion } = question
  const post = `question:${id}`
  const asks = (event: string) => event === 'reopen' || event === 'markDuplicate'
  const links = [
    ...moves
      .filter(({ event }) => asks(event))
      .map(({ event, label }) => ({ label, to: dialogAt(said, 'move', post, event) })),
    { label: words.raise, to: question.raiseTo },
    ...(can.edit ? [{ label: words.edit, to: dialogAt(said, 'edit', post) }] : []),
    ...(can.edit ? [{ label: recordWords.files, to: dialogAt(said, 'files', post) }] : []),
    ...(can.reveal ? [{ label: words.reveal, to: dialogAt(said, 'reveal', post) }] : []),
    ...(can.delete ? [{ label: words.remove, to: dialogAt(said, 'delete', post) }] : []),
  ]
  const direct = moves.filter(({ event }) => !asks(event))
  return links.length + direct.length === 0 ? null : (
    <div className={styles.deeds}>
      {direct.map(({ event, label }) => (
        <Deed
          key={event}
          {...{ formKey, questionId: id, intent: 'moveQuestion' }}
          fields={{ event, rowVersion: String(rowVersion) }}
        >
          <Button tone="quiet">{label}</Button>
        </Deed>
      ))}
      {links.map(({ label, to }) => (
        <ButtonLink key={label} tone="quiet" to={to} preventScrollReset>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
