import { Form } from '@remix-run/react'
import { paths } from '../paths.ts'
import { classNames } from '../ui/class-names.ts'
import { FormKey } from '../ui/form-key.tsx'
import { ChevronDown, CloudOff, HardHat, Keyboard, LogOut } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Menu, menuItemClass } from '../ui/menu.tsx'
import { Face } from './face.tsx'
import { useRootData } from './root-data.ts'
import { words } from './shell.words.ts'
import styles from './person-menu.module.css'

interface PersonMenuProps {
  onKeyboard: () => void
}

/** Who is signed in, and the way out. */
export function PersonMenu({ onKeyboard }: PersonMenuProps) {
  const root = useRootData()
  const person = root?.person
  if (!person) {
    return null
  }
  return (
    <Menu
      // It begins with the words that it shows, for people who speak to their device.
      label={`${person.name} ${person.title}, your menu`}
      summaryClassName={styles.button}
      summary={
        <>
          <Face name={person.name} />
          <span className={styles.words}>
            <b>{person.name}</b>
            <small>{person.title}</small>
          </span>
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </>
      }
    >
      <p className={styles.who}>
        <b>{person.name}</b>
        <small>{person.title}</small>
        <small>{person.organisationName}</small>
      </p>
      <Link to={paths.employee(person.id)} className={menuItemClass()}>
        <HardHat aria-hidden="true" />
        {words.profile}
      </Link>
      <Link to={paths.unsent()} className={menuItemClass()}>
        <CloudOff aria-hidden="true" />
        {words.unsent}
      </Link>
      <button
        type="button"
        className={classNames(menuItemClass(), 'needs-script')}
        onClick={onKeyboard}
      >
        <Keyboard aria-hidden="true" />
        {words.keyboard}
      </button>
      <Form method="post" action={paths.logout()}>
        <FormKey value={root.formKey} />
        <button type="submit" className={menuItemClass()}>
          <LogOut aria-hidden="true" />
          {words.signOut}
        </button>
      </Form>
    </Menu>
  )
}
