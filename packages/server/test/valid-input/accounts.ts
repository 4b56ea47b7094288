import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const accountsInputs = (): ValidInputs<'accounts'> => ({
  'accounts.setUp': {
    code: 'x',
    organisationName: 'A',
    timeZone: 'UTC',
    firstName: 'A',
    lastName: 'B',
    email: 'a@company.example',
    password: 'a long enough sentence',
  },
  'accounts.forgottenPassword': { email: 'nobody@company.example' },
  'accounts.oneTimeLink': { once: 'x' },
  'accounts.choosePassword': { once: 'x', password: 'a long enough sentence' },
  'accounts.changePassword': { password: 'x', newPassword: 'a long enough sentence' },
})
