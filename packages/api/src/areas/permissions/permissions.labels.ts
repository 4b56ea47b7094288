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
  access_all_submissions:
    'Read all filled-out forms that are not limited to others, with their private comments and actions',
  access_own_submissions: 'Read what was filled out on the forms that they made',
  elevate_forms: 'Elevate filled-out forms',
  change_limited_access_control: 'Limit who reads a filled-out form',
  edit_all_forms_after_submission: 'Reopen any form that was decided, which voids its approvals',
  edit_own_forms_after_submission:
    'Reopen their own forms that were decided, which voids their approvals',
  delete_all_submissions: 'Delete any filled-out form',
  delete_own_submissions: 'Delete their own filled-out forms',

  delete_all_actions: 'Read all actions that are not limited to others, cancel and delete them',
  delete_team_actions: 'Cancel and delete actions of their team',
  reassign_team_actions: 'Reassign actions of their team',

  create_messages: 'Write messages',
  edit_all_messages: 'Read and edit all messages',
  edit_own_messages: 'Edit their own messages',
  delete_all_messages: 'Read and delete all messages',
  delete_own_messages: 'Delete their own messages',

  create_jsa: 'Write job safety analyses',
  access_all_jsa: 'Read all job safety analyses',
  edit_all_jsa: 'Read, edit, approve and run all job safety analyses',
  edit_own_jsa: 'Edit their own job safety analyses',
  delete_all_jsa: 'Read all job safety analyses, and delete drafts of them',
  delete_own_jsa: 'Delete their own drafts of job safety analyses',
  create_hazards: 'Read drafts of hazards, and add hazards to the library',
  edit_all_hazards: 'Read drafts of hazards, and edit all hazards of the library',
  edit_own_hazards: 'Read drafts of hazards, and edit those that they added to the library',
  delete_all_hazards: 'Read drafts of hazards, and delete them',
  delete_own_hazards: 'Read drafts of hazards, and delete their own',

  create_loto: 'Begin lockouts',
  access_all_loto: 'Read all lockouts',
  edit_all_loto: 'Read, edit and lead all lockouts',
  edit_own_loto: 'Edit their own lockouts',
  delete_all_loto: 'Read all lockouts, and delete drafts of them',
  delete_own_loto: 'Delete their own drafts of lockouts',
  manage_loto_templates: 'Keep the templates of lockouts',
  authorize_loto: 'Read and approve templates of lockouts, and lead lockouts that name them',

  create_sqr: 'Write quality reports',
  access_all_sqr: 'Read all quality reports',
  edit_all_sqr: 'Read, edit and run all quality reports',
  edit_own_sqr: 'Edit their own quality reports',
  delete_all_sqr: 'Read all quality reports, and delete drafts of them',
  delete_own_sqr: 'Delete their own drafts of quality reports',
  approve_sqr: 'Read all quality reports, and approve them',
  verify_sqr_parts: 'Read all quality reports, and verify their parts',
  manage_sqr_config: 'Set up statuses and thresholds of quality reports',

  create_topics: 'Open topics',
  edit_all_topics: 'Edit any topic',
  edit_own_topics: 'Edit their own topics',
  delete_all_topics: 'Delete any topic',
  delete_own_topics: 'Delete their own topics',
  delete_all_questions_answers: 'Delete any question and answer of topics',

  manage_files: 'Keep the files of the library',
  access_all_files: 'Read all files of the library',
  delete_not_acknowledged_files:
    'Read all files of the library, and delete those that nobody has acknowledged',
  delete_acknowledged_files:
    'Read all files of the library, and delete those that were acknowledged',

  manage_sds: 'Keep safety data sheets',
  access_all_sds: 'Read all safety data sheets',
  sds_not_acknowledged_files:
    'Read all safety data sheets, and delete those that nobody has acknowledged',
  sds_acknowledged_files: 'Read all safety data sheets, and delete those that were acknowledged',

  manage_reports: 'Share reports with everybody, and read and keep those of others',

  create_forms: 'Make forms and publish them',
  edit_all_forms: 'Edit and publish all forms',
  edit_own_forms: 'Edit and publish the forms that they made',
  delete_all_forms: 'Delete all forms on which nothing was filled out',
  delete_own_forms: 'Delete the forms that they made and on which nothing was filled out',
  delete_all_forms_with_associated_submissions:
    'Delete all forms together with what was filled out on them',

  create_form_types: 'Make form types',
  edit_all_form_types: 'Edit any form type',
  edit_own_form_types: 'Edit the form types that they made',
  delete_all_form_types: 'Delete all form types that have no forms',
  delete_own_form_types: 'Delete the form types that they made and that have no forms',

  create_categories: 'Add categories',
  edit_all_categories: 'Edit any category',
  edit_own_categories: 'Edit the categories that they added',
  delete_all_categories: 'Delete any category',
  delete_own_categories: 'Delete the categories that they added',

  edit_notify: 'Write the rules of who is notified',

  manage_employees: 'Keep the accounts of people',
  manage_permission_groups: 'Keep permission groups and give rights',

  manage_settings:
    'Name the organisation, set its time zone, keep the places and lists, and make and end keys by which other sites use Holdpoint',
  answer_admin_inquiries: 'Read and answer all inquiries',

  admin:
    'Administer Holdpoint: accounts, all rights, keys of other sites and mail; read all messages and actions, private comments, and who asked without a name',
  my_form_dashboard: 'See the graphs of My Forms',
}

/** The parts of Holdpoint, each with its keys. */
export function permissionAreas() {
  return namesOf(areaLabels).map((name) => {
    const deeds: Readonly<Record<string, readonly PermissionKey[]>> = tables[name]
    return { name, label: areaLabels[name], keys: Object.values(deeds).flat() }
  })
}

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table) as Name[]
}
