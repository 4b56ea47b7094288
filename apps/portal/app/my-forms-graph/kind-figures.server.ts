import { statusFilterOptions, statusLabel, statusStyle } from '@holdpoint/api'
import { formatCount } from '../ui/counts.ts'
import type { FigureAsk } from './figure-ask.ts'
import { barsOrWords, countAxis } from './graph-axis.ts'
import type { BarTone, GraphFigure } from './graph-view.ts'
import { about, commonStatus, commonType, words } from './graph.words.ts'

/** More bars than these are hard to read; the table has them all. */
export const barsMax = 8

/** How many entries have which status. */
export function statusFigure({ graph, section, toList }: FigureAsk): GraphFigure {
  const spelled = new Map(statusFilterOptions(section).map(({ status, value }) => [status, value]))
  const kinds = graph.byStatus.map(({ formStatus, count }) => ({
    key: formStatus,
    name: statusLabel(formStatus),
    count,
    tone: statusStyle(formStatus),
    // The filter says `in_reviews` where an entry says `in_review` (spec 4).
    to: toList({
      statuses: [[...spelled].find(([status]) => status === formStatus)?.[1] ?? formStatus],
    }),
  }))
  const [top] = [...kinds].sort((a, b) => b.count - a.count)
  return {
    id: 'status',
    finding: commonStatus(top?.count ?? 0, graph.totalRecords, top?.name ?? ''),
    about: about.status,
    ...countedKinds(words.status, kinds),
  }
}

/** How many entries are of which form type. */
export function typeFigure({ graph, toList }: FigureAsk): GraphFigure {
  const kinds = graph.byFormType.map(({ formTypeId, name, count }) => ({
    key: formTypeId,
    name,
    count,
    tone: 'plain' as const,
    to: toList({ formTypes: [formTypeId] }),
  }))
  const most = kinds[0]?.count ?? 0
  const leading = kinds.filter(({ count }) => count === most).map(({ name }) => name)
  return {
    id: 'type',
    finding: commonType(most, graph.totalRecords, leading),
    about: about.type,
    ...countedKinds(words.type, kinds),
  }
}

type Kind = { key: string; name: string; count: number; tone: BarTone; to: string }

function countedKinds(
  column: string,
  kinds: readonly Kind[],
): Pick<GraphFigure, 'chart' | 'table'> {
  const axis = countAxis(words.forms, Math.max(...kinds.map(({ count }) => count)))
  const named = kinds.map((kind) => ({
    ...kind,
    number: { text: formatCount(kind.count), to: kind.to },
  }))
  return {
    chart: barsOrWords(
      named.map(({ key, name, count, number, tone }) => {
        return { key, name, about: null, number, share: (count / axis.top) * 100, tone }
      }),
      { axis, isWhole: false, drawn: barsMax },
    ),
    table: {
      columns: [column, words.forms],
      rows: named.map(({ key, name, number }) => {
        return { key, name, about: null, to: null, cells: [number] }
      }),
      note: null,
    },
  }
}
