import type { NotificationKind } from '@holdpoint/api'

/** The words of the inbox. */
export const words = {
  title: 'Notifications',
  intro: 'What you were told in the last 90 days.',
  none: 'Nothing was told to you yet.',
  noneUnread: 'You have read everything.',
  tabs: { all: 'All', unread: 'Unread' },
  list: 'Notifications',
  open: 'Open',
  markRead: 'Mark as read',
  markAll: 'Mark all as read',
  marked: 'Marked as read.',
  isNew: 'New',
  gone: 'It is gone, or not open to you any more.',
  somebody: 'Somebody',
} as const

/** What the clock tells, which is nobody: a sentence of its own. */
export const toldByClock: readonly NotificationKind[] = [
  ...(['form_due_soon', 'form_overdue', 'form_deputy', 'form_overdue_report'] as const),
  ...(['action_due', 'action_overdue'] as const),
]

/** What was done, behind the name of who did it. */
export const told: Readonly<Record<NotificationKind, string>> = {
  form_shared: 'shared a form with you',
  form_signed: 'signed your form',
  form_to_approve: 'asks for your decision on a form',
  form_approved: 'approved your form',
  form_rejected: 'rejected your form',
  form_handed_back: 'asks you to change some answers',
  form_reopened: 'reopened a form',
  kudos_received: 'thanked you',
  form_due_soon: 'Half of the time for your decision on a form is over',
  form_overdue: 'Your decision on a form is overdue',
  form_deputy: 'A form waits for your decision as a deputy',
  form_overdue_report: 'A form of your team waits long for a decision',
  action_due: 'An action is due soon, or today',
  action_overdue: 'An action is overdue',
  action_assigned: 'gave you an action',
  action_returned: 'returned an action',
  action_to_verify: 'asks you to verify an action',
  action_sent_back: 'sent an action back',
  action_closed: 'closed an action',
  question_asked: 'asked a question on your topic',
  question_answered: 'answered your question',
  answer_accepted: 'accepted your answer',
  file_to_approve: 'asks you to approve a file',
  file_approved: 'approved your file',
  file_sent_back: 'sent your file back',
}
