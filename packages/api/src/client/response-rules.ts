import type { CallName } from '../catalogue.ts'
import type { Handling, NoAccess } from './responses.ts'

const forbidden: NoAccess = { type: 'my_forms', statuses: [403] }
const notFound: NoAccess = { type: 'share', statuses: [404] }

/**
 * My Forms (spec 8): 403 on list, create, delete or PDF leads to the no-access page, and so does
 * 404 on share. Other failures show no message there, so they are a line and no dialog.
 */
export const myFormsHandling = {
  'myForms.list': { noAccess: forbidden, isQuiet: true },
  'myForms.graph': { noAccess: forbidden, isQuiet: true },
  'myForms.start': { noAccess: forbidden, isQuiet: true },
  'myForms.remove': { noAccess: forbidden, isQuiet: true, isDelete: true },
  'myForms.restore': { noAccess: forbidden, isQuiet: true },
  'myForms.pdf': { noAccess: forbidden, isQuiet: true, isDownload: true },
  'myForms.excel': { isQuiet: true, isDownload: true },
  'myForms.share': { noAccess: notFound, isQuiet: true },
  'myForms.unshare': { isQuiet: true },
  'myForms.vote': { isQuiet: true },
  'myForms.comments': { isQuiet: true },
  'myForms.saveComment': { isQuiet: true },
  'myForms.removeComment': { isQuiet: true, isDelete: true },
  'myForms.actionSummary': { isQuiet: true },
} as const satisfies Partial<Record<CallName, Handling>>
