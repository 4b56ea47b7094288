import type { FollowedList, FollowedRecord } from '@holdpoint/api'

/** The words of what somebody wants to hear of. */
export const words = {
  title: 'What you follow',
  about:
    'Follow a record on its page. Of a saved filter you are told once of each record that fits it.',
  none: 'You follow nothing, and have no saved filter yet. Press Follow on a record to be told what becomes of it.',
  start: 'Tell me',
  stop: 'Stop',
  gone: 'It is gone, or not open to you any more',
  records: {
    my_form: 'Form',
    action: 'Action',
    topic: 'Topic',
    library_file: 'File',
    sds: 'Safety data sheet',
    jsa: 'Job safety analysis',
    loto: 'Lockout',
    sqr: 'Safety quality report',
  } satisfies Record<FollowedRecord, string>,
  filters: {
    myform: 'Saved filter of My Forms',
    reviewform: 'Saved filter of Reviews',
    action: 'Saved filter of Actions',
    topic: 'Saved filter of Topics',
    file: 'Saved filter of Files',
    sds: 'Saved filter of safety data sheets',
    jsa: 'Saved filter of job safety analyses',
    loto: 'Saved filter of lockouts',
    sqr: 'Saved filter of quality reports',
  } satisfies Record<FollowedList, string>,
} as const
