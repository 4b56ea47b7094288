import { policyOf, type CallName } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { categoryKeepers, scheduleKeepers, teamKey } from '../shell/places.ts'
import { words as shellWords } from '../shell/shell.words.ts'
import { words } from './settings.words.ts'

/** A part of the settings that has a page of its own. */
export type SettingsPart = { name: string; about: string; to: string }

/** The parts that are about the organisation, each with the call, or the keys, that show it. */
const parts: readonly (SettingsPart & ({ call: CallName } | { keys: readonly string[] }))[] = [
  {
    ...{ name: words.organisation, about: words.organisationAbout },
    ...{ to: paths.organisation(), call: 'settings.organisation' },
  },
  {
    ...{ name: words.riskMatrix, about: words.riskMatrixAbout },
    ...{ to: paths.riskMatrix(), call: 'settings.saveRiskMatrix' },
  },
  {
    ...{ name: words.masterLists, about: words.masterListsAbout },
    ...{ to: paths.masterLists(), call: 'master.entries' },
  },
  { name: words.apiKeys, about: words.apiKeysAbout, to: paths.apiKeys(), call: 'apiKeys.list' },
  {
    ...{ name: words.directory, about: words.directoryAbout },
    ...{ to: paths.directory(), call: 'apiKeys.list' },
  },
  {
    ...{ name: words.webhooks, about: words.webhooksAbout },
    ...{ to: paths.webhooks(), call: 'webhooks.list' },
  },
  { name: words.embed, about: words.embedAbout, to: paths.embed(), call: 'apiKeys.list' },
  {
    ...{ name: words.notify, about: words.notifyAbout },
    ...{ to: paths.notifyRules(), call: 'notify.get' },
  },
  {
    ...{ name: shellWords.manageForms, about: words.manageFormsAbout },
    ...{ to: paths.manageForms(), call: 'manageForms.list' },
  },
  {
    ...{ name: shellWords.formSchedules, about: words.formSchedulesAbout },
    ...{ to: paths.formSchedules(), keys: [...scheduleKeepers, teamKey] },
  },
  {
    ...{ name: shellWords.formTypes, about: words.formTypesAbout },
    ...{ to: paths.formTypes(), call: 'formTypes.list' },
  },
  {
    ...{ name: shellWords.categories, about: words.categoriesAbout },
    ...{ to: paths.categories(), keys: categoryKeepers },
  },
  {
    ...{ name: words.sqrSettings, about: words.sqrSettingsAbout },
    ...{ to: paths.sqrSettings(), call: 'sqr.saveStatus' },
  },
  { name: words.mail, about: words.mailAbout, to: paths.mail(), call: 'mail.outbox' },
  {
    ...{ name: words.refused, about: words.refusedAbout },
    ...{ to: paths.refusedFiles(), call: 'files.refused' },
  },
]

/** The parts that are open to somebody with these permissions, or with a team. */
export function partsFor(held: readonly string[]): SettingsPart[] {
  return parts
    .filter((part) =>
      ('call' in part ? policyOf(part.call).keys : part.keys).some((key) => held.includes(key)),
    )
    .map(({ name, about, to }) => ({ name, about, to }))
}
