// What can wait for somebody by name, and is handed on, or told, once they have left (decision 0127).

/** What waits for somebody by name, in the order in which their account lists it. */
export const leftWorkNames = [
  ...(['form_decision', 'form_signature', 'form_assigned'] as const),
  ...(['action_to_do', 'action_to_verify', 'action_owned'] as const),
  ...(['file_to_approve', 'file_owned', 'sqr_led', 'jsa_to_approve', 'report_told'] as const),
  ...(['jsa_run', 'loto_led', 'loto_locks'] as const),
] as const
/** What waits for somebody by name. */
export type LeftWorkName = (typeof leftWorkNames)[number]
