import { ok, type PersonHandler } from '../../handler.ts'
import { dashboardUrlsOf } from './dashboards.rules.ts'

export const urls: PersonHandler<'dashboards.urls'> = ({ keys }, { person }) => {
  const open = [...dashboardUrlsOf(person.permissions)]
  const asked = keys === undefined ? open : open.filter(([key]) => keys.includes(key))
  return Promise.resolve(ok(Object.fromEntries(asked)))
}
