import { ButtonLink } from '../../ui/button.tsx'
import { lossWords as words } from './builder.words.ts'
import styles from './plate-form.module.css'

/** What was done, where that leads on, and what was lost on the way. */
export type ToldLosses = { said: string; to: string; lost: readonly string[] }

/** Tells what was saved with losses from whatever else an action answers. */
export function lossesIn(answer: unknown): ToldLosses | null {
  return typeof answer === 'object' && answer !== null && 'lost' in answer
    ? (answer as ToldLosses)
    : null
}

/** What went, sentence by sentence, before whoever saved goes on. */
export function Losses({ said, to, lost }: ToldLosses) {
  return (
    <section aria-labelledby="losses-title" role="status">
      <p>{said}.</p>
      <h3 id="losses-title">{words.title}</h3>
      <ul className={styles.lines}>
        {lost.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>{words.undo}</p>
      <ButtonLink to={to}>{words.goOn}</ButtonLink>
    </section>
  )
}
