import { textLanguage, textOf, yesNoValues, type Question } from '@holdpoint/forms'
import type { ReactNode } from 'react'
import { AnsweringText, useAnsweringWords } from '../language/answering-words.tsx'
import { FormWords } from '../form-words.tsx'
import { yesNoIcons } from './answer-radio.tsx'
import styles from './answer-table.module.css'

/** An answer as it heads a column, and names what chooses it. */
export type TableAnswer = { value: string; words: ReactNode; icon: ReactNode }

/** What a question of a table is answered with, in the order of its columns. */
export function useTableAnswers({ type, choices = [] }: Question, lang: string): TableAnswer[] {
  const { words, lang: wordsLang } = useAnsweringWords()
  if (type === 'yesNo') {
    return yesNoValues.map((value) => {
      const Icon = yesNoIcons[value]
      return {
        value,
        words: <FormWords lang={wordsLang}>{words[value]}</FormWords>,
        icon: <Icon aria-hidden="true" />,
      }
    })
  }
  return choices.map(({ value, label }) => ({
    value,
    words: <FormWords lang={textLanguage(label, lang)}>{textOf(label, lang)}</FormWords>,
    icon: null,
  }))
}

/** How many columns a table of such questions has: what is asked, each answer, and what is done beside. */
export function columnsOf({ type, choices = [] }: Question): number {
  return (type === 'yesNo' ? yesNoValues.length : choices.length) + 2
}

interface AnswerTableProps {
  /** One of its questions: all have the same answers. */
  question: Question
  /** The id of the words that name it. */
  headingId: string
  lang: string
  /** Its rows. */
  children: ReactNode
}

/**
 * Questions with the same answers, a row each under one head. Where there is little room each row is
 * what is asked above its answers, which then have their words on them.
 */
export function AnswerTable({ question, headingId, lang, children }: AnswerTableProps) {
  const answers = useTableAnswers(question, lang)
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-labelledby={headingId}>
        <thead>
          <tr>
            <td className={styles.asked} />
            {answers.map(({ value, words }) => (
              <th key={value} scope="col">
                {words}
              </th>
            ))}
            <td className={styles.beside}>
              <span className={styles.noneHead}>
                <AnsweringText say="noAnswer" />
              </span>
            </td>
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}
