import { RiskBadge } from '../../records/risk/risk-badge.tsx'
import { ChevronDown } from '../../ui/icons.ts'
import type { HazardOfJob, StepsView } from '../analyses/hazards-view.server.ts'
import { hazardWords } from '../analyses/jsa.words.ts'
import { Said } from './said.tsx'
import { words } from './sign.words.ts'
import styles from './sign-sheet.module.css'

/** The hazards step by step, each open to be read; whoever has read one may fold it. */
export function SheetHazards({ steps }: { steps: StepsView }) {
  return (
    <section className={styles.steps} aria-labelledby="sheet-hazards">
      <h2 id="sheet-hazards" className="visually-hidden">
        {words.hazards}
      </h2>
      {steps.map(({ name, hazards }) => (
        <section key={name} aria-label={name || hazardWords.noStep}>
          <h3 className={styles.step}>{name || hazardWords.noStep}</h3>
          <ul className={styles.hazards}>
            {hazards.map((hazard) => (
              <li key={hazard.id}>
                <Hazard hazard={hazard} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function Hazard({ hazard }: { hazard: HazardOfJob }) {
  const { title, description, residual, controls, ppe, stopTrigger } = hazard
  return (
    <details open>
      <summary>
        <b>{title}</b>
        <RiskBadge risk={residual} />
        <ChevronDown aria-hidden="true" />
      </summary>
      {description !== '' && <p className={styles.said}>{description}</p>}
      <ul className={styles.controls}>
        {controls.map(({ text }, place) => (
          <li key={place}>{text}</li>
        ))}
      </ul>
      <Said name={hazardWords.ppe} text={ppe} />
      <Said name={hazardWords.stop} text={stopTrigger} />
    </details>
  )
}
