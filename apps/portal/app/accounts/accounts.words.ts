import { passwordLengthMin } from '@holdpoint/api'

/** The words of the pages by which a company and its people come to their accounts. */
export const words = {
  setUp: {
    title: 'Set up Holdpoint',
    intro:
      'This is the first day. Name the organisation, and make the account of its first administrator: that is you. What comes next is Places and lists, in the settings: countries, districts, crews, equipment and whatever else is chosen from.',
    code: 'Code',
    codeHint: 'The start printed it: look in the terminal, or in the log of the program.',
    organisation: 'Organisation',
    timeZone: 'Time zone',
    you: 'You, the first administrator',
    firstName: 'First name',
    lastName: 'Last name',
    submit: 'Set up',
    over: 'Holdpoint is set up already. Please sign in.',
  },
  email: 'Work email',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: `At least ${passwordLengthMin} characters. A short sentence is easy to keep in mind and hard to guess.`,
  forgotten: {
    title: 'Forgotten password',
    intro:
      'Enter your work email. A link by which you choose a new password comes by mail; it lasts one hour.',
    noMail:
      'This portal sends no mail. Please ask your administrator for a link by which you choose a new password.',
    submit: 'Send the link',
    sentTitle: 'Look into your mail',
    sent: 'If somebody has this address, a link is on its way to it. It lasts one hour and works once.',
  },
  choose: {
    title: 'Choose your password',
    invite: 'Welcome. This is what you will sign in with:',
    reset: 'You choose a new password for:',
    submit: 'Keep this password',
    done: 'Your password is set. Please sign in with it.',
    deadTitle: 'This link is over',
    dead: 'It was used already, or its time is over.',
    again: 'Ask for a new link',
  },
  change: {
    title: 'Password',
    intro: 'Everywhere else where you are signed in, you will be signed out.',
    now: 'Your password now',
    none: 'Forgotten, or none yet? Have a link sent to you',
    submit: 'Change password',
    done: 'Your password is changed. Other devices were signed out.',
  },
  toSignIn: 'To the sign-in page',
} as const
