import styles from './risk-scale.module.css'
import type { RiskWords } from './risk-words.server.ts'
import { words } from './risk.words.ts'

/** What the digits of a risk stand for, to be opened by whoever wants to read it. */
export function RiskScale({ risk: { likelihoods, severities } }: { risk: RiskWords }) {
  return (
    <details className={styles.scale}>
      <summary>{words.scale}</summary>
      <div className={styles.lists}>
        <Digits name={words.likelihood} digits={likelihoods} />
        <Digits name={words.severity} digits={severities} />
      </div>
    </details>
  )
}

function Digits({ name, digits }: { name: string; digits: RiskWords['likelihoods'] }) {
  return (
    <div>
      <b>{name}</b>
      <ol>
        {digits.map((digit, place) => (
          <li key={place}>
            {digit.name}
            {digit.about !== '' && <small> {digit.about}</small>}
          </li>
        ))}
      </ol>
    </div>
  )
}
