import { listCall, listPage } from '../lists/list-call.server.ts'
import { defineSource } from '../lists/list-source.ts'
import { mayKeepRights } from '../permissions/keeps-rights.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { shortCalendarDay } from '../ui/time.ts'
import { employeesView } from './employees.view.tsx'
import { words } from './employees.words.ts'

/** Where the list of people comes from. */
export const employeesSource = defineSource(employeesView, {
  choices: {},
  ownParts: ({ place, person }) =>
    Promise.resolve({
      own: place.said.own,
      beside: { keepsRights: mayKeepRights(person.permissions) },
    }),
  async load({ context, request, place }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.people.list(asked)
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'people' })
    const rows = data.map((one) => ({
      id: one.userId,
      rowVersion: one.rowVersion,
      name: one.fullName,
      email: one.email,
      detail: [one.employeeTitle, one.email].filter(Boolean).join(', '),
      number: one.employeeNumber,
      crew: one.crew ?? words.noCrew,
      hired: shortCalendarDay(one.hireDate, context.timeZone, context.now()),
    }))
    return { ...listed, rows, instead: null }
  },
})
