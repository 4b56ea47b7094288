import { isSectionPlan, type Outline, type QuestionPlan } from './outline.ts'
import { namesIn } from './names-in.ts'
import { numberFromXPath } from './rule-in.ts'
import { textIn } from './table.ts'

/**
 * The outline without what is calculated from what cannot be worked out here: other programs put
 * texts together so, or read lists. `tell` hears each, and what was calculated from it goes with it.
 */
export function withoutUnknownCalculations(
  outline: Outline,
  tell: (plan: QuestionPlan, why: string) => void,
): Outline {
  const gone = new Set<QuestionPlan>()
  for (const plan of outline.items.flatMap((item) => (isSectionPlan(item) ? item.items : [item]))) {
    // What travels beside its row needs no translation.
    const isToRead = plan.kind.type === 'calc' && !Object.hasOwn(plan.extras.set, 'calc')
    const read = isToRead
      ? numberFromXPath(textIn(plan.row, 'calculation'), namesIn(outline, plan.repeatedIn))
      : undefined
    if (read?.ok === false) {
      gone.add(plan)
      tell(plan, read.why)
    }
  }
  const stays = (plan: QuestionPlan): boolean => !gone.has(plan)
  return gone.size === 0
    ? outline
    : withoutUnknownCalculations(
        {
          ...outline,
          items: outline.items
            .filter((item) => isSectionPlan(item) || stays(item))
            .map((item) =>
              isSectionPlan(item) ? { ...item, items: item.items.filter(stays) } : item,
            ),
          byName: new Map([...outline.byName].filter(([, plan]) => stays(plan))),
        },
        tell,
      )
}
