import { permissionKeys } from '@holdpoint/api'
import type { PermissionKey } from '@holdpoint/api'
import { shardKey } from './organisation.ts'

/** The groups of the demo world. Everybody is an employee; the others come on top of it. */
export const groupNames = [
  'Employees',
  'Managers',
  'Reviewers',
  'Approvers',
  'Administrators',
] as const
export type GroupName = (typeof groupNames)[number]

// Filling out, sharing and reading what is one's own needs no key; these widen it.
const keysOfGroup: Record<GroupName, readonly PermissionKey[]> = {
  Employees: [
    'access_own_submissions',
    'create_jsa',
    'edit_own_jsa',
    'create_loto',
    'edit_own_loto',
    // A board that hides a lock helps nobody.
    'access_all_loto',
    'create_sqr',
    'edit_own_sqr',
    'delete_own_sqr',
  ],
  Managers: [
    'create_forms',
    'edit_own_forms',
    'delete_own_forms',
    'access_own_submissions',
    'delete_own_submissions',
    'elevate_forms',
    'change_limited_access_control',
    'edit_own_forms_after_submission',
    'reassign_team_actions',
    'delete_team_actions',
    'my_form_dashboard',
    'create_messages',
    'edit_own_messages',
    'delete_own_messages',
    'create_hazards',
    'edit_own_hazards',
    'delete_own_hazards',
    'create_jsa',
    'access_all_jsa',
    'create_loto',
    'authorize_loto',
  ],
  Reviewers: [
    'access_all_submissions',
    'elevate_forms',
    'change_limited_access_control',
    'edit_all_forms_after_submission',
    'my_form_dashboard',
    'access_all_files',
    'access_all_sds',
    'access_all_jsa',
    'create_hazards',
    'edit_own_hazards',
    'create_topics',
    'edit_own_topics',
    'access_all_sqr',
    'verify_sqr_parts',
  ],
  Approvers: [
    'access_all_submissions',
    'elevate_forms',
    'my_form_dashboard',
    'reassign_team_actions',
    'access_all_jsa',
    'authorize_loto',
    'manage_loto_templates',
    'access_all_loto',
    'access_all_sqr',
    'edit_all_sqr',
    'approve_sqr',
    'manage_sqr_config',
    'create_categories',
    'edit_own_categories',
    'delete_own_categories',
    'edit_notify',
  ],
  Administrators: permissionKeys,
}

/** One row for each group. */
export const permissionGroups = groupNames.map((name) => ({
  id: groupId(name),
  shard_key: shardKey,
  name,
  permission_keys: [...keysOfGroup[name]],
}))

/** The group's id. */
export function groupId(name: GroupName): string {
  return `group-${name.toLowerCase()}`
}
