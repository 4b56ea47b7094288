import type { AnsweredCallName, CallName } from './catalogue.ts'
import type { PermissionKey } from './permissions.ts'
import { embedScopeNames } from './vocabulary/embed-scopes.ts'

/** Who may make a call at all. */
export type Access =
  | 'anyone'
  | 'signedIn'
  /** The server of another site, which shows the secret of its API key. */
  | 'host'

/** The kinds of record that calls name by an id. */
export type RecordKind =
  | 'myForm'
  | 'deletedForm'
  | 'myFormComment'
  | 'person'
  | 'permissionGroup'
  | 'savedFilter'
  | 'apiKey'

/** How a person is tied to a record. */
export type Tie =
  /** Made by the person, or about them. */
  | 'own'
  /** The person is a listed signer or approver. */
  | 'signer'
  /** Shared with the person. */
  | 'shared'
  /** Any record of the organisation, unless it is limited to the people it is tied to. */
  | 'all'

/** Which records of a kind a call may touch. */
export type RecordRule = {
  kind: RecordKind
  /** Any one tie opens the record; the keys named at a tie are needed beside it. */
  ties: readonly { tie: Tie; keys: readonly PermissionKey[] }[]
  /**
   * What a record that is not open to the person answers. One that does not exist answers the same,
   * so that ids give nothing away (spec 8 routes 403 and 404 by call).
   */
  foreign: 'forbidden' | 'not_found'
}

/** One row of the policy: a call, who may make it, and on which records. */
export type Policy = {
  access: Access
  /** Any one of these keys is needed to make the call at all; empty means none is needed. */
  keys: readonly PermissionKey[]
  /** Null for a call that names no record of somebody's. */
  record: RecordRule | null
}

const signedIn = { access: 'signedIn', keys: [], record: null } as const satisfies Policy
const anyone = { access: 'anyone', keys: [], record: null } as const satisfies Policy
const ownEntry = {
  access: 'signedIn',
  keys: [],
  record: { kind: 'myForm', foreign: 'forbidden', ties: [{ tie: 'own', keys: [] }] },
} as const satisfies Policy
const readableEntry = {
  access: 'signedIn',
  keys: [],
  record: {
    kind: 'myForm',
    foreign: 'forbidden',
    ties: [
      { tie: 'own', keys: [] },
      { tie: 'signer', keys: [] },
      { tie: 'shared', keys: [] },
      { tie: 'all', keys: ['access_all_submissions'] },
    ],
  },
} as const satisfies Policy
const ownSavedFilter = {
  access: 'signedIn',
  keys: [],
  record: { kind: 'savedFilter', foreign: 'forbidden', ties: [{ tie: 'own', keys: [] }] },
} as const satisfies Policy
const keepsRights = [
  'manage_permission_groups',
  'admin',
] as const satisfies readonly PermissionKey[]
const rightsOfAnybody = {
  access: 'signedIn',
  keys: keepsRights,
  record: { kind: 'person', foreign: 'forbidden', ties: [{ tie: 'all', keys: [] }] },
} as const satisfies Policy
const anyGroup = {
  access: 'signedIn',
  keys: keepsRights,
  record: { kind: 'permissionGroup', foreign: 'forbidden', ties: [{ tie: 'all', keys: [] }] },
} as const satisfies Policy
const host = { access: 'host', keys: [], record: null } as const satisfies Policy
const keepsSettings = ['manage_settings', 'admin'] as const satisfies readonly PermissionKey[]

/**
 * The one table of permissions: deny by default, an answered call without a row does not compile.
 * The server's dispatcher asks it before a handler runs; pages only mirror it.
 */
export const policies = {
  'auth.login': anyone,
  'auth.loginSettings': anyone,
  'auth.refreshToken': anyone,
  'auth.signout': anyone,
  'auth.session': signedIn,
  'auth.exchangeExternalKey': anyone,
  'master.get': signedIn,
  'forms.fillMenu': signedIn,
  'forms.byType': signedIn,
  'forms.byIds': signedIn,
  'forms.search': signedIn,
  'forms.recent': signedIn,
  'dashboards.urls': signedIn,
  'userSettings.save': signedIn,
  'savedFilters.list': signedIn,
  // A filter that is not made yet is one's own.
  'savedFilters.save': ownSavedFilter,
  'savedFilters.remove': ownSavedFilter,
  'myForms.list': signedIn,
  'myForms.keepFilter': signedIn,
  'myForms.keptFilter': signedIn,
  'myForms.graph': {
    access: 'signedIn',
    keys: ['my_form_dashboard', 'admin'],
    record: null,
  },
  // Each entry is asked about by itself; one that may not be read has no state.
  'myForms.changes': signedIn,
  'myForms.start': signedIn,
  'myForms.get': readableEntry,
  'myForms.answerImage': readableEntry,
  'myForms.pdf': readableEntry,
  'myForms.pdfFile': readableEntry,
  'myForms.excel': signedIn,
  'myForms.excelFile': signedIn,
  'myForms.fill': ownEntry,
  'myForms.addAnswerImage': ownEntry,
  'myForms.removeAnswerImage': ownEntry,
  'myForms.sign': ownEntry,
  'myForms.submit': ownEntry,
  'myForms.remove': {
    access: 'signedIn',
    keys: [],
    record: {
      kind: 'myForm',
      foreign: 'forbidden',
      ties: [
        // One's own drafts need no key; which states may be deleted is the area's rule.
        { tie: 'own', keys: [] },
        { tie: 'all', keys: ['delete_all_submissions'] },
      ],
    },
  },
  'myForms.restore': {
    access: 'signedIn',
    keys: [],
    // Whoever deleted an entry takes that back, and nobody else does.
    record: { kind: 'deletedForm', foreign: 'forbidden', ties: [{ tie: 'own', keys: [] }] },
  },
  'myForms.share': {
    access: 'signedIn',
    keys: [],
    record: {
      kind: 'myForm',
      foreign: 'not_found',
      // Whom an entry was shared with does not pass it on.
      ties: [
        { tie: 'own', keys: [] },
        { tie: 'signer', keys: [] },
        { tie: 'all', keys: ['access_all_submissions'] },
      ],
    },
  },
  'myForms.vote': readableEntry,
  'myForms.comments': readableEntry,
  // A comment that is yet to be made is one's own where its entry may be read.
  'myForms.saveComment': {
    access: 'signedIn',
    keys: [],
    record: { kind: 'myFormComment', foreign: 'forbidden', ties: [{ tie: 'own', keys: [] }] },
  },
  'myForms.removeComment': {
    access: 'signedIn',
    keys: [],
    record: {
      kind: 'myFormComment',
      foreign: 'forbidden',
      ties: [
        { tie: 'own', keys: [] },
        { tie: 'all', keys: ['admin'] },
      ],
    },
  },
  'myForms.actionSummary': readableEntry,
  'myForms.attachments': readableEntry,
  'myForms.approvals': readableEntry,
  'myForms.reviewSignature': readableEntry,
  'myForms.saveReviewSignature': {
    access: 'signedIn',
    keys: [],
    // Nobody signs for another, whatever they may read.
    record: { kind: 'myForm', foreign: 'forbidden', ties: [{ tie: 'signer', keys: [] }] },
  },
  'myForms.history': readableEntry,
  'people.search': signedIn,
  'permissions.get': {
    access: 'signedIn',
    keys: [],
    record: {
      kind: 'person',
      foreign: 'forbidden',
      ties: [
        { tie: 'own', keys: [] },
        { tie: 'all', keys: keepsRights },
      ],
    },
  },
  'permissions.list': { access: 'signedIn', keys: keepsRights, record: null },
  'permissions.save': rightsOfAnybody,
  'permissions.listGroups': { access: 'signedIn', keys: keepsRights, record: null },
  'permissions.getGroup': anyGroup,
  'permissions.saveGroup': {
    ...anyGroup,
    // One that is not made yet is one's own.
    record: { ...anyGroup.record, ties: [{ tie: 'own', keys: [] }, ...anyGroup.record.ties] },
  },
  'permissions.removeGroup': anyGroup,
  'permissions.applyBatch': rightsOfAnybody,
  'externalData.itemReference': signedIn,
  'externalData.poNumber': signedIn,
  'externalData.fracTimeline': signedIn,
  'externalData.wirelineTimeline': signedIn,
  'apiKeys.list': { access: 'signedIn', keys: keepsSettings, record: null },
  'apiKeys.create': { access: 'signedIn', keys: keepsSettings, record: null },
  'apiKeys.revoke': {
    access: 'signedIn',
    keys: keepsSettings,
    record: { kind: 'apiKey', foreign: 'forbidden', ties: [{ tie: 'all', keys: [] }] },
  },
  'apiKeys.embedToken': host,
  'apiKeys.externalAccess': host,
} as const satisfies Record<AnsweredCallName, Policy>

/**
 * What pages of other sites may be given: each scope opens some calls, and everything else stays
 * closed to them, whatever their person holds.
 */
export const embedScopes = {
  sign_in: [
    'auth.login',
    'auth.loginSettings',
    'auth.refreshToken',
    'auth.signout',
    'auth.session',
  ],
  my_forms_read: [
    'myForms.list',
    'myForms.get',
    'myForms.answerImage',
    'myForms.comments',
    'myForms.actionSummary',
    'myForms.attachments',
    'myForms.approvals',
    'myForms.reviewSignature',
    'myForms.history',
  ],
  my_forms_write: ['myForms.share', 'myForms.vote', 'myForms.saveComment', 'myForms.removeComment'],
  people: ['people.search'],
  saved_filters: ['savedFilters.list', 'savedFilters.save', 'savedFilters.remove'],
  reference: [
    'master.get',
    'forms.fillMenu',
    'forms.byType',
    'forms.byIds',
    'forms.search',
    'dashboards.urls',
  ],
  embed_tokens: ['apiKeys.embedToken'],
  external_access: ['apiKeys.externalAccess'],
} as const satisfies Record<string, readonly AnsweredCallName[]>

/** The name of a scope. */
export type EmbedScope = keyof typeof embedScopes

/** Tells whether any of the scopes opens a call. */
export function opensCall(scopes: ReadonlySet<EmbedScope>, name: CallName): boolean {
  return [...scopes].some((scope) => embedScopes[scope].some((opened: CallName) => opened === name))
}

/** The scopes that open a call to pages of other sites. */
export function scopesOf(name: CallName): readonly EmbedScope[] {
  return embedScopeNames.filter((scope) => opensCall(new Set([scope]), name))
}

/** The policy of a call. What is only named has nothing to guard, but asks who is there. */
export function policyOf(name: CallName): Policy {
  const rows: Partial<Record<CallName, Policy>> = policies
  return rows[name] ?? signedIn
}
