import { spriteIcon } from '../ui/sprite-icon.tsx'
import type { Waiting } from './place-groups.ts'
import type { Place, PlaceGroup, ShellTable } from './places.ts'

// For tests: the portal as it will be when every module stands. None of this is ever shipped.

type More = Partial<Pick<Place, 'keys' | 'isFirst' | 'bar' | 'covers'>>

const letters = 'abcdeghijklmnopqrstuvwxyz'
const given = new Set<string>()

function place(name: string, icon: string, more: More = {}): Place {
  const path = name.toLowerCase().replaceAll(' ', '-')
  const key = [...path, ...letters].find((one) => letters.includes(one) && !given.has(one)) ?? ''
  given.add(key)
  const to = `/made-up/${path}`
  return { name, to, covers: [to], Icon: spriteIcon(icon), key, ...more }
}

const groups: readonly PlaceGroup[] = [
  {
    name: 'Do',
    places: [
      place('Home', 'House', { isFirst: true, bar: 'left' }),
      place('My Forms', 'ClipboardList', { isFirst: true, bar: 'left' }),
      place('Actions', 'ListTodo', { isFirst: true, bar: 'right' }),
    ],
  },
  {
    name: 'Check',
    places: [
      place('Reviews', 'ClipboardCheck', { isFirst: true, keys: ['access_all_submissions'] }),
      place('Approvals', 'Stamp', { keys: ['approve_sqr'] }),
    ],
  },
  {
    name: 'Safety',
    places: [
      place('JSA', 'ShieldAlert', { isFirst: true }),
      place('LOTO', 'Lock', { isFirst: true }),
      place('SQR', 'BadgeAlert'),
    ],
  },
  {
    name: 'Know',
    folds: true,
    places: [
      place('Topics', 'MessagesSquare'),
      place('Messages', 'Mail'),
      place('Subscriptions', 'Rss'),
      place('Files and SDS', 'Folder'),
    ],
  },
  {
    name: 'Company',
    folds: true,
    places: [
      place('People and rights', 'Users', { keys: ['admin'], covers: ['/made-up/people'] }),
      place('Reports', 'ChartColumn', { keys: ['admin'] }),
      place('Settings', 'Settings'),
    ],
  },
  {
    name: 'Set up',
    isSetUp: true,
    places: [
      ['Work orders', 'Wrench'],
      ['Dashboards', 'LayoutDashboard'],
      ['Saved filters', 'Bookmark'],
      ['Manage forms', 'Workflow'],
      ['Form types', 'Tags'],
      ['Hazard library', 'TriangleAlert'],
      ['LOTO templates', 'FolderLock'],
      ['SQR set-up', 'ListChecks'],
      ['Notify rules', 'BellRing'],
      ['Admin inquiries', 'LifeBuoy'],
    ].map(([name = '', icon = '']) => place(name, icon, { keys: ['admin'] })),
  },
]

export const madeUpTable: ShellTable = {
  groups,
  head: { find: '/made-up/find', news: '/made-up/news' },
}

/** The names of the drawings that the made-up places need. */
export const madeUpIcons = groups.flatMap(({ places }) =>
  places.map(({ Icon }) => Icon.displayName),
)

export const madeUpWaiting: Waiting = {
  '/made-up/my-forms': 2,
  '/made-up/actions': 6,
  '/made-up/reviews': 14,
  '/made-up/approvals': 3,
  '/made-up/jsa': 1,
  '/made-up/messages': 1,
  '/made-up/files-and-sds': 4,
  '/made-up/news': 4,
}
