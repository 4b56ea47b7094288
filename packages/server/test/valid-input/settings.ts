import { usualRiskMatrix } from '@holdpoint/api'
import type { ValidInputs } from './inputs.ts'

const { likelihoods, severities, levels } = usualRiskMatrix
const [, ...likelier] = likelihoods

/** A valid input of each call of the area that answers. */
export const settingsInputs = (): ValidInputs<'settings'> => ({
  'settings.get': {},
  'settings.saveLanguage': { language: 'es' },
  'settings.saveTimeZone': { timeZone: 'America/Denver' },
  'settings.organisation': {},
  'settings.saveOrganisation': { name: 'Fracturing', timeZone: 'America/Denver' },
  'settings.saveLogo': { file: 'upload:none' },
  'settings.removeLogo': { uploadId: 'none' },
  'settings.logo': { uploadId: 'none' },
  'settings.riskMatrix': {},
  'settings.saveRiskMatrix': {
    likelihoods: JSON.stringify([{ name: 'Never seen', about: '' }, ...likelier]),
    severities: JSON.stringify(severities),
    levels: JSON.stringify(levels),
  },
  'settings.save': { quietFrom: '22:00', quietTo: '05:00' },
})
