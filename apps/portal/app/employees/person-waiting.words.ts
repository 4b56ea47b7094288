import type { LeftWorkName } from '@holdpoint/api'

const counted = (one: string, many: string) => (count: number) =>
  `${count} ${count === 1 ? one : many}`

/** What waits for somebody, counted. */
export const workWords: Readonly<Record<LeftWorkName, (count: number) => string>> = {
  form_decision: counted('decision on a form', 'decisions on forms'),
  form_signature: counted('signature on a form', 'signatures on forms'),
  form_assigned: counted('form that was assigned to them', 'forms that were assigned to them'),
  action_to_do: counted('action to do', 'actions to do'),
  action_to_verify: counted('action to verify', 'actions to verify'),
  action_owned: counted('action that they own', 'actions that they own'),
  file_to_approve: counted('file that they approve', 'files that they approve'),
  file_owned: counted('file that they own', 'files that they own'),
  sqr_led: counted('quality report that they lead', 'quality reports that they lead'),
  jsa_to_approve: counted(
    'job safety analysis that awaits approval',
    'job safety analyses that await approval',
  ),
  report_told: counted('report that others are told of', 'reports that others are told of'),
  jsa_run: counted('job that they supervise', 'jobs that they supervise'),
  loto_led: counted('lockout that they lead', 'lockouts that they lead'),
  loto_locks: counted('lockout with locks of theirs', 'lockouts with locks of theirs'),
}

/** The words of what waits for somebody. */
export const words = {
  title: 'Waits for them',
  notYet: 'Not handed on yet',
  nothing: 'Nothing waits for them by name.',
  allGone: 'Nothing waits for them any more.',
  goesTo: (manager: string | null) =>
    manager === null
      ? 'They have no manager who works here: within minutes of the end of their account this goes to an administrator.'
      : `Within minutes of the end of their account this goes to ${manager}, and to an administrator where the rules do not let ${manager} take it over:`,
  goesNow: (manager: string | null) =>
    manager === null
      ? 'This goes to an administrator within minutes. Where the rules let none of them take it over, they were told, and it waits:'
      : `This goes to ${manager} within minutes, or to an administrator. Where the rules let nobody take it over, the administrators were told, and it waits:`,
  stays: 'This is not handed on by itself. Those who can act are told:',
} as const
