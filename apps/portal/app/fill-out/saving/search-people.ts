import { peopleSearch } from '@holdpoint/api/calls'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { callApi } from './api-call.ts'

/** Finds people while somebody types. */
export const searchPeople: SearchPeople = async ({ search }, { signal }) => {
  const reply = await callApi(peopleSearch, { search }, { signal })
  if (reply.status === 200) {
    return reply.content.data
  }
  throw new Error(reply.status === 'problem' ? reply.problem.message : notLoaded)
}

/** The same for a field that says itself that it failed, in the language of its form. */
export const searchForForm: SearchPeople = async (query, options) => {
  try {
    return await searchPeople(query, options)
  } catch {
    throw new Error('')
  }
}

const notLoaded = 'People could not be searched. Please try again.'
