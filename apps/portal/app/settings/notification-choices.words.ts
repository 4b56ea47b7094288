import type { MailPace, NotificationGroup } from '@holdpoint/api'

/** The words of what somebody is told, by which road, and when not. */
export const words = {
  title: 'Notifications',
  intro: 'What you are told, and by which road. Mails go to',
  noMail: 'No mail server is set, so nothing is mailed. Your choices are kept for when one is.',
  groups: {
    waits: {
      name: 'Waits for you',
      about:
        'Decisions, actions, answers to change, files to acknowledge, messages, jobs and machines that you signed for.',
    },
    outcomes: {
      name: 'What became of it',
      about: 'Your forms approved or signed, your actions closed, your questions answered.',
    },
    followed: {
      name: 'What you follow',
      about: 'Records that you follow, and what fits the saved filters that you subscribed to.',
    },
    rules: {
      name: 'By a rule',
      about: 'What somebody who keeps the rules of your organisation wants you to hear of.',
    },
    talk: {
      name: 'From others',
      about: 'Forms shared with you, comments on them, thanks, questions on your topics.',
    },
  } satisfies Record<NotificationGroup, { name: string; about: string }>,
  inbox: 'In your inbox',
  inboxLocked: 'Always in your inbox',
  mail: 'By mail',
  paces: { never: 'Never', at_once: 'At once', daily: 'Once a day' } satisfies Record<
    MailPace,
    string
  >,
  times: 'Times',
  timesAbout: (zone: string) => `As clocks show them in ${zone}.`,
  digestAt: 'The daily mail comes at',
  quietFrom: 'No mails from',
  quietTo: 'No mails until',
  quietHint:
    'They wait until the quiet hours are over, but for what endangers somebody now: stopped work, energy on a machine, critical messages. Leave both empty for none.',
  save: 'Save',
  saved: 'Settings saved.',
  unsubscribe: {
    title: 'End these mails',
    about: 'Your inbox in Holdpoint stays as it is, and your settings turn the mails on again.',
    press: 'End all mails about notifications',
    doneTitle: 'No more mails',
    done: (email: string) => `Nothing is mailed to ${email} about notifications any more.`,
    deadTitle: 'This link ends nothing',
    dead: 'It is not whole, or the account is closed. Your settings end the mails as well.',
    toSettings: 'To your settings',
  },
} as const
