import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ChevronLeft, ChevronRight } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import styles from './crumbs.module.css'

type Crumb = { name: string; to: string }

/** The pages above one that lies below the first level, from its place down. */
export type Trail = readonly [Crumb, ...Crumb[]]

interface CrumbsProps {
  trail: Trail
  /** What this page is called in the line. */
  here: string
}

/** The line of pages above this one. A phone has no room for it: there `BackLink` stands. */
export function Crumbs({ trail, here }: CrumbsProps) {
  return (
    <nav aria-label="You are here" className={styles.crumbs}>
      <ol>
        {trail.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <ChevronRight aria-hidden="true" />
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}

/** On a phone, the way to the page just above this one. */
export function BackLink({ trail }: Pick<CrumbsProps, 'trail'>) {
  const { name, to } = trail.at(-1) ?? trail[0]
  return (
    <Link
      to={to}
      className={classNames(buttonClass({ tone: 'quiet', isIcon: true }), styles.back)}
      aria-label={`Back to ${name}`}
    >
      <ChevronLeft aria-hidden="true" />
    </Link>
  )
}
