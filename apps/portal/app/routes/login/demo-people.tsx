import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { words } from './login.words.ts'
import styles from './demo-people.module.css'

export type Demo = { password: string; people: { role: string; email: string; name: string }[] }

interface DemoPeopleProps {
  demo: Demo
  /** Kept while a person is picked. */
  to: string
  /** Called once a person's email stands in the field. */
  onPick: () => void
}

/** Who lives in the demo world. Each is a link that fills in the email, so it needs no script. */
export function DemoPeople({ demo, to, onPick }: DemoPeopleProps) {
  return (
    <section className={styles.demo} aria-labelledby="demo-people">
      <h2 id="demo-people">{words.demoTitle}</h2>
      <p>
        {words.demoPassword} <code>{demo.password}</code>
      </p>
      <ul>
        {demo.people.map(({ role, email, name }) => (
          <li key={email}>
            <Link
              to={paths.login({ email, to: to === paths.home() ? undefined : to })}
              replace
              preventScrollReset
              onClick={onPick}
            >
              <b>{role}</b> <span>{name}</span> <small>{email}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
