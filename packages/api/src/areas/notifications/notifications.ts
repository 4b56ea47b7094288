import * as z from 'zod'
import { call } from '../../call.ts'
import { page } from '../../lists/listing.ts'
import { text, wireBoolean, wireInteger, wireList } from '../../wire.ts'
import { notification } from './notifications.records.ts'

// The inbox of what somebody was told. The specification names the area alone (decision 0078).

const source = 'spec 7, also listed; decision 0078'

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
  input: z.object({ notificationId: z.string().min(1).max(200) }),
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
export const notifications = { list, markRead, get, unsubscribe }
