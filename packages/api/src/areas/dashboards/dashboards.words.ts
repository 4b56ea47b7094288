import type { AreaWords } from '../../openapi/area-words.ts'

/** What the documents say of the calls about dashboards and settings of one’s own. */
export const dashboardsWords = {
  inputs: {
    'dashboards.urls': { keys: 'Keys of dashboards. Left out, all that you may see.' },
    'userSettings.save': {
      isMyFormDashboardDefaultView: 'True opens My Forms with its graphs, false with its list.',
    },
  },
} as const satisfies AreaWords<'dashboards' | 'userSettings'>
