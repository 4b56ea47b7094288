import type { AreaHandlers } from '../../../handler.ts'
import * as setup from './setup.handlers.ts'
import * as saving from './setup.save.handlers.ts'

/** Which handler answers which call of what reports choose from, and of how they are set up. */
export const sqrSetupHandlers = {
  'sqr.categories': setup.categories,
  'sqr.statuses': setup.statuses,
  'sqr.saveStatus': saving.saveStatus,
  'sqr.severityLevels': setup.severityLevels,
  'sqr.saveSeverityThresholds': saving.saveSeverityThresholds,
  'sqr.masterScat': setup.masterScat,
  'sqr.masterNcr': setup.masterNcr,
  'sqr.wells': setup.wells,
  'sqr.assets': setup.assets,
} satisfies Partial<AreaHandlers<'sqr'>>
