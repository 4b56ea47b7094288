/** The words of files that are attached to an entry as a whole. */
export const words = {
  title: 'Attachments',
  none: 'No file is attached to this form.',
  place: 'Choose a photo or PDF',
  open: (count: number) =>
    count === 0 ? 'Attach a file' : count === 1 ? '1 attached file' : `${count} attached files`,
  change: 'Attach or remove files',
  kept: 'What was handed in with the form stays with it.',
  back: 'Back to the form',
  added: 'File attached.',
  removed: 'File removed.',
} as const
