import { scheduleKeepers } from '../shell/places.ts'

/** Whether somebody assigns forms to anybody, and not to their own team alone. */
export function keepsSchedules({ permissions }: { permissions: readonly string[] }): boolean {
  return scheduleKeepers.some((key) => permissions.includes(key))
}
