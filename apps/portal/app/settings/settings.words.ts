/** The words of the Settings page. */
export const words = {
  own: 'Yours, on this device',
  look: 'Look',
  lookHint: 'Sun makes every word as dark as it gets, for a screen in bright light.',
  keys: 'Keyboard',
  times: 'Times',
  timesHint: (zone: string) => `Times and days are shown as they are in ${zone}.`,
  others: 'Of the organisation',
  unsent: 'Waiting on this device',
  unsentAbout: 'What was filled here and has not been sent yet.',
  apiKeys: 'API keys',
  apiKeysAbout: 'Let the pages and the server of another site use Holdpoint.',
  embed: 'Embed',
  embedAbout: 'Put widgets of Holdpoint into pages of other sites.',
  mail: 'Mail',
  mailAbout: 'What Holdpoint wrote to people, and what became of it.',
} as const
