import { Form } from '@remix-run/react'
import { paths } from '../paths.ts'
import { FormKey } from '../ui/form-key.tsx'
import { ChevronDown, CloudOff, CodeXml, KeyRound, LogOut } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Menu, menuItemClass } from '../ui/menu.tsx'
import { initialsOf } from './initials.ts'
import { useRootData } from './root-data.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import styles from './person-menu.module.css'

interface PersonMenuProps {
  /** `bar` stands in the phone's bottom bar and opens upwards. */
  place: 'top' | 'bar'
}

/** Who is signed in, and the way out. */
export function PersonMenu({ place }: PersonMenuProps) {
  const root = useRootData()
  const person = root?.person
  if (!person) {
    return null
  }
  const face = (
    <span className={styles.face} data-initials={initialsOf(person.name)} aria-hidden="true" />
  )
  // The name of the menu begins with the words that it shows, for people who speak to their device.
  const shown = place === 'bar' ? `Me, ${person.name}` : `${person.name} ${person.title}`
  return (
    <Menu
      label={`${shown}, your menu`}
      side={place === 'bar' ? 'above' : 'below'}
      summaryClassName={place === 'bar' ? styles.barButton : styles.topButton}
      summary={
        place === 'bar' ? (
          <>
            {face}
            <span>Me</span>
          </>
        ) : (
          <>
            {face}
            <span className={styles.words}>
              <b>{person.name}</b>
              <small>{person.title}</small>
            </span>
            <ChevronDown aria-hidden="true" className={styles.chevron} />
          </>
        )
      }
    >
      <p className={styles.who}>
        <b>{person.name}</b>
        <small>{person.title}</small>
        <small>{person.organisationName}</small>
      </p>
      <div className={styles.theme}>
        <ThemeSwitch ground="plain" />
      </div>
      {person.keepsSettings && (
        <>
          <Link to={paths.apiKeys()} className={menuItemClass()}>
            <KeyRound aria-hidden="true" />
            API keys
          </Link>
          <Link to={paths.embed()} className={menuItemClass()}>
            <CodeXml aria-hidden="true" />
            Embed
          </Link>
        </>
      )}
      <Link to={paths.unsent()} className={menuItemClass()}>
        <CloudOff aria-hidden="true" />
        Waiting on this device
      </Link>
      <Form method="post" action={paths.logout()}>
        <FormKey value={root.formKey} />
        <button type="submit" className={menuItemClass()}>
          <LogOut aria-hidden="true" />
          Sign out
        </button>
      </Form>
    </Menu>
  )
}
