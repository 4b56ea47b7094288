import type { AppLoadContext } from '@remix-run/node'
import type { Person } from '@holdpoint/api'
import { contentOf } from '../session/content-of.server.ts'

type PeopleAsk = { context: AppLoadContext; request: Request }

/** The people of some ids, in their order; who is not here any more is left out. */
export async function peopleNamed(
  ids: readonly string[],
  { context, request }: PeopleAsk,
): Promise<Person[]> {
  return ids.length === 0
    ? []
    : contentOf(await context.api.people.search({ userIds: [...ids] }), request).data
}

/** The people whom some words find; nobody without words. */
export async function peopleFound(
  text: string,
  { context, request }: PeopleAsk,
): Promise<Person[]> {
  return text === ''
    ? []
    : contentOf(await context.api.people.search({ search: text }), request).data
}
