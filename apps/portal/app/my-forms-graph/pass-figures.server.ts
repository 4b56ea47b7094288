import type { CalendarDay, GraphPlace } from '@holdpoint/api'
import { formatCount } from '../ui/counts.ts'
import type { FigureAsk } from './figure-ask.ts'
import { barsOrWords, percentAxis } from './graph-axis.ts'
import type { GraphCell, GraphFigure } from './graph-view.ts'
import { about, forms, lowestPlace, passRate, percent, words } from './graph.words.ts'
import { barsMax } from './kind-figures.server.ts'

type Rated = { key: string; name: string; to: string; count: number | null } & Pick<
  GraphPlace,
  'rated' | 'passed'
>

/** The pass rate, beside that of as many days before; null where nothing is rated. */
export function rateFigure({ graph, toList, dayWords }: FigureAsk): GraphFigure | null {
  const { rated, passed, before } = graph.passRate
  const [first, last] = [graph.overTime[0], graph.overTime.at(-1)]
  if (rated === 0 || first === undefined || last === undefined) {
    return null
  }
  const between = (from: CalendarDay, through: CalendarDay) =>
    from === through ? dayWords(from) : `${dayWords(from)} to ${dayWords(through)}`
  const rows: Rated[] = [
    {
      key: 'now',
      name: between(first.startDate, last.endDate),
      to: toList(),
      count: graph.totalRecords,
      ...{ rated, passed },
    },
  ]
  if (before !== null && before.rated > 0) {
    const { startDate, endDate } = before
    rows.push({
      ...before,
      key: 'before',
      name: between(startDate, endDate),
      to: toList({ window: { kind: 'dates', startDate, endDate } }),
      count: null,
    })
  }
  const earlier = before === null || before.rated === 0 ? null : before
  return {
    id: 'rate',
    finding: passRate(
      rateOf({ rated, passed }),
      rated,
      earlier && { rate: rateOf(earlier), days: countOfDays(earlier) },
    ),
    about: about.rate,
    ...ratedRows([words.days, words.rate, words.passed, words.rated], rows),
  }
}

/** The pass rate by district; null where no rated entry names one. */
export function districtFigure({ graph, toList }: FigureAsk): GraphFigure | null {
  const rows = graph.byDistrict.map(({ code, ...place }) => ({
    ...place,
    key: code,
    to: toList({ districts: [code] }),
  }))
  return placeFigure('district', rows)
}

/** The pass rate by crew; null where no rated entry names one. */
export function crewFigure({ graph, filter, toList }: FigureAsk): GraphFigure | null {
  const rows = graph.byCrew.map(({ code, ...place }) => ({
    ...place,
    key: code,
    // An entry of two crews is also there when the other one was filtered for. The list cannot ask
    // for both at once, so that number leads to the entries it comes from.
    to:
      filter.crews.length === 0 || filter.crews.includes(code)
        ? toList({ crews: [code] })
        : toList(),
  }))
  return placeFigure('crew', rows)
}

function placeFigure(kind: 'district' | 'crew', rows: readonly Rated[]): GraphFigure | null {
  if (rows.length === 0) {
    return null
  }
  return {
    id: kind,
    finding: lowestPlace(
      rows.map((row) => ({ name: row.name, rate: rateOf(row), rated: row.rated })),
      kind,
    ),
    about: about[kind],
    ...ratedRows([words[kind], words.rate, words.passed, words.rated, words.forms], rows),
  }
}

function ratedRows(
  columns: string[],
  rows: readonly Rated[],
): Pick<GraphFigure, 'chart' | 'table'> {
  return {
    chart: barsOrWords(
      rows.map((row) => ({
        key: row.key,
        name: row.name,
        about: `${formatCount(row.passed)} of ${forms(row.rated)}`,
        number: { text: percent(rateOf(row)), to: row.to },
        share: rateOf(row),
        tone: 'plain',
      })),
      { axis: percentAxis(words.rate), isWhole: true, drawn: barsMax },
    ),
    table: {
      columns,
      rows: rows.map((row) => ({
        key: row.key,
        name: row.name,
        about: null,
        to: null,
        cells: [
          percent(rateOf(row)),
          formatCount(row.passed),
          formatCount(row.rated),
          ...(columns.length > 4 && row.count !== null ? [formatCount(row.count)] : []),
        ].map((text): GraphCell => ({ text, to: row.to })),
      })),
      note: null,
    },
  }
}

function rateOf({ rated, passed }: Pick<GraphPlace, 'rated' | 'passed'>): number {
  return (passed / rated) * 100
}

function countOfDays({ startDate, endDate }: { startDate: CalendarDay; endDate: CalendarDay }) {
  const dayMs = 24 * 60 * 60 * 1000
  return Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMs) + 1
}
