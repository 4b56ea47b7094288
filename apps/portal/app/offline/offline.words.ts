/** The words of what is kept on this device. */
export const offlineWords = {
  changedElsewhere: (count: number) =>
    count === 1
      ? '1 answer was changed elsewhere in the meantime. Open the form to choose.'
      : `${count} answers were changed elsewhere in the meantime. Open the form to choose.`,
  title: 'Waiting on this device',
  intro:
    'Forms, answers, photos and files that have not reached the server yet. They are sent by themselves as soon as there is a network.',
  looking: 'Looking at what this device keeps…',
  nothing: 'Nothing waits on this device. Everything was sent.',
  needsScript: 'What waits on this device can only be shown with JavaScript.',
  unsupported:
    'This browser keeps nothing for this address. It needs https, and storage must be allowed.',
  locked: 'What this device keeps is locked until the server can be reached.',
  promised: 'This browser has promised to keep what waits here until it is sent.',
  mayGo:
    'This browser may delete what waits here when the device runs short of room, and Safari does so after seven days without a visit. Come back while there is a network.',
  answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  photo: (name: string) => `Photo ${name}`,
  file: (name: string) => `File ${name}`,
  begunHere: 'Begun here',
  since: (time: string) => `since ${time}`,
  waits: 'Waits to be sent',
  open: 'Open the form',
  sendNow: 'Send now',
  sending: 'Sending…',
  saveFile: 'Save as a file',
  discard: 'Discard',
  discardTitle: 'Discard what was not sent?',
  discardQuestion: (title: string) =>
    `What waits here for “${title}” is deleted from this device and can not be brought back.`,
  discarded: 'It was deleted from this device.',
  openElsewhere: 'The form is open in another window. Close it there first.',
  heldElsewhere: 'What is open in another window is sent by that one.',
  failed: 'That did not work. Nothing was lost. Please try again.',
  stillNoNetwork:
    'What could be sent was sent. For the rest the server gave no answer; it is kept, and tried again by itself.',
  signInFirst: 'Sign in again to send what waits.',
  allSent: 'Everything was sent.',
  keptLabel: 'Network',
  keptPage: (when: string) => `You are offline. This is what this device saw ${when}.`,
  networkIsBack: (when: string) =>
    `The network is back. This is still what this device saw ${when}.`,
  tryAgain: 'Try again',
  loadAnew: 'Show it as it is now',
  offlineTitle: 'You are offline',
  notKept:
    'This page is not kept on this device, so it cannot be shown without a network. Forms, lists and pinned files are kept once they were opened by somebody who signed in with “Keep me signed in on this tablet”.',
  nothingKept: 'No other page is kept on this device.',
  answersWait:
    'What you answered and was not sent yet is safe on this device. It is sent once a page of the portal is open with a network.',
  beginHere: 'Begin a form on this device',
  beginTitle: 'Begin here',
  beginIntro:
    'These forms can be begun without a network. Each gets its number once there is one; its time is that of now.',
  beginFailed: 'The form could not be begun. Load this page again and try once more.',
  beginNoRoom:
    'This device has no room for one more form. Send what waits here, or discard what is not wanted, and try again.',
  keptHere: 'Kept on this device',
  lastSeen: (when: string) => `seen ${when}`,
  deviceLocked:
    'Nobody is signed in on this device. What it keeps is locked, and stays so until its owner signs in again. That needs the network.',
  someStuck: 'What could be sent was sent. The rest needs you.',
} as const
