import { Form, useActionData, useNavigation } from '@remix-run/react'
import { isEditAgain } from '../../records/edit-again.ts'
import { EditForm, TextField, useEditForm, type EditField } from '../../records/edit-form.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field, fieldControl } from '../../ui/field.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { PointTag } from '../point-tag.tsx'
import { pointWords as words } from './loto.words.ts'
import type { PointView } from './points-view.server.ts'
import styles from './point.module.css'

/** The form of the point that is shown; its button stands in the bar of the page. */
export const pointForm = 'point'

interface PointFormProps {
  formKey: string
  point: PointView
}

/** What is asked at a point before its next step: the locks and the tag, or what was read. */
export function PointForm({ formKey, point }: PointFormProps) {
  const { id, event, next, mustRead, read, locks, tagNumber } = point
  const answer = useActionData<unknown>()
  const typed = isEditAgain(answer) ? answer.lastResult.initialValue : undefined
  const isOwn = typed?.['stepId'] === id && typed['event'] === event
  const again = isEditAgain(answer) && isOwn ? answer : undefined
  const [form, fields] = useEditForm<'lockNumbers' | 'tagNumber' | 'reading'>(pointForm, {}, again)
  const isReading = event === 'verify'
  const facts = (
    <>
      {mustRead !== null && (
        <div className={styles.plate}>
          <h3>{mustRead}</h3>
          {read !== null && (
            <p className={classNames(read.isMet ? styles.met : styles.notMet)}>{read.text}</p>
          )}
          {isReading && (
            <TextField field={fields.reading} label={words.readingIn(point.unit)} lengthMax={100} />
          )}
        </div>
      )}
      {event !== 'lock' && (locks.length > 0 || tagNumber !== '') && (
        <div className={styles.plate}>
          <h3>{locks.length > 0 ? words.lockNumber : words.tagOrBlock}</h3>
          <p className={styles.numbers}>
            {locks.map((number) => (
              <PointTag key={number} tag={number} />
            ))}
            {tagNumber !== '' && (
              <span>{locks.length > 0 ? `${words.tag} ${tagNumber}` : tagNumber}</span>
            )}
          </p>
        </div>
      )}
    </>
  )
  if (event === null) {
    return facts
  }
  return (
    <EditForm form={form} formKey={formKey} intent="step">
      <input type="hidden" name="stepId" value={id} />
      <input type="hidden" name="event" value={event} />
      <input type="hidden" name="next" value={next ?? ''} />
      {facts}
      {event === 'lock' && <Locks point={point} fields={fields} />}
    </EditForm>
  )
}

interface LocksProps {
  point: PointView
  fields: Record<'lockNumbers' | 'tagNumber', EditField>
}

/** As many numbers as the point takes locks; where it takes none, its tag or block. */
function Locks({ point: { lockCount }, fields: { lockNumbers, tagNumber } }: LocksProps) {
  const { id, name, errors, initialValue } = lockNumbers
  const numbers: unknown[] = [initialValue ?? []].flat()
  return (
    <div className={styles.plate}>
      {Array.from({ length: lockCount }, (_, place) => {
        const fieldId = place === 0 ? id : `${id}-${place}`
        const error = place === 0 ? errors?.[0] : undefined
        const number = numbers[place]
        return (
          <Field
            key={place}
            id={fieldId}
            label={words.lockNumberOf(place + 1, lockCount)}
            error={error}
          >
            <input
              {...fieldControl(fieldId, { error })}
              name={name}
              defaultValue={typeof number === 'string' ? number : ''}
              maxLength={100}
              autoComplete="off"
            />
          </Field>
        )
      })}
      <TextField
        field={tagNumber}
        label={lockCount === 0 ? words.tagOrBlock : words.tag}
        lengthMax={100}
      />
    </div>
  )
}

/** Takes one's own lock off again, before all are on or for a test. */
export function TakeOff({ formKey, point: { id } }: PointFormProps) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="stepId" value={id} />
      <input type="hidden" name="event" value="unlock" />
      <Button name="intent" value="step" aria-disabled={isSending}>
        {words.takeOff}
      </Button>
    </Form>
  )
}
