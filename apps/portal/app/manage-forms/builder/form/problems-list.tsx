import { Link } from '../../../ui/link.tsx'
import styles from '../plate-form.module.css'
import type { ProblemLine, ProblemsPage } from './form-page.ts'
import { wholeWords as words } from './form.words.ts'

/** What keeps the form from being published, and what is worth a look; each leads to its place. */
export function ProblemsList({ page: { problems, warnings } }: { page: ProblemsPage }) {
  if (problems.length + warnings.length === 0) {
    return <p>{words.none}</p>
  }
  return (
    <>
      <Lines title={words.problems} lines={problems} id="problems-title" />
      <Lines title={words.warnings} lines={warnings} id="warnings-title" />
    </>
  )
}

interface LinesProps {
  title: string
  id: string
  lines: readonly ProblemLine[]
}

function Lines({ title, id, lines }: LinesProps) {
  return lines.length === 0 ? null : (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map(({ message, name, to }, place) => (
          <li key={place}>
            <Link to={to} preventScrollReset>
              <b>{name}</b> {message}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
