import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-list.tsx'
import { Field, fieldControl } from '../../ui/field.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { signFields, signIntents, type SignAgain } from './sign-again.ts'
import { signWords } from './sign.words.ts'
import { SignaturePad } from './signature-pad.tsx'
import { SigningWays } from './signing-ways.tsx'
import styles from './sign-form.module.css'

interface SignFormProps {
  formKey: string
  /** The address that the form is posted to. */
  action: string
  again: SignAgain | undefined
  /** On the device of somebody else a signature is drawn; without a script a photo of it is sent. */
  isDrawnAlone?: boolean
  /** Hidden fields that say what is signed. */
  children?: ReactNode
}

type PadSays = { since: SignAgain | undefined; problem: string | null }

/** Where somebody signs: drawn, or by typed name and password. */
export function SignForm({
  formKey,
  action,
  again,
  isDrawnAlone = false,
  children,
}: SignFormProps) {
  const problems = again?.problems ?? {}
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  // Until it is answered: what is wrong can be put right while the page is still read anew.
  const isBusy = useNavigation().state === 'submitting'
  // What the pad has said since the last answer: null once something is drawn.
  const [pad, setPad] = useState<PadSays>()
  const drawnProblem = pad !== undefined && pad.since === again ? pad.problem : problems.file

  useEffect(() => {
    if (again !== undefined) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    }
  }, [again])

  function signDrawn(picture: Blob) {
    if (form.current === null || isBusy) {
      return
    }
    setPad({ since: again, problem: null })
    const body = new FormData(form.current)
    body.delete(signFields.password)
    body.set('intent', signIntents.drawn)
    body.set(signFields.file, picture, 'signature.png')
    submit(body, { method: 'post', action, encType: 'multipart/form-data' })
  }

  const draw = (
    <SignaturePad
      isBusy={isBusy}
      describedBy={undefined}
      onSign={signDrawn}
      onProblem={(problem) => setPad({ since: again, problem })}
    />
  )
  const said = (
    <div aria-live="polite">
      {typeof drawnProblem === 'string' && <ErrorText>{drawnProblem}</ErrorText>}
    </div>
  )
  return (
    <Form
      method="post"
      action={action}
      ref={form}
      className={styles.form}
      noValidate
      {...(isDrawnAlone && { encType: 'multipart/form-data' })}
    >
      <FormKey value={formKey} />
      {children}
      {isDrawnAlone ? (
        <>
          <div className="needs-script">{draw}</div>
          <PhotoField />
          {said}
        </>
      ) : (
        <SigningWays
          first={problems.name === undefined && problems.password === undefined ? 'draw' : 'type'}
          draw={draw}
          type={<TypedFields again={again} isBusy={isBusy} />}
        >
          {said}
        </SigningWays>
      )}
    </Form>
  )
}

/** Without a script nothing can be drawn: a signature on paper is photographed. */
function PhotoField() {
  return (
    <div className={styles.photo}>
      <Field id="sign-photo" label={signWords.photo} hint={signWords.photoHint}>
        <input
          {...fieldControl('sign-photo', { hint: true })}
          type="file"
          name={signFields.file}
          accept="image/png,image/jpeg"
        />
      </Field>
      <Button name="intent" value={signIntents.drawn}>
        {signWords.use}
      </Button>
    </div>
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
