import { askForKey } from '../../offline/device-key.ts'
import { onDeviceNews } from '../../offline/device-news.ts'
import { paths } from '../../paths.ts'

/** Holds a page to the person it was made for. */
export interface SurePerson {
  /** Sends, unless somebody else may be signed in by now; then the server is asked first. */
  send: <Reply>(
    work: () => Promise<Reply>,
  ) => Promise<Reply | { kind: 'signedOut' } | { kind: 'unreachable' }>
  end: () => void
}

/**
 * After a sign-out in another tab the cookie may belong to somebody else, and what was typed here
 * must not be sent under their name.
 */
export function surePerson(personId: string): SurePerson {
  let isSure = true
  const end = onDeviceNews((news) => {
    if (news === 'locked') {
      isSure = false
    }
  })
  return {
    async send(work) {
      if (!isSure) {
        const asked = await askForKey(paths.deviceKey())
        if (asked === 'unreachable') {
          return { kind: 'unreachable' }
        }
        if (asked?.personId !== personId) {
          return { kind: 'signedOut' }
        }
        isSure = true
      }
      return work()
    },
    end,
  }
}
