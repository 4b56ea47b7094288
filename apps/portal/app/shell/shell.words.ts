/** The words of the frame around the pages. */
export const words = {
  skip: 'Skip to the page',
  skipToDialog: 'Skip to the dialog',
  places: 'Places',
  more: 'More',
  fill: 'Fill',
  find: 'Find or go to',
  news: 'Notifications',
  waiting: 'waiting',
  people: 'People',
  settings: 'Settings',
  actions: 'Actions',
  home: 'Home',
  approvals: 'Approvals',
  keyboard: 'Keyboard shortcuts',
  unsent: 'Waiting on this device',
  signOut: 'Sign out',
} as const
