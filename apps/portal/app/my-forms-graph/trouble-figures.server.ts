import { paths } from '../paths.ts'
import { formatCount } from '../ui/counts.ts'
import type { FigureAsk } from './figure-ask.ts'
import { barsOrWords, countAxis } from './graph-axis.ts'
import type { GraphBar, GraphFigure } from './graph-view.ts'
import { about, firstDue, mostFailed, openActions, words } from './graph.words.ts'

/** Which questions earned nothing most often; null where none did. */
export function questionsFigure({ graph, toList }: FigureAsk): GraphFigure | null {
  const { data, entriesRead, isCut } = graph.failedQuestions
  const most = data[0]?.failed ?? 0
  if (most === 0) {
    return null
  }
  const questions = data.map(({ formId, formTitle, questionKey, label, failed }) => ({
    key: `${formId} ${questionKey}`,
    label,
    formTitle,
    failed,
    // The list cannot ask for a question: the number leads to the entries that it comes from.
    number: { text: formatCount(failed), to: toList({ formIds: [formId] }) },
  }))
  const axis = countAxis(words.failedIn, most)
  const leading = questions.filter(({ failed }) => failed === most)
  return {
    id: 'questions',
    finding: mostFailed(
      most,
      leading.map(({ label }) => label),
    ),
    about: about.questions(entriesRead, isCut),
    chart: barsOrWords(
      questions.map(({ key, label, formTitle, failed, number }) => ({
        ...{ key, number },
        name: label,
        about: formTitle,
        share: (failed / axis.top) * 100,
        tone: 'alarm',
      })),
      { axis, isWhole: false, drawn: questionsMax },
    ),
    table: {
      columns: [words.question, words.failedIn],
      rows: questions.map(({ key, label, formTitle, number }) => ({
        key,
        name: label,
        about: formTitle,
        to: null,
        cells: [number],
      })),
      note: null,
    },
  }
}

const questionsMax = 5

/** The actions that are still open; null where none is. */
export function actionsFigure(ask: FigureAsk): GraphFigure | null {
  const { count, overdue, data } = ask.graph.openActions
  return count === 0
    ? null
    : {
        id: 'actions',
        finding: openActions(count, overdue),
        about: about.actions,
        chart: { kind: 'words', bars: actionBars(ask).filter(({ share }) => share > 0) },
        table: {
          columns: [words.action, words.due],
          rows: data.map(({ id, number, title, dueOn, isOverdue, myFormId }) => ({
            key: id,
            name: title,
            about: number,
            to: entryAddress(myFormId, ask),
            cells: [
              {
                text: isOverdue ? `${ask.dayWords(dueOn)}, overdue` : ask.dayWords(dueOn),
                to: null,
              },
            ],
          })),
          note: firstDue(data.length, count),
        },
      }
}

function actionBars({ graph, toList }: FigureAsk): GraphBar[] {
  const { count, overdue } = graph.openActions
  const parts = [
    { key: 'overdue', name: words.overdue, part: overdue, tone: 'alarm' },
    { key: 'later', name: words.dueLater, part: count - overdue, tone: 'plain' },
  ] as const
  return parts.map(({ key, name, part, tone }) => ({
    ...{ key, name, tone },
    about: null,
    number: { text: formatCount(part), to: toList() },
    share: (part / count) * 100,
  }))
}

/** An action is found in the entry that it came from, which opens as it does in the list. */
function entryAddress(id: string, { section }: FigureAsk): string {
  return section === 'signature' ? paths.reviewQuestion(id, { tab: 6 }) : paths.fillOut(id)
}
