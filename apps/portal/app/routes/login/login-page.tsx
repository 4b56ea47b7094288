import { Form, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { paths } from '../../paths.ts'
import { Gate } from '../../session/gate.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/error-list.tsx'
import { Field, fieldControl, inputClass, Tick } from '../../ui/field.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { DemoPeople, type Demo } from './demo-people.tsx'
import gate from '../../session/gate.module.css'
import styles from './login-page.module.css'
import { words } from './login.words.ts'

interface LoginPageProps extends Omit<PasswordFormProps, 'hasOther'> {
  organisationName: string
  /** The company's identity provider, which its people may sign in with. */
  provider: { name: string } | null
  takesPasswords: boolean
}

/** Asks who you are. */
export function LoginPage({ organisationName, provider, takesPasswords, ...form }: LoginPageProps) {
  return (
    <Gate title={words.title}>
      <div className={gate.form}>
        <h1>{words.title}</h1>
        <p className={styles.organisation}>{organisationName}</p>
        {provider !== null && (
          <ProviderLink name={provider.name} to={form.to} isOnlyWay={!takesPasswords} />
        )}
        {takesPasswords && <PasswordForm {...form} hasOther={provider !== null} />}
      </div>
    </Gate>
  )
}

type ProviderLinkProps = { name: string; to: string; isOnlyWay: boolean }

/** Leads to another site, as no step within the page can: a plain link. */
function ProviderLink({ name, to, isOnlyWay }: ProviderLinkProps) {
  return (
    <>
      <a
        href={paths.providerSignIn({ to: to === paths.home() ? undefined : to })}
        className={buttonClass({ tone: isOnlyWay ? 'go' : 'plain', size: 'big', isWide: true })}
      >
        {words.withProvider(name)}
      </a>
      <p className={styles.shared}>{words.sharedProvider(name)}</p>
    </>
  )
}

interface PasswordFormProps {
  to: string
  email: string
  demo: Demo | null
  formKey: string
  /** There is another way to sign in above it. */
  hasOther: boolean
  refused:
    | {
        email: string
        keepSignedIn: boolean
        errors: string[]
        fields: { email?: string | undefined; password?: string | undefined }
      }
    | undefined
}

function PasswordForm({ to, email, demo, formKey, hasOther, refused }: PasswordFormProps) {
  const isSending = useNavigation().formAction?.startsWith('/login') ?? false
  const password = useRef<HTMLInputElement>(null)
  const fields = refused?.fields ?? {}
  // A demo person that was clicked after a refusal is the newer wish.
  const emailShown = email || (refused?.email ?? '')
  return (
    <Form method="post" className={styles.password} noValidate>
      {hasOther && <h2 className={styles.or}>{words.orPassword}</h2>}
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else first
          autoFocus={emailShown === '' && !hasOther}
        />
      </Field>
      <Field id="password" label={words.password} error={fields.password}>
        <PasswordInput
          id="password"
          name="password"
          autoComplete="current-password"
          isBig
          inputRef={password}
          error={fields.password}
        />
      </Field>
      <Tick
        name="keepSignedIn"
        label={words.keep}
        defaultChecked={refused?.keepSignedIn ?? false}
      />
      <Button tone="go" size="big" isWide aria-disabled={isSending}>
        {words.submit}
      </Button>
      <p>
        <Link to={paths.forgottenPassword()} className={styles.forgotten}>
          {words.forgotten}
        </Link>
      </p>
      <p className={styles.shared}>{words.shared}</p>
      {demo !== null && <DemoPeople demo={demo} to={to} onPick={() => password.current?.focus()} />}
    </Form>
  )
}
