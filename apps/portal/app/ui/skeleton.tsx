import styles from './skeleton.module.css'

interface SkeletonProps {
  /** How many rows hold the place: `placeholderCounts` says it by part (spec 9). */
  rows: number
  /** What is waited for, for whoever cannot see it. */
  label: string
}

/** Rows in the place of what is being loaded, so that the page does not jump when it comes. */
export function Skeleton({ rows, label }: SkeletonProps) {
  return (
    <div role="status" aria-label={label} className={styles.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.row} data-placeholder />
      ))}
    </div>
  )
}
