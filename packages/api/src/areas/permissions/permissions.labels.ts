import { ownPermissions, specifiedPermissions, type PermissionKey } from '../../permissions.ts'

// What keys are called where people give and take them: whoever does that need not know the keys.

const tables = { ...specifiedPermissions, ...ownPermissions }

/** A part of Holdpoint that keys open. */
export type PermissionAreaName = keyof typeof tables

/** What each part is called, in the order of the portal's places. */
const areaLabels: Readonly<Record<PermissionAreaName, string>> = {
  review: 'Filled-out forms',
  actions: 'Actions',
  messages: 'Messages',
  jsa: 'Job safety analyses and hazards',
  loto: 'Lockouts',
  sqr: 'Quality reports',
  topics: 'Topics',
  files: 'Files',
  sds: 'Safety data sheets',
  reports: 'Reports',
  forms: 'Forms',
  formTypes: 'Form types',
  categories: 'Categories',
  notify: 'Rules of notifications',
  people: 'People and rights',
  settings: 'Settings and inquiries',
  general: 'Holdpoint as a whole',
}

/** What each key allows, in words that say it without the name of its part. */
export const permissionLabels: Readonly<Record<PermissionKey, string>> = {
  access_all_submissions: 'Read all filled-out forms',
  access_own_submissions: 'Read what was filled out on the forms that they made',
  elevate_forms: 'Elevate filled-out forms',
  change_limited_access_control: 'Limit who reads a filled-out form',
  edit_all_forms_after_submission: 'Edit any form after it was submitted',
  edit_own_forms_after_submission: 'Edit their own forms after they were submitted',
  delete_all_submissions: 'Delete any filled-out form',
  delete_own_submissions: 'Delete their own filled-out forms',

  delete_all_actions: 'Delete any action',
  delete_team_actions: 'Delete actions of their team',
  reassign_team_actions: 'Reassign actions of their team',

  create_messages: 'Write messages',
  edit_all_messages: 'Edit any message',
  edit_own_messages: 'Edit their own messages',
  delete_all_messages: 'Delete any message',
  delete_own_messages: 'Delete their own messages',

  create_jsa: 'Write job safety analyses',
  access_all_jsa: 'Read all job safety analyses',
  edit_all_jsa: 'Edit any job safety analysis',
  edit_own_jsa: 'Edit their own job safety analyses',
  delete_all_jsa: 'Delete any job safety analysis',
  delete_own_jsa: 'Delete their own job safety analyses',
  create_hazards: 'Add hazards to the library',
  edit_all_hazards: 'Edit any hazard of the library',
  edit_own_hazards: 'Edit their own hazards of the library',
  delete_all_hazards: 'Delete any hazard of the library',
  delete_own_hazards: 'Delete their own hazards of the library',

  create_loto: 'Begin lockouts',
  access_all_loto: 'Read all lockouts',
  edit_all_loto: 'Edit any lockout',
  edit_own_loto: 'Edit their own lockouts',
  delete_all_loto: 'Delete any lockout',
  delete_own_loto: 'Delete their own lockouts',
  manage_loto_templates: 'Keep the templates of lockouts',
  authorize_loto: 'Authorize lockouts',

  create_sqr: 'Write quality reports',
  access_all_sqr: 'Read all quality reports',
  edit_all_sqr: 'Edit any quality report',
  edit_own_sqr: 'Edit their own quality reports',
  delete_all_sqr: 'Delete any quality report',
  delete_own_sqr: 'Delete their own quality reports',
  approve_sqr: 'Approve quality reports',
  verify_sqr_parts: 'Verify parts of quality reports',
  manage_sqr_config: 'Set up statuses and thresholds of quality reports',

  create_topics: 'Open topics',
  edit_all_topics: 'Edit any topic',
  edit_own_topics: 'Edit their own topics',
  delete_all_topics: 'Delete any topic',
  delete_own_topics: 'Delete their own topics',
  delete_all_questions_answers: 'Delete any question and answer of topics',

  manage_files: 'Keep the files of the library',
  access_all_files: 'Read all files of the library',
  delete_not_acknowledged_files: 'Delete files that nobody has acknowledged',
  delete_acknowledged_files: 'Delete files that were acknowledged',

  manage_sds: 'Keep safety data sheets',
  access_all_sds: 'Read all safety data sheets',
  sds_not_acknowledged_files: 'Delete safety data sheets that nobody has acknowledged',
  sds_acknowledged_files: 'Delete safety data sheets that were acknowledged',

  manage_reports: 'Share reports with everybody, and keep those of others',

  create_forms: 'Make forms',
  edit_all_forms: 'Edit any form',
  edit_own_forms: 'Edit the forms that they made',
  delete_all_forms: 'Delete any form',
  delete_own_forms: 'Delete the forms that they made',
  delete_all_forms_with_associated_submissions:
    'Delete any form together with what was filled out on it',

  create_form_types: 'Make form types',
  edit_all_form_types: 'Edit any form type',
  edit_own_form_types: 'Edit the form types that they made',
  delete_all_form_types: 'Delete any form type',
  delete_own_form_types: 'Delete the form types that they made',

  create_categories: 'Add categories',
  edit_all_categories: 'Edit any category',
  edit_own_categories: 'Edit the categories that they added',
  delete_all_categories: 'Delete any category',
  delete_own_categories: 'Delete the categories that they added',

  edit_notify: 'Write the rules of who is notified',

  manage_employees: 'Keep the accounts of people',
  manage_permission_groups: 'Keep permission groups and give rights',

  manage_settings: 'Keep the settings',
  answer_admin_inquiries: 'Answer inquiries',

  admin: 'Administer everything, and give rights that they do not hold themselves',
  my_form_dashboard: 'See the graphs of My Forms',
}

/** The parts of Holdpoint, each with its keys. */
export const permissionAreas = namesOf(areaLabels).map((name) => {
  const deeds: Readonly<Record<string, readonly PermissionKey[]>> = tables[name]
  return { name, label: areaLabels[name], keys: Object.values(deeds).flat() }
})

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table) as Name[]
}
