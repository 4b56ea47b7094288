import type { RightsChange, RightsDiff } from '@holdpoint/api'
import { effectiveKeys } from '../../session/effective-keys.ts'
import { differenceOf, missingFrom, type RightsPlan } from './permissions.rules.ts'

/** What a batch changes, said once for all people who are changed alike. */
export function batchDiffOf(plans: readonly RightsPlan[]): RightsDiff[] {
  return alike(plans, (plan) => {
    const before = [...effectiveKeys(plan.before)]
    const after = [...effectiveKeys(plan.after)]
    return {
      ...differenceOf(plan),
      gained: missingFrom(after, before).sort(),
      lost: missingFrom(before, after).sort(),
    }
  })
}

/** The changes that take a batch back, said once for all people who were changed alike. */
export function undoOf(plans: readonly RightsPlan[]): RightsChange[] {
  return alike(plans, ({ before, after }) => differenceOf({ before: after, after: before }))
}

function alike<What extends object>(
  plans: readonly RightsPlan[],
  whatOf: (plan: RightsPlan) => What,
): (What & { userIds: string[] })[] {
  const found = new Map<string, What & { userIds: string[] }>()
  for (const plan of plans) {
    const what = whatOf(plan)
    const label = JSON.stringify(what)
    const known = found.get(label)
    if (known === undefined) {
      found.set(label, { userIds: [plan.before.personId], ...what })
    } else {
      known.userIds.push(plan.before.personId)
    }
  }
  return [...found.values()]
}
