/** The words of the Embed page. */
export const words = {
  title: 'Embed',
  intro:
    'Widgets for pages of other sites: choose one, set it, and copy what your page needs. They run in any page, with or without a framework.',
  none: 'There are no widgets to embed in this build.',
  widget: 'Widget',
  groups: {
    behaviour: 'Value and behaviour',
    look: 'Look',
    words: 'Words, for another language or your own',
  },
  changed: 'changed',
  source: 'Where its data comes from',
  sourcePage: 'My page hands it in',
  sourceHint: 'With a key the widget asks Holdpoint by itself, for the person whom a token names.',
  language: 'Code for',
  languages: { html: 'HTML', react: 'React', vue: 'Vue', js: 'JavaScript' },
  policy: 'Release',
  policies: {
    evergreen: 'Always the newest',
    pinned: 'This one, checked by its hash',
  },
  policyHint: {
    evergreen:
      'A small loader fetches only the widgets that a page uses, and follows this portal’s updates.',
    pinned: 'One file with every widget. It stays the same until you change the address.',
  },
  show: 'Show',
  preview: 'Preview',
  previewUnscripted:
    'The preview needs a script, which does not run here. The code below does not.',
  previewData: 'What is not among the settings is made up here. As properties your page hands in:',
  previewOpen: 'Open it',
  head: 'Once in the page',
  code: 'Where the widget goes',
  csp: 'Content-Security-Policy',
  cspHint:
    'If your page has one, these sources must be allowed. The tags need no style-src, no inline script and no Trusted Types policy. Under it, put the script of the code above into a file of yours, or give it a nonce.',
  keyBefore: 'Where',
  keyMiddle: 'stands, put the page key of',
  keyAfter: 'It was shown once, when the key was made.',
  keyMake: 'Make a new key',
  tokenHint:
    'The address /holdpoint-token is one of your own server: it makes the token with the key’s server secret and hands it on. A token lasts ten minutes.',
  events: 'Events',
  data: 'Properties for data',
  slots: 'Slots',
  parts: 'CSS parts',
  known: 'Everything it knows',
} as const
