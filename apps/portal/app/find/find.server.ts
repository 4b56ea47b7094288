import type { AppLoadContext } from '@remix-run/node'
import {
  actionStatusLabels,
  fileStatusLabels,
  hazardStateLabels,
  jsaStateLabels,
  lotoStateLabels,
  sdsStatusLabels,
  severityLabel,
  sqrPhaseLabels,
  badgeOf,
  topicStatusLabels,
  workOrderStatusLabels,
  messageCategoryLabels,
  messageStateLabels,
  type CallContent,
  type CallOf,
  type FoundAction,
  type FoundEntry,
  type FoundEquipment,
  type FoundFile,
  type FoundHazard,
  type FoundJsa,
  type FoundLoto,
  type FoundSheet,
  type FoundSqr,
  type FoundMessage,
  type FoundPerson,
  type FoundReview,
  type FoundTopic,
  type FoundWorkOrder,
  type SearchKind,
} from '@holdpoint/api'
import { actionLooks } from '../actions/action-badge.tsx'
import { fileLooks } from '../files/file-badge.tsx'
import { jsaLooks } from '../jsa/analyses/jsa-badge.tsx'
import { hazardLooks } from '../jsa/hazards/hazard-badge.tsx'
import { lotoLooks } from '../loto/lockouts/loto-badge.tsx'
import { messageLooks } from '../messages/message-badge.tsx'
import { paths } from '../paths.ts'
import { sheetLooks } from '../sds/sheet-badge.tsx'
import { titleBeside } from '../records/title-beside.ts'
import { contentOf } from '../session/content-of.server.ts'
import { phaseLooks } from '../sqr/phase-looks.ts'
import { topicLooks } from '../topics/topic-badges.tsx'
import { toQualificationRow } from '../training/qualification-view.server.ts'
import { shortCalendarDay, shortDay } from '../ui/time.ts'
import { words } from './find.words.ts'
import type { FoundAnswer, FoundRows, FoundView, PersonRow, RecordRow } from './found-view.ts'

type Asking = { context: AppLoadContext; request: Request }
/** When a line is written, and where. */
export type Clock = Pick<AppLoadContext, 'timeZone' | 'now'>
type Found = Omit<CallContent<CallOf<'search.find'>>, 'isNear'>

interface Asked {
  searched: string
  /** Null for all kinds. */
  kind: SearchKind | null
  /** How many of each. */
  count: number
}

/** Finds what a text finds, in words; a text that is too short or too long is told so. */
export async function find(
  { context, request }: Asking,
  { searched, kind, count }: Asked,
): Promise<FoundAnswer> {
  const answer = await context.api.search.find({
    search: searched,
    pLimit: count,
    ...(kind !== null && { kinds: [kind] }),
  })
  if (answer.status === 'problem' && answer.problem.name === 'invalid_input') {
    const { fields = [], message } = answer.problem
    return { found: null, isNear: false, problem: fields[0]?.message ?? message }
  }
  const { isNear, ...found } = contentOf(answer, request)
  return { found: toFoundView(found, context), isNear, problem: null }
}

function toFoundView(found: Found, clock: Clock): FoundView {
  const { forms, entries, reviews, actions, messages, people, topics } = found
  const { files, sheets, hazards, analyses, lockouts, qualityReports } = found
  return {
    forms: rowsOf(forms, (form) => ({ ...form, about: form.formTypeName })),
    entries: rowsOf(entries, (entry) => toEntryRow(entry, clock)),
    reviews: rowsOf(reviews, (review) => toReviewRow(review, clock)),
    actions: rowsOf(actions, (action) => toActionRow(action, clock)),
    messages: rowsOf(messages, toMessageRow),
    people: rowsOf(people, toPersonRow),
    topics: rowsOf(topics, toTopicRow),
    files: rowsOf(files, toFileRow),
    sheets: rowsOf(sheets, toSheetRow),
    hazards: rowsOf(hazards, toHazardRow),
    analyses: rowsOf(analyses, (analysis) => toAnalysisRow(analysis, clock)),
    lockouts: rowsOf(lockouts, toLockoutRow),
    qualityReports: rowsOf(qualityReports, (report) => toReportRow(report, clock)),
    equipment: rowsOf(found.equipment, toEquipmentRow),
    workOrders: rowsOf(found.workOrders, toWorkOrderRow),
    qualifications: rowsOf(found.qualifications, toQualificationRow),
  }
}

function rowsOf<One, Row>(
  { data, hasMore }: { data: readonly One[]; hasMore: boolean },
  toRow: (one: One) => Row,
): FoundRows<Row> {
  return { rows: data.map(toRow), hasMore }
}

function toEntryRow(entry: FoundEntry, { timeZone, now }: Clock): RecordRow {
  const { id, number, title, formStatus, startedAt, padNames, isOwn } = entry
  return {
    id,
    to: isOwn ? paths.fillOut(id) : paths.reviewQuestion(id, { tab: 6 }),
    name: title,
    detail: [number, padNames, shortDay(startedAt, timeZone, now())].join(', '),
    badge: badgeOf({ formStatus, isOwnSignPending: false, isOwnApprovalPending: false }),
  }
}

function toReviewRow(review: FoundReview, { timeZone, now }: Clock): RecordRow {
  const { id, number, title, formStatus, submitter, submittedAt, isOwnApprovalPending } = review
  return {
    id,
    to: paths.reviewQuestion(id, { tab: 6 }),
    name: title,
    detail: [number, submitter.fullName, shortDay(submittedAt, timeZone, now())].join(', '),
    badge: badgeOf({ formStatus, isOwnSignPending: false, isOwnApprovalPending }),
  }
}

/** An action in a line. */
export function toActionRow(action: FoundAction, { timeZone, now }: Clock): RecordRow {
  const { actionId, number, title, status, dueOn } = action
  return {
    id: actionId,
    to: paths.action(actionId),
    name: title,
    detail: [number, words.due(shortCalendarDay(dueOn, timeZone, now()))].join(', '),
    badge: { label: actionStatusLabels[status], style: actionLooks[status].style },
  }
}

function toTopicRow({ topicId, number, title, questionCount }: FoundTopic): RecordRow {
  return {
    id: topicId,
    to: paths.topic(topicId),
    name: title,
    detail: [number, words.questions(questionCount)].join(', '),
    // The search finds what is published.
    badge: { label: topicStatusLabels.published, style: topicLooks.published.style },
  }
}

function toMessageRow({ messageId, number, title, category, status }: FoundMessage): RecordRow {
  return {
    id: messageId,
    to: paths.message(messageId),
    name: title,
    detail: category === null ? number : `${number}, ${messageCategoryLabels[category]}`,
    badge: { label: messageStateLabels[status], style: messageLooks[status].style },
  }
}

function toFileRow({ fileId, number, name, folder, status }: FoundFile): RecordRow {
  return {
    id: fileId,
    to: paths.file(fileId),
    name,
    detail: folder === '' ? number : `${number}, ${folder}`,
    badge: { label: fileStatusLabels[status], style: fileLooks[status].style },
  }
}

function toSheetRow(sheet: FoundSheet): RecordRow {
  const { sheetId, number, productName, manufacturer, status } = sheet
  return {
    id: sheetId,
    to: paths.sheet(sheetId),
    name: productName,
    detail: `${number}, ${manufacturer}`,
    badge: { label: sdsStatusLabels[status], style: sheetLooks[status].style },
  }
}

function toHazardRow(hazard: FoundHazard): RecordRow {
  const { masterHazardId, number, title, residualRiskName, status } = hazard
  return {
    id: masterHazardId,
    to: paths.hazard(masterHazardId),
    name: title,
    detail: residualRiskName === null ? number : `${number}, ${words.risk(residualRiskName)}`,
    badge: { label: hazardStateLabels[status], style: hazardLooks[status].style },
  }
}

/** A job safety analysis in a line. */
export function toAnalysisRow(analysis: FoundJsa, { timeZone, now }: Clock): RecordRow {
  const { jsaId, number, title, status, startsAt } = analysis
  return {
    id: jsaId,
    to: paths.jsa(jsaId),
    name: title,
    detail: startsAt === null ? number : `${number}, ${shortDay(startsAt, timeZone, now())}`,
    badge: { label: jsaStateLabels[status], style: jsaLooks[status].style },
  }
}

/** A lockout in a line. */
export function toLockoutRow({ lotoId, number, title, status, asset }: FoundLoto): RecordRow {
  return {
    id: lotoId,
    to: paths.lockout(lotoId),
    name: title,
    detail: asset === null ? number : `${number}, ${asset.name}`,
    badge: { label: lotoStateLabels[status], style: lotoLooks[status].style },
  }
}

/** A quality report in a line. */
export function toReportRow(report: FoundSqr, { timeZone, now }: Clock): RecordRow {
  const { sqrId, number, title, phase, severity, startsAt } = report
  const began = startsAt === null ? [] : [shortDay(startsAt, timeZone, now())]
  return {
    id: sqrId,
    to: paths.sqr(sqrId),
    name: title,
    detail: [number, severityLabel(severity), ...began].join(', '),
    badge: { label: sqrPhaseLabels[phase], style: phaseLooks[phase] },
  }
}

function toEquipmentRow({ assetId, code, name, category }: FoundEquipment): RecordRow {
  return {
    id: assetId,
    to: paths.machine(code),
    name,
    detail: category === '' ? code : `${code}, ${category}`,
  }
}

/** A work order lives in the maintenance system; here are the actions that it is linked to. */
export function toWorkOrderRow(order: FoundWorkOrder): RecordRow {
  const { workOrderId, workOrderNumber, description, equipment, status } = order
  return {
    id: workOrderId,
    to: paths.actionsOfWorkOrder(workOrderNumber),
    name: description,
    detail: [workOrderNumber, ...(equipment === null ? [] : [equipment]), words.actionsOnIt].join(
      ', ',
    ),
    badge: { label: workOrderStatusLabels[status], style: 'neutral' },
  }
}

function toPersonRow(person: FoundPerson): PersonRow {
  const { personId, fullName, employeeEmail, isSSE } = person
  const detail = titleBeside(person) ?? ''
  return { id: personId, name: fullName, detail, email: employeeEmail, isSSE }
}
