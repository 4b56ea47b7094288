import type { AreaWords } from '../../openapi/area-words.ts'

/** What the documents say of the calls about mails. */
export const mailWords = {
  notes: {
    'mail.outbox':
      'A mail goes out within seconds of what caused it. One that the mail server does not take is tried again after 30 seconds, 2 minutes, 10 minutes, 1, 4, 12 and 24 hours. One that was perhaps taken is `unsure` and never sent again.',
  },
  inputs: {
    'mail.outbox': {
      state: 'Only mails in this state.',
      pLimit: 'Mails on a page, 1 to 200; 20 unless said otherwise.',
      pOffset: 'Rows to pass over; 0 unless said otherwise.',
    },
  },
  parts: {
    OutboxMail: {
      kind: 'What caused it, such as `invite`.',
      text: 'As it was written. The address of a one-time link is not in it.',
      lastError: 'What the mail server said last, where it did not take the mail.',
      nextTryAt: 'When it is tried next; null once it is settled.',
      settledAt: 'When the mail server took it, or it was given up.',
    },
  },
} as const satisfies AreaWords<'mail'>
