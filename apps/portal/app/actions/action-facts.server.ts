import type { AppLoadContext } from '@remix-run/node'
import {
  controlLevelLabels,
  workOrderStatusLabels,
  type ActionDetail,
  type WorkOrder,
} from '@holdpoint/api'
import { paths } from '../paths.ts'
import type { FactRow } from '../records/facts.tsx'
import { shortCalendarDay } from '../ui/time.ts'
import { words } from './action-page.words.ts'

/** Who has to do with an action, and what it is about. */
export function factRows(
  detail: ActionDetail,
  { context, sameAsset }: { context: AppLoadContext; sameAsset: number },
): FactRow[] {
  const { assignees, owner, verifier, controlLevel, asset, workOrder } = detail
  const { effectivenessDays, isEffective, repeatEveryDays } = detail
  return [
    { term: words.doing, text: assignees.map(({ fullName }) => fullName).join(', ') },
    { term: words.owner, text: owner.fullName },
    { term: words.verifies, text: verifier?.fullName ?? words.nobody },
    ...row(controlLevel, (level) => ({ term: words.control, text: controlLevelLabels[level] })),
    ...row(asset, ({ code, name }) => ({
      term: words.asset,
      text: `${code} ${name}`,
      to: paths.machine(code),
    })),
    ...row(workOrder, (order) => workOrderRow(order, detail.workOrderWaiver, context)),
    ...row(sameAsset > 0 ? asset : null, ({ assetId }) => ({
      term: words.sameAsset,
      text: words.openActions(sameAsset),
      to: paths.ofMachine(assetId).actions,
    })),
    ...row(effectivenessDays, (days) => ({
      term: words.effect,
      text:
        isEffective === null
          ? words.effectAfter(days)
          : isEffective
            ? words.hasHelped
            : words.hasNotHelped,
    })),
    ...row(repeatEveryDays, (days) => ({ term: words.repeats, text: words.every(days) })),
  ]
}

function row<Value>(value: Value | null, toRow: (value: Value) => FactRow): FactRow[] {
  return value === null ? [] : [toRow(value)]
}

function workOrderRow(
  order: WorkOrder,
  waiver: string | null,
  { timeZone, now }: AppLoadContext,
): FactRow {
  const { workOrderNumber, status, plannedOn, completedOn, description } = order
  const day = (text: string) => shortCalendarDay(text, timeZone, now())
  const state = workOrderStatusLabels[status].toLowerCase()
  const planned = plannedOn === null ? [] : [words.planned(day(plannedOn))]
  const stands = completedOn === null ? [state, ...planned] : [words.done(day(completedOn))]
  return {
    term: words.workOrder,
    text: [workOrderNumber, ...stands].join(', '),
    more: waiver === null ? description : words.waived(waiver),
  }
}
