// The dialogs of My Forms are states of its address, so that each opens by a link, survives a
// reload and works without a script.

/** How the form types of the fill menu are put in order (spec 2). */
export const fillSorts = ['order', 'name'] as const
export type FillSort = (typeof fillSorts)[number]

export type SortDirection = 'asc' | 'desc'

/** What is done with one thing of a dialog's list; without it the list alone is shown. */
export const doings = ['edit', 'delete'] as const
export type Doing = (typeof doings)[number]

/** One thing of a dialog's list, and what is about to be done with it. */
export type Chosen = { id: string; doing: Doing }

export type SearchDialog =
  /** `words` is what is searched for among all forms. */
  | { kind: 'fill'; typeId: string | null; sort: FillSort; direction: SortDirection; words: string }
  /** `words` is which forms are searched for while there is no script. */
  | { kind: 'filters'; words: string }
  | { kind: 'saved-filters'; chosen: Chosen | null }
  | { kind: 'delete'; id: string }
  | { kind: 'info'; id: string }
  | { kind: 'actions'; id: string }
  | { kind: 'comments'; id: string; chosen: Chosen | null }
  /** `people` are those picked so far, `words` what is searched for while there is no script. */
  | { kind: 'share'; id: string; people: readonly string[]; words: string }

export type DialogKind = SearchDialog['kind']

/** What an address can say of its dialog. */
export type DialogAddress = {
  dialog?: DialogKind | undefined
  /** The chosen form type of the fill menu. */
  type?: string | undefined
  fillSort?: string | undefined
  fillDirection?: string | undefined
  /** The entry that a dialog is about. */
  id?: string | undefined
  /** One thing of a dialog's list, and what is about to be done with it. */
  item?: string | undefined
  doing?: Doing | undefined
  /** Whom an entry is about to be shared with, and who is searched for. */
  people?: string | undefined
  words?: string | undefined
}

/** Whether a dialog changes something, or asks a question, about what the page showed. */
export function isAboutWhatWasShown(dialog: SearchDialog | null): boolean {
  switch (dialog?.kind) {
    case undefined:
    case 'fill':
    case 'info':
    case 'actions':
      return false
    case 'comments':
      return dialog.chosen !== null
    default:
      return true
  }
}

/** The dialogs that are about one entry. */
export const entryDialogs = ['delete', 'info', 'actions', 'comments', 'share'] as const
export type EntryDialog = (typeof entryDialogs)[number]

/** The longest text that a dialog searches for. */
export const wordsLengthMax = 200
const peopleMax = 200

/** Reads the dialog of an address; null where it names none, or one that lacks its entry. */
export function readDialog(query: URLSearchParams): SearchDialog | null {
  const id = query.get('id') || null
  const kind = query.get('dialog')
  switch (kind) {
    case 'fill':
      return {
        kind,
        typeId: query.get('type') || null,
        sort: oneOf(fillSorts, query.get('fillSort')) ?? 'order',
        direction: readDirection(query.get('fillDirection')) ?? 'asc',
        words: readWords(query.get('words')),
      }
    case 'filters':
      return { kind, words: readWords(query.get('words')) }
    case 'saved-filters':
      return { kind, chosen: readChosen(query) }
    case 'delete':
    case 'info':
    case 'actions':
      return id === null ? null : { kind, id }
    case 'comments':
      return id === null ? null : { kind, id, chosen: readChosen(query) }
    case 'share':
      return id === null
        ? null
        : { kind, id, people: readPeople(query), words: readWords(query.get('words')) }
    default:
      return null
  }
}

/** Writes the dialog's part of an address. */
export function dialogAddress(dialog: SearchDialog | null): DialogAddress {
  if (dialog === null) {
    return {}
  }
  const { kind } = dialog
  switch (kind) {
    case 'fill':
      return {
        dialog: kind,
        type: dialog.typeId ?? undefined,
        fillSort: dialog.sort === 'order' ? undefined : dialog.sort,
        fillDirection: dialog.direction === 'asc' ? undefined : dialog.direction,
        words: dialog.words || undefined,
      }
    case 'filters':
      return { dialog: kind, words: dialog.words || undefined }
    case 'saved-filters':
      return { dialog: kind, ...chosenAddress(dialog.chosen) }
    case 'delete':
    case 'info':
    case 'actions':
      return { dialog: kind, id: dialog.id }
    case 'comments':
      return { dialog: kind, id: dialog.id, ...chosenAddress(dialog.chosen) }
    case 'share':
      return {
        dialog: kind,
        id: dialog.id,
        people: dialog.people.join(',') || undefined,
        words: dialog.words || undefined,
      }
  }
}

function readChosen(query: URLSearchParams): Chosen | null {
  const id = query.get('item')
  const doing = oneOf(doings, query.get('doing'))
  return id && doing ? { id, doing } : null
}

function chosenAddress(chosen: Chosen | null): DialogAddress {
  return chosen === null ? {} : { item: chosen.id, doing: chosen.doing }
}

function readPeople(query: URLSearchParams): string[] {
  const ids = query.getAll('people').flatMap((text) => text.split(','))
  return [...new Set(ids.map((id) => id.trim()).filter(Boolean))].slice(0, peopleMax)
}

function readWords(text: string | null): string {
  return (text ?? '').trim().slice(0, wordsLengthMax)
}

export function readDirection(text: string | null): SortDirection | undefined {
  return oneOf(['asc', 'desc'] as const, text?.toLowerCase() ?? null)
}

/** The value that a text names, if it is one of the known ones. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined {
  return values.find((value) => value === text)
}
