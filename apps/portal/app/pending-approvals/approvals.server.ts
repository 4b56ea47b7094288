import type { AppLoadContext } from '@remix-run/node'
import {
  actionPriorityLabels,
  approvalKinds,
  today,
  type ApprovalDelegation,
  type ApprovalItem,
  type ApprovalKind,
} from '@holdpoint/api'
import { dueOf } from '../actions/due.ts'
import { paths } from '../paths.ts'
import { momentOf } from '../records/moment.ts'
import { contentOf } from '../session/content-of.server.ts'
import { shortCalendarDay } from '../ui/time.ts'
import { approvalKey, readApprovalKey } from './approval-key.ts'
import { readApprovedRows, withApproved } from './approved-rows.ts'
import { words } from './approvals.words.ts'

export type Ask = { context: AppLoadContext; request: Request }
export type ApprovalsPage = Awaited<ReturnType<typeof loadApprovals>>
export type ApprovalView = ReturnType<typeof toView>
export type DeputyView = ReturnType<typeof toDeputy>

const pageSize = 20

/** What the address of the page says. */
export function readAddress(request: Request) {
  const query = new URL(request.url).searchParams
  const page = Number(query.get('page') ?? 1)
  return {
    kind: approvalKinds.find((kind) => kind === query.get('kind')),
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : undefined,
    isTicked: query.get('tick') === 'all',
    dialog: query.get('dialog'),
    item: readApprovalKey(query.get('item')),
    approved: readApprovedRows(query.get('approved')),
  }
}

/** Loads what waits for the person, and who stands in for them. */
export async function loadApprovals({ context, request }: Ask) {
  const { kind, page, isTicked, dialog, item, approved } = readAddress(request)
  const asked = ((page ?? 1) - 1) * pageSize
  const read = async (pOffset: number) =>
    contentOf(
      await context.api.pendingApprovals.list({
        ...(kind === undefined ? {} : { kind }),
        ...{ pOffset, pLimit: pageSize },
      }),
      request,
    )
  const [found, delegations] = await Promise.all([
    read(asked),
    context.api.pendingApprovals.delegations({}),
  ])
  // What was decided may have emptied the last page; what became of it is said above the first.
  const offset = found.data.length === 0 ? 0 : asked
  const { data, totalRecords } = offset === asked ? found : await read(offset)
  const items = data.map((one) => toView(one, context))
  return {
    ...{ kind, isTicked, offset, pageSize, total: totalRecords, items, approved },
    page: offset === 0 ? undefined : page,
    rows: withApproved(items, approved),
    deputies: contentOf(delegations, request).map((one) => toDeputy(one, context)),
    rejecting: dialog === 'reject' ? item : null,
    delegatingFrom: dialog === 'delegate' ? today(context.now(), context.timeZone) : null,
    formKey: context.mintFormKey(),
  }
}

/** Where each kind is looked at before it is decided. A module adds its line. */
const pageOf: Readonly<Record<ApprovalKind, (id: string) => string>> = {
  form: (id) => paths.reviewQuestion(id, { tab: 6 }),
  action: (id) => paths.action(id),
  file: (id) => paths.file(id),
  sheet: (id) => paths.sheet(id),
  jsa: (id) => paths.jsa(id),
  loto_template: (id) => paths.lotoTemplate(id),
  sqr: (id) => paths.sqr(id),
}

function toView(item: ApprovalItem, context: AppLoadContext) {
  const {
    kind,
    recordId: id,
    rowVersion,
    number,
    title,
    step,
    dueOn,
    risk,
    canDecide,
    isSignature,
  } = item
  const clock = { timeZone: context.timeZone, now: context.now() }
  const isOverdue = dueOn !== null && dueOn < today(clock.now, clock.timeZone)
  return {
    ...{ number, title, step, canDecide, isSignature },
    key: approvalKey({ kind, id, rowVersion, number }),
    to: pageOf[kind](id),
    by: item.requestedBy.fullName,
    since: momentOf(item.requestedAt, context),
    due: dueOn === null ? null : dueOf({ dueOn, isOverdue, isOpen: true }, clock),
    risk: risk === null ? null : actionPriorityLabels[risk],
    isCritical: risk === 'critical',
    standIn: item.delegatedFrom === null ? null : words.standIn(item.delegatedFrom.fullName),
  }
}

function toDeputy(delegation: ApprovalDelegation, { timeZone, now }: AppLoadContext) {
  const { delegationId, person, startsOn, endsOn } = delegation
  const short = (day: string) => shortCalendarDay(day, timeZone, now())
  return {
    id: delegationId,
    name: person.fullName,
    days: words.days(short(startsOn), short(endsOn)),
  }
}
