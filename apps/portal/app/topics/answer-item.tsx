import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { MomentTime } from '../records/moment-time.tsx'
import { FileList } from '../records/record-files.tsx'
import { words as recordWords } from '../records/records.words.ts'
import parts from '../records/record-parts.module.css'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { BadgeCheck, CircleCheck, ThumbsUp } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import styles from './topic-page.module.css'
import { words } from './topic-page.words.ts'
import { dialogAt, type TopicSaid } from './topic-said.ts'
import type { AnswerView, QuestionView } from './topic-view.server.ts'

interface AnswerItemProps {
  answer: AnswerView
  question: QuestionView
  said: TopicSaid
  formKey: string
}

/** One answer: who gave it, what it says, who found it helpful, and what can be done with it. */
export function AnswerItem({ answer, question, said, formKey }: AnswerItemProps) {
  const { id, body, who, at, isEdited, isAccepted, isOfficial, votes, isVoted, can, rowVersion } =
    answer
  const post = `answer:${id}`
  const deed = { formKey, questionId: question.id }
  return (
    <li className={styles.answer}>
      <p className={styles.by}>
        <b>{who}</b> <MomentTime moment={at} />
        {isEdited && <Link to={dialogAt(said, 'earlier', post)}>{words.edited}</Link>}
        {isAccepted && (
          <span className={styles.mark}>
            <CircleCheck aria-hidden="true" />
            {words.accepted}
          </span>
        )}
        {isOfficial && (
          <span className={styles.mark}>
            <BadgeCheck aria-hidden="true" />
            {words.official}
          </span>
        )}
      </p>
      <p className={parts.text}>{body}</p>
      <FileList files={answer.files} />
      <div className={styles.deeds}>
        {can.vote ? (
          <Deed {...deed} intent="vote" fields={{ answerId: id, isVoted: String(!isVoted) }}>
            <Button
              tone="quiet"
              aria-pressed={isVoted}
              aria-label={`${words.helpful}, ${words.votes(votes)}`}
            >
              <ThumbsUp aria-hidden="true" />
              {words.helpful} {votes}
            </Button>
          </Deed>
        ) : (
          votes > 0 && <small>{words.votes(votes)}</small>
        )}
        {question.canAccept && (
          <Deed
            {...deed}
            intent="moveQuestion"
            fields={{
              ...{ event: 'accept', acceptedId: id, acceptedVersion: String(rowVersion) },
              rowVersion: String(question.rowVersion),
            }}
          >
            <Button tone="quiet">{words.accept}</Button>
          </Deed>
        )}
        {can.markOfficial && (
          <Deed
            {...deed}
            intent="official"
            fields={{
              ...{ answerId: id, isOfficial: String(!isOfficial) },
              rowVersion: String(rowVersion),
            }}
          >
            <Button tone="quiet">{isOfficial ? words.unmarkOfficial : words.markOfficial}</Button>
          </Deed>
        )}
        {can.edit && (
          <ButtonLink tone="quiet" to={dialogAt(said, 'edit', post)} preventScrollReset>
            {words.edit}
          </ButtonLink>
        )}
        {can.edit && (
          <ButtonLink tone="quiet" to={dialogAt(said, 'files', post)} preventScrollReset>
            {recordWords.files}
          </ButtonLink>
        )}
        {can.delete && (
          <ButtonLink tone="quiet" to={dialogAt(said, 'delete', post)} preventScrollReset>
            {words.remove}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

interface DeedProps {
  formKey: string
  questionId: string
  intent: string
  fields: Readonly<Record<string, string>>
  children: ReactNode
}

/** A button that posts: what it does, and to what. */
export function Deed({ formKey, questionId, intent, fields, children }: DeedProps) {
  const posted = { intent, questionId, ...fields }
  return (
    <Form method="post" preventScrollReset>
      <FormKey value={formKey} />
      {Object.entries(posted).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}
