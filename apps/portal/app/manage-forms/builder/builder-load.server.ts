import type { AppLoadContext } from '@remix-run/node'
import { isSection, type Item } from '@holdpoint/forms'
import { locate } from '@holdpoint/forms/editing'
import { itemParts, paths } from '../../paths.ts'
import { leaveClosed } from '../../records/leave-closed.server.ts'
import { dayAndClock } from '../../ui/time.ts'
import { movePlaces } from './add/places.ts'
import type { PlaceView } from './add/place-dialog.tsx'
import type { Asked } from './builder-address.ts'
import { words } from './builder.words.ts'
import { canvasOf } from './canvas-view.ts'
import { readDraft, type BuilderAsk, type ReadDraft } from './draft.server.ts'
import { itemNamer } from './item-names.ts'
import { namedForm, type NamedForm } from './logic/rule-words.ts'
import { outlineOf } from './outline.ts'
import { platePage } from './plate-load.server.ts'

/** Loads all that the address asks of the builder; who may not write the form is led to its page. */
export async function loadBuilder(ask: BuilderAsk) {
  const { context, request } = ask
  const draft = await readDraft(ask)
  if (!draft.can.edit) {
    leaveClosed(request, paths.managedForm(ask.asked.formId))
  }
  const form = namedForm(draft.definition)
  const asked = settled(ask.asked, draft)
  const groups = outlineOf(draft.definition, draft.problems)
  return {
    asked,
    head: headOf(draft, context),
    isGone: ask.asked.item !== asked.item,
    groups,
    canvas: canvasOf(groups, form, asked),
    plate: await platePage({ ...ask, asked }, draft, form),
    itemName: asked.item === null ? null : itemName(asked.item, form),
    isSection: isSectionAt(asked, form),
    place: asked.isPlacing ? placeOf(asked, form) : null,
    formKey: context.mintFormKey(),
    rowVersion: draft.rowVersion,
  }
}

/** What the page of the builder shows. */
export type BuilderView = Awaited<ReturnType<typeof loadBuilder>>

/** The address as far as the form has what it names. */
function settled(asked: Asked, { definition }: ReadDraft): Asked {
  const item = asked.item === null ? undefined : locate(definition, asked.item)?.item
  const isOfItems = itemParts.some((part) => part === asked.part)
  return {
    ...asked,
    item: item?.key ?? null,
    part:
      isOfItems && !hasPart(item, asked.part)
        ? item === undefined
          ? null
          : 'question'
        : asked.part,
    isPlacing: asked.isPlacing && item !== undefined,
  }
}

/** A section has no score of its own: what it earns comes from its questions. */
function hasPart(item: Item | undefined, part: Asked['part']): boolean {
  return item !== undefined && !(isSection(item) && part === 'score')
}

function isSectionAt({ item }: Asked, { definition }: NamedForm): boolean {
  const found = item === null ? undefined : locate(definition, item)?.item
  return found !== undefined && isSection(found)
}

/** What an item is called; nothing where it has gone. */
function itemName(key: string, { definition }: NamedForm): string {
  const item = locate(definition, key)?.item
  return item === undefined ? '' : itemNamer(definition)(item)
}

function placeOf({ formId, item, part }: Asked, form: NamedForm): PlaceView | null {
  return item === null
    ? null
    : {
        name: itemName(item, form),
        places: movePlaces(form.definition, item),
        closeTo: paths.formBuilder(formId, { item, part: part ?? undefined }),
      }
}

function headOf(draft: ReadDraft, { timeZone, now }: Pick<AppLoadContext, 'timeZone' | 'now'>) {
  const { formId, title, version, isDraft, nextVersion, savedAt, problems, warnings } = draft
  const { rowVersion } = draft
  const written =
    isDraft && savedAt !== null
      ? words.draft(nextVersion, dayAndClock(savedAt, timeZone, now()))
      : words.noDraft(nextVersion)
  const reason =
    problems.length > 0 ? words.hasProblems(problems.length) : isDraft ? null : words.nothingNew
  return {
    ...{ formId, title, undoes: draft.undoes },
    state: `${written} ${version === null ? words.neverInUse : words.inUse(version)}`,
    compareWith: isDraft ? version : null,
    isTranslated: draft.definition.languages.length > 1,
    ...{ problemCount: problems.length, warningCount: warnings.length },
    publish: {
      // What was looked at is what is published, or nothing.
      to: paths.managedForm(formId, { dialog: 'move', event: 'publish', draft: rowVersion }),
      reason,
    },
  }
}
