import { redirect } from '@remix-run/node'
import { firstLanguage, labelOf, type FormDefinition } from '@holdpoint/forms'
import {
  duplicateItem,
  locate,
  moveItem,
  placeItem,
  removeItem,
  type Edit,
} from '@holdpoint/forms/editing'
import * as z from 'zod'
import { paths } from '../../paths.ts'
import { leadDone, leadFailed, leadRefused, optionsOf } from '../../records/record-post.server.ts'
import { movePlaceOf } from './add/places.ts'
import { atItem, elementIds, hereOf } from './builder-address.ts'
import { addWords, saidWords } from './builder.words.ts'
import {
  readDraft,
  saveDefinition,
  takeFields,
  type BuilderPost,
  type Made,
} from './draft.server.ts'
import { neighbourOf } from './neighbour.ts'
import { inShort } from './texts.ts'

const forbidden = 'manage-forms'

type Press = {
  edit: (definition: FormDefinition, key: string) => Edit
  said: (label: string) => string
}

// What the buttons of an item do.
const presses = {
  up: { edit: (form, key) => moveItem(form, key, 'up'), said: saidWords.movedUp },
  down: { edit: (form, key) => moveItem(form, key, 'down'), said: saidWords.movedDown },
  duplicate: { edit: duplicateItem, said: saidWords.duplicated },
  remove: { edit: removeItem, said: saidWords.removed },
} satisfies Record<string, Press>

type PressName = keyof typeof presses

/** Whether a word is that of a button of an item. */
export function isPressed(verb: string): verb is PressName {
  return Object.hasOwn(presses, verb)
}

/** Does what a button of an item says; what was moved is seen to move, the rest is said. */
export async function takePress(post: BuilderPost, verb: PressName, key: string) {
  const here = hereOf(post.asked)
  const { definition } = await readDraft(post)
  const { edit, said } = presses[verb]
  const done = edit(definition, key)
  if (!done.ok) {
    return leadFailed(post, here, done.problem)
  }
  const text = said(nameAt(definition, key))
  const answer = await saveDefinition(post, done.definition, text)
  if (answer.status !== 200) {
    return leadRefused(post, answer, { to: here, forbidden })
  }
  switch (verb) {
    case 'up':
    case 'down':
      return redirect(atBlock(post, here, key))
    case 'duplicate':
      return leadDone(post, atBlock(post, here, done.key), text)
    case 'remove':
      return leadDone(post, afterRemoval(post, definition, done.definition, key), text)
    default:
      return verb satisfies never
  }
}

/** What is open stays so; where that has gone, what stood beside it is opened. */
function afterRemoval(
  { asked }: BuilderPost,
  before: FormDefinition,
  after: FormDefinition,
  key: string,
): string {
  const isThere = asked.item !== null && locate(after, asked.item) !== undefined
  return isThere ? hereOf(asked) : atItem({ ...asked, part: null }, neighbourOf(before, key))
}

/** Without a script the page comes back at the item; with one it stays as it is. */
function atBlock({ form }: BuilderPost, to: string, key: string): string {
  return form.has('quiet') ? to : `${to}#${elementIds.block(key)}`
}

const placeInput = z.object({ place: z.string().default('') })

/** Moves an item to the place that was chosen. */
export async function takePlace(post: BuilderPost) {
  const { formId, item, part } = post.asked
  const key = item ?? ''
  const { definition } = await readDraft(post)
  return takeFields(post, placeInput, (said): Made => {
    const place = movePlaceOf(definition, said.place)
    if (place === null) {
      return { ok: false, problems: { place: addWords.noPlace } }
    }
    const edit = placeItem(definition, key, place)
    return edit.ok
      ? {
          ...{ ok: true, definition: edit.definition },
          said: saidWords.placed(nameAt(definition, key)),
          to: paths.formBuilder(formId, { item: key, part: part ?? undefined }),
        }
      : { ok: false, problems: { place: edit.problem } }
  })
}

/** Takes the last step back, whoever made it. */
export async function takeUndo(post: BuilderPost) {
  const { context, asked, form } = post
  const here = hereOf(asked)
  const answer = await context.api.manageForms.undoDraft({ formId: asked.formId }, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, here, answer.message)
    : leadRefused(post, answer, { to: here, forbidden })
}

function nameAt(definition: FormDefinition, key: string): string {
  const item = locate(definition, key)?.item
  return item === undefined ? key : inShort(labelOf(item, firstLanguage(definition)))
}
