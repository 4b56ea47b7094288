/** The words of one permission group, its form, and putting people into it. */
export const words = {
  add: 'New permission group',
  edit: 'Edit',
  editTitle: 'Edit permission group',
  name: 'Name',
  rights: 'Rights',
  rightsHint:
    'Everybody in the group holds them. You can only give what you hold yourself, unless you administer Holdpoint.',
  save: 'Save',
  people: 'People',
  nobody: 'Nobody is in it yet.',
  tick: (name: string) => `Choose ${name}`,
  putIn: 'Put people in',
  takeOut: 'Take out those who are ticked',
  remove: 'Delete',
  confirmDelete: 'Are you sure you want to delete this permission group?',
  loses: (people: number) =>
    people === 0
      ? 'Nobody who has an account is in it.'
      : people === 1
        ? 'One person is in it, and loses what it alone gives.'
        : `${people.toLocaleString('en-US')} people are in it, and lose what it alone gives.`,
  losesAway: 'So does whoever was in it when their account was taken away.',
  deleted: 'The permission group was deleted.',
} as const

/** The words of the list of groups. */
export const listWords = {
  create: 'New group',
  search: 'Search groups by name',
  show: 'Show',
  all: 'Show all',
  people: 'People and their rights',
  none: 'There is no permission group yet.',
  noneNamed: (search: string) => `No group has “${search}” in its name.`,
} as const

/** The words of changing several people at once. */
export const severalWords = {
  titleOf: (group: string) => `${group}: several people`,
  deed: 'What is to be done',
  deeds: { add: 'Put them into the group', remove: 'Take them out of the group' },
  people: 'People',
  peopleHint: 'Find people by their names, and tick all of them.',
  seek: 'Search people by name',
  look: 'See what would change',
  apply: 'Apply',
  wouldChange: 'What would change',
  wouldNot: 'Nobody would be changed by it.',
  changed: 'What has changed',
  nobodyChanged: 'Nobody was changed by it.',
  gain: (rights: readonly string[]) => `Gain: ${rights.join('; ')}.`,
  lose: (rights: readonly string[]) => `Lose: ${rights.join('; ')}.`,
  same: 'Their rights stay as they are: other groups, or what is denied to them, come to the same.',
  who: (names: readonly string[], more: number) =>
    more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`,
  notBack:
    'You do not hold all that this group gives: once they are out, somebody who does must put them back.',
  undo: 'Take it back',
  undone: 'It was taken back.',
  back: 'To the group',
} as const
