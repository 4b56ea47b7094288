/** The words of the pages about time zones and the organisation. */
export const words = {
  timeZone: 'Time zone',
  intro:
    'Days and times are shown as they are there: what is due when, quiet hours, and when mails come that are sent once a day.',
  ofOrganisation: (zone: string) => `That of the organisation: ${zone}`,
  saved: 'Time zone saved.',
  organisation: 'Organisation',
  organisationIntro: 'The zone is that of everybody who has chosen none.',
  name: 'Name',
  logo: 'Logo',
  logoIntro:
    'It stands in the head of every PDF, in the place of Holdpoint’s sign. A PNG or a JPEG of at most 1 MB and two million dots.',
  addLogo: 'PNG or JPEG',
  logoDone: { add: 'Logo added.', remove: 'Logo removed.' },
} as const
