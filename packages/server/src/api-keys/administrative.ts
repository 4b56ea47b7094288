import type { PermissionKey } from '@holdpoint/api'

/**
 * Who holds one of these is nobody that a key may speak for. Whoever keeps the settings makes keys:
 * were those who administer open to one, keeping the settings would be as good as holding every
 * other key.
 */
export const administrative: readonly PermissionKey[] = [
  'admin',
  'manage_settings',
  'manage_permission_groups',
  'manage_employees',
]
