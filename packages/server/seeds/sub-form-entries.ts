import type { WorldEntry } from './entries.ts'
import type { EntryPlan } from './entry-plan.ts'

/** The entries of the plans, in their order, each below the one that its plan says, and counted there. */
export function joinSubForms(
  plans: readonly EntryPlan[],
  entries: readonly WorldEntry[],
): WorldEntry[] {
  const idOf = new Map(entries.map(({ name, row }) => [name, row.id]))
  const belowOf = (name: string) => plans.filter(({ below }) => below === name)
  return plans.flatMap((plan, place) => {
    const entry = entries[place]
    const parentId = plan.below === undefined ? undefined : idOf.get(plan.below)
    const below = belowOf(plan.name).map(({ form }) => form?.key)
    const wanted = (plan.form?.subForms ?? []).filter(({ min }) => min > 0).map(({ form }) => form)
    const wantedCount = below.filter((key) => key !== undefined && wanted.includes(key)).length
    return entry === undefined
      ? []
      : [
          {
            ...entry,
            row: {
              ...entry.row,
              ...{ parent_id: parentId ?? null, form_sub_form_count: wantedCount },
              dynamic_sub_form_count: below.length - wantedCount,
            },
          },
        ]
  })
}
