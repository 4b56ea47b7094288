import { Form, useActionData, useNavigation } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { ErrorBox } from '../../ui/error-list.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Link } from '../../ui/link.tsx'
import { PressedOverlay } from '../../ui/pressed-overlay.tsx'
import { useWork } from '../../ui/processing.ts'
import type { IntentAnswer } from '../../lists/answer-intent.server.ts'
import { startValue } from './fill-menu.ts'
import { words } from './fill-menu.words.ts'
import { FormIcon } from '../../ui/form-icon.tsx'
import styles from './start-forms.module.css'

interface StartFormsProps {
  forms: readonly OfferedForm[]
  formKey: string
  /** The machine that they are begun for, where they are. */
  assetId?: string
}

/** A form to be started, and what is said below its title. */
export type OfferedForm = {
  id: string
  version: number
  isLimitedAccess: boolean
  title: string
  iconUrl: string
  about: string
}

/** Forms as large buttons: a press starts one. */
export function StartForms({ forms, formKey, assetId }: StartFormsProps) {
  const isSending = useNavigation().formMethod === 'POST'
  useWork(isSending)
  const answer = useStartAnswer()
  const problem = answer?.problem
  return (
    <Form method="post">
      <FormKey value={formKey} />
      <input type="hidden" name="intent" value="start" />
      {assetId !== undefined && <input type="hidden" name="assetId" value={assetId} />}
      <ErrorBox errors={problem ? [problem] : []} />
      {answer?.lostKey !== undefined && (
        <p className={styles.here}>
          <Link to={paths.unsent({ begin: 1 })}>{words.beginHere}</Link>
        </p>
      )}
      <ul>
        {forms.map((form) => {
          return (
            <li key={form.id}>
              <button
                type="submit"
                name="form"
                value={startValue(form)}
                className={styles.start}
                aria-disabled={isSending}
              >
                <FormIcon iconUrl={form.iconUrl} />
                <span>
                  <b>{form.title}</b>
                  {form.about !== '' && <small>{form.about}</small>}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <PressedOverlay />
    </Form>
  )
}

/** What came of the last press that was to start a form. */
export function useStartAnswer(): IntentAnswer | undefined {
  const answer = useActionData<IntentAnswer | null>()
  return answer?.intent === 'start' ? answer : undefined
}
