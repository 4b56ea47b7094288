import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const dashboardsInputs = (): ValidInputs<'dashboards' | 'userSettings'> => ({
  'dashboards.urls': {},
  'userSettings.save': { isMyFormDashboardDefaultView: '1' },
})
