import styles from './point-tag.module.css'

/** The tag that hangs on an isolation point: E-1, P-3. */
export function PointTag({ tag }: { tag: string }) {
  return <span className={styles.tag}>{tag}</span>
}
