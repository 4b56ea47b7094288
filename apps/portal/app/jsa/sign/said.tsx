import styles from './sign-sheet.module.css'

/** What is said of something, behind its name; nothing where nothing is said. */
export function Said({ name, text }: { name: string; text: string }) {
  return text === '' ? null : (
    <p className={styles.said}>
      <b>{name}:</b> {text}
    </p>
  )
}
