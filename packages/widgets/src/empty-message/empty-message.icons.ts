/** The icons of the message box: the paths of a 24 by 24 line drawing each. */
export const emptyMessageIcons = {
  records: [
    'M8.5 4.5h-2A1.5 1.5 0 0 0 5 6v13.5A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5V6a1.5 1.5 0 0 0-1.5-1.5h-2',
    'M9.5 3h5a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z',
    'm9.75 11.75 4.5 4.5',
    'm14.25 11.75-4.5 4.5',
  ],
  search: ['M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z', 'm15.25 15.25 5 5', 'M8 10.5h5'],
  comments: [
    'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-6.5l-4.5 4v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5Z',
    'M9 10.5h6',
  ],
  actions: [
    'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4Z',
    'M8.5 9.5h7',
    'M8.5 14.5h3.5',
  ],
  filters: ['M4 5h16l-6.25 7.5V19l-3.5-2v-4.5Z'],
} as const

/** The name of a built-in icon. */
export type EmptyMessageIcon = keyof typeof emptyMessageIcons

/** The names, the default first. */
export const emptyMessageIconNames = [
  'records',
  'search',
  'comments',
  'actions',
  'filters',
] as const satisfies readonly EmptyMessageIcon[]

/** Tells whether a text names a built-in icon. */
export function isEmptyMessageIcon(name: string): name is EmptyMessageIcon {
  return Object.hasOwn(emptyMessageIcons, name)
}
