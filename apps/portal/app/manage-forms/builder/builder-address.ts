import { readWords } from '../../lists/address-values.ts'
import { formParts, itemParts, paths, type BuilderPart } from '../../paths.ts'

/** What can be opened to add something. */
export const additions = ['question', 'questions', 'section', 'insert'] as const
/** What can be added. */
export type Addition = (typeof additions)[number]

/** What the address of the builder says: everything that is shown, and nothing else knows. */
export type Asked = {
  formId: string
  /** The question or section that is open. */
  item: string | null
  /** Null where the address names none: a phone then shows the questions. */
  part: BuilderPart | null
  add: Addition | null
  /** The form that questions are taken from, and what it was looked for by. */
  from: string | null
  words: string
  isPlacing: boolean
}

/** Reads the address of the builder; what it does not know is not asked. */
export function askedOf({ url }: Pick<Request, 'url'>): Asked {
  const { searchParams } = new URL(url)
  const item = searchParams.get('item')
  const named = searchParams.get('part')
  return {
    formId: searchParams.get('formId') ?? '',
    item,
    part: [...itemParts, ...formParts].find((part) => part === named) ?? null,
    add: additions.find((addition) => addition === searchParams.get('add')) ?? null,
    from: searchParams.get('from'),
    words: readWords(searchParams.get('words')),
    isPlacing: item !== null && searchParams.get('dialog') === 'place',
  }
}

/** The same page at another question or section, at the part that is looked at where it has that. */
export function atItem({ formId, part }: Asked, item: string | undefined, isOpened = false) {
  const kept = itemParts.find((one) => one === part)
  return paths.formBuilder(formId, { item, part: isOpened ? (kept ?? 'question') : kept })
}

/** The page at what is open, with nothing asked or added. */
export function hereOf({ formId, item, part }: Asked): string {
  return paths.formBuilder(formId, { item: item ?? undefined, part: part ?? undefined })
}

/** The ids of the elements of a page that the focus goes to, and links without a script. */
export const elementIds = {
  block: (key: string) => `block-${key}`,
  /** The link that opens it, behind the id of the block. */
  open: (key: string) => `block-${key}-open`,
  plateTitle: 'plate-title',
} as const
