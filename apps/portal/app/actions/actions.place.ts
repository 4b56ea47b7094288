import { actionsList } from '@holdpoint/api'
import { oneOf } from '../lists/address-values.ts'
import { definePlace } from '../lists/place.ts'
import { paths } from '../paths.ts'

// What the address of the list of actions says beside what every list's says.

/** How the actions are shown. */
export const views = ['list', 'board'] as const
export type View = (typeof views)[number]

/** The list of actions and its places. */
export const actionsPlaces = definePlace(actionsList, {
  path: paths.actions(),
  names: {
    statuses: ['Status', 'statuses'],
    priorities: ['Priority', 'priorities'],
    types: ['Type', 'types'],
    sources: ['Raised from', 'kinds of records'],
    isOverdue: 'Overdue',
    isMine: 'Mine',
    isTeams: 'My team’s',
    countries: ['Country', 'countries'],
    districts: ['District', 'districts'],
    businessUnits: ['Business unit', 'business units'],
    crews: ['Crew', 'crews'],
    assets: ['Equipment', 'pieces of equipment'],
    pads: ['Pad', 'pads'],
    customers: ['Customer', 'customers'],
    createdBy: ['Raised by', 'people who raised them'],
    assignees: ['Assigned to', 'people who do them'],
    owners: ['Owner', 'owners'],
    verifiers: ['Verifier', 'verifiers'],
  },
  recordName: 'Action',
  dayName: 'Raised',
  own: {
    read: (query): { view: View } => ({ view: oneOf(views, query.get('view')) ?? 'list' }),
    write: ({ view }) => ({ view: view === 'list' ? undefined : view }),
  },
})

/** A place of the list of actions. */
export type ActionsPlace = typeof actionsPlaces.plain

/** Where an action is raised, which leads back to the list. */
export function raiseAt({ closed }: ActionsPlace): string {
  return paths.newAction({ to: closed.address })
}
