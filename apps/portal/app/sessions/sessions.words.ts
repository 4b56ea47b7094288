/** The words of the page with one's sessions. */
export const words = {
  title: 'Your devices',
  intro:
    'Each line is a device or a program. Sign out what you do not know or do not use any more.',
  current: 'This device',
  since: 'Since',
  lastUsed: 'Last used',
  network: 'From',
  provider: 'Signed in with',
  end: 'Sign out',
  endOthers: 'Sign out everywhere else',
  noOthers: 'You are signed in nowhere else.',
  ended: 'Signed out there.',
  endedOthers: 'Signed out everywhere else.',
  devices: {
    portal: 'A browser',
    web: 'A page of another site',
    mobile: 'A mobile app',
    embed: 'A page of another site',
  } as Readonly<Record<string, string>>,
  unknownDevice: 'A program',
} as const
