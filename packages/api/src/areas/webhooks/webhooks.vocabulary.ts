import type { moveTables } from '../../moves.ts'
import type { EventOf } from '../../moves/moves.ts'

// What other systems can be told of. Each kind of record that moves says of each of its moves what it
// is called once it is done: a move that this table does not name does not compile.

type Kinds = typeof moveTables
/** A kind of record that webhooks tell of. A question is told of nowhere: it has no call of its own. */
export type WebhookRecord = Exclude<keyof Kinds, 'topic_question'>

type Told<Type extends WebhookRecord> = {
  /** What records of this kind are called together. */
  readonly name: string
  /** The path of the call that reads one, below `/api/v1`, and the parameter that takes its id. */
  readonly read: readonly [path: string, parameter: string]
  /** What each of its moves is called once it is done; null for what nobody outside is told. */
  readonly moves: Readonly<Record<EventOf<Kinds[Type]>, string | null>>
  /** The same for what else is done with it, by the action of the audit trail. */
  readonly also?: Readonly<Record<string, string>>
}

/** What webhooks tell, by the kind of record as the audit trail calls it. */
export const webhookRecords: { readonly [Type in WebhookRecord]: Told<Type> } = {
  my_form: {
    name: 'Forms',
    read: ['/my-form-detail', 'myFormId'],
    moves: {
      ...{ save: null, submit: 'submitted', sign: 'signed', approve: 'approved' },
      ...{ requestChange: 'handed_back', reject: 'rejected', reassign: 'reassigned', amend: null },
      ...{ resubmit: 'resubmitted', correct: null, reopen: 'reopened', discard: null },
      ...{ remove: 'deleted', restore: 'restored', giveBack: 'given_back', takeAway: 'taken_away' },
      ...{ handOver: null, handOverAmended: null },
    },
    also: { start: 'started', 'reject by manager': 'rejected', 'hand over': 'handed_over' },
  },
  action: {
    name: 'Actions',
    read: ['/action', 'actionId'],
    moves: {
      ...{ start: 'started', decline: 'declined', reissue: 'reissued', hold: 'put_on_hold' },
      ...{ resume: 'resumed', complete: 'completed', waiveWorkOrder: 'work_order_waived' },
      ...{ verify: 'verified', sendBack: 'sent_back', confirm: 'confirmed' },
      ...{ notEffective: 'not_effective', closeWithChild: 'closed', waitAgain: null },
      ...{ extend: 'extended', reassign: 'reassigned', remove: 'deleted', cancel: 'cancelled' },
    },
    also: { raise: 'raised', edit: 'edited' },
  },
  jsa: {
    name: 'Job safety analyses',
    read: ['/jsa-detail', 'jsaId'],
    moves: {
      ...{ submit: 'submitted', approve: 'approved', return: 'returned', withdraw: 'withdrawn' },
      ...{ open: 'opened', stop: 'stopped', resume: 'resumed', rebrief: 'rebriefed' },
      ...{ close: 'closed', cancel: 'cancelled', expire: 'expired', remove: 'deleted' },
    },
    also: { create: 'created' },
  },
  loto: {
    name: 'Lockouts',
    read: ['/loto-info', 'lotoId'],
    moves: {
      ...{ prepare: 'prepared', shutDown: 'shut_down', isolate: 'isolated', verify: 'verified' },
      ...{ begin: 'work_begun', offer: 'offered', takeOver: 'taken_over', keep: 'kept' },
      ...{ moveEnd: 'end_moved' },
      ...{ test: 'test_begun', relock: 'relocked', clear: 'cleared', resume: 'resumed' },
      ...{ restore: 'restored', close: 'closed', cancel: 'cancelled', remove: 'deleted' },
    },
    also: { create: 'created', remove_absent: 'lock_removed' },
  },
  loto_template: {
    name: 'Lockout templates',
    read: ['/loto-template', 'templateId'],
    moves: {
      ...{ submit: 'submitted', approve: 'approved', return: 'returned', withdraw: 'withdrawn' },
      ...{ inspect: 'inspected', retire: 'retired', supersede: 'superseded', remove: 'deleted' },
    },
    also: { create: 'created' },
  },
  sqr: {
    name: 'Quality reports',
    read: ['/sqr-info', 'sqrId'],
    moves: {
      ...{ submit: 'submitted', investigate: 'investigation_begun' },
      ...{ ask_verification: 'verification_asked', verify: 'verified', take_back: 'taken_back' },
      ...{ ask_approval: 'approval_asked', approve: 'approved', return: 'returned' },
      ...{ effective: 'closed', reopen: 'reopened', relabel: 'relabelled', void: 'voided' },
      remove: 'deleted',
    },
    also: { create: 'created', severity: 'severity_changed', raise: 'severity_changed' },
  },
  topic: {
    name: 'Topics',
    read: ['/topic-info', 'topicId'],
    moves: {
      ...{ publish: 'published', archive: 'archived', republish: 'published_again' },
      remove: 'deleted',
    },
    also: { edit: 'edited' },
  },
  message: {
    name: 'Messages',
    read: ['/message', 'messageId'],
    moves: {
      ...{ send: 'sent', unschedule: 'unscheduled', recall: 'recalled', copy: null },
      remove: 'deleted',
    },
  },
  library_file: {
    name: 'Files',
    read: ['/file-library-file', 'fileId'],
    moves: {
      ...{ submit: 'submitted', sendBack: 'sent_back', approve: 'approved' },
      ...{ comeIntoForce: 'in_force', revise: null, archive: 'archived', takeUp: 'taken_up' },
      remove: 'deleted',
    },
    also: { add: 'added', 'add version': 'version_added' },
  },
  sds: {
    name: 'Safety data sheets',
    read: ['/sds-sheet', 'sheetId'],
    moves: {
      ...{ receive: 'received', askAgain: 'asked_again', review: 'in_review' },
      ...{ sendBack: 'sent_back', approve: 'approved', reopen: 'reopened' },
      ...{ decline: 'declined', archive: 'archived', supersede: 'superseded' },
      remove: 'deleted',
    },
    also: { add: 'added', ask: 'asked_for' },
  },
  master_hazard: {
    name: 'Master hazards',
    read: ['/jsa-master-hazard-detail', 'masterHazardId'],
    moves: {
      ...{ activate: 'activated', review: 'reviewed', retire: 'retired' },
      ...{ reinstate: 'reinstated', remove: 'deleted' },
    },
    also: { create: 'created' },
  },
  inquiry: {
    name: 'Inquiries',
    read: ['/admin-inquiry', 'inquiryId'],
    moves: {
      ...{ take: 'taken', ask: 'asked_back', answer: 'answered', resolve: 'resolved' },
      ...{ confirm: 'confirmed', reopen: 'reopened', withdraw: 'withdrawn', close: 'closed' },
    },
    also: { create: 'asked' },
  },
  form: {
    name: 'Forms to fill out',
    read: ['/manage-form', 'formId'],
    moves: {
      ...{ publish: 'published', pause: 'paused', resume: 'resumed' },
      ...{ archive: 'archived', restore: 'restored', remove: 'deleted' },
    },
    also: { create: 'created' },
  },
}

/** The kinds of records that webhooks tell of. */
export const webhookRecordTypes = Object.keys(webhookRecords) as WebhookRecord[]

/** The event that is sent by hand, to try an address. */
export const webhookTestEvent = 'webhook.test'

/** Whether webhooks tell of this kind of record. */
export function isWebhookRecord(recordType: string): recordType is WebhookRecord {
  return Object.hasOwn(webhookRecords, recordType)
}

/** What is called deleted stands in the audit trail by one name, whichever move it was. */
const deletion = 'delete'

/** Each action of the audit trail that is told for a kind of record, with its word. */
export function webhookActions(recordType: WebhookRecord): ReadonlyMap<string, string> {
  const { moves, also = {} } = webhookRecords[recordType]
  const told = Object.entries<string | null>({ ...moves, ...also }).flatMap(([action, word]) =>
    word === null ? [] : [[action, word] as const],
  )
  const actions = new Map(told)
  const deleted = actions.get('remove')
  return deleted === undefined ? actions : actions.set(deletion, deleted)
}

const actionsByRecord = new Map<string, ReadonlyMap<string, string>>(
  webhookRecordTypes.map((type) => [type, webhookActions(type)]),
)

/** The type of the event that a row of the audit trail is; undefined for what nobody outside is told. */
export function webhookEventOf(row: { recordType: string; action: string }): string | undefined {
  const word = actionsByRecord.get(row.recordType)?.get(row.action)
  return word && `${row.recordType}.${word}`
}

/** The types of a kind's events, such as `my_form.submitted`, each with its word for people. */
export function webhookEventsOf(recordType: WebhookRecord): { type: string; label: string }[] {
  const words = [...new Set(webhookActions(recordType).values())]
  return words.map((word) => ({
    type: `${recordType}.${word}`,
    label: `${word.charAt(0).toUpperCase()}${word.slice(1).replaceAll('_', ' ')}`,
  }))
}

/** What an event is called for people, such as “Forms: Submitted”; its type where nobody named it. */
export function webhookEventLabel(type: string): string {
  const [recordType = ''] = type.split('.')
  if (!isWebhookRecord(recordType)) {
    return type === webhookTestEvent ? 'Test event' : type
  }
  const event = webhookEventsOf(recordType).find((one) => one.type === type)
  return event === undefined ? type : `${webhookRecords[recordType].name}: ${event.label}`
}

/** Every type of event. */
export const webhookEventTypes: readonly string[] = webhookRecordTypes.flatMap((recordType) =>
  webhookEventsOf(recordType).map(({ type }) => type),
)

/** How many webhooks an organisation may have. */
export const webhooksMax = 20

/** Whether a webhook is told what happens. */
export const webhookStates = ['active', 'paused'] as const

/** Why one is paused: somebody did it, it failed for days, or its address said that it is gone. */
export const webhookPauses = ['person', 'failing', 'gone'] as const

/** What became of a delivery: it is due, it was taken, or it was given up. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
