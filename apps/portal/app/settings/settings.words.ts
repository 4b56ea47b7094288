/** The words of the Settings page. */
export const words = {
  own: 'Yours, on this device',
  look: 'Look',
  lookHint: 'Sun makes every word as dark as it gets, for a screen in bright light.',
  keys: 'Keyboard',
  times: 'Times',
  timesHint: (zone: string) => `Times and days are shown as they are in ${zone}.`,
  others: 'For other sites',
  sessions: 'Your devices',
  sessionsAbout: 'Where you are signed in, and signing out there.',
  unsent: 'Waiting on this device',
  unsentAbout: 'What was filled here and has not been sent yet.',
  apiKeys: 'API keys',
  apiKeysAbout: 'Let the pages and the server of another site use Holdpoint.',
  embed: 'Embed',
  embedAbout: 'Put widgets of Holdpoint into pages of other sites.',
} as const
