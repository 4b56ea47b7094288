import { useRef, type KeyboardEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, fieldControl } from '../../ui/field.tsx'
import { fieldNames } from '../field-names.ts'
import { useSigningWords } from '../../records/signing/signing-words.ts'

interface TypedSignatureProps {
  questionKey: string
  typedName: string
  isBusy: boolean
  onSign: (name: string, password: string) => void
}

/** A signature by typed name, proved with the person's password. */
export function TypedSignature({ questionKey, typedName, isBusy, onSign }: TypedSignatureProps) {
  const { words } = useSigningWords()
  const name = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const nameId = `s-${questionKey}-name`
  const passwordId = `s-${questionKey}-password`

  const sign = () => onSign(name.current?.value.trim() ?? '', password.current?.value ?? '')
  const signOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      sign()
    }
  }
  return (
    <>
      <Field id={nameId} label={words.name}>
        <input
          {...fieldControl(nameId)}
          ref={name}
          type="text"
          name={fieldNames.signName(questionKey)}
          defaultValue={typedName}
          maxLength={150}
          autoComplete="name"
          onKeyDown={signOnEnter}
        />
      </Field>
      <Field id={passwordId} label={words.password} hint={words.passwordHint}>
        <input
          {...fieldControl(passwordId, { hint: true })}
          ref={password}
          type="password"
          name={fieldNames.signPassword(questionKey)}
          maxLength={256}
          autoComplete="current-password"
          onKeyDown={signOnEnter}
        />
      </Field>
      <Button
        name={fieldNames.intent}
        value="stay"
        disabled={isBusy}
        onClick={(event) => {
          event.preventDefault()
          sign()
        }}
      >
        {isBusy ? words.signing : words.use}
      </Button>
    </>
  )
}
