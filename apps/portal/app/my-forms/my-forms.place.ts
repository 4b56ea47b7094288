import { myFormsList, statusFilterOptions, type Direction } from '@holdpoint/api'
import { oneOf, readDirection, readWords } from '../lists/address-values.ts'
import {
  chosenPart,
  readChosen,
  showsOne,
  withId,
  type Chosen,
  type DialogCodec,
} from '../lists/dialogs.ts'
import { definePlace } from '../lists/place.ts'
import { paths } from '../paths.ts'
import { partNames } from './my-forms.parts.ts'

// What the address of My Forms says beside what every list's says.

/** How the entries are shown (spec 4). */
export const views = ['list', 'graph'] as const
export type View = (typeof views)[number]

/** How the form types of the fill menu are put in order (spec 2). */
export const fillSorts = ['order', 'name'] as const
export type FillSort = (typeof fillSorts)[number]

/** `words` is what is searched for among all forms. */
type FillState = { typeId: string | null; sort: FillSort; direction: Direction; words: string }
type CommentsState = { id: string; chosen: Chosen | null }
/** `people` are those picked so far, `words` what is searched for while there is no script. */
type ShareState = { id: string; people: readonly string[]; words: string }

const fill: DialogCodec<FillState> = {
  read: (query) => ({
    typeId: query.get('type') || null,
    sort: oneOf(fillSorts, query.get('fillSort')) ?? 'order',
    direction: readDirection(query.get('fillDirection')) ?? 'asc',
    words: readWords(query.get('words')),
  }),
  write: ({ typeId, sort, direction, words }) => ({
    type: typeId ?? undefined,
    fillSort: sort === 'order' ? undefined : sort,
    fillDirection: direction === 'asc' ? undefined : direction,
    words,
  }),
  isAboutWhatWasShown: () => false,
}

const comments: DialogCodec<CommentsState> = {
  read: (query) => withId(query, (id) => ({ id, chosen: readChosen(query) })),
  write: ({ id, chosen }) => ({ id, ...chosenPart(chosen) }),
  isAboutWhatWasShown: ({ chosen }) => chosen !== null,
}

/** The panes of the info about a form; it opens with the first. */
export const infoPanes = ['about', 'approvals', 'attachments', 'history'] as const
export type InfoPane = (typeof infoPanes)[number]

type InfoState = { id: string; pane?: InfoPane | undefined }
const info: DialogCodec<InfoState> = {
  read: (query) => withId(query, (id) => ({ id, pane: oneOf(infoPanes, query.get('pane')) })),
  write: ({ id, pane }) => ({ id, pane: pane === infoPanes[0] ? undefined : pane }),
  isAboutWhatWasShown: () => false,
}

const share: DialogCodec<ShareState> = {
  read: (query) =>
    withId(query, (id) => ({
      id,
      people: readPeople(query),
      words: readWords(query.get('words')),
    })),
  write: ({ id, people, words }) => ({ id, people: people.join(','), words }),
}

const peopleMax = 200

function readPeople(query: URLSearchParams): string[] {
  const ids = query.getAll('people').flatMap((text) => text.split(','))
  return [...new Set(ids.map((id) => id.trim()).filter(Boolean))].slice(0, peopleMax)
}

/** The list of forms and its places. */
export const myFormsPlaces = definePlace(myFormsList, {
  path: paths.myForms(),
  names: { ...partNames, isAssigned: 'Assigned to you', isOverdue: 'Overdue' },
  recordName: 'Form',
  dayName: 'Started',
  own: {
    // Null leaves the choice to the person's setting.
    read: (query): { view: View | null } => ({ view: oneOf(views, query.get('view')) ?? null }),
    write: ({ view }) => ({ view: view ?? undefined }),
  },
  dialogs: { fill, comments, share, info, actions: showsOne },
  parameters: {
    type: { name: 'Form type', holds: 'id' },
    people: { name: 'People', holds: 'ids' },
  },
  tabOpens: 'completed',
  knows: (part, section) =>
    part === 'statuses' ? statusFilterOptions(section).map(({ value }) => value) : null,
})

/** A place of My Forms. */
export type MyFormsPlace = typeof myFormsPlaces.plain
/** What such a place says. */
export type MyFormsSaid = MyFormsPlace['said']
/** The dialogs of My Forms, the shared ones among them. */
export type MyFormsDialog = NonNullable<MyFormsSaid['dialog']>
/** One of them. */
export type DialogOfKind<Kind extends MyFormsDialog['kind']> = Extract<
  MyFormsDialog,
  { kind: Kind }
>

/** The fill menu as it opens first. */
export const openFillMenu = {
  kind: 'fill',
  typeId: null,
  sort: 'order',
  direction: 'asc',
  words: '',
} as const
