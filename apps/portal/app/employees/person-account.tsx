import { Form } from '@remix-run/react'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { stateWords, words } from './employees.words.ts'
import { LinkOnce } from './link-once.tsx'
import type { AccountView } from './person-account.server.ts'
import styles from './person-page.module.css'

interface PersonAccountProps {
  account: AccountView
  isOneself: boolean
  formKey: string
  /** What a new link was answered with: null of a post that was repeated. */
  answered: { link: string | null } | undefined
}

/** A person's account, and what can be done with it. */
export function PersonAccount({ account, isOneself, formKey, answered }: PersonAccountProps) {
  const { rowVersion, state } = account
  const facts = [
    [words.state, stateWords[state]],
    [words.email, account.email],
    [words.number, account.employeeNumber],
    [words.employeeTitle, account.employeeTitle || words.none],
    [words.columns.crew, account.crew ?? words.none],
    [words.columns.hired, account.hireDate],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      {answered !== undefined && <LinkOnce link={answered.link} />}
      {state !== 'left' && (
        <Deed
          {...{ rowVersion, formKey }}
          intent="invite"
          label={state === 'invited' ? words.invite : words.reset}
          hint={words.inviteHint}
        />
      )}
      {state === 'left' && (
        <Deed
          {...{ rowVersion, formKey }}
          intent="reactivate"
          label={words.reactivate}
          hint={words.reactivateHint}
        />
      )}
      {state !== 'left' && !isOneself && (
        <Deed
          {...{ rowVersion, formKey }}
          intent="deactivate"
          label={words.deactivate}
          hint={words.deactivateHint}
        />
      )}
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

interface DeedProps {
  rowVersion: number
  formKey: string
  intent: string
  label: string
  hint: string
}

function Deed({ rowVersion, formKey, intent, label, hint }: DeedProps) {
  return (
    <Form method="post" className={styles.deed}>
      <FormKey value={formKey} />
      <input type="hidden" name="rowVersion" value={rowVersion} />
      <p>{hint}</p>
      <Button name="intent" value={intent}>
        {label}
      </Button>
    </Form>
  )
}
