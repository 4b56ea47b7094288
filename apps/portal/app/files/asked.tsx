import { Form, useActionData, useNavigation } from '@remix-run/react'
import { words as askWords } from '../records/acknowledgement/acknowledgement.words.ts'
import { mayAcknowledge } from '../records/acknowledgement/may-acknowledge.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorText } from '../ui/error-list.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Check } from '../ui/icons.ts'
import type { AnswerAgain } from './file-post.server.ts'
import type { FileView } from './file-view.server.ts'
import styles from './file-page.module.css'
import { words } from './file.words.ts'

/** What is asked of whoever reads a file: to open it, and then to say so. */
export function Asked({ view }: { view: FileView }) {
  const { own, preview, check } = view
  const isReady = mayAcknowledge(own)
  return (
    <div className={styles.ask}>
      {own !== null && (
        <p>
          {own.said}
          {own.isAsked && !own.isOpened && <small> {words.openFirst}</small>}
        </p>
      )}
      {isReady && check !== null && <Acknowledge view={view} check={check} />}
      <div className={styles.buttons}>
        {preview !== null && (
          <ButtonLink to={preview} tone={isReady ? 'plain' : 'go'}>
            {words.open}
          </ButtonLink>
        )}
        {isReady && check === null && <Acknowledge view={view} check={null} />}
      </div>
    </div>
  )
}

interface AcknowledgeProps {
  view: FileView
  check: FileView['check']
}

/** The button that says so, below the question that is to be answered first (domain 2.12). */
function Acknowledge({ view: { formKey, name }, check }: AcknowledgeProps) {
  const problem = useActionData<Partial<AnswerAgain>>()?.answerProblem
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" preventScrollReset className={styles.check}>
      <FormKey value={formKey} />
      {check !== null && (
        <fieldset aria-describedby={problem === undefined ? undefined : 'check-problem'}>
          <legend>{check.question}</legend>
          {check.answers.map((answer) => (
            <label key={answer}>
              <input type="radio" name="answer" value={answer} required />
              <span>{answer}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div role="alert">
        {problem !== undefined && <ErrorText id="check-problem">{problem}</ErrorText>}
      </div>
      <Button
        tone="go"
        name="intent"
        value="acknowledge"
        aria-label={`${askWords.acknowledge}: ${name}`}
        aria-disabled={isSending}
      >
        <Check aria-hidden="true" />
        {askWords.acknowledge}
      </Button>
    </Form>
  )
}
