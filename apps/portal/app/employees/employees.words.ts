import type { Employee, OrderOf, peopleList, SectionOf } from '@holdpoint/api'

/** The words of the pages about people and their accounts. */
export const words = {
  title: 'People',
  records: ['person', 'people'],
  search: 'Search people by name, address or number',
  show: 'Show people',
  only: 'Only people of',
  more: 'More for',
  open: 'Open',
  add: 'Add a person',
  addIntro: 'The person gets an account, and an invitation to choose a password.',
  addSubmit: 'Add and invite',
  added: (name: string) => `${name} was added`,
  addedWithoutRights:
    'They fill out forms and see what is theirs. What else they may do is given on their page, or by a group of rights.',
  openPerson: (name: string) => `Open the page of ${name}`,
  columns: { person: 'Person', number: 'Number', crew: 'Crew', hired: 'Hired', rights: 'Rights' },
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Work email',
  number: 'Employee number',
  state: 'Account',
  account: 'Account',
  invite: 'Send an invitation',
  reset: 'Send a link for a new password',
  inviteHint: 'A link that was made before stops working.',
  signsInWith: 'Signs in with',
  linkedSince: (when: string) => `Linked ${when}`,
  unlink: 'Remove the link to the company account',
  unlinkHint:
    'They are signed out everywhere. Whoever has their address at the company’s sign-in is linked to them the next time.',
  unlinked: 'The link is removed, and they are signed out everywhere.',
  deactivate: 'Deactivate',
  deactivateHint:
    'Once deactivated they are signed out everywhere and cannot sign in. What they wrote stays, what waits for them goes on, and their permissions come back with the account.',
  reactivate: 'Reactivate',
  reactivateHint: 'They can sign in again with the password and the permissions that they had.',
  chooseDeed: 'Please press the button of what is to be done.',
  sent: 'A link is on its way by mail.',
  deactivated: 'The account is deactivated, and they are signed out everywhere.',
  reactivated: 'The account is active again.',
  linkTitle: 'Pass this address on now',
  linkHint:
    'No mail can be sent, so hand it over yourself. It works once, and whoever has it chooses the password. It is not shown again.',
  link: 'Address',
  linkShownBefore:
    'The address was shown when this was sent the first time. If nobody has it, make a new one.',
  none: 'None',
  noCrew: 'No crew',
  seeRights: 'What they may',
  noGroup: 'In no group',
  given: (count: number) => `${count} given alone`,
  denied: (count: number) => `${count} denied`,
  allRights: 'Any right',
  companies: { searchBy: 'Search companies', find: 'Find companies' },
} as const

export const stateWords: Readonly<Record<Employee['state'], string>> = {
  active: 'Active',
  invited: 'No password yet',
  left: 'Deactivated',
}

export const tabNames = {
  active: 'Active',
  invited: 'No password yet',
  left: 'Deactivated',
} as const satisfies Record<SectionOf<typeof peopleList>, string>

export const sortNames = {
  name: 'Last name',
  number: 'Number',
  hired: 'Hired',
} as const satisfies Record<OrderOf<typeof peopleList>, string>
