import { sql } from 'kysely'
import { actionStatuses, type FoundAction } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstRows, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import { listSource } from '../../lists/source.ts'
import { actions } from './actions.list.ts'

type FoundRow = {
  id: string
  number: string
  title: string
  due_on: string
  counted: number
} & Pick<FoundAction, 'status'>

/** The list of actions with as much of a row as a search shows. */
export const firstActions = firstRows(
  listSource<typeof actions.list, FoundRow, ReturnType<NonNullable<typeof actions.facts>>>(
    actions.list,
    {
      ...actions,
      select: (db, page, query) => ({
        compile: () =>
          sql<FoundRow>`
            select action.id, action.number, action.title, action.status,
              action.due_on::text as due_on, page.counted
            from ${page}
            join actions as action on action.id = page.id and action.shard_key = ${query.shardKey}
            order by page.place`.compile(db),
      }),
    },
  ),
)

/** The actions that somebody may read and whose title or number holds a text, the newest first. */
export async function findActions(
  asked: Asking,
  context: Pick<PersonContext, 'db' | 'person' | 'now'>,
): Promise<FirstRows<FoundAction>> {
  // Whoever searches looks for what is closed too, which the list leaves out unless it is asked for.
  const tab = { section: 'all', orderBy: 'created', status: actionStatuses.slice() } as const
  const { data, hasMore } = await firstActions(context.db, { ...tab, ...asked }, context)
  return { data: data.map(toFound), hasMore }
}

/** An action as it is found. */
export function toFound({ id, number, title, status, due_on: dueOn }: FoundRow): FoundAction {
  return { actionId: id, number, title, status, dueOn }
}
