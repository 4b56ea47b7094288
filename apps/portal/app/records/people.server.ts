import type { AppLoadContext } from '@remix-run/node'
import type { SoughtPerson } from '@holdpoint/api'
import { choiceOf, idsIn } from './choices.ts'
import type { Choice } from './edit-again.ts'
import { foundFor, soughtIn } from './edit-form.server.ts'
import { contentOf } from '../session/content-of.server.ts'

type PeopleAsk = { context: AppLoadContext; request: Request }

/** The people of some ids, in their order; who is not here any more is left out. */
export async function peopleNamed(
  ids: readonly string[],
  { context, request }: PeopleAsk,
): Promise<SoughtPerson[]> {
  const pages = Array.from({ length: Math.ceil(ids.length / namedAtOnce) }, (_, page) =>
    ids.slice(page * namedAtOnce, (page + 1) * namedAtOnce),
  )
  const named = await Promise.all(
    pages.map(async (page) =>
      contentOf(await context.api.people.search({ userIds: page }), request),
    ),
  )
  return named.flatMap(({ data }) => data)
}

/** The people of a crew, as many as the search answers at once. */
export async function peopleOfCrew(code: string, { context, request }: PeopleAsk) {
  const found = await context.api.people.search({ crew: [code], pLimit: namedAtOnce })
  return contentOf(found, request).data
}

/** As many people as a page of the search takes. */
const namedAtOnce = 200

/** The people whom fields of a posted form name, so that the form can show them again. */
export async function peopleIn<Field extends string>(
  payload: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
  ask: PeopleAsk,
): Promise<Record<Field, Choice[]>> {
  const named = await Promise.all(
    fields.map(async (field) => {
      const people = await peopleNamed(idsIn(payload[field]), ask)
      return [field, people.map(choiceOf)] as const
    }),
  )
  return Object.fromEntries(named) as Record<Field, Choice[]>
}

/** Answers a button of a form that looks for people; null for any other. */
export async function peopleAskedFor(
  form: FormData,
  came: Parameters<typeof foundFor>[0],
  ask: PeopleAsk,
) {
  const sought = soughtIn(form)
  if (sought === null) {
    return null
  }
  const choices = (await peopleFound(sought.sought, ask)).map(choiceOf)
  return foundFor(came, { ...sought, choices })
}

/** The people whom some words find; nobody without words. */
export async function peopleFound(
  text: string,
  { context, request }: PeopleAsk,
): Promise<SoughtPerson[]> {
  return text === ''
    ? []
    : contentOf(await context.api.people.search({ search: text }), request).data
}
