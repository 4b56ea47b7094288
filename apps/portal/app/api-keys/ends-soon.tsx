import { words } from './api-keys.words.ts'
import styles from './ends-soon.module.css'

/** Says that a key ends soon, and what that asks for. */
export function EndsSoon({ days }: { days: number }) {
  return (
    <span className={styles.soon}>
      <b>{words.endsSoon(days)}</b> <span>{words.makeAnother}</span>
    </span>
  )
}
