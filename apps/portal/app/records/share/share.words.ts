import { sentences } from '@holdpoint/api'

/** The words of sharing a record, whichever it is. */
export const words = {
  share: sentences.buttons.share,
  cancel: sentences.buttons.cancel,
  people: 'Share with',
  hint: 'They are told and can read it, but not change it.',
  seek: 'Employee name or email',
  sharedWith: 'Shared with',
  by: (name: string, at: string) => `By ${name}, ${at}`,
  takeBack: 'Take back',
  takeBackFrom: (name: string) => `Take back from ${name}`,
  takenBack: 'The share was taken back.',
} as const

/** What came of sharing, by the names of who has the record now and of who had it already. */
export function shared(added: readonly string[], before: readonly string[]): string {
  const had = before.length === 0 ? '' : `${namesOf(before)} had it already.`
  return added.length === 0 ? had : `Shared with ${namesOf(added)}. ${had}`.trim()
}

const namedMax = 3

function namesOf(names: readonly string[]): string {
  if (names.length > namedMax) {
    return `${names.slice(0, namedMax).join(', ')} and ${names.length - namedMax} more`
  }
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
