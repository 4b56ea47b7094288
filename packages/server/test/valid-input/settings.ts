import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const settingsInputs = (): ValidInputs<'settings'> => ({
  'settings.get': {},
  'settings.saveLanguage': { language: 'es' },
  'settings.save': { quietFrom: '22:00', quietTo: '05:00' },
})
