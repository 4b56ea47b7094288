import type { MarkColour, MarkKind } from '@holdpoint/forms'

/** Words of the marks on a photo. */
export const words = {
  back: 'Back to the form',
  backToVersion: (version: number) => `Back to version ${version}`,
  without: 'Without marks',
  with: 'With marks',
  original: 'Open the original',
  larger: 'Larger picture',
  smaller: 'Smaller picture',
  marks: 'Marks on this photo',
  none: 'No marks yet.',
  hidden: (count: number) =>
    count === 1
      ? 'This is the photo as it was taken: its mark is left out.'
      : `This is the photo as it was taken: its ${count} marks are left out.`,
  mark: 'Mark this photo',
  evidence: 'Marks lie over the photo. The photo itself is never changed.',
  markPhoto: (place: number) => `Mark photo ${place}`,
  needsNetwork:
    'There is no network: a photo can be marked once there is one. What you answer is kept.',
  kind: 'What to draw',
  kinds: {
    pin: 'Numbered pin',
    arrow: 'Arrow',
    ellipse: 'Ellipse',
    box: 'Box',
    line: 'Line by hand',
  } satisfies Record<MarkKind, string>,
  colour: 'Colour',
  colours: { red: 'Red', blue: 'Blue', green: 'Green', black: 'Black' } satisfies Record<
    MarkColour,
    string
  >,
  text: 'Words beside it (optional)',
  press: 'Press the picture where the mark goes; an arrow from where it comes.',
  pressEnd: 'Press the picture once more: where the arrow points, or the opposite corner.',
  pressAlt: 'The photo: press where the mark goes',
  startAgain: 'Begin this mark anew',
  byNumbers: 'Or by numbers',
  byNumbersHint: 'In percent of the photo, from its left edge and from its upper edge.',
  fromX: 'From the left, %',
  fromY: 'From above, %',
  toX: 'To: from the left, %',
  toY: 'To: from above, %',
  toHint: 'For an arrow its end, for an ellipse or a box the opposite corner.',
  add: 'Add this mark',
  remove: (name: string) => `Remove ${name}`,
  noPlace: 'Press the picture where the mark goes, or type its place in percent.',
  badPlace: 'Type numbers from 0 to 100.',
  saved: 'Mark added.',
  removed: 'Mark removed.',
  changedMeanwhile:
    'Not saved: the marks of this photo were changed elsewhere in the meantime. They are shown as they are now; set yours again.',
} as const

/** Words of the dialog in which a photo is drawn on. */
export const dialogWords = {
  title: (place: number, label: string) => `Mark photo ${place}: ${label}`,
  close: 'Close',
  select: 'Choose a mark',
  surface:
    'The photo. Press or drag to draw what is chosen. With a mark chosen, the arrow keys move it, plus and minus size it, and Delete removes it.',
  how: 'Drag on the photo; or press where it begins, and press again where it ends.',
  howPin: 'Press the photo where the pin goes.',
  howSelect: 'Press a mark to choose it. The arrow keys and the buttons below move it.',
  pressEnd: 'Now press where it ends.',
  addHere: 'Add in the middle',
  undo: 'Undo',
  chosen: 'Chosen mark',
  left: 'Move left',
  right: 'Move right',
  up: 'Move up',
  down: 'Move down',
  grow: 'Larger',
  shrink: 'Smaller',
  text: 'Words beside it',
  remove: (name: string) => `Remove ${name}`,
  save: 'Save marks',
  saving: 'Saving…',
  discard: 'Close without saving? The marks that you drew are lost.',
  noNetwork:
    'Not saved: the server cannot be reached. Your marks stay here; save them again once there is a network.',
  signedOut:
    'Not saved: you are signed out. Sign in again in another tab, then save; your marks stay here.',
  changedMeanwhile:
    'Not saved: the marks of this photo were changed elsewhere in the meantime. Save once more to put yours in their place, or close to keep those.',
  noPicture: 'The photo could not be loaded. Close this and try again once there is a network.',
  full: (max: number) => `This photo has ${max} marks: that is full.`,
  tooLong: 'The lines on this photo are too long together. Remove one to draw another.',
} as const
