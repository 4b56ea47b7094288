import type { ReportDatasetName, ReportWindow } from './reports.vocabulary.ts'

/** A report that comes with Holdpoint. */
export type LibraryReport = {
  readonly reportId: string
  readonly title: string
  readonly description: string
  readonly dataset: ReportDatasetName
  readonly groupBy: string
  readonly splitBy: string | null
  readonly measure: string
  readonly window: ReportWindow
}

/** The reports that come with Holdpoint: whoever reads one sees what they may read. */
export const reportLibrary: readonly LibraryReport[] = [
  {
    reportId: 'library.score-trend',
    title: 'Score of inspections by week',
    description: 'Whether what is inspected gets better or worse.',
    dataset: 'reviews',
    groupBy: 'week',
    splitBy: null,
    measure: 'score',
    window: '90',
  },
  {
    reportId: 'library.forms-by-unit',
    title: 'Forms handed in, by unit and status',
    description: 'Who looks, and what waits for a decision.',
    dataset: 'reviews',
    groupBy: 'businessUnit',
    splitBy: 'status',
    measure: 'count',
    window: '30',
  },
  {
    reportId: 'library.action-ageing',
    title: 'Actions by priority, overdue or not',
    description: 'What was promised and is late.',
    dataset: 'actions',
    groupBy: 'priority',
    splitBy: 'overdue',
    measure: 'count',
    window: 'all',
  },
  {
    reportId: 'library.days-to-close',
    title: 'Days until an action is closed, by unit',
    description: 'How long a finding stays a finding.',
    dataset: 'actions',
    groupBy: 'businessUnit',
    splitBy: null,
    measure: 'days',
    window: '365',
  },
  {
    reportId: 'library.jobs-by-crew',
    title: 'Job safety analyses by crew and state',
    description: 'Which crews begin their work with an analysis.',
    dataset: 'analyses',
    groupBy: 'crew',
    splitBy: 'status',
    measure: 'count',
    window: '30',
  },
  {
    reportId: 'library.stop-work',
    title: 'Stopped work by week',
    description: 'How often somebody has used stop-work authority.',
    dataset: 'analyses',
    groupBy: 'week',
    splitBy: null,
    measure: 'stops',
    window: '90',
  },
  {
    reportId: 'library.lockouts-by-category',
    title: 'Lockouts by category of equipment',
    description: 'Which machines are worked on most.',
    dataset: 'lockouts',
    groupBy: 'category',
    splitBy: 'status',
    measure: 'count',
    window: '90',
  },
  {
    reportId: 'library.incident-pareto',
    title: 'Quality reports by incident',
    description: 'The few kinds of incident behind most of the reports.',
    dataset: 'qualityReports',
    groupBy: 'incident',
    splitBy: 'severity',
    measure: 'count',
    window: '365',
  },
  {
    reportId: 'library.lost-time',
    title: 'Lost time by who is responsible',
    description: 'Hours that were not worked, and whose they were.',
    dataset: 'qualityReports',
    groupBy: 'responsibleParty',
    splitBy: null,
    measure: 'hours',
    window: '365',
  },
]
