import type { AreaWords } from '../../openapi/area-words.ts'

const password = '15 to 128 characters of any kind.'
const once = 'The `once` of the link.'

/** What the documents say of the calls about coming to an account. */
export const accountsWords = {
  notes: {
    'accounts.setUp':
      'Works on an empty database only, with the code that the start printed. Of two at the same time one wins; afterwards it answers 404.',
    'accounts.forgottenPassword':
      'Answers alike and in the same time whether or not anybody has the address. The link lasts one hour.',
    'accounts.choosePassword':
      'The link works once. Every session of the person ends, and every other link.',
    'accounts.changePassword': 'The session that makes the call goes on; all others end.',
  },
  inputs: {
    'accounts.setUp': {
      code: 'What the start of the program printed.',
      organisationName: 'What people call the company, 1 to 100 characters.',
      timeZone: 'The IANA name of the organisation’s zone, such as `America/Denver`.',
      firstName: 'Of the first administrator.',
      lastName: 'Of the first administrator.',
      email: 'Of the first administrator: what they sign in with.',
      password,
    },
    'accounts.forgottenPassword': { email: 'The address that somebody signs in with.' },
    'accounts.oneTimeLink': { once },
    'accounts.choosePassword': { once, password },
    'accounts.changePassword': { password: 'The present one.', newPassword: password },
  },
} as const satisfies AreaWords<'accounts'>
