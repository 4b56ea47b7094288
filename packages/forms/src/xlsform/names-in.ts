import { askedFrom, askedSection } from './asked.ts'
import type { Outline } from './outline.ts'
import { answeringOf } from './question-in.ts'
import type { RuleNames } from './rule-in.ts'

/** What the names in a workbook stand for, for rules in this section that is asked several times, or in none. */
export function namesIn(outline: Outline, here: string | undefined): RuleNames['find'] {
  return (name) => {
    const plan = outline.byName.get(name)
    if (plan !== undefined) {
      return askedFrom({ key: plan.key, ...answeringOf(plan.kind) }, plan.repeatedIn, here)
    }
    const section = outline.repeats.get(name)
    return section === undefined ? undefined : askedSection(section)
  }
}
