import * as z from 'zod'
import { call } from '../../call.ts'
import { page } from '../../lists/listing.ts'
import { text, wireBoolean, wireInteger, wireList } from '../../wire.ts'
import { notification, notificationGroup } from './notifications.records.ts'
import { inboxTabs, laterChoices } from './notifications.vocabulary.ts'

// The inbox of what somebody was told. The specification names the area alone (decision 0078).

const source = 'spec 7, also listed; decision 0078'

const notificationKey = z.string().min(1).max(200)

/** How many notifications are marked at a time. */
export const markedAtOnceMax = 100

const list = call({
  name: 'notifications.list',
  method: 'GET',
  path: '/notifications',
  summary: 'Lists what the person was told in the last 90 days, the newest first.',
  status: 'decided',
  source,
  input: z.object({
    unread: wireBoolean.default(false),
    pLimit: wireInteger(1, 100).default(20),
    pOffset: wireInteger(0, 10_000_000).default(0),
  }),
  content: page(notification).extend({ unread: z.int() }),
})

const inbox = call({
  name: 'notifications.inbox',
  method: 'GET',
  path: '/notifications-inbox',
  summary: 'Lists what the person was told, one line for each record, the newest first.',
  status: 'decided',
  source: 'decision 0135',
  input: z.object({
    tab: z.enum(inboxTabs).default('all'),
    pLimit: wireInteger(1, 100).default(20),
    pOffset: wireInteger(0, 10_000_000).default(0),
  }),
  content: page(notificationGroup).extend({
    /** How many single ones are not read. */
    unread: z.int(),
    /** How many records were put off. */
    putOff: z.int(),
    /** Until when something may be put off now. */
    later: z.array(z.object({ until: z.enum(laterChoices), at: z.string() })),
  }),
})

const ofRecord = call({
  name: 'notifications.ofRecord',
  method: 'GET',
  path: '/notifications-of-record',
  summary: 'Lists all that the person was told of the record of a notification, the newest first.',
  status: 'decided',
  source: 'decision 0135',
  input: z.object({ notificationId: notificationKey }),
  content: z.array(notification),
  problems: ['not_found'],
})

const putOff = call({
  name: 'notifications.putOff',
  method: 'POST',
  path: '/notifications-later',
  summary: 'Puts off what the person was told of a record, or brings it back.',
  status: 'decided',
  source: 'decision 0135',
  input: z.object({
    notificationId: notificationKey,
    /** `now` brings it back. */
    until: z.enum([...laterChoices, 'now'], 'Choose until when.'),
  }),
  content: z.object({ unread: z.int(), putOffUntil: z.string().nullable() }),
  problems: ['not_found'],
})

const markRead = call({
  name: 'notifications.markRead',
  method: 'POST',
  path: '/notifications-read',
  summary: 'Marks notifications as read: those named, or all of them.',
  status: 'decided',
  source,
  input: z.object({
    notificationIds: wireList
      .refine(
        (ids) => ids.length <= markedAtOnceMax,
        `Name at most ${markedAtOnceMax} notifications at a time.`,
      )
      .optional(),
    /** Whether all that stands in the inbox of the same records is meant. */
    isWholeRecord: wireBoolean.default(false),
  }),
  content: z.object({ unread: z.int() }),
})

const get = call({
  name: 'notifications.get',
  method: 'GET',
  path: '/notifications-detail',
  summary: 'Answers one thing that the person was told, such as the one that a mail leads to.',
  status: 'decided',
  source: 'decision 0083',
  input: z.object({ notificationId: notificationKey }),
  content: notification,
  problems: ['not_found'],
})

const unsubscribe = call({
  name: 'notifications.unsubscribe',
  method: 'POST',
  path: '/unsubscribe',
  summary: 'Ends all mails about notifications to the person whose mail carried the link.',
  status: 'decided',
  source: 'decision 0083',
  input: z.object({ mails: text(200) }),
  content: z.object({ email: z.string() }),
  problems: ['link_used'],
})

/** What somebody was told. */
export const notifications = { list, inbox, ofRecord, markRead, putOff, get, unsubscribe }
