import { Form, useActionData, useNavigation, useSubmit } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { ErrorText } from '../ui/error-list.tsx'
import { Field, fieldControl, Tick } from '../ui/field.tsx'
import { FormKey } from '../ui/form-key.tsx'
import type { VersionAgain } from './file-post.server.ts'
import styles from './file-page.module.css'
import { words } from './file.words.ts'
import { canSendInParts, type SendingState } from './send-in-parts.ts'
import { useSending } from './use-sending.ts'

/**
 * The form that brings the next version. A script sends the file in parts before the form, so that a
 * cut costs a part; without one it goes with the form.
 */
export function AddVersion({ formKey }: { formKey: string }) {
  const answer = useActionData<Partial<VersionAgain>>()
  const isPosting = useNavigation().formMethod === 'POST'
  const { state, send, stop } = useSending()
  const [refused, setRefused] = useState<string>()
  const submit = useSubmit()
  const isSending = isPosting || state !== null
  const problem = isSending ? undefined : (refused ?? answer?.versionProblem)

  async function sendFirst(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const chosen = form.elements.namedItem('paper')
    const file = chosen instanceof HTMLInputElement ? chosen.files?.[0] : undefined
    if (isSending) {
      event.preventDefault()
      return
    }
    setRefused(undefined)
    if (file === undefined || file.size === 0 || !canSendInParts()) {
      return
    }
    event.preventDefault()
    const sent = await send(file).catch(() => ({ problem: { message: words.fileGone } }))
    if (sent === null) {
      return
    }
    if ('problem' in sent) {
      setRefused(sent.problem.message)
      return
    }
    const said = new FormData(form)
    said.set('paper', sent.file)
    said.set('intent', 'addVersion')
    submit(said, { method: 'post', preventScrollReset: true })
  }

  return (
    <details className={styles.add} open={answer?.versionProblem !== undefined}>
      <summary>{words.addVersion}</summary>
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        onSubmit={(event) => void sendFirst(event)}
      >
        <FormKey value={formKey} />
        <Field id="version-file" label={words.chooseFile} hint={words.fileLimits}>
          <input
            {...fieldControl('version-file', { hint: true })}
            type="file"
            name="paper"
            accept={words.accepted}
            required
          />
        </Field>
        <Field id="version-note" label={words.note}>
          <textarea
            {...fieldControl('version-note')}
            name="note"
            maxLength={500}
            rows={3}
            defaultValue={answer?.note}
          />
        </Field>
        <Tick
          name="isMaterial"
          value="true"
          label={words.isMaterial}
          defaultChecked={answer?.isMaterial === true}
        />
        <div role="alert">{problem !== undefined && <ErrorText>{problem}</ErrorText>}</div>
        {state !== null && <Sending state={state} />}
        <div className={styles.buttons}>
          <Button name="intent" value="addVersion" aria-disabled={isSending}>
            {words.keepVersion}
          </Button>
          {state !== null && (
            <Button type="button" tone="quiet" onClick={stop}>
              {words.stopSending}
            </Button>
          )}
        </div>
      </Form>
    </details>
  )
}

/** How much of the file has come; each change of how it goes is said, not each kilobyte. */
function Sending({ state }: { state: SendingState }) {
  const { cameBytes, allBytes, isWaiting, isGoneOnWith } = state
  const said = isWaiting ? words.sendingWaits : isGoneOnWith ? words.goesOn : words.sending
  return (
    <div className={styles.sending}>
      <p role="status">{said}</p>
      <progress value={cameBytes} max={allBytes} aria-label={words.sendingName} />
      <small>{words.came(megabytes(cameBytes), megabytes(allBytes))}</small>
    </div>
  )
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
