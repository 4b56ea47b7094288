import type { AreaHandlers } from '../../handler.ts'
import * as userSettings from './user-settings.handlers.ts'

/** Which handler answers which call of the area. */
export const userSettingsHandlers: AreaHandlers<'userSettings'> = {
  'userSettings.save': userSettings.save,
}
