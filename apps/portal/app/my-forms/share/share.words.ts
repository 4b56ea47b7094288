import { sentences, shareCountMax } from '@holdpoint/api'

/** The words of sharing that the specification leaves to us, beside its own. */
export const words = {
  title: 'Share',
  share: sentences.buttons.share,
  cancel: sentences.buttons.cancel,
  close: 'Close',
  search: 'Employee name or email',
  find: 'Search',
  found: 'Found',
  add: 'Add',
  picked: 'People to share with',
  remove: 'Remove',
  sharedWith: 'Shared with',
  takeBack: 'Take the share back from',
  takenBack: 'The form is not shared with them any more.',
  duplicate: sentences.share.duplicate,
  nobodyFound: sentences.noData.employee,
  nobodyPicked: 'Nobody is picked yet.',
  full: `No more than ${shareCountMax} people can be added. Remove someone to add another.`,
  wrongState: 'A form can be shared once it is in review or completed.',
  notYours: 'This form is not yours to share. Please ask whoever submitted it.',
} as const

export function notHereAnyMore(count: number): string {
  return count === 1
    ? '1 person who was picked is not an employee here any more and was left out.'
    : `${count} people who were picked are not employees here any more and were left out.`
}
