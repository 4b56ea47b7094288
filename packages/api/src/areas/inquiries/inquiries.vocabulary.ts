// The words of inquiries to administrators (decision 0109), for pages without the schemas.

/** The states of an inquiry. */
export const inquiryStates = [
  'new',
  'in_progress',
  'waiting_user',
  'resolved',
  'closed',
  'withdrawn',
] as const
/** The state of an inquiry. */
export type InquiryState = (typeof inquiryStates)[number]
/** What a state is called. */
export const inquiryStateLabels: Readonly<Record<InquiryState, string>> = {
  new: 'New',
  in_progress: 'In progress',
  waiting_user: 'Waits for an answer',
  resolved: 'Resolved',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
}

/** What an inquiry is about. */
export const inquiryCategories = ['access', 'bug', 'data', 'form', 'other'] as const
/** What an inquiry is about. */
export type InquiryCategory = (typeof inquiryCategories)[number]
/** What it is called. */
export const inquiryCategoryLabels: Readonly<Record<InquiryCategory, string>> = {
  access: 'I need access',
  bug: 'Something does not work',
  data: 'Something is wrong in the data',
  form: 'A form should change',
  other: 'Something else',
}

/** How much it presses, as whoever asks sees it. */
export const inquiryPriorities = ['high', 'normal', 'low'] as const
/** How much it presses. */
export type InquiryPriority = (typeof inquiryPriorities)[number]
/** What it is called. */
export const inquiryPriorityLabels: Readonly<Record<InquiryPriority, string>> = {
  high: 'I cannot work',
  normal: 'It hinders me',
  low: 'When there is time',
}

/** After so many days a resolved inquiry is closed by the clock (domain practice). */
export const inquiryCloseDays = 7
/** For so many days after it was closed it may be taken up again; the number is ours. */
export const inquiryReopenDays = 30
/** How many replies an inquiry takes; the number is ours. */
export const inquiryRepliesMax = 200
/** How many notes it takes beside them; the number is ours. */
export const inquiryNotesMax = 200
