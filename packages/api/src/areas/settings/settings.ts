import * as z from 'zod'
import { call } from '../../call.ts'
import { readingLanguages } from '../../vocabulary/languages.ts'
import { orNone } from '../../fields.ts'
import { recordFile } from '../../record-file.ts'
import { id, orJsonText, uploadReference, wireBoolean } from '../../wire.ts'
import { organisationName, timeZone } from '../accounts/accounts.ts'
import {
  mailPaces,
  notificationGroups,
  plainDigestAt,
  type NotificationGroup,
} from '../notifications/notifications.vocabulary.ts'
import { riskMatrix, saveRiskMatrix } from './settings.risk.ts'

// A person's own settings, and what the organisation is called. The specification names the area alone
// (decisions 0083 and 0124).

const source = 'spec 7, also listed; decision 0083'

const groups = Object.keys(notificationGroups) as [NotificationGroup, ...NotificationGroup[]]

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/u, 'Enter a time, such as 22:00.')

/** By which roads somebody is told what a group holds. */
export const notificationChoice = z.object({
  group: z.enum(groups),
  inbox: z.boolean(),
  /** It always stands in the inbox. */
  isInboxLocked: z.boolean(),
  mail: z.enum(mailPaces),
})

/** A person's own settings. */
export const ownSettings = z.object({
  notifications: z.array(notificationChoice),
  quietFrom: z.string().nullable(),
  quietTo: z.string().nullable(),
  digestAt: z.string(),
  /** The zone in which days and times are told: the person's own, or the organisation's. */
  timeZone: z.string(),
  /** The zone that the person chose; null while it is that of the organisation. */
  ownTimeZone: z.string().nullable(),
  organisationTimeZone: z.string(),
  /** The language that the person reads where something is said in several. */
  language: z.enum(readingLanguages),
  /** Where mails go. */
  email: z.string(),
  /** Whether mails can be sent from here at all. */
  sendsMail: z.boolean(),
})
/** A person's own settings. */
export type OwnSettings = z.infer<typeof ownSettings>

const get = call({
  name: 'settings.get',
  method: 'GET',
  path: '/settings',
  summary: 'Answers the person’s own settings: what they are told, by which road, and when not.',
  status: 'decided',
  source,
  input: z.object({}),
  content: ownSettings,
})

const save = call({
  name: 'settings.save',
  method: 'POST',
  path: '/settings',
  summary: 'Saves the person’s own settings.',
  status: 'decided',
  source,
  input: z
    .object({
      /** A group that is not named keeps what was chosen; a form post may carry it as JSON text. */
      notifications: orJsonText(
        z
          .array(
            z.object({
              group: z.enum(groups),
              /** A form sends nothing for a box without its tick. */
              inbox: wireBoolean.default(false),
              mail: z.enum(mailPaces),
            }),
          )
          .max(groups.length),
      ).default([]),
      /** No mail goes out between the two; both empty, or both there. */
      quietFrom: clockTime.or(z.literal('')).default(''),
      quietTo: clockTime.or(z.literal('')).default(''),
      digestAt: clockTime.default(plainDigestAt),
    })
    .refine(({ quietFrom, quietTo }) => (quietFrom === '') === (quietTo === ''), {
      path: ['quietTo'],
      message: 'Enter both times, or neither.',
    }),
  content: ownSettings,
})

const saveLanguage = call({
  name: 'settings.saveLanguage',
  method: 'POST',
  path: '/settings-language',
  summary: 'Saves the language that the person reads where something is said in several.',
  status: 'decided',
  source: 'spec 7, also listed; decision 0089',
  input: z.object({ language: z.enum(readingLanguages) }),
  content: ownSettings,
})

const saveTimeZone = call({
  name: 'settings.saveTimeZone',
  method: 'POST',
  path: '/settings-time-zone',
  summary: 'Saves the time zone in which the person is told days and times.',
  status: 'decided',
  source: 'spec 7, also listed; decision 0124',
  input: z.object({ timeZone: orNone(timeZone, 'This is not a time zone.') }),
  content: ownSettings,
})

/** What an organisation is called, in which zone it works, and what stands in the head of its papers. */
export const organisationSettings = z.object({
  name: z.string(),
  timeZone: z.string(),
  /** Null while Holdpoint's own sign stands there. */
  logo: recordFile.nullable(),
  rowVersion: z.int(),
})
/** What an organisation is called, in which zone it works, and what stands in the head of its papers. */
export type OrganisationSettings = z.infer<typeof organisationSettings>

const organisation = call({
  name: 'settings.organisation',
  method: 'GET',
  path: '/settings-organisation',
  summary: 'Answers what the organisation is called, its time zone, and its logo.',
  status: 'decided',
  source: 'decision 0124',
  input: z.object({}),
  content: organisationSettings,
  problems: ['forbidden'],
})

const saveOrganisation = call({
  name: 'settings.saveOrganisation',
  method: 'POST',
  path: '/settings-organisation',
  summary: 'Saves what the organisation is called and in which time zone it works.',
  status: 'decided',
  source: 'decision 0124',
  input: z.object({ name: organisationName, timeZone }),
  takesRowVersion: true,
  content: organisationSettings,
  problems: ['forbidden'],
})

const ofLogo = { status: 'decided', source: 'decision 0158' } as const

const saveLogo = call({
  name: 'settings.saveLogo',
  method: 'POST',
  path: '/settings-logo',
  summary: 'Adds the logo of the organisation: a PNG or a JPEG of at most 1 MB.',
  ...ofLogo,
  rate: 'upload',
  input: z.object({ file: uploadReference }),
  content: recordFile,
  problems: ['forbidden', 'body_too_large', 'unsupported_media_type'],
})

const removeLogo = call({
  name: 'settings.removeLogo',
  method: 'DELETE',
  path: '/settings-logo',
  summary: 'Takes the logo off the organisation’s papers.',
  ...ofLogo,
  input: z.object({ uploadId: id }),
  content: z.null(),
  problems: ['forbidden', 'not_found'],
})

const logo = call({
  name: 'settings.logo',
  method: 'GET',
  path: '/settings-logo',
  summary: 'Answers the logo itself.',
  ...ofLogo,
  input: z.object({ uploadId: id }),
  content: z.null(),
  isFile: true,
  problems: ['not_found'],
})

/** Settings of a person, and of their organisation. */
export const settings = {
  get,
  save,
  saveLanguage,
  saveTimeZone,
  organisation,
  saveOrganisation,
  ...{ saveLogo, removeLogo, logo },
  riskMatrix,
  saveRiskMatrix,
}
