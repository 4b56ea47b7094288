import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorBox, ErrorText } from '../ui/error-list.tsx'
import { Field, fieldControl, Tick } from '../ui/field.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { lifetimes, scopeWords, words } from './api-keys.words.ts'
import type { TypedKey } from './new-key.server.ts'
import styles from './new-key-form.module.css'

interface NewKeyFormProps {
  formKey: string
  /** What was typed and why it was not taken; null on the first visit. */
  refused: TypedKey | null
}

const firstWrong = '[aria-invalid="true"], [data-is-wrong] input'

/** Asks what a new key is for: its name, its sites, what it opens, and how long. */
export function NewKeyForm({ formKey, refused }: NewKeyFormProps) {
  const isSending = useNavigation().formMethod === 'POST'
  const fields = refused?.fields ?? {}
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refused !== null) {
      form.current?.querySelector<HTMLElement>(firstWrong)?.focus()
    }
  }, [refused])

  return (
    <Form method="post" className={styles.form} ref={form}>
      <FormKey value={formKey} />
      <ErrorBox errors={refused?.errors ?? []} />
      <Field id="name" label={words.name} hint={words.nameHint} error={fields.name}>
        <input
          {...fieldControl('name', { hint: true, error: fields.name })}
          name="name"
          required
          maxLength={100}
          autoComplete="off"
          defaultValue={refused?.name ?? ''}
        />
      </Field>
      <Field id="origins" label={words.origins} hint={words.originsHint} error={fields.origins}>
        <textarea
          {...fieldControl('origins', { hint: true, error: fields.origins })}
          name="origins"
          required
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
          defaultValue={refused?.origins ?? ''}
        />
      </Field>
      <fieldset
        className={styles.scopes}
        data-is-wrong={fields.scopes === undefined ? undefined : ''}
        aria-describedby={fields.scopes === undefined ? undefined : 'scopes-error'}
      >
        <legend>{words.scopes}</legend>
        {Object.entries(scopeWords).map(([scope, { name, means }]) => (
          <Tick
            key={scope}
            name={`scope.${scope}`}
            defaultChecked={refused?.scopes.includes(scope) ?? false}
            label={
              <>
                <b>{name}</b> <code className={styles.wire}>{scope}</code>
                <small className={styles.means}>{means}</small>
              </>
            }
          />
        ))}
        {fields.scopes !== undefined && <ErrorText id="scopes-error">{fields.scopes}</ErrorText>}
      </fieldset>
      <Field id="expiresInDays" label={words.expiry} error={fields.expiresInDays}>
        <select
          {...fieldControl('expiresInDays', { error: fields.expiresInDays })}
          name="expiresInDays"
          defaultValue={refused?.expiresInDays ?? '90'}
        >
          {lifetimes.map(({ days, name }) => (
            <option key={days} value={days}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <div className={styles.actions}>
        <Button tone="go" aria-disabled={isSending}>
          {words.submit}
        </Button>
        <ButtonLink to={paths.apiKeys()}>{words.cancel}</ButtonLink>
      </div>
    </Form>
  )
}
