import { useLocation } from '@remix-run/react'
import { useEffect, type ReactNode } from 'react'
import { remember } from './recent.ts'
import { BackLink, Crumbs, type Trail } from '../shell/crumbs.tsx'
import { useRootData } from '../shell/root-data.ts'
import styles from './record-page.module.css'

interface RecordPageProps {
  /** The pages above it. */
  trail: Trail
  /** Its number, by which the line of pages calls it; its name, where it has none. */
  number: string
  /** What it is told apart by among what was open, where it has no number. */
  kind?: string
  title: string
  /** The language of the title, where it is not that of the page. */
  language?: string
  badge: ReactNode
  /** What kind of record it is and where it comes from, in one line. */
  facts: ReactNode
  /** Downloads and whatever else is done with the page, not with the record's state. */
  tools?: ReactNode
  /** Its parts as links, where it has several. */
  tabs?: ReactNode
  /** What stands beside the record: its dates, who has to do with it. */
  aside?: ReactNode
  /** The bar of its moves. */
  bar?: ReactNode
  children: ReactNode
}

/** The frame of one record: what it is, its parts, what stands beside it, its moves. Loads nothing. */
export function RecordPage(props: RecordPageProps) {
  const {
    trail,
    number,
    kind = number,
    title,
    language,
    badge,
    facts,
    tools,
    tabs,
    aside,
    bar,
    children,
  } = props
  const { pathname } = useLocation()
  const person = useRootData()?.person?.id

  // The palette leads back to what was open, whatever kind of record it is.
  useEffect(() => {
    if (person !== undefined) {
      remember(person, { to: pathname, name: title, detail: kind })
    }
  }, [person, pathname, title, kind])

  return (
    <article className={styles.record}>
      <div className={styles.page}>
        <Crumbs trail={trail} here={number} />
        <header className={styles.head}>
          <BackLink trail={trail} />
          <div className={styles.what}>
            <div className={styles.title}>
              <h1 {...(language !== undefined && { lang: language, dir: 'auto' })}>{title}</h1>
              {badge}
            </div>
            <p className={styles.facts}>{facts}</p>
          </div>
          {tools !== undefined && <div className={styles.tools}>{tools}</div>}
          {tabs !== undefined && <div className={styles.tabs}>{tabs}</div>}
        </header>
        {aside === undefined ? (
          <div className={styles.main}>{children}</div>
        ) : (
          <div className={styles.columns}>
            <div className={styles.main}>{children}</div>
            <aside className={styles.aside}>{aside}</aside>
          </div>
        )}
      </div>
      {bar}
    </article>
  )
}
