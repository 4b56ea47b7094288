import type { Generated } from 'kysely'

/** The tables of rights. */
export interface PermissionsTables {
  permission_groups: PermissionGroupsTable
  permission_group_members: PermissionGroupMembersTable
}

export interface PermissionGroupsTable {
  id: string
  shard_key: string
  name: string
  permission_keys: string[]
  row_version: Generated<number>
}

export interface PermissionGroupMembersTable {
  group_id: string
  person_id: string
}
