import type { ReadingLanguage } from '@holdpoint/api'
import type { Generated } from 'kysely'

/** The tables of a person’s own settings. */
export interface UserSettingsTables {
  user_settings: UserSettingsTable
}

export interface UserSettingsTable {
  person_id: string
  is_my_form_dashboard_default_view: Generated<boolean>
  language: ReadingLanguage | null
}
