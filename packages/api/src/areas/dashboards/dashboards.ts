import * as z from 'zod'
import { call } from '../../call.ts'
import { wireBoolean, wireList } from '../../wire.ts'

// The graph view beside a list: where it is, who sees it, and whether it opens first.

/** What a person has set for themselves (spec 3). */
export const personSettings = z.object({ isMyFormDashboardDefaultView: z.boolean() })
/** What a person has set for themselves. */
export type PersonSettings = z.infer<typeof personSettings>

/**
 * Answers the addresses of dashboards by key, as paths of the portal. A key that is unknown and one
 * that the person may not see are left out alike; without `keys` it answers all that they may see.
 */
export const dashboardUrls = call({
  name: 'dashboards.urls',
  method: 'GET',
  path: '/dashboard-urls',
  summary: 'Answers the addresses of the dashboards that the person may see, by key.',
  status: 'decided',
  source: 'spec 6, graph dashboard view; spec 7, GET dashboard URLs; decision 0013',
  input: z.object({ keys: wireList.optional() }),
  content: z.record(z.string(), z.string()),
})

/** Stores whether My Forms opens as a list or as graphs. */
export const saveUserSettings = call({
  name: 'userSettings.save',
  method: 'POST',
  path: '/user-settings',
  summary: 'Stores whether My Forms opens as a list or as graphs, and answers the settings.',
  status: 'specified',
  source: 'spec 3, user settings; spec 4, view mode; spec 7, POST user-settings',
  input: z.object({ isMyFormDashboardDefaultView: wireBoolean }),
  content: personSettings,
})

/** Dashboards. */
export const dashboards = { urls: dashboardUrls }

/** What a person sets for themselves. */
export const userSettings = { save: saveUserSettings }
