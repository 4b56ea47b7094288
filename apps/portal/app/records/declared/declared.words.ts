/** The words that fields say, whatever record they are of. */
export const words = {
  yes: 'Yes',
  notSaid: 'Not said',
  choose: 'Please choose',
  nobody: 'Nobody',
  nothing: 'None',
  /** Somebody or something that is found no more. */
  gone: 'No longer here',
  seekPerson: 'Name or email',
  seekAsset: 'Code or name',
  seekCategory: 'A word of its name',
  labelled: (label: string, unit: string) => `${label} (${unit})`,
  /** The heads of the last column, which holds what can be done with a line. */
  doing: 'What can be done',
} as const
