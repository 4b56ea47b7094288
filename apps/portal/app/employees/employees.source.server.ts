import { companyWords, type Employee, type HeldRights } from '@holdpoint/api'
import { knownChoices } from '../lists/choice-sources.server.ts'
import { listCall, listPage } from '../lists/list-call.server.ts'
import { defineSource } from '../lists/list-source.ts'
import { mayKeepRights } from '../permissions/keeps-rights.server.ts'
import { words as rightsWords } from '../permissions/permissions.words.ts'
import { rightChoices } from '../permissions/right-choices.ts'
import { contractorWords } from '../records/title-beside.ts'
import { contentOf } from '../session/content-of.server.ts'
import { requirePerson } from '../session/require-person.server.ts'
import { shortCalendarDay } from '../ui/time.ts'
import { employeeTypeChoices } from './choices.ts'
import { companyChoices } from './companies.server.ts'
import { employeesView } from './employees.view.tsx'
import { words } from './employees.words.ts'
import { mayKeepPeople } from './keeps-people.server.ts'

/** Where the list of people comes from. */
export const employeesSource = defineSource(employeesView, {
  choices: {
    employeeTypes: knownChoices(employeeTypeChoices),
    companies: companyChoices,
    rights: {
      // Whoever gives none any more finds their saved filters without them.
      named: async (values, { context, request }) =>
        mayKeepRights(requirePerson(context, request).permissions)
          ? knownChoices(rightChoices).named(values, { context, request })
          : [],
    },
  },
  ownParts: ({ place, person: { permissions } }) =>
    Promise.resolve({
      own: place.said.own,
      beside: { keepPeople: mayKeepPeople(permissions), keepRights: mayKeepRights(permissions) },
    }),
  async load({ context, request, place }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.people.list(asked)
    const forbidden = place.said.filter.rights.length === 0 ? 'people' : 'rights'
    const { data, ...listed } = contentOf(answer, request, { forbidden })
    const rows = data.map((one) => ({
      id: one.userId,
      rowVersion: one.rowVersion,
      name: one.fullName,
      email: one.email,
      detail: [contractorIn(one), one.employeeTitle, one.email].filter(Boolean).join(', '),
      number: one.employeeNumber,
      crew: one.crew ?? words.noCrew,
      hired: shortCalendarDay(one.hireDate, context.timeZone, context.now()),
      rights: one.rights && rightsInWords(one.rights),
    }))
    return { ...listed, rows, instead: null }
  },
})

/** Whether somebody is a contractor, and of whom. */
function contractorIn({ employeeType, company }: Employee): string | null {
  const name = company === null ? '' : companyWords(company)
  return contractorWords(employeeType === 'Contractor' ? name : null)
}

function rightsInWords(rights: HeldRights) {
  const { groups, permissionCount, grantCount, denyCount } = rights
  return {
    groups: groups.map(({ name }) => name).join(', ') || words.noGroup,
    counts: [
      rightsWords.countOfRights(permissionCount),
      ...(grantCount > 0 ? [words.given(grantCount)] : []),
      ...(denyCount > 0 ? [words.denied(denyCount)] : []),
    ].join(', '),
  }
}
