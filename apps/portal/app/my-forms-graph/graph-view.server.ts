import type { CallInput, CallOf, MyFormsGraphContent } from '@holdpoint/api'
import type { PageAsk } from '../my-forms/page-ask.ts'
import { contentOf } from '../session/content-of.server.ts'
import { shortCalendarDay } from '../ui/time.ts'
import type { FigureAsk } from './figure-ask.ts'
import { linksOf } from './graph-links.ts'
import type { GraphFigure, GraphView } from './graph-view.ts'
import { words } from './graph.words.ts'
import { statusFigure, typeFigure } from './kind-figures.server.ts'
import { crewFigure, districtFigure, rateFigure } from './pass-figures.server.ts'
import { scoreFigure, timeFigure } from './time-figures.server.ts'
import { actionsFigure, questionsFigure } from './trouble-figures.server.ts'

/** Loads the graphs of what the list would show. */
export async function loadGraph(
  ask: PageAsk,
  input: CallInput<CallOf<'myForms.graph'>>,
): Promise<GraphView> {
  const answer = await ask.context.api.myForms.graph(input)
  return toGraphView(contentOf(answer, ask.request, { forbidden: 'my_forms' }), ask)
}

/** What was counted, as a page draws it. A figure without anything to show is a sentence. */
export function toGraphView(
  graph: MyFormsGraphContent,
  { context, place }: Pick<PageAsk, 'place'> & { context: Clock },
): GraphView {
  const { totalRecords } = graph
  if (totalRecords === 0) {
    return { totalRecords, figures: [], missing: [] }
  }
  const { timeZone, now } = context
  const ask: FigureAsk = {
    graph,
    section: place.said.section,
    filter: place.said.filter,
    toList: linksOf(place),
    dayWords: (day) => shortCalendarDay(day, timeZone, now()),
  }
  const made: (GraphFigure | string)[] = [
    timeFigure(ask),
    statusFigure(ask),
    typeFigure(ask),
    ...ratedFigures(ask),
    actionsFigure(ask) ?? words.missing.actions,
  ]
  return {
    totalRecords,
    figures: drawnFirst(made.filter((figure) => typeof figure !== 'string')),
    missing: made.filter((figure) => typeof figure === 'string'),
  }
}

/** Figures of one height stand side by side: first what is drawn, then what is said. */
function drawnFirst(figures: readonly GraphFigure[]): GraphFigure[] {
  const isSaid = ({ chart }: GraphFigure) => chart.kind === 'words'
  return [...figures.filter((figure) => !isSaid(figure)), ...figures.filter(isSaid)]
}

type Clock = Pick<PageAsk['context'], 'timeZone' | 'now'>

function ratedFigures(ask: FigureAsk): (GraphFigure | string)[] {
  const score = scoreFigure(ask)
  const rate = rateFigure(ask)
  return [
    score ?? words.missing.score,
    ...(rate === null
      ? [words.missing.rated]
      : [
          rate,
          districtFigure(ask) ?? words.missing.district,
          crewFigure(ask) ?? words.missing.crew,
        ]),
    // Without a score there is nothing to lose.
    ...(score === null ? [] : [questionsFigure(ask) ?? words.missing.questions]),
  ]
}
