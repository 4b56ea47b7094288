import * as z from 'zod'

/**
 * The permission keys of the specification, per feature and deed; any one key of a deed grants it
 * (spec 6). The keys keep the specification's spelling.
 */
export const specifiedPermissions = {
  forms: {
    create: ['create_forms'],
    edit: ['edit_all_forms', 'edit_own_forms'],
    remove: [
      'delete_all_forms',
      'delete_own_forms',
      'delete_all_forms_with_associated_submissions',
    ],
  },
  review: {
    access: ['access_all_submissions', 'access_own_submissions'],
    elevate: ['elevate_forms'],
    changeAccess: ['change_limited_access_control'],
    editAfterSubmission: ['edit_all_forms_after_submission', 'edit_own_forms_after_submission'],
    remove: ['delete_all_submissions', 'delete_own_submissions'],
  },
  formTypes: {
    create: ['create_form_types'],
    edit: ['edit_all_form_types', 'edit_own_form_types'],
    remove: ['delete_all_form_types', 'delete_own_form_types'],
  },
  actions: {
    remove: ['delete_all_actions', 'delete_team_actions'],
    reassign: ['reassign_team_actions'],
  },
  messages: {
    create: ['create_messages'],
    edit: ['edit_all_messages', 'edit_own_messages'],
    remove: ['delete_all_messages', 'delete_own_messages'],
  },
  notify: {
    edit: ['edit_notify'],
  },
  files: {
    maintain: ['manage_files'],
    access: ['access_all_files'],
    removeNotAcknowledged: ['delete_not_acknowledged_files'],
    removeAcknowledged: ['delete_acknowledged_files'],
  },
  sds: {
    maintain: ['manage_sds'],
    access: ['access_all_sds'],
    // The specification names these two without a verb; what they grant is read from their
    // neighbours in the files row.
    removeNotAcknowledged: ['sds_not_acknowledged_files'],
    removeAcknowledged: ['sds_acknowledged_files'],
  },
  topics: {
    create: ['create_topics'],
    edit: ['edit_all_topics', 'edit_own_topics'],
    remove: ['delete_all_topics', 'delete_own_topics'],
    removeQuestionsAndAnswers: ['delete_all_questions_answers'],
  },
  categories: {
    create: ['create_categories'],
    edit: ['edit_all_categories', 'edit_own_categories'],
    remove: ['delete_all_categories', 'delete_own_categories'],
  },
  jsa: {
    create: ['create_jsa'],
    access: ['access_all_jsa'],
    edit: ['edit_all_jsa', 'edit_own_jsa'],
    remove: ['delete_all_jsa', 'delete_own_jsa'],
    createHazards: ['create_hazards'],
    editHazards: ['edit_all_hazards', 'edit_own_hazards'],
    removeHazards: ['delete_all_hazards', 'delete_own_hazards'],
  },
  /** Named in the prose of section 6, outside its table. */
  general: {
    administer: ['admin'],
    seeMyFormDashboard: ['my_form_dashboard'],
  },
} as const

/** Keys of our own, for modules that the specification gives none, in the same style. */
export const ownPermissions = {
  loto: {
    create: ['create_loto'],
    access: ['access_all_loto'],
    edit: ['edit_all_loto', 'edit_own_loto'],
    remove: ['delete_all_loto', 'delete_own_loto'],
    maintainTemplates: ['manage_loto_templates'],
    authorize: ['authorize_loto'],
  },
  sqr: {
    create: ['create_sqr'],
    access: ['access_all_sqr'],
    edit: ['edit_all_sqr', 'edit_own_sqr'],
    remove: ['delete_all_sqr', 'delete_own_sqr'],
    approve: ['approve_sqr'],
    verifyParts: ['verify_sqr_parts'],
    configure: ['manage_sqr_config'],
  },
  people: {
    maintainEmployees: ['manage_employees'],
    maintainGroups: ['manage_permission_groups'],
  },
  reports: {
    maintain: ['manage_reports'],
  },
  settings: {
    maintain: ['manage_settings'],
    answerInquiries: ['answer_admin_inquiries'],
  },
} as const

type KeysIn<Table> = {
  [Feature in keyof Table]: {
    [Deed in keyof Table[Feature]]: Table[Feature][Deed] extends readonly (infer Key)[]
      ? Key
      : never
  }[keyof Table[Feature]]
}[keyof Table]

/** A key that the specification names. */
export type SpecifiedPermissionKey = KeysIn<typeof specifiedPermissions>

/** A key that is ours. */
export type OwnPermissionKey = KeysIn<typeof ownPermissions>

/** Any key that a person can hold. */
export type PermissionKey = SpecifiedPermissionKey | OwnPermissionKey

type PermissionTable<Key> = Readonly<Record<string, Readonly<Record<string, readonly Key[]>>>>

function keysOf<Key>(table: PermissionTable<Key>): Key[] {
  return Object.values(table).flatMap((deeds) => Object.values(deeds).flat())
}

/** Every key of the specification, in its order. */
export const specifiedPermissionKeys: readonly SpecifiedPermissionKey[] =
  keysOf<SpecifiedPermissionKey>(specifiedPermissions)

/** Every key of our own. */
export const ownPermissionKeys: readonly OwnPermissionKey[] =
  keysOf<OwnPermissionKey>(ownPermissions)

/** Every key there is. */
export const permissionKeys: readonly PermissionKey[] = [
  ...specifiedPermissionKeys,
  ...ownPermissionKeys,
]

/** Parses one key; an unknown key is refused. */
export const permissionKey = z.enum(permissionKeys)

/** At least one key, of which any one opens the door. */
export type AnyOf = readonly [PermissionKey, ...PermissionKey[]]

/** States which keys open a door: any one of them does. */
export function anyOf(...keys: [PermissionKey, ...PermissionKey[]]): AnyOf {
  return keys
}

/** Tells whether a person holds at least one of the keys; with no keys asked, nobody does. */
export function holdsAny(
  held: ReadonlySet<PermissionKey> | readonly PermissionKey[],
  keys: readonly PermissionKey[],
): boolean {
  const heldKeys = new Set(held)
  return keys.some((key) => heldKeys.has(key))
}

/** What decides whether a person sees a status option. */
export type StatusViewer = {
  /** The person's permission id list, which may name statuses (spec 6). */
  permissionIds: readonly string[]
  keys: ReadonlySet<PermissionKey> | readonly PermissionKey[]
}

/**
 * Tells whether a person sees a status option (spec 6). An open status is seen by all, a guarded
 * one by those whose permission ids name it or who hold an override key. The specification does
 * not name the override; it is `admin` unless told otherwise.
 */
export function canSeeStatus(
  status: { id: string; isPermissionRequired: boolean },
  person: StatusViewer,
  overrideKeys: readonly PermissionKey[] = ['admin'],
): boolean {
  if (!status.isPermissionRequired) {
    return true
  }
  return person.permissionIds.includes(status.id) || holdsAny(person.keys, overrideKeys)
}
