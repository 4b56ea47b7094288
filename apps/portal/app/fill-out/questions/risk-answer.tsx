import { riskLevelOf, type RiskDigit } from '@holdpoint/forms'
import { riskLooks } from '../../records/risk/risk-look.ts'
import { RiskScale } from '../../records/risk/risk-scale.tsx'
import { words as riskWords } from '../../records/risk/risk.words.ts'
import { classNames } from '../../ui/class-names.ts'
import { fieldNames } from '../field-names.ts'
import { controlId, type AnswerPartProps } from './answer-part.ts'
import { NoAnswer } from './no-answer.tsx'
import styles from './risk-answer.module.css'

const digits = [1, 2, 3, 4, 5] as const

/** One of the 25 codes of a risk, each on the colour of its level: a row for each likelihood. */
export function RiskAnswer({ question, draft, isRequired, actions }: AnswerPartProps) {
  const chosen = draft.raw[0]
  const { likelihoods = [], severities = [] } = question.riskMatrix ?? {}
  return (
    <div className={styles.answer}>
      <div className={styles.grid}>
        <span className={styles.corner} aria-hidden="true">
          {riskWords.likelihood} ↓ {riskWords.severity} →
        </span>
        {digits.map((severity) => (
          <Digit key={severity} digit={severity} called={severities[severity - 1]} />
        ))}
        {digits.map((likelihood) => (
          <div key={likelihood} className={styles.row}>
            <Digit digit={likelihood} called={likelihoods[likelihood - 1]} />
            {digits.map((severity) => {
              const code = `${likelihood}${severity}`
              const level = riskLevelOf(question, code)
              return (
                <label
                  key={severity}
                  className={classNames(styles.cell, level === null ? undefined : riskLooks[level])}
                >
                  <input
                    type="radio"
                    id={code === '11' ? controlId(question.key) : undefined}
                    name={fieldNames.answer(question.key)}
                    value={code}
                    checked={chosen === code}
                    aria-label={riskWords.code(
                      code,
                      level ?? '',
                      likelihoods[likelihood - 1]?.name ?? String(likelihood),
                      severities[severity - 1]?.name ?? String(severity),
                    )}
                    onChange={() => actions.edit(question, { raw: [code] }, 'now')}
                  />
                  <span aria-hidden="true">{code}</span>
                </label>
              )
            })}
          </div>
        ))}
      </div>
      {!isRequired && <NoAnswer question={question} isChosen={chosen === undefined} />}
      {chosen !== undefined && <Chosen {...{ question, chosen, likelihoods, severities }} />}
      {likelihoods.length > 0 && <RiskScale risk={{ likelihoods, severities }} />}
    </div>
  )
}

function Digit({ digit, called }: { digit: number; called: RiskDigit | undefined }) {
  return (
    <span className={styles.digit} aria-hidden="true">
      <b>{digit}</b> <small>{called?.name}</small>
    </span>
  )
}

interface ChosenProps {
  question: AnswerPartProps['question']
  chosen: string
  likelihoods: readonly RiskDigit[]
  severities: readonly RiskDigit[]
}

/** What is chosen, in words: its level, and what its digits are called. */
function Chosen({ question, chosen, likelihoods, severities }: ChosenProps) {
  const level = riskLevelOf(question, chosen)
  if (level === null) {
    return null
  }
  const [likelihood, severity] = [Number(chosen[0]), Number(chosen[1])]
  const called = [likelihoods[likelihood - 1]?.name, severities[severity - 1]?.name]
  return (
    <p className={styles.chosen}>
      <b className={riskLooks[level]}>
        {chosen} {level}
      </b>{' '}
      {called.filter((name) => name !== undefined).join(', ')}
    </p>
  )
}
