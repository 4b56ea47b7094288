import type { AreaHandlers } from '../../handler.ts'
import { logo, removeLogo, saveLogo } from './logo.handlers.ts'
import { organisation, saveOrganisation } from './organisation.handlers.ts'
import { riskMatrix, saveRiskMatrix } from './risk-matrix.handlers.ts'
import { get, save, saveLanguage, saveTimeZone } from './settings.handlers.ts'

/** Which handler answers which call of the area. */
export const settingsHandlers: AreaHandlers<'settings'> = {
  'settings.get': get,
  'settings.save': save,
  'settings.saveLanguage': saveLanguage,
  'settings.saveTimeZone': saveTimeZone,
  'settings.organisation': organisation,
  'settings.saveOrganisation': saveOrganisation,
  'settings.saveLogo': saveLogo,
  'settings.removeLogo': removeLogo,
  'settings.logo': logo,
  'settings.riskMatrix': riskMatrix,
  'settings.saveRiskMatrix': saveRiskMatrix,
}
