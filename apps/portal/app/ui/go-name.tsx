import styles from './go-name.module.css'

/**
 * What the amber sign of a list is called. A phone has room for its first word alone, below the
 * plus; whoever listens hears all of it.
 */
export function GoName({ name }: { name: string }) {
  const [first = '', ...rest] = name.split(' ')
  return (
    <span className={styles.name}>
      {first}
      <span className={styles.rest}> {rest.join(' ')}</span>
    </span>
  )
}
