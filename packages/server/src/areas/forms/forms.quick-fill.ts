import type { StartableForm } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { recentForms, startableForms } from './forms.handlers.ts'

/** How many forms Home offers; the number is ours. */
const quickFillMax = 6

/** The forms that somebody started last, then others that they may start. */
export async function quickFill(
  context: Pick<PersonContext, 'db' | 'person' | 'cacheOwner'>,
): Promise<StartableForm[]> {
  const recent = await recentForms(context)
  if (recent.length >= quickFillMax) {
    return recent.slice(0, quickFillMax)
  }
  const known = new Set(recent.map(({ id }) => id))
  const others = (await startableForms(context, quickFillMax + recent.length)).filter(
    ({ id }) => !known.has(id),
  )
  return [...recent, ...others].slice(0, quickFillMax)
}
