import { sentences, type PermissionKey, type SessionInfo } from '@holdpoint/api'
import { paths } from '../paths.ts'
import {
  CalendarClock,
  ChartColumn,
  ClipboardCheck,
  ClipboardList,
  ClipboardPen,
  FlaskConical,
  Folder,
  FolderLock,
  GraduationCap,
  HardHat,
  House,
  KeyRound,
  Layers,
  LifeBuoy,
  ListTodo,
  Lock,
  Megaphone,
  MessagesSquare,
  BadgeAlert,
  Settings,
  ShieldAlert,
  Stamp,
  Tags,
  TriangleAlert,
} from '../ui/icons.ts'
import type { spriteIcon } from '../ui/sprite-icon.tsx'
import { words } from './shell.words.ts'

/** Opens a place as keys do, and is none: somebody reports to whoever looks. */
export const teamKey = 'team'

/** A place of the portal: what the rail, the bar of a phone and All places lead to. */
export interface Place {
  name: string
  to: string
  /** Addresses that belong to it: each with all that begins like it; the first page alone. */
  covers: readonly string[]
  Icon: ReturnType<typeof spriteIcon>
  /** Pressed after `g`. No two places share one, and `f` fills a form. */
  key: string
  /** Whoever holds one of these sees it; without any, everybody who is signed in. */
  keys?: readonly (PermissionKey | typeof teamKey)[]
  /** One of the six that stay where there is room for six and More. */
  isFirst?: boolean
  /** Stands in the bar of a phone, on this side of Fill. */
  bar?: 'left' | 'right'
}

export interface PlaceGroup {
  name: 'Do' | 'Check' | 'Safety' | 'Know' | 'Company' | 'Set up'
  places: readonly Place[]
  /** Becomes one row that opens to the side, where the rail is too low for all rows. */
  folds?: boolean
  /** Stands in All places alone: what it holds lies inside another place. */
  isSetUp?: boolean
}

export interface ShellTable {
  groups: readonly PlaceGroup[]
  /** Where the search and the news of the head lead; one that leads nowhere yet is left out. */
  head: { find?: string; news?: string }
}

/** Who reads the library of hazards: what the pages mirror of the policy. */
export const hazardReaders = [
  ...(['create_hazards', 'edit_all_hazards', 'edit_own_hazards'] as const),
  ...(['delete_all_hazards', 'delete_own_hazards', 'create_jsa'] as const),
  ...(['access_all_jsa', 'edit_all_jsa', 'edit_own_jsa'] as const),
] as const satisfies readonly PermissionKey[]

/** Who reads the templates of lockouts: what the pages mirror of the policy. */
export const lotoTemplateReaders = [
  ...(['manage_loto_templates', 'authorize_loto', 'create_loto'] as const),
  ...(['access_all_loto', 'edit_all_loto', 'edit_own_loto'] as const),
] as const satisfies readonly PermissionKey[]

/** Who keeps form types: the same. */
export const formTypeKeepers = [
  ...(['create_form_types', 'edit_all_form_types', 'edit_own_form_types'] as const),
  ...(['delete_all_form_types', 'delete_own_form_types'] as const),
] as const satisfies readonly PermissionKey[]

/** Who keeps the forms themselves: the same. */
export const formKeepers = [
  ...(['create_forms', 'edit_all_forms', 'edit_own_forms', 'delete_all_forms'] as const),
  ...(['delete_own_forms', 'delete_all_forms_with_associated_submissions'] as const),
] as const satisfies readonly PermissionKey[]

/** Who assigns forms to anybody: the same; whoever has a team assigns to it. */
export const scheduleKeepers = [
  ...(['create_forms', 'edit_all_forms', 'edit_own_forms'] as const),
] as const satisfies readonly PermissionKey[]

/** Who keeps categories: whoever may do something with some of them. */
export const categoryKeepers = [
  ...(['create_categories', 'edit_all_categories', 'edit_own_categories'] as const),
  ...(['delete_all_categories', 'delete_own_categories'] as const),
] as const satisfies readonly PermissionKey[]

/** Who gives rights: the same. */
export const rightsKeepers = [
  'manage_permission_groups',
  'admin',
] as const satisfies readonly PermissionKey[]

/** All places in their order (decision 0046). Only what is built stands here; a module adds its line. */
export const shellTable: ShellTable = {
  groups: [
    {
      name: 'Do',
      places: [
        {
          name: words.home,
          to: paths.home(),
          covers: [paths.home()],
          Icon: House,
          key: 'h',
          isFirst: true,
          bar: 'left',
        },
        {
          name: sentences.myForms.title,
          to: paths.myForms(),
          covers: ['/my-forms', '/my-form/'],
          Icon: ClipboardList,
          key: 'm',
          isFirst: true,
          bar: 'left',
        },
        {
          name: words.actions,
          to: paths.actions(),
          covers: ['/actions'],
          Icon: ListTodo,
          key: 'a',
          isFirst: true,
          bar: 'right',
        },
        {
          name: words.messages,
          to: paths.messages(),
          covers: ['/message-center'],
          Icon: Megaphone,
          key: 'c',
        },
      ],
    },
    {
      name: 'Check',
      places: [
        {
          name: words.reviews,
          to: paths.reviews(),
          covers: ['/review-form'],
          Icon: ClipboardCheck,
          key: 'r',
        },
        {
          name: words.approvals,
          to: paths.pendingApprovals(),
          covers: ['/pending-approvals'],
          Icon: Stamp,
          key: 'p',
        },
      ],
    },
    {
      name: 'Safety',
      places: [
        {
          name: words.jsa,
          to: paths.jsaList(),
          covers: ['/jsa'],
          Icon: ShieldAlert,
          key: 'j',
          isFirst: true,
        },
        {
          name: words.loto,
          to: paths.lockouts(),
          covers: ['/loto'],
          Icon: Lock,
          key: 'o',
          isFirst: true,
        },
        {
          name: words.sqr,
          to: paths.sqrs(),
          covers: ['/sqr'],
          Icon: BadgeAlert,
          key: 'q',
        },
      ],
    },
    {
      name: 'Know',
      folds: true,
      places: [
        {
          name: words.topics,
          to: paths.topics(),
          covers: ['/topics'],
          Icon: MessagesSquare,
          key: 't',
        },
        {
          name: words.files,
          to: paths.files(),
          covers: ['/files', '/file-preview'],
          Icon: Folder,
          key: 'l',
        },
        {
          name: words.sds,
          to: paths.sds(),
          covers: ['/sds'],
          Icon: FlaskConical,
          key: 'd',
        },
      ],
    },
    {
      name: 'Company',
      folds: true,
      places: [
        {
          name: words.people,
          to: paths.employees(),
          covers: ['/employees-and-permissions', '/training'],
          Icon: HardHat,
          key: 'e',
          keys: ['manage_employees', ...rightsKeepers],
        },
        {
          name: words.reports,
          to: paths.reports(),
          covers: ['/reports'],
          Icon: ChartColumn,
          key: 'b',
        },
        {
          name: words.settings,
          to: paths.settings(),
          covers: [
            ...(['/settings', '/manage-forms', '/manage-form-type', '/form-schedules'] as const),
            ...(['/inquiries', '/categories'] as const),
          ],
          Icon: Settings,
          key: 's',
        },
      ],
    },
    {
      name: 'Set up',
      isSetUp: true,
      places: [
        {
          name: words.hazards,
          to: paths.hazards(),
          covers: ['/jsa/manage-hazard'],
          Icon: TriangleAlert,
          key: 'z',
          keys: hazardReaders,
        },
        {
          name: words.lotoTemplates,
          to: paths.lotoTemplates(),
          covers: ['/loto/templates'],
          Icon: FolderLock,
          key: 'x',
          keys: lotoTemplateReaders,
        },
        {
          name: words.manageForms,
          to: paths.manageForms(),
          covers: ['/manage-forms'],
          Icon: ClipboardPen,
          key: 'w',
          keys: formKeepers,
        },
        {
          name: words.formSchedules,
          to: paths.formSchedules(),
          covers: ['/form-schedules'],
          Icon: CalendarClock,
          key: 'v',
          keys: [...scheduleKeepers, teamKey],
        },
        {
          name: words.formTypes,
          to: paths.formTypes(),
          covers: ['/manage-form-type'],
          Icon: Tags,
          key: 'y',
          keys: formTypeKeepers,
        },
        {
          name: words.inquiries,
          to: paths.inquiries(),
          covers: ['/inquiries'],
          Icon: LifeBuoy,
          key: 'i',
        },
        {
          name: words.categories,
          to: paths.categories(),
          covers: ['/categories'],
          Icon: Layers,
          key: 'k',
          keys: categoryKeepers,
        },
        {
          name: words.training,
          to: paths.training(),
          covers: ['/training'],
          Icon: GraduationCap,
          key: 'n',
        },
        {
          name: words.rights,
          to: paths.permissionGroups(),
          covers: ['/employees-and-permissions/groups'],
          Icon: KeyRound,
          key: 'u',
          keys: rightsKeepers,
        },
      ],
    },
  ],
  head: { find: paths.search(), news: paths.notifications() },
}

export const fillPlace = { to: paths.myForms({ dialog: 'fill' }), key: 'f' } as const

/** What opens places to somebody: the keys that they hold, and that they have a team. */
export function opening({ permissions, hasTeam }: Pick<SessionInfo, 'permissions' | 'hasTeam'>) {
  return hasTeam ? [...permissions, teamKey] : permissions
}

/** What some place asks for and this person has of it: all that a page needs of them. */
export function keysForPlaces(held: readonly string[], { groups } = shellTable): string[] {
  const asked = groups.flatMap(({ places }) => places.flatMap(({ keys = [] }) => keys))
  return [...new Set(asked)].filter((key) => held.includes(key))
}
