import { Form, useNavigation } from '@remix-run/react'
import parts from '../records/record-parts.module.css'
import { Button } from '../ui/button.tsx'
import { Tick } from '../ui/field.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Link } from '../ui/link.tsx'
import { QuestionBadge } from './topic-badges.tsx'
import { againFor } from './topic-again.ts'
import styles from './topic-page.module.css'
import { askId } from './topic-commands.ts'
import { words } from './topic-page.words.ts'
import { TalkFiles } from './talk-files.tsx'
import { TalkField } from './talk-field.tsx'
import { useAlike } from './use-alike.ts'

interface AskFormProps {
  topicId: string
  formKey: string
  answer: unknown
}

/**
 * Asks a question. What looks alike is shown while it is typed; without a script, after the first
 * time it is sent. Then it is asked all the same.
 */
export function AskForm({ topicId, formKey, answer }: AskFormProps) {
  const again = againFor(answer, 'ask')
  const typed = useAlike(topicId)
  const alike = typed.alike.length > 0 ? typed.alike : (again?.alike ?? [])
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <section className={parts.plate} aria-labelledby={askId}>
      <h2 id={askId}>{words.ask}</h2>
      <Form method="post" encType="multipart/form-data" preventScrollReset className={styles.talk}>
        <FormKey value={formKey} />
        <input type="hidden" name="talk" value="ask" />
        {alike.length === 0 && <input type="hidden" name="looksForAlike" value="true" />}
        <TalkField label={words.yourQuestion} again={again} onType={typed.onType} />
        <TalkFiles again={again} />
        <div role="status">
          {alike.length > 0 && (
            <>
              <p className={styles.strong}>{words.alike}</p>
              <ul className={styles.alike}>
                {alike.map(({ id, body, status, answers, to }) => (
                  <li key={id}>
                    <Link to={to}>{body}</Link>
                    <span>
                      <QuestionBadge status={status} /> <small>{answers}</small>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <Tick
          name="isAnonymous"
          label={
            <>
              {words.withoutName}
              <small className={styles.hint}>{words.withoutNameHint}</small>
            </>
          }
          defaultChecked={again?.isAnonymous ?? false}
        />
        <div>
          <Button tone="go" name="intent" value="ask" aria-disabled={isSending}>
            {alike.length > 0 ? words.askAllTheSame : words.askShort}
          </Button>
        </div>
      </Form>
    </section>
  )
}
