import type { AreaHandlers } from '../../handler.ts'
import { get, save, saveLanguage } from './settings.handlers.ts'

/** Which handler answers which call of the area. */
export const settingsHandlers: AreaHandlers<'settings'> = {
  'settings.get': get,
  'settings.save': save,
  'settings.saveLanguage': saveLanguage,
}
