import { Form, useActionData, useNavigation, useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { ErrorBox } from '../ui/error-list.tsx'
import { inputClass, tickClass } from '../ui/field.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Link } from '../ui/link.tsx'
import { isHandBackAgain, type DecisionView } from './decision-view.ts'
import { words } from './decision.words.ts'
import { flagField, noteField, otherField, otherNoteField } from './hand-back.ts'
import styles from './decision.module.css'

interface HandBackDialogProps {
  view: DecisionView
  closeTo: string
}

/** Asks which questions go back to the submitter, and what is to be changed of each. */
export function HandBackDialog({ view, closeTo }: HandBackDialogProps) {
  const { moves, failures, others, formKey, rowVersion } = view
  const answer = useActionData<unknown>()
  const again = isHandBackAgain(answer) ? answer.handBack : undefined
  const [address] = useSearchParams()
  const asked = address.get('question')
  const isSending = useNavigation().formMethod === 'POST'
  const box = useRef<HTMLDivElement>(null)
  const label = moves.find(({ event }) => event === 'requestChange')?.label ?? words.handBack
  const other = again?.ticked.find((key) => others.some((each) => each.key === key)) ?? ''

  useEffect(() => {
    if (again !== undefined) {
      box.current?.focus()
    }
  }, [again])

  return (
    <Dialog title={words.handBack} closeTo={closeTo}>
      <Form method="post" className={styles.handBack} preventScrollReset>
        <FormKey value={formKey} />
        <input type="hidden" name="rowVersion" value={rowVersion} />
        <input type="hidden" name="event" value="requestChange" />
        <p>{words.handBackHint}</p>
        <div ref={box} tabIndex={-1}>
          <ErrorBox errors={again === undefined ? [] : [again.problem]} />
        </div>
        {askedFirst(failures, asked).map(({ questionKey: key, label: question, flag }) => (
          <fieldset key={key}>
            <legend>
              {flag === null ? (
                <label className={tickClass}>
                  <input
                    type="checkbox"
                    name={flagField}
                    value={key}
                    defaultChecked={again?.ticked.includes(key) ?? key === asked}
                  />
                  {question}
                </label>
              ) : (
                <>
                  {/* It stays with the submitter until they send it again; what is said of it may change. */}
                  <input type="hidden" name={flagField} value={key} />
                  {question}: {words.alreadyBack}
                </>
              )}
            </legend>
            <textarea
              name={noteField(key)}
              className={inputClass()}
              aria-label={words.note(question)}
              rows={2}
              maxLength={500}
              defaultValue={again?.notes[key] ?? flag?.note ?? ''}
            />
          </fieldset>
        ))}
        <fieldset>
          <legend>
            <label htmlFor="hand-back-other">{words.other}</label>
          </legend>
          <select
            id="hand-back-other"
            name={otherField}
            className={inputClass()}
            defaultValue={other}
          >
            <option value="" />
            {others.map(({ key, label: question }) => (
              <option key={key} value={key}>
                {question}
              </option>
            ))}
          </select>
          <textarea
            name={otherNoteField}
            className={inputClass()}
            aria-label={words.note(words.other)}
            rows={2}
            maxLength={500}
            defaultValue={again?.otherNote ?? ''}
          />
        </fieldset>
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {words.cancel}
          </Link>
          <Button name="intent" value="move" tone="go" aria-disabled={isSending}>
            {label}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** The failure that the address names stands before the others. */
function askedFirst(failures: DecisionView['failures'], asked: string | null) {
  const isAsked = ({ questionKey }: DecisionView['failures'][number]) => questionKey === asked
  return [...failures.filter(isAsked), ...failures.filter((failure) => !isAsked(failure))]
}
