import { sql } from 'kysely'
import {
  actionPriorityLabels,
  actionStatuses,
  actionStatusLabels,
  actionTypeLabels,
  formStatuses,
  jsaShiftLabels,
  jsaStateLabels,
  statusLabel,
  type ReportDatasetName,
} from '@holdpoint/api'
import { actions } from '../actions/actions.list.ts'
import { isOverdue } from '../actions/actions.rights.ts'
import { jsas } from '../jsa/jsa.list.ts'
import { reviews } from '../review-forms/review-forms.list.ts'
import { fileAcknowledgements, messageAcknowledgements } from './reports.acknowledged.ts'
import { lockedEnergies, lockouts, lockoutTemplates } from './reports.loto.ts'
import { shortService } from './reports.people.ts'
import { failedQuestions, ofForm } from './reports.questions.ts'
import { byName, byPerson, byWord, reportSource, type ReportSource } from './reports.source.ts'
import { qualityReports } from './reports.sqr.ts'

const formStatusLabels = Object.fromEntries(
  formStatuses.map((status) => [status, statusLabel(status)]),
)

/** What reports count, each with its SQL. A module adds its line. */
export const reportSources: Readonly<Record<ReportDatasetName, ReportSource>> = {
  reviews: reportSource('reviews', reviews, {
    dimensions: {
      status: byWord('entry.status', formStatusLabels),
      ...ofForm,
      district: byName('entry.district_code', 'districts'),
      businessUnit: byName('entry.business_unit_code', 'business_units'),
    },
    measures: { score: () => sql`entry.score` },
  }),
  actions: reportSource('actions', actions, {
    dimensions: {
      status: byWord('action.status', actionStatusLabels),
      priority: byWord('action.priority', actionPriorityLabels),
      type: byWord('action.type', actionTypeLabels),
      overdue: {
        key: (query) => sql`case when ${isOverdue(query)} then 'overdue' else 'not' end`,
        label: { overdue: 'Overdue', not: 'Not overdue' },
      },
      district: byName('action.district_code', 'districts'),
      businessUnit: byName('action.business_unit_code', 'business_units'),
    },
    measures: {
      days: () => sql`case when action.status = 'closed'
        then extract(epoch from action.closed_at - action.created_at) / 86400 end`,
    },
    // The list hides what is closed unless somebody asks for it; a report counts it.
    widened: (values) => ({
      ...values,
      statuses: values.statuses.length > 0 ? values.statuses : actionStatuses,
    }),
  }),
  analyses: reportSource('analyses', jsas, {
    dimensions: {
      status: byWord('jsa.status', jsaStateLabels),
      shift: byWord('jsa.shift', jsaShiftLabels),
      crew: byName('jsa.crew_code', 'crews'),
      pad: byName('jsa.pad_id', 'pads'),
      supervisor: byPerson('jsa.supervisor_id'),
    },
    measures: { stops: () => sql`jsa.stop_count` },
  }),
  lockouts,
  lockedEnergies,
  lockoutTemplates,
  failedQuestions,
  fileAcknowledgements,
  messageAcknowledgements,
  shortService,
  qualityReports,
}
