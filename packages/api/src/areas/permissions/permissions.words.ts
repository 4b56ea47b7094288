import type { AreaWords } from '../../openapi/area-words.ts'

const pOffset = 'Rows to pass over; 0 unless said otherwise.'
const keys = 'Keys of permissions, each as the specification spells it.'

/** What a batch of rights consists of; its further changes have the same fields. */
const rightsChange = {
  userIds: 'Whose rights change.',
  addGroupIds: 'Groups that these people join.',
  removeGroupIds: 'Groups that they leave.',
  addGrants: 'Keys that they are granted beside their groups.',
  removeGrants: 'Grants to take back.',
  addDenies: 'Keys that they are denied, whatever gives them.',
  removeDenies: 'Denies to take back.',
} as const

/** What the documents say of the calls about rights. */
export const permissionsWords = {
  notes: {
    'permissions.applyBatch':
      'All or nothing, for at most 9,999 people. What it answers as `undo` is an input of this very call.',
  },
  inputs: {
    'permissions.list': {
      search: 'Words that must all be in the name or the email address. At most 200 characters.',
      pLimit: 'People on a page, 1 to 200; 20 unless said otherwise.',
      pOffset,
      permissions: 'Keys of permissions: only people who hold any one of them.',
      orderBy: 'The column to sort by; `name` unless said otherwise.',
      orderByAsc: '1 sorts upwards, 0 downwards; 1 unless said otherwise.',
    },
    'permissions.save': {
      grants: `${keys} Granted beside the groups; left out, they stay as they are.`,
      denies: `${keys} Denied whatever gives them; left out, they stay as they are.`,
      groupIds: 'All groups of the person; left out, they stay as they are.',
    },
    'permissions.listGroups': {
      search: 'A part of the name, at most 200 characters.',
      pLimit: 'Groups on a page, 1 to 200; 20 unless said otherwise.',
      pOffset,
      orderBy: 'The column to sort by; `name` unless said otherwise.',
      orderByAsc:
        '1 sorts upwards, 0 downwards. Names are sorted A to Z, the largest groups first.',
    },
    'permissions.getGroup': {
      groupId: 'The id of the group.',
      pLimit: 'Members on a page, 1 to 200; 200 unless said otherwise.',
      pOffset: 'Members to pass over; 0 unless said otherwise.',
    },
    'permissions.saveGroup': {
      groupId: 'Left out, a group is created. With an id, that group is changed.',
      name: '1 to 100 characters; no two groups share a name.',
      permissions: `${keys} At least one.`,
    },
    'permissions.removeGroup': { groupId: 'The id of the group.' },
    'permissions.applyBatch': {
      ...rightsChange,
      changes: 'More changes of the same shape, made in this order after the one above.',
      preview: 'True only says what would change. False unless said otherwise.',
    },
  },
  parts: {
    RightsChangeInput: rightsChange,
  },
} as const satisfies AreaWords<'permissions'>
