import type { FirstStep } from '@holdpoint/api'
import { libraryWords } from '../manage-forms/library/library.words.ts'
import { paths } from '../paths.ts'
import { ArrowRight, CircleCheck } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { firstStepsWords as words } from './home.words.ts'
import styles from './home.module.css'

const leadsTo: Readonly<Record<FirstStep['step'], string>> = {
  places: paths.masterLists(),
  people: paths.newEmployee(),
  groups: paths.permissionGroups(),
  form_types: paths.formTypes(),
  forms: paths.manageForms(),
}

interface FirstStepsProps {
  steps: readonly FirstStep[]
  mayMakeForms: boolean
}

/** What makes a new installation ready, each step with a way to where it is taken. */
export function FirstSteps({ steps, mayMakeForms }: FirstStepsProps) {
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <h2 id="first-steps">{words.title}</h2>
      <p>{words.intro}</p>
      <ol>
        {steps.map(({ step, isDone }) => (
          <li key={step}>
            {isDone ? <CircleCheck aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
            <div>
              <Link to={leadsTo[step]}>{words.names[step]}</Link>
              <p>{isDone ? words.done : words.why[step]}</p>
              {step === 'forms' && !isDone && mayMakeForms && (
                <Link to={paths.formLibrary()}>{libraryWords.begin}</Link>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
