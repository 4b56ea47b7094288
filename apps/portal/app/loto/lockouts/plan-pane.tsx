import { RaisedActions } from '../../actions/raised-actions.tsx'
import { Facts } from '../../records/facts.tsx'
import parts from '../../records/record-parts.module.css'
import { planWords as words } from './loto.words.ts'
import type { PlanView } from './plan-view.server.ts'
import styles from './plan-pane.module.css'

/** The plan of a lockout: its facts, and what the template says of the whole. */
export function PlanPane({ plan }: { plan: PlanView }) {
  return (
    <div className={styles.plan}>
      <Facts rows={plan.facts} />
      <div className={parts.plate}>
        {plan.parts.map(({ name, text, steps }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            {text !== '' && <p className={parts.text}>{text}</p>}
            {steps.length > 0 && (
              <ol>
                {steps.map((step, place) => (
                  <li key={place}>{step}</li>
                ))}
              </ol>
            )}
          </section>
        ))}
        {plan.actions.length > 0 && (
          <section aria-label={words.actions}>
            <h2>{words.actions}</h2>
            <RaisedActions actions={plan.actions} label={words.actions} />
          </section>
        )}
      </div>
    </div>
  )
}
