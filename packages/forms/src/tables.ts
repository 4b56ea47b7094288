// A section that is shown as a table draws neighbours with the same answers as rows under one head.
// Which they are is found among what shows, so that nothing about a question says it.
import {
  tableAnswerLengthMax,
  tableAnswersMax,
  tableHeadLengthMax,
  tableRowLengthMax,
} from './limits.ts'
import type { Question } from './types.ts'

/** Questions that are drawn together: one for itself, or several as the rows of a table. */
export type Drawn<Row> = { readonly isTable: boolean; readonly rows: readonly Row[] }

/**
 * What is drawn together of what shows of a section, in its order, each question with the choices of
 * a named list in place. Rows of a table follow each other, ask for one of the same answers and stand
 * in one instance; what has no neighbour like it stands for itself.
 */
export function inTables<Row>(
  rows: readonly Row[],
  questionOf: (row: Row) => Question,
  asTable: boolean,
): Drawn<Row>[] {
  const runs: { answers: string | null; rows: Row[] }[] = []
  for (const row of rows) {
    const answers = asTable ? answersOf(questionOf(row)) : null
    const last = runs.at(-1)
    if (last !== undefined && answers !== null && last.answers === answers) {
      last.rows.push(row)
    } else {
      runs.push({ answers, rows: [row] })
    }
  }
  return runs.map((run) => ({ isTable: run.rows.length > 1, rows: run.rows }))
}

/**
 * Whether a table comes of questions as they may show: of two of them with the same answers, between
 * which nothing stands that always shows.
 */
export function mayBeTable(questions: readonly Question[]): boolean {
  let neighbours = new Set<string>()
  for (const question of questions) {
    const answers = answersOf(question)
    if (answers !== null && neighbours.has(answers)) {
      return true
    }
    neighbours = question.visible === undefined ? new Set() : neighbours
    if (answers !== null) {
      neighbours.add(answers)
    }
  }
  return false
}

/** What has to be alike in the rows of a table; null where a question is none of any. */
function answersOf({ type, label, choices = [], instance }: Question): string | null {
  if (Object.values(label).some((text) => lengthOf(text) > tableRowLengthMax)) {
    return null
  }
  if (type === 'yesNo') {
    return JSON.stringify([type, instance?.number])
  }
  const isRow = type === 'choice' && choices.length > 0 && fits(choices.map(({ label }) => label))
  return isRow
    ? JSON.stringify([
        instance?.number,
        // What an answer is worth may differ from row to row, and so may the order of languages.
        ...choices.map(({ value, label }) => [value, Object.entries(label).toSorted()]),
      ])
    : null
}

/** Whether answers have room in the head of a table, in each language. */
function fits(labels: readonly Question['label'][]): boolean {
  // Hundreds of choices are told by their number: their words are not looked at.
  if (labels.length > tableAnswersMax) {
    return false
  }
  const texts = labels.flatMap((label) => Object.values(label))
  return texts.every(
    (text) =>
      lengthOf(text) <= tableAnswerLengthMax &&
      text.split(/\s+/).every((word) => labels.length * lengthOf(word) <= tableHeadLengthMax),
  )
}

function lengthOf(text: string): number {
  return [...text].length
}
