import type { DeclaredValues } from '../../declared/declared.lookup.ts'
import { failField } from '../../fail.ts'

const moments = {
  startsAt: 'It cannot have begun yet.',
  endsAt: 'It cannot have ended yet.',
  customerNotifiedAt: 'Nobody can have been told yet.',
} as const

/** Ends the call where what is told lies ahead, or somebody was told of what had not begun yet. */
export function requirePast(values: DeclaredValues, before: DeclaredValues, now: Date): void {
  const isNew = (name: string) => values[name] !== (before[name] ?? null)
  const at = (name: string) => Date.parse(String(values[name] ?? ''))
  for (const [name, message] of Object.entries(moments)) {
    if (isNew(name) && at(name) > now.getTime()) {
      return failField(name, message)
    }
  }
  const isTold = isNew('customerNotifiedAt') || isNew('startsAt')
  if (isTold && at('customerNotifiedAt') < at('startsAt')) {
    failField('customerNotifiedAt', 'They were told after it began.')
  }
}
