import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { questionId } from '../field-names.ts'
import { labelId, type AnswerPartProps } from './answer-part.ts'
import { AnswerRadio } from './answer-radio.tsx'
import { columnsOf, useTableAnswers } from './answer-table.tsx'
import { NoAnswer } from './no-answer.tsx'
import type { PlateFrameProps } from './plate-frame.tsx'
import answerStyles from './answers.module.css'
import styles from './answer-table.module.css'

interface TableRowProps extends PlateFrameProps {
  /** The controls of its answer. */
  answers: ReactNode
  /** Small buttons at its end. */
  beside: ReactNode
}

/** A question as the row of a table, with all that follows from its answer below it. */
export function TableRow(props: TableRowProps) {
  const { question, isInvalid, title, answers, beside, children } = props
  const columns = columnsOf(question)
  return (
    <tbody
      id={questionId(question.key)}
      className={classNames(styles.row, isInvalid && styles.wrong)}
      tabIndex={-1}
      onInput={props.onInput}
      onBlur={props.onBlur}
    >
      <tr>
        <th scope="row" className={styles.title}>
          <div>{title}</div>
        </th>
        <td colSpan={columns - 2}>
          <div
            role="radiogroup"
            className={styles.answers}
            aria-labelledby={labelId(question.key)}
            aria-describedby={props.describedBy}
            aria-required={props.isRequired ? true : undefined}
            aria-invalid={isInvalid ? true : undefined}
          >
            {answers}
          </div>
        </td>
        <td className={styles.beside}>
          <div role="group" className={styles.deeds} aria-labelledby={labelId(question.key)}>
            {beside}
          </div>
        </td>
      </tr>
      <tr className={styles.more}>
        <td colSpan={columns}>
          <div role="group" className={styles.body} aria-labelledby={labelId(question.key)}>
            {children}
          </div>
        </td>
      </tr>
    </tbody>
  )
}

/** The answers of a row, one in each column. */
export function RowAnswers({
  question,
  draft,
  lang,
  actions,
}: Pick<AnswerPartProps, 'question' | 'draft' | 'lang' | 'actions'>) {
  const answers = useTableAnswers(question, lang)
  const isYesNo = question.type === 'yesNo'
  return answers.map(({ value, words, icon }, index) => (
    <AnswerRadio
      key={value}
      {...{ question, draft, actions, value }}
      isFirst={index === 0}
      className={classNames(styles.answer, isYesNo && answerStyles[value], isYesNo && styles.sign)}
    >
      {icon}
      <span>{words}</span>
    </AnswerRadio>
  ))
}

/** The way to take the answer of a row back without a script: one more choice, at its end. */
export function RowNoAnswer({ question, draft }: Pick<AnswerPartProps, 'question' | 'draft'>) {
  return (
    <div role="radiogroup" aria-labelledby={labelId(question.key)} className={styles.none}>
      <NoAnswer question={question} isChosen={draft.raw.length === 0} />
    </div>
  )
}
