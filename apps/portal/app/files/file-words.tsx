import type { FileText } from '@holdpoint/api'
import styles from './file-preview.module.css'
import { words } from './file.words.ts'

/** What stands in a file, as plain text: below its pages, or in their place. */
export function FileWords({ text, isFolded }: { text: FileText; isFolded: boolean }) {
  const said = (
    <>
      {text.text !== '' && <div className={styles.text}>{text.text}</div>}
      {text.state !== 'taken' && (
        <p>{text.state === 'waiting' ? words.textWaiting : words.textUnreadable}</p>
      )}
      {text.state === 'taken' && text.text === '' && <p>{words.textEmpty}</p>}
      {text.hasMore && <p>{words.textMore}</p>}
    </>
  )
  return isFolded ? (
    <details className={styles.words}>
      <summary>{words.textHead}</summary>
      {said}
    </details>
  ) : (
    <section className={styles.words} aria-labelledby="words">
      <h2 id="words">{words.textHead}</h2>
      {said}
    </section>
  )
}
