/** The words of the live board. */
export const words = {
  title: 'Live board',
  lockouts: 'LOTO',
  about: (at: string) => `Who holds a lock, on what, for how long. Read ${at}.`,
  refresh: 'Refresh',
  figures: 'Figures',
  machines: (count: number) => (count === 1 ? 'machine out of service' : 'machines out of service'),
  locks: (locks: number, people: number) =>
    `${locks === 1 ? 'lock on' : 'locks on'}, ${people === 1 ? '1 person' : `${people} people`}`,
  nextEnd: (name: string, day: string | null) =>
    day === null ? `next planned end, ${name}` : `next planned end, ${day}, ${name}`,
  noEnd: 'no planned end to come',
  long: (count: number) =>
    count === 1 ? 'lock on for more than 12 h' : 'locks on for more than 12 h',
  pads: 'Pads',
  allPads: 'All pads',
  caption: 'Who holds a lock, on what, for how long',
  columns: {
    who: 'Holds the lock',
    lock: 'Lock',
    point: 'Point',
    since: 'On since',
    long: 'How long, mark at 12 h',
  },
  none: 'No machine is out of service.',
  noneOnPad: 'No machine is out of service on this pad.',
  noMachine: 'No machine yet',
  noLock: 'No lock with a number is on.',
  cut: (shown: number, of: number) => `These are the first ${shown} of ${of}.`,
  leads: (name: string) => `${name} leads`,
  points: (locked: number, of: number) => `${locked} of ${of} points`,
  box: (name: string) => `Group box ${name}`,
  personal: 'Personal lock',
} as const
