import type { PermissionKey } from '../../permissions.ts'
import { signedIn, type AreaPolicies, type Policy } from '../../policy-row.ts'

const keepsPeople = ['manage_employees', 'admin'] as const satisfies readonly PermissionKey[]
const anybody = {
  access: 'signedIn',
  keys: keepsPeople,
  record: { kind: 'person', foreign: 'forbidden', ties: [{ tie: 'all', keys: [] }] },
} as const satisfies Policy

// An import is its maker's alone, which its handlers ask: it is a step of theirs, and no record.
const keepers = { access: 'signedIn', keys: keepsPeople, record: null } as const satisfies Policy

/** Where a colleague works is for everybody to know, as who they are is. */
const colleague = {
  access: 'signedIn',
  keys: [],
  record: { kind: 'person', foreign: 'forbidden', ties: [{ tie: 'all', keys: [] }] },
} as const satisfies Policy

const oneself = { tie: 'own', keys: [] } as const
const keepersOfAll = { tie: 'all', keys: keepsPeople } as const

/** Whom to call for somebody: oneself, who manages them, through however many, and who keeps accounts. */
const contact = {
  access: 'signedIn',
  keys: [],
  record: {
    kind: 'person',
    foreign: 'forbidden',
    ties: [oneself, { tie: 'team', keys: [] }, keepersOfAll],
  },
} as const satisfies Policy

/** Who keeps accounts, and who gives rights: both look through everybody. */
const lists = {
  ...keepers,
  keys: ['manage_employees', 'manage_permission_groups', 'admin'],
} as const satisfies Policy

/** Who may make the calls about people. */
export const peoplePolicies = {
  'people.search': signedIn,
  'people.list': lists,
  'people.excel': lists,
  'people.excelFile': lists,
  'people.get': anybody,
  'people.seat': colleague,
  'people.companies': lists,
  'people.ownEmergencyContact': signedIn,
  'people.lookAtEmergencyContact': contact,
  'people.saveEmergencyContact': {
    ...contact,
    record: { ...contact.record, ties: [oneself, keepersOfAll] },
  },
  'people.taken': keepers,
  'people.add': keepers,
  'people.edit': anybody,
  'people.invite': anybody,
  'people.waiting': anybody,
  'people.deactivate': anybody,
  'people.reactivate': anybody,
  'people.listDirectory': keepers,
  'people.addFromDirectory': keepers,
  'people.editFromDirectory': anybody,
  'people.unlink': anybody,
  'people.checkImport': keepers,
  'people.getImport': keepers,
  'people.applyImport': keepers,
  'people.importReport': keepers,
  'people.importTemplate': keepers,
} as const satisfies AreaPolicies<'people'>
