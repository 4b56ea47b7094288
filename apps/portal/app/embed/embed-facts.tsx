import styles from './embed-facts.module.css'
import { words } from './embed.words.ts'
import type { EmbedFact, EmbedWidget } from './release.ts'

interface EmbedFactsProps {
  widget: EmbedWidget
}

/** What else a page may use of a tag: its events, slots, parts and data, a sentence each. */
export function EmbedFacts({ widget }: EmbedFactsProps) {
  const { data, events, slots, parts } = widget
  return (
    <details className={styles.facts}>
      <summary>{words.known}</summary>
      <Facts title={words.data} facts={data} />
      <Facts title={words.events} facts={events} />
      <Facts title={words.slots} facts={slots} />
      <Facts title={words.parts} facts={parts} />
    </details>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly EmbedFact[] }) {
  if (facts.length === 0) {
    return null
  }
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {facts.map(({ name, says }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
