import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const permissionsInputs = (ids: RecordIds): ValidInputs<'permissions'> => ({
  'permissions.get': { userId: ids.person },
  'permissions.list': {},
  'permissions.save': { userId: ids.person, grants: '' },
  'permissions.listGroups': {},
  'permissions.getGroup': { groupId: ids.permissionGroup },
  'permissions.saveGroup': {
    groupId: ids.permissionGroup,
    name: 'Night shift',
    permissions: 'create_jsa',
  },
  'permissions.removeGroup': { groupId: ids.permissionGroup },
  'permissions.applyBatch': { userIds: ids.person, preview: '1' },
})
