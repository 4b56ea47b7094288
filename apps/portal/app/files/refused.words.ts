/** The words of the page of refused files. */
export const words = {
  title: 'Refused files',
  intro:
    'Files that people sent and the check of this place did not take. Nothing holds them and nobody can open them here; whoever keeps the machine finds each in the folder of files under its id. They go after 30 days, and of each person the newest 20 are kept.',
  none: 'No file was refused.',
  sentBy: 'Sent by',
  when: 'When',
  why: 'The check said',
  nothing: 'Nothing',
  kind: 'Kind',
  id: 'Id',
} as const
