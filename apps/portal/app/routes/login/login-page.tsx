import { Form, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { ThemeSwitch } from '../../shell/theme-switch.tsx'
import { BrandMark } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/error-list.tsx'
import { Field, fieldControl, inputClass, Tick } from '../../ui/field.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { ArrowRight } from '../../ui/icons.ts'
import { DemoPeople, type Demo } from './demo-people.tsx'
import styles from './login-page.module.css'
import { words } from './login.words.ts'
import { PasswordInput } from './password-input.tsx'

interface LoginPageProps {
  to: string
  email: string
  organisationName: string
  demo: Demo | null
  formKey: string
  refused:
    | {
        email: string
        keepSignedIn: boolean
        errors: string[]
        fields: { email?: string | undefined; password?: string | undefined }
      }
    | undefined
}

/** The gate: a petrol sign with the house's promise, and a white plate that asks who you are. */
export function LoginPage({ to, email, organisationName, demo, formKey, refused }: LoginPageProps) {
  const isSending = useNavigation().formAction?.startsWith('/login') ?? false
  const password = useRef<HTMLInputElement>(null)
  const fields = refused?.fields ?? {}
  // A demo person that was clicked after a refusal is the newer wish.
  const emailShown = email || (refused?.email ?? '')
  return (
    <main className={styles.gate} id="main">
      <Sign />
      <section className={styles.ask} aria-labelledby="sign-in">
        <Form method="post" className={styles.form} noValidate>
          <h1 id="sign-in">{words.title}</h1>
          <p className={styles.organisation}>{organisationName}</p>
          <ErrorBox errors={refused?.errors ?? []} />
          <FormKey value={formKey} />
          <input type="hidden" name="to" value={to} />
          <Field id="email" label={words.email} error={fields.email}>
            <input
              {...fieldControl('email', { error: fields.email })}
              key={emailShown}
              className={inputClass('big')}
              type="email"
              name="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              defaultValue={emailShown}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else first
              autoFocus={emailShown === ''}
            />
          </Field>
          <Field id="password" label={words.password} error={fields.password}>
            <PasswordInput inputRef={password} error={fields.password} />
          </Field>
          <Tick
            name="keepSignedIn"
            label={words.keep}
            defaultChecked={refused?.keepSignedIn ?? false}
          />
          <Button tone="go" size="big" isWide aria-disabled={isSending}>
            {words.submit}
          </Button>
          <p className={styles.shared}>{words.shared}</p>
          {demo !== null && (
            <DemoPeople demo={demo} to={to} onPick={() => password.current?.focus()} />
          )}
        </Form>
        <footer className={styles.tail}>
          <ThemeSwitch ground="plain" />
        </footer>
      </section>
    </main>
  )
}

function Sign() {
  return (
    <section className={styles.sign} aria-label="Holdpoint">
      <div className={styles.brand}>
        <BrandMark />
        <span>Holdpoint</span>
      </div>
      <ol className={styles.words} aria-hidden="true">
        {words.sign.map((word, index) => (
          <li key={word}>
            <span>{word}</span>
            <span className={styles.number}>{index + 1}</span>
          </li>
        ))}
        <li className={styles.goOn}>
          <span>{words.goOn}</span>
          <ArrowRight />
        </li>
      </ol>
      <p className={styles.promise}>{words.promise}</p>
    </section>
  )
}
