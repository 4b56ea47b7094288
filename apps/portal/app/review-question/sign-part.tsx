import { Form, useActionData, useNavigation, useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { signWords } from '../fill-out/fill-out.words.ts'
import { SignaturePad } from '../fill-out/questions/signature-pad.tsx'
import { SigningWays } from '../fill-out/questions/signing-ways.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorText } from '../ui/error-list.tsx'
import { Field, fieldControl } from '../ui/field.tsx'
import { FormKey } from '../ui/form-key.tsx'
import type { SigningView } from './review-view.ts'
import { words } from './review.words.ts'
import { signFields, signIntents, type SignAgain } from './sign-again.ts'
import styles from './sign-part.module.css'

/** The id of the place to sign, so that one's own part can lead there. */
export const signPartId = 'sign'

interface SignPartProps {
  signing: SigningView
  /** The address of this page, which the form is posted to. */
  here: string
}

/** Where a reviewer signs, below what they have read: drawn, or by typed name and password. */
export function SignPart({ signing, here }: SignPartProps) {
  const again = useActionData<SignAgain>()
  const problems = again?.problems ?? {}
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  // Until it is answered: what is wrong can be put right while the page is still read anew.
  const isBusy = useNavigation().state === 'submitting'
  const [padProblem, setPadProblem] = useState<string | null>(null)
  const drawnProblem = padProblem ?? problems.file

  useEffect(() => {
    if (again !== undefined) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    }
  }, [again])

  function signDrawn(picture: Blob) {
    if (form.current === null || isBusy) {
      return
    }
    setPadProblem(null)
    const body = new FormData(form.current)
    body.delete(signFields.password)
    body.set('intent', signIntents.drawn)
    body.set(signFields.file, picture, 'signature.png')
    submit(body, { method: 'post', action: here, encType: 'multipart/form-data' })
  }

  return (
    <section id={signPartId} className={styles.part} aria-labelledby="sign-title">
      <h2 id="sign-title">{words.signTitle}</h2>
      <p className={styles.meaning}>{words.meaning(signing.meaning)}</p>
      <Form method="post" action={`${here}#${signPartId}`} ref={form} noValidate>
        <FormKey value={signing.formKey} />
        <input type="hidden" name={signFields.rowVersion} value={signing.rowVersion} />
        <SigningWays
          first={problems.name === undefined && problems.password === undefined ? 'draw' : 'type'}
          draw={
            <SignaturePad
              isBusy={isBusy}
              describedBy={undefined}
              onSign={signDrawn}
              onProblem={setPadProblem}
            />
          }
          type={<TypedFields again={again} isBusy={isBusy} />}
        >
          <div aria-live="polite">
            {drawnProblem !== undefined && <ErrorText>{drawnProblem}</ErrorText>}
          </div>
        </SigningWays>
      </Form>
    </section>
  )
}

interface TypedFieldsProps {
  again: SignAgain | undefined
  isBusy: boolean
}

function TypedFields({ again, isBusy }: TypedFieldsProps) {
  const { name, password } = again?.problems ?? {}
  return (
    <>
      <Field id="sign-name" label={signWords.name} error={name}>
        <input
          {...fieldControl('sign-name', { error: name })}
          type="text"
          name={signFields.name}
          defaultValue={again?.name ?? ''}
          maxLength={150}
          autoComplete="name"
        />
      </Field>
      <Field
        id="sign-password"
        label={signWords.password}
        hint={signWords.passwordHint}
        error={password}
      >
        <input
          {...fieldControl('sign-password', { hint: true, error: password })}
          type="password"
          name={signFields.password}
          maxLength={256}
          autoComplete="current-password"
        />
      </Field>
      <Button name="intent" value={signIntents.typed} disabled={isBusy}>
        {isBusy ? signWords.signing : signWords.use}
      </Button>
    </>
  )
}
