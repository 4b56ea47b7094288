import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import * as permissionGroups from './permissions.groups.handlers.ts'
import * as permissions from './permissions.handlers.ts'
import { permissionGroupTies, personTies } from './permissions.ties.ts'

/** Which handler answers which call of the area. */
export const permissionsHandlers: AreaHandlers<'permissions'> = {
  'permissions.get': permissions.get,
  'permissions.list': permissions.list,
  'permissions.save': permissions.save,
  'permissions.listGroups': permissionGroups.listGroups,
  'permissions.getGroup': permissionGroups.getGroup,
  'permissions.saveGroup': permissionGroups.saveGroup,
  'permissions.removeGroup': permissionGroups.removeGroup,
  'permissions.applyBatch': permissions.applyBatch,
}

/** How each of its kinds of record is tied to people. */
export const permissionsTies = {
  person: personTies,
  permissionGroup: permissionGroupTies,
} satisfies Partial<TieFinders>
