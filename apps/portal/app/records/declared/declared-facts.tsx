import type { DeclaredFields } from '@holdpoint/api/vocabulary'
import styles from './declared-facts.module.css'
import type { DeclaredTexts } from './declared-texts.ts'

interface DeclaredFactsProps {
  fields: DeclaredFields
  /** See `declaredTexts`; what is not in it is not shown. */
  texts: DeclaredTexts
  /** Fields that the page shows elsewhere. */
  except?: readonly string[]
}

/** What is filled of some fields, a label and a value each; nothing where nothing is. */
export function DeclaredFacts({ fields, texts, except = [] }: DeclaredFactsProps) {
  const shown = Object.entries(fields).filter(
    ([name]) => texts[name] !== undefined && !except.includes(name),
  )
  return shown.length === 0 ? null : (
    <dl className={styles.facts}>
      {shown.map(([name, { label }]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{texts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
