import {
  badgeOf,
  type CallContent,
  type CallOf,
  type MachineEntry,
  type MachineTemplate,
} from '@holdpoint/api'
import {
  toActionRow,
  toLockoutRow,
  toReportRow,
  toWorkOrderRow,
  type Clock,
} from '../find/find.server.ts'
import type { FoundRows, RecordRow } from '../find/found-view.ts'
import { paths } from '../paths.ts'
import { shortDay } from '../ui/time.ts'
import { words } from './equipment.words.ts'

type Detail = CallContent<CallOf<'equipment.get'>>

/** Puts a machine and what hangs on it into the words of its page. */
export function toMachineView(detail: Detail, clock: Clock) {
  const { assetId, code, name, category, isRetired = false } = detail.machine
  return {
    ...{ id: assetId, code, name, category, isRetired },
    lockouts: rowsOf(detail.lockouts, toLockoutRow),
    templates: rowsOf(detail.templates, toTemplateRow),
    actions: rowsOf(detail.actions, (action) => toActionRow(action, clock)),
    workOrders: rowsOf(detail.workOrders, toWorkOrderRow),
    entries: rowsOf(detail.entries, (entry) => toEntryRow(entry, clock)),
    drafts: rowsOf(detail.drafts, (entry) => toEntryRow(entry, clock)),
    reports: rowsOf(detail.qualityReports, (report) => toReportRow(report, clock)),
    forms: detail.forms.map((form) => ({ ...form, about: form.formTypeName })),
  }
}

/** A machine as its page draws it. */
export type MachineView = ReturnType<typeof toMachineView>

function rowsOf<One>(
  { data, hasMore }: { data: readonly One[]; hasMore: boolean },
  toRow: (one: One) => RecordRow,
): FoundRows<RecordRow> {
  return { rows: data.map(toRow), hasMore }
}

function toTemplateRow(template: MachineTemplate): RecordRow {
  const { templateId, number, code, title, pointCount, isInspectionDue } = template
  const due = isInspectionDue ? [words.inspectionDue] : []
  return {
    id: templateId,
    to: paths.lotoTemplate(templateId),
    name: title,
    detail: [code || number, words.points(pointCount), ...due].join(', '),
  }
}

function toEntryRow(entry: MachineEntry, { timeZone, now }: Clock): RecordRow {
  const { id, number, title, formStatus, score, result, at, personName, isOwn } = entry
  const judged = [
    ...(score === null ? [] : [words.score(score)]),
    ...(result === null || result === 'none' ? [] : [words.results[result]]),
  ]
  return {
    id,
    to: isOwn ? paths.fillOut(id) : paths.reviewQuestion(id, { tab: 6 }),
    name: title,
    detail: [shortDay(at, timeZone, now()), number, personName, ...judged].join(', '),
    badge: badgeOf({ formStatus, isOwnSignPending: false, isOwnApprovalPending: false }),
  }
}
