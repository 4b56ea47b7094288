import type { EmbedWidget } from './release.ts'

/** A widget with a setting of each kind. */
export const card: EmbedWidget = {
  tag: 'hp-card',
  title: 'Card',
  line: 'Shows a thing.',
  settings: [
    {
      property: 'heading',
      attribute: 'heading',
      says: 'Its name.',
      kind: 'text',
      fallback: 'Hello',
    },
    { property: 'size', attribute: 'size', says: 'How large.', kind: 'number', fallback: 3 },
    { property: 'open', attribute: 'open', says: 'Whether open.', kind: 'flag', fallback: false },
    {
      property: 'look',
      attribute: 'look',
      says: 'How it looks.',
      kind: 'choice',
      fallback: 'plain',
      options: ['plain', 'wide'],
    },
  ],
  data: [],
  events: [],
  slots: [],
  parts: [],
}

/** A widget that can ask Holdpoint by itself. */
export const people: EmbedWidget = {
  tag: 'hp-people',
  title: 'People',
  line: 'Finds people.',
  settings: [
    { property: 'apiBase', attribute: 'api-base', says: 'Where.', kind: 'text', fallback: '' },
    { property: 'apiKey', attribute: 'api-key', says: 'The key.', kind: 'text', fallback: '' },
    { property: 'token', attribute: 'token', says: 'The token.', kind: 'text', fallback: '' },
    { property: 'label', attribute: 'label', says: 'What.', kind: 'text', fallback: 'Employee' },
  ],
  data: [
    { name: 'knownPeople', says: 'The people to choose from.' },
    { name: 'getToken', says: 'Answers the token.' },
  ],
  events: [{ name: 'hp-change', says: 'Somebody was chosen.' }],
  slots: [],
  parts: [],
}
