import { accounts } from './areas/accounts/accounts.ts'
import { apiKeys } from './areas/api-keys/api-keys.ts'
import { auth } from './areas/auth/auth.ts'
import { dashboards, userSettings } from './areas/dashboards/dashboards.ts'
import { forms } from './areas/forms/forms.ts'
import { liveRows } from './areas/live-rows/live-rows.ts'
import { mail } from './areas/mail/mail.ts'
import { master } from './areas/master/master.ts'
import { modules, type Modules } from './areas/modules.ts'
import { myFormExports } from './areas/my-forms/my-forms.exports.ts'
import { myForms } from './areas/my-forms/my-forms.ts'
import { papers } from './areas/papers/papers.ts'
import { people } from './areas/people/people.ts'
import { permissions } from './areas/permissions/permissions.ts'
import { savedFilters } from './areas/saved-filters/saved-filters.ts'
import { webhooks } from './areas/webhooks/webhooks.ts'
import type { Call } from './call.ts'

/** The catalogue's shape: areas, their verbs, and the card of each. The areas are named, not written out. */
export interface Catalogue extends Modules {
  readonly auth: typeof auth
  readonly accounts: typeof accounts
  readonly master: typeof master
  readonly forms: typeof forms
  readonly myForms: typeof myForms & typeof myFormExports
  readonly savedFilters: typeof savedFilters
  readonly dashboards: typeof dashboards
  readonly userSettings: typeof userSettings
  readonly people: typeof people
  readonly permissions: typeof permissions
  readonly apiKeys: typeof apiKeys
  readonly webhooks: typeof webhooks
  readonly mail: typeof mail
  readonly liveRows: typeof liveRows
  readonly papers: typeof papers
}

/** Every call of the API, by area and verb. */
export const catalogue: Catalogue = {
  auth,
  accounts,
  master,
  forms,
  myForms: { ...myForms, ...myFormExports },
  savedFilters,
  dashboards,
  userSettings,
  people,
  permissions,
  apiKeys,
  webhooks,
  mail,
  liveRows,
  papers,
  ...modules,
}

/** The name of an area, as its calls begin. */
export type AreaName = keyof Catalogue
type CallsOf<Area extends AreaName> = Catalogue[Area][keyof Catalogue[Area]]

/** Any call of the catalogue, each with its own types. */
export type AnyCall = { [Area in AreaName]: CallsOf<Area> }[AreaName]
/** `area.verb`. */
export type CallName = AnyCall['name']
/** Those of some areas. */
export type CallNameOf<Area extends AreaName> = Extract<CallName, `${Area}.${string}`>
/** The call of that name. */
export type CallOf<Name extends CallName> = Extract<AnyCall, { name: Name }>

/** A card of the catalogue where it does not matter which. */
export type NamedCall = Call & { name: CallName }

/** All calls in a row, in the order a person meets them. */
export function allCalls(): readonly NamedCall[] {
  return Object.values(catalogue).flatMap((area) => Object.values(area))
}
