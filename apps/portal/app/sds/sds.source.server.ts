import type { AppLoadContext } from '@remix-run/node'
import type { SdsSheet } from '@holdpoint/api'
import { knownChoices } from '../lists/choice-sources.server.ts'
import { listCall, listPage } from '../lists/list-call.server.ts'
import { defineSource } from '../lists/list-source.ts'
import { contentOf } from '../session/content-of.server.ts'
import { shortCalendarDay, shortDay } from '../ui/time.ts'
import { askWords } from './ask.words.ts'
import { makerChoice, pictogramChoices, signalChoices } from './choices.ts'
import { sdsView, type SheetRow } from './sds.view.tsx'
import { words } from './sds.words.ts'

/** Where the list of safety data sheets comes from. */
export const sdsSource = defineSource(sdsView, {
  keeper: {
    keep: ({ sds }, filter) => sds.keepFilter(filter),
    kept: ({ sds }, filter) => sds.keptFilter({ filter }),
  },
  choices: {
    pictograms: knownChoices(pictogramChoices),
    signalWords: knownChoices(signalChoices),
    manufacturers: {
      named: async (ids, { context, request }) =>
        contentOf(await context.api.sds.manufacturers({ manufacturers: ids.join() }), request).map(
          makerChoice,
        ),
      found: async (search, { context, request }) =>
        contentOf(await context.api.sds.manufacturers({ search }), request).map(makerChoice),
    },
  },
  ownParts: ({ place, person }) =>
    Promise.resolve({
      own: place.said.own,
      // Who keeps sheets adds them; the call itself asks as well.
      beside: { canAdd: person.permissions.includes('manage_sds') },
    }),
  async load({ context, request, place }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.sds.list(asked)
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'sds' })
    return { ...listed, rows: data.map((sheet) => toRow(sheet, context)), instead: null }
  },
})

/** What the list says of a sheet that somebody waits for. */
function askedFor({ request }: SdsSheet, day: (moment: string) => string): SheetRow['asked'] {
  return request?.isWaiting !== true
    ? null
    : {
        by: askWords.by(request.askedBy.fullName, day(request.askedAt)),
        more: request.people === 1 ? null : askWords.more(request.people - 1),
        isOverdue: request.isOverdue,
      }
}

function toRow(sheet: SdsSheet, { timeZone, now }: AppLoadContext): SheetRow {
  const { sheetId, productName, padNames, reviewOn, own } = sheet
  const isAsked = own !== null && own.state !== 'acknowledged' && own.state !== 'waived'
  const day = (date: string) => shortCalendarDay(date, timeZone, now())
  return {
    ...{ id: sheetId, rowVersion: sheet.rowVersion, product: productName, number: sheet.number },
    ...{ manufacturer: sheet.manufacturer, status: sheet.status },
    ...{ signalWord: sheet.signalWord, pictograms: sheet.pictograms },
    pads: padNames.length === 0 ? words.noPads : words.pads(padNames),
    review: reviewOn === null ? null : day(reviewOn),
    isReviewDue: sheet.isReviewDue,
    own: isAsked ? { state: own.state, due: words.due(day(own.dueOn)) } : null,
    asked: askedFor(sheet, (moment) => shortDay(moment, timeZone, now())),
    isRead: sheet.can.read,
    canEdit: sheet.can.edit,
    // What needs no reason is made by the button of its page.
    moves: sheet.allowedEvents
      .filter(({ isOpen, needsReason }) => isOpen && needsReason)
      .map(({ event, label }) => ({ event, label })),
  }
}
