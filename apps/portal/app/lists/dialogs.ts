import { oneOf, readWords, type AddressPart } from './address-values.ts'

// The dialogs over a list are states of its address, so that each opens by a link, survives a
// reload and works without a script.

/** Any dialog: its name stands in the address as `dialog`. */
export type AnyDialog = { readonly kind: string; readonly [more: string]: unknown }

/** How an address says a dialog. */
export interface DialogCodec<State> {
  /** Null where the address lacks what the dialog needs. */
  read(query: URLSearchParams): State | null
  write(state: State): AddressPart
  /**
   * Whether it changes something, or asks a question, about what the page showed: news of others
   * waits then. Left out, it does.
   */
  isAboutWhatWasShown?(state: State): boolean
}

/** Dialogs by name, each with its codec. */
export type Dialogs = Readonly<Record<string, DialogCodec<object>>>

/** The states of some dialogs. */
export type DialogOf<D extends Dialogs> = {
  [Kind in keyof D & string]: D[Kind] extends DialogCodec<infer State>
    ? { readonly kind: Kind } & State
    : never
}[keyof D & string]

/** What is done with one thing of a dialog's list; without it the list alone is shown. */
export const doings = ['edit', 'delete'] as const
export type Doing = (typeof doings)[number]

/** One thing of a dialog's list, and what is about to be done with it. */
export type Chosen = { id: string; doing: Doing }

/** A dialog that is about one record. */
export const aboutOne: DialogCodec<{ id: string }> = {
  read: (query) => withId(query, (id) => ({ id })),
  write: ({ id }) => ({ id }),
}

/** The same, where it only shows something. */
export const showsOne: DialogCodec<{ id: string }> = {
  ...aboutOne,
  isAboutWhatWasShown: () => false,
}

/**
 * `words` is what is searched for among choices while there is no script, `of` the part whose
 * choices they are; without it, of all that are searched.
 */
type FiltersState = { words: string; of?: string | undefined }

/** The dialogs that every list has. */
export const sharedDialogs = {
  filters: {
    read: (query: URLSearchParams): FiltersState => ({
      words: readWords(query.get('words')),
      of: query.get('of') ?? undefined,
    }),
    write: ({ words, of }: FiltersState) => ({ words, of }),
  },
  'saved-filters': {
    read: (query: URLSearchParams) => ({ chosen: readChosen(query) }),
    write: ({ chosen }: { chosen: Chosen | null }) => chosenPart(chosen),
  },
  delete: aboutOne,
} satisfies Dialogs

export type SharedDialog = DialogOf<typeof sharedDialogs>

/** Reads what needs the id of a record; null without one. */
export function withId<State>(query: URLSearchParams, read: (id: string) => State): State | null {
  const id = query.get('id') || null
  return id === null ? null : read(id)
}

export function readChosen(query: URLSearchParams): Chosen | null {
  const id = query.get('item')
  const doing = oneOf(doings, query.get('doing'))
  return id && doing ? { id, doing } : null
}

export function chosenPart(chosen: Chosen | null): AddressPart {
  return chosen === null ? {} : { item: chosen.id, doing: chosen.doing }
}
