import { eventWords, type NotifyEvent } from '../notify/notify.vocabulary.ts'

// What people are told, in words. A module adds its kinds, each to its group.

/** What people are told, by what it is to them: what they choose for a group goes for its kinds. */
export const notificationGroups = {
  /** It waits for them: always in their inbox. */
  waits: [
    ...(['form_to_approve', 'form_to_sign', 'form_handed_back', 'form_rejected'] as const),
    ...(['form_due_soon', 'form_overdue', 'form_deputy', 'form_overdue_report'] as const),
    ...(['form_assigned', 'assigned_form_due', 'assigned_form_overdue'] as const),
    ...(['form_schedule_overdue', 'form_not_done', 'form_handed_on'] as const),
    ...(['form_handed_over'] as const),
    ...(['action_assigned', 'action_sent_back', 'action_to_verify', 'action_to_judge'] as const),
    ...(['action_due', 'action_overdue', 'action_verify_due', 'action_review_due'] as const),
    'action_resume_due',
    ...(['file_to_approve', 'file_sent_back', 'file_to_acknowledge'] as const),
    ...(['message_sent', 'message_critical'] as const),
    ...(['sheet_to_acknowledge', 'file_review_due'] as const),
    ...(['sheet_review_due', 'sheet_missing'] as const),
    ...(['sheet_asked', 'sheet_there', 'sheet_declined'] as const),
    ...(['file_to_acknowledge_again', 'file_overdue', 'file_people_overdue'] as const),
    ...(['sheet_to_acknowledge_again', 'sheet_overdue', 'sheet_people_overdue'] as const),
    ...(['jsa_stopped', 'jsa_to_sign', 'jsa_to_sign_again', 'jsa_to_approve'] as const),
    ...(['jsa_returned', 'jsa_expired', 'jsa_ends_soon', 'jsa_approval_soon'] as const),
    ...(['loto_to_sign', 'loto_offered', 'loto_lock_removed', 'loto_lock_long'] as const),
    ...(['loto_ready', 'loto_energised', 'loto_given_back', 'loto_end_passed'] as const),
    'loto_end_near',
    ...([
      'loto_end_moved',
      'loto_visitor_lock_long',
      'loto_visitor_lock_off',
      'loto_template_to_approve',
      'loto_template_returned',
    ] as const),
    ...(['loto_template_due', 'qualification_due', 'team_qualification_due'] as const),
    ...(['sqr_assigned', 'sqr_to_verify', 'sqr_to_approve', 'sqr_returned'] as const),
    ...(['sqr_serious', 'sqr_unled', 'sqr_overdue'] as const),
    ...(['inquiry_asked', 'inquiry_to_answer', 'inquiry_resolved'] as const),
    ...(['deputy_named', 'webhook_paused', 'key_ends', 'work_handed_on', 'work_left'] as const),
  ],
  /** What became of what they did or asked for. */
  outcomes: [
    ...(['form_signed', 'form_approved', 'form_reopened'] as const),
    ...(['action_returned', 'action_completed', 'action_closed', 'action_extended'] as const),
    ...(['action_handed_on', 'action_verified', 'action_cancelled'] as const),
    ...(['question_answered', 'question_closed', 'answer_accepted', 'file_approved'] as const),
    ...(['sqr_verified', 'sqr_approved', 'sqr_closed', 'sqr_voided'] as const),
  ],
  /** What others wanted them to see. */
  talk: [
    ...(['form_shared', 'jsa_shared', 'loto_shared', 'kudos_received'] as const),
    ...(['form_commented', 'question_asked', 'report_ready'] as const),
  ],
  /** What they asked to hear of: a record that they follow, a filter that it fits. */
  followed: ['record_followed', 'filter_matched'],
  /** What somebody who keeps the rules wants them to hear of. */
  rules: ['rule_told'],
} as const

/** A group of what people are told. */
export type NotificationGroup = keyof typeof notificationGroups
/** What people are told of. */
export type NotificationKind = (typeof notificationGroups)[NotificationGroup][number]

/** What people are told of. */
export const notificationKinds = Object.values(notificationGroups).flat() as [
  NotificationKind,
  ...NotificationKind[],
]

/** The group of a kind. */
export function groupOf(kind: NotificationKind): NotificationGroup {
  const groups = Object.keys(notificationGroups) as NotificationGroup[]
  return groups.find((group) => isIn(notificationGroups[group], kind)) ?? 'waits'
}

const isIn = (kinds: readonly NotificationKind[], kind: NotificationKind) => kinds.includes(kind)

/** How soon a mail follows. Daily ones come together, at the hour that the person chose. */
export const mailPaces = ['never', 'at_once', 'daily'] as const
/** How soon a mail follows. */
export type MailPace = (typeof mailPaces)[number]

/**
 * What endangers somebody until they know it: where it is mailed at all it is mailed at once, also in
 * quiet hours and where the rest comes once a day.
 */
export const urgentKinds: readonly NotificationKind[] = [
  ...(['jsa_stopped', 'loto_energised', 'loto_given_back', 'message_critical'] as const),
]

/** By which roads somebody is told what a group holds. */
export type NotificationChoice = { inbox: boolean; mail: MailPace }

/** What goes for whoever chose nothing. */
export const plainChoices: Readonly<Record<NotificationGroup, NotificationChoice>> = {
  waits: { inbox: true, mail: 'at_once' },
  outcomes: { inbox: true, mail: 'daily' },
  talk: { inbox: true, mail: 'never' },
  followed: { inbox: true, mail: 'daily' },
  rules: { inbox: true, mail: 'at_once' },
}

/** Whether a group always stands in the inbox: what waits for somebody cannot be turned off. */
export function isInboxLocked(group: NotificationGroup): boolean {
  return group === 'waits'
}

/** When the daily mail comes, for whoever chose no other time: before the day shift. */
export const plainDigestAt = '06:00'

/** The kinds of records that people are told of. */
export const toldRecords = [
  ...([
    'my_form',
    'action',
    'topic',
    'topic_question',
    'library_file',
    'message',
    'sds',
    'jsa',
    'loto',
    'loto_template',
    'inquiry',
    'sqr',
    'report',
    'form_schedule',
    'training_record',
    'approval_delegation',
    'webhook',
    'api_key',
  ] as const),
] as const
/** A kind of record that people are told of. */
export type ToldRecord = (typeof toldRecords)[number]

/** What was done, behind the name of who did it. */
const done = {
  form_shared: 'shared a form with you',
  jsa_shared: 'shared a job safety analysis with you',
  loto_shared: 'shared a lockout with you',
  form_commented: 'commented on a form',
  form_signed: 'signed your form',
  form_to_approve: 'asks for your decision on a form',
  form_to_sign: 'asks for your signature on a form',
  form_approved: 'approved your form',
  form_rejected: 'rejected your form',
  form_handed_over: 'handed a form over to you, to go on with',
  form_handed_back: 'asks you to change some answers',
  form_reopened: 'reopened a form',
  form_not_done: 'says why a form that you assigned cannot be done',
  kudos_received: 'thanked you',
  action_assigned: 'gave you an action',
  action_returned: 'returned an action',
  action_to_verify: 'asks you to verify an action',
  action_sent_back: 'sent an action back',
  action_completed: 'completed an action',
  action_verified: 'verified an action',
  action_closed: 'closed an action',
  action_cancelled: 'cancelled an action',
  action_extended: 'moved the due date of an action',
  action_handed_on: 'handed an action on',
  action_to_judge: 'ended what an action of yours waited for',
  question_asked: 'asked a question on your topic',
  question_answered: 'answered your question',
  answer_accepted: 'accepted your answer',
  file_to_approve: 'asks you to approve a file',
  file_approved: 'approved your file',
  file_sent_back: 'sent your file back',
  file_to_acknowledge: 'asks you to read a file and acknowledge it',
  sheet_to_acknowledge: 'asks you to read a safety data sheet and acknowledge it',
  sheet_asked: 'asks for a safety data sheet that is missing',
  sheet_there: 'brought into force the safety data sheet that you asked for',
  sheet_declined: 'says why a safety data sheet that you asked for does not come',
  message_sent: 'sent a message to you',
  message_critical: 'sent a critical message to you',
  jsa_stopped: 'stopped the work of your job',
  jsa_to_sign: 'asks you to sign a job safety analysis',
  jsa_to_sign_again: 'changed a job safety analysis, which you sign again',
  jsa_to_approve: 'asks you to approve a job safety analysis',
  jsa_returned: 'sent your job safety analysis back',
  loto_to_sign: 'names you on a lockout, which you sign',
  loto_offered: 'offers you the lead of a lockout',
  loto_lock_removed: 'removed your lock while you were absent',
  loto_ready: 'showed zero energy: your personal lock goes on now',
  loto_energised: 'gives energy back to a machine for a test: stay clear of it',
  loto_given_back: 'ended a lockout that you are on: its own locks hold the machine no more',
  loto_end_moved: 'moved the planned end of a lockout that you lead or are on',
  loto_template_to_approve: 'asks you to approve a lockout template',
  loto_template_returned: 'sent your lockout template back',
  sqr_assigned: 'names you on a quality report, which you investigate',
  sqr_to_verify: 'asks you to verify the parts of a quality report',
  sqr_to_approve: 'asks you to approve a quality report',
  sqr_returned: 'sent your quality report back',
  sqr_serious: 'tells of a serious quality report',
  sqr_unled: 'opened a quality report that nobody leads',
  sqr_verified: 'looked at the parts of your quality report',
  sqr_approved: 'approved your quality report',
  sqr_closed: 'closed your quality report',
  sqr_voided: 'voided your quality report',
  inquiry_asked: 'asks the administrators',
  inquiry_to_answer: 'wrote below an inquiry of yours',
  inquiry_resolved: 'resolved your inquiry',
  deputy_named: 'names you to decide in their place',
} as const

/** What the clock tells, which is nobody: a sentence of its own. */
const passed = {
  form_due_soon: 'Half of the time for your decision on a form is over',
  form_overdue: 'Your decision on a form is overdue',
  form_deputy: 'A form waits for your decision as a deputy',
  form_overdue_report: 'A form of your team waits long for a decision',
  form_assigned: 'A form was assigned to you',
  assigned_form_due: 'A form that was assigned to you is due soon',
  assigned_form_overdue: 'A form that was assigned to you is overdue',
  form_schedule_overdue: 'People have not filled out a form of your schedule in time',
  action_due: 'An action is due soon, or today',
  action_overdue: 'An action is overdue',
  action_verify_due: 'An action still waits for you to verify it',
  action_resume_due: 'An action on hold was to go on by now',
  action_review_due: 'It is time to say whether an action of yours has helped',
  file_review_due: 'A file is to be reviewed soon, or today',
  sheet_review_due: 'A safety data sheet is to be reviewed soon, or today',
  sheet_missing: 'A product lies on a pad without a safety data sheet in force',
  file_to_acknowledge_again: 'A file is to be read and acknowledged again',
  file_overdue: 'A file was to be acknowledged by now',
  file_people_overdue: 'People have not acknowledged a file of yours in time',
  sheet_to_acknowledge_again: 'A safety data sheet is to be read and acknowledged again',
  sheet_overdue: 'A safety data sheet was to be acknowledged by now',
  sheet_people_overdue: 'People have not acknowledged a safety data sheet of yours in time',
  report_ready: 'A report that you are told of was counted anew',
  sqr_overdue: 'The investigation of a quality report is overdue',
  jsa_expired: 'The time of a job of yours is over: nobody works on under its analysis',
  jsa_ends_soon:
    'The time of a job of yours is over within half an hour: finish, or copy its analysis',
  jsa_approval_soon: 'A job is about to begin, and its analysis waits for your approval',
  loto_end_passed: 'The planned end of a lockout that you lead has passed',
  loto_end_near: 'The planned end of a lockout that you lead is within half an hour',
  loto_lock_long: 'A lock of yours is on for more than twelve hours',
  loto_visitor_lock_long:
    'A lock of somebody without an account is on for more than twelve hours, in a lockout that you lead',
  loto_visitor_lock_off:
    'The lock of somebody without an account is off, in a lockout that you lead',
  loto_template_due: 'A lockout template is to be inspected soon, or today',
  qualification_due: 'A qualification of yours expires soon, or has expired',
  team_qualification_due:
    'A qualification of somebody who reports to you expires soon, or has expired',
  webhook_paused: 'A webhook was paused, because its address takes nothing any more',
  key_ends: 'A key ends within days: what uses it is refused from then on',
  question_closed: 'Your question was closed, because nobody has written for a while',
  work_handed_on: 'What waited for somebody who has left waits for you now',
  form_handed_on: 'A form that you assigned was handed on, because somebody has left',
  work_left: 'Something waits for somebody who has left, and nobody has taken it over',
} as const

/** Why somebody hears of an event, behind it. */
const whyTold = {
  record_followed: ' that you follow',
  filter_matched: ' that fits a filter of yours',
  rule_told: '',
} as const

/** What somebody was told, as a sentence without its full stop; nobody's name is "Somebody". */
export function notificationSentence(
  kind: NotificationKind,
  actorName: string | null,
  event: NotifyEvent | null,
): string {
  if (kind in whyTold) {
    const what = event === null ? 'changed something' : eventWords(event)
    return `${actorName ?? 'Somebody'} ${what}${whyTold[kind as keyof typeof whyTold]}`
  }
  return kind in passed
    ? passed[kind as keyof typeof passed]
    : `${actorName ?? 'Somebody'} ${done[kind as keyof typeof done]}`
}
/** A kind without its words does not compile. */
export const saidOfEveryKind: Exclude<
  NotificationKind,
  keyof typeof done | keyof typeof passed | keyof typeof whyTold
> extends never
  ? true
  : never = true

/** For how many minutes before the end of a job or of a lockout its people are told of it. */
export const endNearMinutes = 30

/** Until when something that one was told may be put off. */
export const laterChoices = ['evening', 'shift', 'week'] as const
/** Until when something that one was told may be put off. */
export type LaterChoice = (typeof laterChoices)[number]

/** What each of them is called. */
export const laterLabels: Readonly<Record<LaterChoice, string>> = {
  evening: 'This evening',
  shift: 'Tomorrow at shift start',
  week: 'Next week',
}

/** The parts of an inbox: what stands in it, what of that is not read yet, and what was put off. */
export const inboxTabs = ['all', 'unread', 'later'] as const
/** A part of an inbox. */
export type InboxTab = (typeof inboxTabs)[number]
