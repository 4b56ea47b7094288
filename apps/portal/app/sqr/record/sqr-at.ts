import { paths, type SqrPane } from '../../paths.ts'

/** The panes of a report, of which its page shows one. */
export const sqrPanes = [
  'overview',
  'involved',
  'timeline',
  'causes',
  'followUp',
  'history',
] as const
/** A pane of a report. */
export type ShownPane = (typeof sqrPanes)[number]

/** What the address says of a pane: the first one is not named. */
export function paneIn(pane: ShownPane): { pane?: SqrPane } {
  return pane === 'overview' ? {} : { pane }
}

/** The page of a report with one of its panes. */
export function paneAt(id: string, pane: ShownPane): string {
  return paths.sqr(id, paneIn(pane))
}
