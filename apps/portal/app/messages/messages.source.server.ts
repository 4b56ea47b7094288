import {
  messageCategories,
  messageCategoryLabels,
  messagePriorities,
  messagePriorityLabels,
  messagesList,
  policyOf,
  type Handling,
} from '@holdpoint/api'
import { done, refuse, versionIn } from '../lists/answer-intent.server.ts'
import { knownChoices } from '../lists/choice-sources.server.ts'
import { labelled } from '../lists/filters/choices.ts'
import type { ListIntent } from '../lists/list-ask.ts'
import { listCall, listPage } from '../lists/list-call.server.ts'
import { defineSource } from '../lists/list-source.ts'
import { contentOf } from '../session/content-of.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import type { MessagesPlace } from './messages.place.ts'
import { toRow } from './messages.rows.server.ts'
import { messagesView } from './messages.view.tsx'
import { words } from './messages.words.ts'

/** Where the message center comes from. */
export const messagesSource = defineSource(messagesView, {
  keeper: {
    keep: ({ messages }, filter) => messages.keepFilter(filter),
    kept: ({ messages }, filter) => messages.keptFilter({ filter }),
  },
  choices: {
    categories: knownChoices(labelled(messageCategories, messageCategoryLabels)),
    priorities: knownChoices(labelled(messagePriorities, messagePriorityLabels)),
  },
  // Whoever may write none is offered nothing to write.
  ownParts: ({ place, person }) =>
    Promise.resolve({
      own: place.said.own,
      beside: {
        canWrite: policyOf('messages.create').keys.some((key) => person.permissions.includes(key)),
      },
    }),
  async load({ context, request, place }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.messages.list(asked)
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'messages' })
    const shown = data.filter(({ own }) => own?.isUnread === true)
    if (shown.length > 0) {
      // A list that was shown has delivered them; where that cannot be noted it is shown all the same.
      const messageIds = shown.map(({ messageId }) => messageId)
      await context.api.messages.receive({ messageIds }).catch(() => undefined)
    }
    const clock = { now: context.now(), timeZone: context.timeZone }
    return { ...listed, rows: data.map((one) => toRow(one, clock)), instead: null }
  },
  intents: { delete: deleteMessage },
})

const removal: Handling = {
  noAccess: { type: messagesList.noAccess, statuses: [403] },
  isQuiet: true,
  isDelete: true,
}

/** Deletes a message as it was shown, after the question was answered Yes. */
async function deleteMessage(intent: ListIntent<MessagesPlace>) {
  const { context, form, list } = intent
  const answer = await context.api.messages.remove(
    { messageId: formText(form, 'id') },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  return answer.status === 200
    ? done(intent, list, answer.message || words.deleted)
    : refuse(intent, answer, removal, list)
}
