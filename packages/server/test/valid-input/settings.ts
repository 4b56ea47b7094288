import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const settingsInputs = (): ValidInputs<'settings'> => ({
  'settings.get': {},
  'settings.saveLanguage': { language: 'es' },
  'settings.saveTimeZone': { timeZone: 'America/Denver' },
  'settings.organisation': {},
  'settings.saveOrganisation': { name: 'Fracturing', timeZone: 'America/Denver' },
  'settings.save': { quietFrom: '22:00', quietTo: '05:00' },
})
