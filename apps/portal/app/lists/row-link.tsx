import styles from './row-link.module.css'

interface RowLinkProps {
  to: string
  children: string
}

/** The name of a record, whose link covers its row; the cell that it stands in is its beginning. */
export function RowLink({ to, children }: RowLinkProps) {
  return (
    <a href={to} className={styles.link}>
      {children}
    </a>
  )
}
