import type { AppLoadContext } from '@remix-run/node'
import type { LibraryFile } from '@holdpoint/api'
import { listCall, listPage } from '../lists/list-call.server.ts'
import { defineSource, type ChoiceSource } from '../lists/list-source.ts'
import { contentOf } from '../session/content-of.server.ts'
import { shortCalendarDay, shortDay } from '../ui/time.ts'
import { asChoice } from './choices.ts'
import { filesView, type FileRow } from './files.view.tsx'
import { words } from './files.words.ts'
import { takePin } from './pins.server.ts'

/** Where the file library comes from. */
export const filesSource = defineSource(filesView, {
  keeper: {
    keep: ({ files }, filter) => files.keepFilter(filter),
    kept: ({ files }, filter) => files.keptFilter({ filter }),
  },
  intents: {
    pin: (intent) => takePin(intent, intent.here),
    unpin: (intent) => takePin(intent, intent.here),
  },
  choices: { folders: choicesOf('folders'), tags: choicesOf('tags') },
  ownParts: ({ place, person }) =>
    Promise.resolve({
      own: place.said.own,
      // Who keeps files adds them; the call itself asks as well.
      beside: { canAdd: person.permissions.includes('manage_files') },
    }),
  async load({ context, request, place }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.files.list(asked)
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'files' })
    return { ...listed, rows: data.map((file) => toRow(file, context)), instead: null }
  },
})

function choicesOf(part: 'folders' | 'tags'): ChoiceSource {
  return {
    named: async (names, { context, request }) =>
      contentOf(await context.api.files.choices({ names: names.join() }), request)[part].map(
        asChoice,
      ),
    found: async (search, { context, request }) =>
      contentOf(await context.api.files.choices({ search }), request)[part].map(asChoice),
  }
}

function toRow(file: LibraryFile, { timeZone, now, mintFormKey }: AppLoadContext): FileRow {
  const { fileId, rowVersion, name, number, status, own, reviewOn, can, isPinned } = file
  const day = (date: string) => shortCalendarDay(date, timeZone, now())
  const isAsked = own !== null && own.state !== 'acknowledged' && own.state !== 'waived'
  return {
    ...{ id: fileId, rowVersion, name, number, status, isPinned, formKey: mintFormKey() },
    folder: file.folder === '' ? words.noFolder : file.folder.replaceAll('/', ' / '),
    tags: file.tags.join(', '),
    version: words.version(file.currentVersion),
    changed: shortDay(file.changedAt, timeZone, now()),
    review: reviewOn === null ? null : day(reviewOn),
    isReviewDue: file.isReviewDue,
    own: isAsked ? { state: own.state, due: words.due(day(own.dueOn)) } : null,
    canEdit: can.edit,
    seesPeople: can.seeAcknowledgements,
    // What needs no reason is made by the button of its page.
    moves: file.allowedEvents
      .filter(({ isOpen, needsReason }) => isOpen && needsReason)
      .map(({ event, label }) => ({ event, label })),
  }
}
