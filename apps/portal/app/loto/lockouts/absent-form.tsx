import { useActionData } from '@remix-run/react'
import { absentChecks } from '@holdpoint/api/vocabulary'
import { isEditAgain } from '../../records/edit-again.ts'
import { EditForm, TextArea, useEditForm } from '../../records/edit-form.tsx'
import { TicksField } from '../../records/ticks-field.tsx'
import { Button } from '../../ui/button.tsx'
import { words } from './loto.words.ts'
import styles from './absent-form.module.css'

/** A lock of somebody absent: since when it is on, and whose it is. */
export type AbsentLock = { lockedAt: string; holderId: string }

interface AbsentFormProps {
  formKey: string
  /** Whose lock it is: that of a point, or of somebody's line. */
  of: { intent: 'step' | 'line'; id: string }
  /** The lock that is shown: another one that is on by now stays. */
  lock: AbsentLock
}

/** Another lock at the same place is another form: what was ticked was of the one before. */
export const absentKey = ({ lockedAt, holderId }: AbsentLock) => `${lockedAt} ${holderId}`

const options = Object.entries(absentChecks)

/** Removes the lock of somebody absent: three checks and a reason, folded away until it is needed. */
export function AbsentForm({ formKey, of: { intent, id }, lock }: AbsentFormProps) {
  const field = intent === 'step' ? 'stepId' : 'authorizationId'
  const answer = useActionData<unknown>()
  const typed = isEditAgain(answer) ? answer.lastResult.initialValue : undefined
  const isOwn =
    typed?.[field] === id &&
    typed['event'] === 'removeAbsent' &&
    typed['lockedAt'] === lock.lockedAt &&
    typed['holderId'] === lock.holderId
  const again = isEditAgain(answer) && isOwn ? answer : undefined
  const [form, fields] = useEditForm<'checks' | 'reason'>(`absent-${id}`, {}, again)
  return (
    <details className={styles.absent} open={again !== undefined}>
      <summary>{words.absent.title}</summary>
      {/* What somebody saw to is said anew each time, and put back from no device. */}
      <EditForm form={form} formKey={formKey} intent={intent} keeps={false}>
        <p>{words.absent.about}</p>
        <input type="hidden" name={field} value={id} />
        <input type="hidden" name="event" value="removeAbsent" />
        <input type="hidden" name="lockedAt" value={lock.lockedAt} />
        <input type="hidden" name="holderId" value={lock.holderId} />
        <TicksField field={fields.checks} label={words.absent.checks} options={options} isLong />
        <TextArea field={fields.reason} label={words.absent.reason} lengthMax={500} rows={2} />
        <div>
          <Button name="intent" value={intent} tone="danger">
            {words.absent.remove}
          </Button>
        </div>
      </EditForm>
    </details>
  )
}
