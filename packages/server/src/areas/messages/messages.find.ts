import type { FoundMessage } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstRows, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import { messages } from './messages.list.ts'

const firstMessages = firstRows(messages)

/** The active messages for somebody whose title or number holds a text, the newest first. */
export async function findMessages(
  asked: Asking,
  context: Pick<PersonContext, 'db' | 'person' | 'now'>,
): Promise<FirstRows<FoundMessage>> {
  const tab = { section: 'inbox', orderBy: 'starts' } as const
  const { data, hasMore } = await firstMessages(context.db, { ...tab, ...asked }, context)
  return {
    data: data.map(({ id, number, title, own_title, category, state }) => ({
      ...{ messageId: id, number, title: own_title ?? title, category, status: state },
    })),
    hasMore,
  }
}
