import { peopleSearch } from '@holdpoint/api/calls'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { titleBeside } from '../../records/title-beside.ts'
import { callApi } from './api-call.ts'

/** Finds people while somebody types. */
export const searchPeople: SearchPeople = async ({ search }, { signal }) => {
  const reply = await callApi(peopleSearch, { search }, { signal })
  if (reply.status === 200) {
    // What is made of them next is told once who is a contractor.
    return reply.content.data.map((person) => ({
      ...person,
      employeeTitle: titleBeside(person),
      contractorOf: null,
    }))
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
