/** Whether somebody may keep the keys of other sites; the table of permissions decides in the end. */
export function keepsSettings(permissions: readonly string[]): boolean {
  return permissions.includes('manage_settings') || permissions.includes('admin')
}
