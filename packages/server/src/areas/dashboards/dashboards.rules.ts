import { holdsAny, type PermissionKey } from '@holdpoint/api'

type Dashboard = { key: string; url: string; keys: readonly PermissionKey[] }

/** Our own dashboards: addresses of the portal, and any one key that opens each. */
const dashboards: readonly Dashboard[] = [
  {
    key: 'my_form_dashboard',
    url: '/my-forms?view=graph',
    keys: ['my_form_dashboard', 'admin'],
  },
]

/** The dashboards that a person may see, by key: the one place that says so (spec 6). */
export function dashboardUrlsOf(
  permissions: ReadonlySet<PermissionKey>,
): ReadonlyMap<string, string> {
  return new Map(
    dashboards
      .filter(({ keys }) => holdsAny(permissions, keys))
      .map(({ key, url }) => [key, url] as const),
  )
}
