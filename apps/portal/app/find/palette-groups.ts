import { sentences } from '@holdpoint/api'
import { paths } from '../paths.ts'
import type { CommandPost, RecordCommand } from '../records/record-commands.ts'
import { foundGroups } from '../shell/found-groups.ts'
import { fillPlace, type PlaceGroup } from '../shell/places.ts'
import {
  FileText,
  FlaskConical,
  Folder,
  ArrowRight,
  ClipboardCheck,
  ClipboardList,
  Gauge,
  GraduationCap,
  HardHat,
  History,
  ListTodo,
  Lock,
  MessagesSquare,
  Megaphone,
  BadgeAlert,
  Plus,
  ShieldAlert,
  TriangleAlert,
} from '../ui/icons.ts'
import { words } from './find.words.ts'
import type { FoundView, RecordRow } from './found-view.ts'
import type { Recent } from '../records/recent.ts'

/** One row of the palette: a link. */
export interface PaletteRow {
  /** Unlike that of every other row. */
  id: string
  to: string
  name: string
  detail: string
  Icon: typeof Plus
  badge?: RecordRow['badge']
  isSSE?: boolean
  /** What choosing it posts, in place of leading anywhere. */
  post?: CommandPost | undefined
  /** It leads to a file. */
  isDownload?: boolean | undefined
  /** It can be gone to again from elsewhere; what is done with one record cannot. */
  isRemembered?: false
}

/** Rows under a heading. */
export interface PaletteGroup {
  name: string
  rows: readonly PaletteRow[]
}

interface Offered {
  typed: string
  /** What the text found; undefined until it is known. */
  found: FoundView | undefined
  places: readonly PlaceGroup[]
  commands: readonly RecordCommand[]
  recent: readonly Recent[]
}

/**
 * The rows of the palette in their groups: before anything is typed what can be done with the open
 * record, what was chosen last and all places; then what has the words that were typed.
 */
export function paletteGroups(offered: Offered): readonly PaletteGroup[] {
  const { groups } = words
  const typed = offered.typed.trim()
  const { found } = offered
  const all: readonly PaletteGroup[] = [
    { name: groups.record, rows: commandRows(offered.commands, typed) },
    { name: groups.recent, rows: typed === '' ? offered.recent.map(toRecentRow) : [] },
    { name: groups.places, rows: placeRows(offered.places, typed) },
    { name: groups.forms, rows: formRows(found) },
    { name: groups.entries, rows: recordRows(found?.entries.rows, ClipboardList) },
    { name: groups.reviews, rows: recordRows(found?.reviews.rows, ClipboardCheck) },
    { name: groups.actions, rows: recordRows(found?.actions.rows, ListTodo) },
    { name: groups.topics, rows: recordRows(found?.topics.rows, MessagesSquare) },
    { name: groups.messages, rows: recordRows(found?.messages.rows, Megaphone) },
    { name: groups.files, rows: recordRows(found?.files.rows, Folder) },
    { name: groups.sheets, rows: recordRows(found?.sheets.rows, FlaskConical) },
    { name: groups.hazards, rows: recordRows(found?.hazards.rows, TriangleAlert) },
    { name: groups.analyses, rows: recordRows(found?.analyses.rows, ShieldAlert) },
    { name: groups.lockouts, rows: recordRows(found?.lockouts.rows, Lock) },
    { name: groups.qualityReports, rows: recordRows(found?.qualityReports.rows, BadgeAlert) },
    { name: groups.equipment, rows: recordRows(found?.equipment.rows, Gauge) },
    { name: groups.workOrders, rows: recordRows(found?.workOrders.rows, FileText) },
    { name: groups.qualifications, rows: recordRows(found?.qualifications.rows, GraduationCap) },
    { name: groups.people, rows: peopleRows(found) },
  ]
  return all.filter(({ rows }) => rows.length > 0)
}

/** Where forms are filled is no place of the rail, and is looked for like one. */
const fillGroup = {
  name: 'Do',
  places: [{ ...fillPlace, name: sentences.myForms.fillForm, covers: [], Icon: Plus }],
} as const satisfies PlaceGroup

function commandRows(commands: readonly RecordCommand[], typed: string): PaletteRow[] {
  const sought = typed.toLowerCase()
  return commands
    .filter(({ name }) => name.toLowerCase().includes(sought))
    .map(({ name, ...command }) => ({
      ...{ ...command, name, detail: '', Icon: ArrowRight, isRemembered: false as const },
      // Several moves are posted to one page.
      id: `command-${command.to}-${name}`,
    }))
}

function toRecentRow({ to, name, detail }: Recent): PaletteRow {
  return { id: `recent-${to}`, to, name, detail, Icon: History }
}

function placeRows(groups: readonly PlaceGroup[], typed: string): PaletteRow[] {
  const places = foundGroups([...groups, fillGroup], typed).flatMap((group) => group.places)
  return places.map(({ to, name, Icon }) => ({ id: `place-${to}`, to, name, detail: '', Icon }))
}

/** Where a form is started by one press more: a link changes nothing. */
function formRows(found: FoundView | undefined): PaletteRow[] {
  return (found?.forms.rows ?? []).map(({ id, title: name, about: detail }) => ({
    ...{ id: `form-${id}`, name, detail, Icon: Plus },
    to: paths.myForms({ dialog: 'fill', words: name }),
  }))
}

function recordRows(rows: readonly RecordRow[] = [], Icon: typeof Plus): PaletteRow[] {
  return rows.map(({ id, to, name, detail, badge }) => ({
    ...{ id: `record-${id}`, to, name, detail, badge, Icon },
  }))
}

function peopleRows(found: FoundView | undefined): PaletteRow[] {
  return (found?.people.rows ?? []).map(({ id, name, detail, isSSE }) => ({
    ...{ id: `person-${id}`, name, detail, isSSE, Icon: HardHat },
    to: paths.employee(id),
  }))
}
