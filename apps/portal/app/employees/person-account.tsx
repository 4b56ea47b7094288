import { Form } from '@remix-run/react'
import { Facts } from '../records/facts.tsx'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { stateWords, words } from './employees.words.ts'
import { LinkOnce } from './link-once.tsx'
import type { AccountView } from './person-account.server.ts'
import { PersonWaiting } from './person-waiting.tsx'
import type { WaitingView } from './person-waiting.server.ts'
import { words as formWords } from './person-form.words.ts'
import styles from './person-page.module.css'

interface PersonAccountProps {
  account: AccountView
  waiting: WaitingView
  isOneself: boolean
  formKey: string
  /** What a new link was answered with: null of a post that was repeated. */
  answered: { link: string | null } | undefined
}

/** A person's account beside what the directory says of them, and what can be done with it. */
export function PersonAccount(props: PersonAccountProps) {
  const { account, waiting, isOneself, formKey, answered } = props
  const { rowVersion, state } = account
  const facts = [
    { term: words.state, text: stateWords[state] },
    { term: words.number, text: account.employeeNumber },
    { term: words.columns.crew, text: account.crew ?? words.none },
    ...account.providerLinks.map(({ provider, since }) => ({
      term: words.signsInWith,
      text: provider,
      more: words.linkedSince(since),
    })),
  ]
  return (
    <section className={styles.account} aria-labelledby="account">
      <h2 id="account">{words.account}</h2>
      <Facts rows={facts} />
      <ButtonLink to={paths.editEmployee(account.userId)}>{formWords.edit}</ButtonLink>
      {answered !== undefined && <LinkOnce link={answered.link} />}
      {state !== 'left' && (
        <Deed
          {...{ rowVersion, formKey }}
          intent="invite"
          label={state === 'invited' ? words.invite : words.reset}
          hint={words.inviteHint}
        />
      )}
      {account.providerLinks.length > 0 && (
        <Deed
          {...{ rowVersion, formKey }}
          intent="unlink"
          label={words.unlink}
          hint={words.unlinkHint}
        />
      )}
      <PersonWaiting waiting={waiting} hasLeft={state === 'left'} />
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
    </section>
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
