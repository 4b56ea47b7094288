import * as z from 'zod'
import { call } from '../../call.ts'
import { page } from '../../lists/listing.ts'
import { wireBoolean, wireInteger, wireList } from '../../wire.ts'
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

/** What somebody was told. */
export const notifications = { list, markRead }
