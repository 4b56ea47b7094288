import { useLocation } from '@remix-run/react'
import { useEffect, type ReactNode } from 'react'
import { remember } from './recent.ts'
import { RecordHead, type RecordHeadProps } from './record-head.tsx'
import { useRootData } from '../shell/root-data.ts'
import styles from './record-page.module.css'

interface RecordPageProps extends RecordHeadProps {
  /** What it is told apart by among what was open, where it has no number. */
  kind?: string
  /** What stands beside the record: its dates, who has to do with it. */
  aside?: ReactNode
  /** The bar of its moves. */
  bar?: ReactNode
  children: ReactNode
}

/** The frame of one record: what it is, its parts, what stands beside it, its moves. Loads nothing. */
export function RecordPage(props: RecordPageProps) {
  const { kind = props.number, aside, bar, children, ...head } = props
  const { title } = head
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
        <RecordHead {...head} />
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
