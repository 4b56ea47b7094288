import {
  badgeOf,
  type Asset,
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
import type { FactRow } from '../records/facts.tsx'
import { shortDay } from '../ui/time.ts'
import { words } from './equipment.words.ts'

type Detail = CallContent<CallOf<'equipment.get'>>

/** Puts a machine and what hangs on it into the words of its page. */
export function toMachineView(detail: Detail, clock: Clock) {
  const { assetId, code, name, category, isRetired = false } = detail.machine
  return {
    ...{ id: assetId, code, name, category, isRetired },
    facts: factsOf(detail.machine),
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

/** What the list knows of it. */
function factsOf({ code, category, isRetired }: Asset): FactRow[] {
  return [
    { term: words.code, text: code },
    ...(category === '' ? [] : [{ term: words.category, text: category }]),
    { term: words.state, text: isRetired === true ? words.retired : words.inUse },
  ]
}

/** A machine as its page draws it. */
export type MachineView = ReturnType<typeof toMachineView>

function rowsOf<One, Row extends RecordRow>(
  { data, hasMore }: { data: readonly One[]; hasMore: boolean },
  toRow: (one: One) => Row,
): FoundRows<Row> {
  return { rows: data.map(toRow), hasMore }
}

/** A template in a line, with what is painted on its board. */
function toTemplateRow(template: MachineTemplate): RecordRow & { code: string } {
  const { templateId, number, title, pointCount, isInspectionDue } = template
  const code = template.code || number
  const due = isInspectionDue ? [words.inspectionDue] : []
  return {
    ...{ id: templateId, code },
    to: paths.lotoTemplate(templateId),
    name: title,
    detail: [code, words.points(pointCount), ...due].join(', '),
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
