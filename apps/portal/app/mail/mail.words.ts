import type { OutboxMail } from '@holdpoint/api'

/** The words of the page of mails. */
export const words = {
  title: 'Mail',
  intro: 'What Holdpoint wrote to people, and what became of it. One-time links are never shown.',
  noServer:
    'No mail server is set, so mails stay here. Whoever starts Holdpoint sets one with SMTP_URL and MAIL_FROM.',
  none: 'Nothing was written yet.',
  list: 'Mails',
  to: 'To',
  written: 'Written',
  tries: 'Tries',
  next: 'Next try',
  said: 'The mail server said',
  show: 'Show the mail',
} as const

/** What became of a mail, in words. */
export const stateWords: Readonly<Record<OutboxMail['state'], string>> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Not sent: refused',
  unsure: 'Perhaps sent',
  no_server: 'Not sent: no mail server',
}
