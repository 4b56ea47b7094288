/** Of files that a question asks for. */
export const fileWords = {
  add: 'Add file',
  files: 'Files',
  kinds: 'PDF, Word, Excel, text or pictures, up to 15 MB each.',
  full: (max: number) => (max === 1 ? 'One file is enough here.' : `${max} files: that is full.`),
  remove: (name: string) => `Remove ${name}`,
  removeFailed: 'The file could not be removed. Please try again.',
  drop: 'Leave this file out',
  chooseAgain: 'Please choose the file again.',
  empty: (name: string) => `${name} is empty.`,
  tooLarge: (name: string) => `${name} has more than 15 MB.`,
  tooMany: (max: number) => `An answer takes at most ${max} files.`,
} as const
