import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const dashboardsInputs = (): ValidInputs<'dashboards'> => ({
  'dashboards.urls': {},
})

/** A valid input of each call of the area that answers. */
export const userSettingsInputs = (): ValidInputs<'userSettings'> => ({
  'userSettings.save': { isMyFormDashboardDefaultView: '1' },
})
