/** The words of the page about people who come from a directory. */
export const words = {
  title: 'People from a directory',
  intro:
    'The directory of your company can add, change and deactivate people here by itself, by SCIM 2.0. Whoever leaves there is signed out here, and what waits for them goes to their manager.',
  address: 'Address',
  addressHint: 'Entra ID calls it Tenant URL, Okta SCIM connector base URL.',
  secret: 'Secret token',
  secretHint: 'Entra ID calls it Secret Token, Okta Bearer token. It is shown this once.',
  steps: 'How it is set up',
  step: [
    'Make a key for it. It works in the name of whoever makes it, so that nobody is changed who may do more than they may; an account of its own that administers Holdpoint does best.',
    'Enter the address and the secret token of the key at the directory, and let it test them.',
    'Map the employee number, which everybody needs here, and see that the user name or the work email is the address that people sign in with. Somebody who is here already is found by their user name, which is their address until the directory has written them.',
    'Assign the people who are to come, and start.',
  ],
  rights: 'Rights are given here alone: groups are not taken from the directory.',
  make: 'Make a key',
  keys: 'Keys in use',
  none: 'No key for a directory is in use.',
  by: 'works in the name of',
  until: 'until',
  toKeys: 'All API keys',
} as const
