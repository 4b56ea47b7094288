import type { Answers } from '@holdpoint/forms'
import type { BegunFirst } from '../../offline/begin/begun-first.ts'
import type { BeginReply } from '../../offline/begin/send-beginning.ts'
import type { FillData } from '../fill-data.ts'

/** Sends something of an entry; where it was begun on this device, once the server has heard of it. */
export type SendBegun = <Reply>(
  work: () => Promise<Reply>,
) => Promise<Reply | Exclude<BeginReply, { kind: 'begun' }>>

type LateBeginParts = Pick<FillData, 'definition' | 'begins'> & {
  /** Takes what the form begins with, as if it had been typed. */
  take: (answers: Answers) => void
  onBegun: () => void
}

/**
 * Begins an entry of which the server knows nothing before anything of it is sent. The script of that
 * comes after the page, and to the pages of such entries alone.
 */
export function lateBegin(
  entry: { myFormId: string; personId: string },
  { definition, begins, take, onBegun }: LateBeginParts,
): SendBegun {
  if (begins === null) {
    return (work) => work()
  }
  const known = begins
  let loading: Promise<BegunFirst> | null = null
  let isBegun = false

  async function load(): Promise<BegunFirst> {
    const [{ begunFirst }, { answersAtStart }] = await Promise.all([
      import('../../offline/begin/begun-first.ts'),
      import('../answers-at-start.ts'),
    ])
    const begun = begunFirst(entry, onBegun)
    await begun.takeFirst((moment) => answersAtStart(definition, known, moment), take)
    return begun
  }

  /** What could not be opened is tried anew by whoever sends next. */
  function loaded(): Promise<BegunFirst> {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }

  loaded().catch(() => undefined)
  return async (work) => {
    if (!isBegun) {
      const begun = await loaded().catch(() => null)
      const reply = (await begun?.begin()) ?? ({ kind: 'unreachable' } as const)
      if (reply.kind !== 'begun') {
        return reply
      }
      isBegun = true
    }
    return work()
  }
}
