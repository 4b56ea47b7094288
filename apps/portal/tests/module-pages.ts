import type { Page } from '@playwright/test'
import type { DemoRole } from './portal.ts'

// The pages of all places beside My Forms, one line each: what pictures are taken of and what axe
// looks at. A module adds its lines.

export interface ModulePage {
  name: string
  who: DemoRole
  at: string
  /**
   * Goes on to the first row of the list that is at the address, and asks this of the record: what
   * follows its path, or what becomes of it.
   */
  record?: string | ((path: string) => string)
}

const anyDay = 'selectedFilterId=none&selectedStartDate=none'
const outOfService = `/loto?section=live&${anyDay}`
/** The most serious of those that are investigated. */
const investigated = `/sqr?section=all&sortField=severity&sortDirection=desc&selectedPhase=investigating,verifying,approval,monitoring&${anyDay}`
const verified = `/sqr?section=all&selectedPhase=verifying&${anyDay}`
const activeJobs = `/jsa?section=all&selectedStatus=active,stopped&${anyDay}`

const builder = '/manage-forms/edit?formId=treating_iron'

/** The incidents of whoever looks, which have statements of witnesses below them. */
const incidents = (section: string) =>
  `/my-forms?section=${section}&searchValue=Incident%20Report&${anyDay}`

/** The sheet on which the crew of an analysis signs on. */
const signOf = (path: string) => path.replace('/view/', '/sign/')

/** The form that adds a point to a template. */
const pointOf = (path: string) => `/loto/templates/point?templateId=${path.split('/').at(-1) ?? ''}`

/** The form that says that the template was inspected. */
const inspectionOf = (path: string) =>
  `/loto/templates/inspect?templateId=${path.split('/').at(-1) ?? ''}`

/** What is done with a permission group on a page of its own. */
const groupPage = (page: 'edit' | 'people') => (path: string) =>
  `/employees-and-permissions/groups/${page}?groupId=${path.split('/').at(-1) ?? ''}`

const groups = '/employees-and-permissions/groups'

/** The list of people with one of them alone. */
const personOf = (role: DemoRole) =>
  `/employees-and-permissions?section=active&searchValue=${role}%40holdpoint.example&${anyDay}`

export const modulePages: readonly ModulePage[] = [
  { name: 'home', who: 'employee', at: '/' },
  { name: 'home-manager', who: 'manager', at: '/' },
  { name: 'places', who: 'admin', at: '/places' },
  { name: 'search', who: 'employee', at: '/search?q=iron' },
  { name: 'actions-mine', who: 'employee', at: `/actions?section=mine&${anyDay}` },
  { name: 'actions-all', who: 'manager', at: `/actions?section=all&${anyDay}` },
  { name: 'actions-board', who: 'manager', at: `/actions?section=all&${anyDay}&view=board` },
  { name: 'actions-filters', who: 'manager', at: '/actions?section=all&dialog=filters' },
  { name: 'action', who: 'manager', at: `/actions?section=all&${anyDay}`, record: '' },
  { name: 'action-edit', who: 'admin', at: `/actions?section=all&${anyDay}`, record: '/edit' },
  { name: 'action-new', who: 'employee', at: '/actions/new' },
  { name: 'machine', who: 'admin', at: '/equipment/PMP-06' },
  {
    name: 'machine-labels',
    who: 'employee',
    at: '/equipment-labels?ids=asset-pmp-06,asset-bld-01',
  },
  { name: 'actions-pending', who: 'manager', at: '/actions/pending' },
  { name: 'approvals', who: 'manager', at: '/pending-approvals' },
  { name: 'approvals-delegate', who: 'manager', at: '/pending-approvals?dialog=delegate' },
  { name: 'reviews', who: 'manager', at: `/review-form?section=all&${anyDay}` },
  { name: 'review', who: 'approver', at: `/review-form?section=to_review&${anyDay}`, record: '' },
  {
    ...{ name: 'review-versions', who: 'approver' },
    ...{ at: `/review-form?section=to_review&${anyDay}`, record: '?tab=4' },
  },
  {
    ...{ name: 'review-history', who: 'approver' },
    ...{ at: `/review-form?section=to_review&${anyDay}`, record: '?tab=7' },
  },
  {
    ...{ name: 'review-access', who: 'approver' },
    ...{ at: `/review-form?section=to_review&${anyDay}`, record: '?tab=5' },
  },
  { name: 'jsa-list', who: 'manager', at: `/jsa?section=all&${anyDay}` },
  { name: 'jsa-filters', who: 'manager', at: '/jsa?section=all&dialog=filters' },
  { name: 'jsa', who: 'manager', at: activeJobs, record: '' },
  { name: 'jsa-hazards', who: 'manager', at: activeJobs, record: '?pane=hazards' },
  { name: 'jsa-crew', who: 'manager', at: activeJobs, record: '?pane=crew' },
  { name: 'jsa-stop', who: 'manager', at: activeJobs, record: '?dialog=move&event=stop' },
  { name: 'jsa-sign', who: 'manager', at: activeJobs, record: signOf },
  { name: 'jsa-new', who: 'employee', at: '/jsa/manage-jsa/edit' },
  { name: 'hazards', who: 'manager', at: `/jsa/manage-hazard?${anyDay}` },
  { name: 'hazards-filters', who: 'manager', at: '/jsa/manage-hazard?dialog=filters' },
  { name: 'hazard', who: 'manager', at: `/jsa/manage-hazard?${anyDay}`, record: '' },
  { name: 'hazard-new', who: 'manager', at: '/jsa/manage-hazard/edit' },
  { name: 'loto-list', who: 'manager', at: `/loto?section=all&${anyDay}` },
  { name: 'loto-filters', who: 'manager', at: '/loto?section=all&dialog=filters' },
  { name: 'loto', who: 'manager', at: outOfService, record: '' },
  { name: 'loto-locks', who: 'manager', at: outOfService, record: '?pane=locks' },
  { name: 'loto-plan', who: 'manager', at: outOfService, record: '?pane=plan' },
  { name: 'loto-history', who: 'manager', at: outOfService, record: '?pane=history' },
  { name: 'loto-board', who: 'manager', at: '/loto/board' },
  { name: 'loto-new', who: 'manager', at: '/loto/edit' },
  { name: 'loto-templates', who: 'admin', at: `/loto/templates?section=approved&${anyDay}` },
  { name: 'loto-templates-coming', who: 'admin', at: `/loto/templates?section=drafts&${anyDay}` },
  { name: 'loto-templates-filters', who: 'admin', at: '/loto/templates?dialog=filters' },
  {
    ...{ name: 'loto-template', who: 'admin' },
    ...{ at: `/loto/templates?section=approved&${anyDay}`, record: '' },
  },
  {
    ...{ name: 'loto-template-draft', who: 'admin' },
    ...{ at: `/loto/templates?section=drafts&${anyDay}`, record: '' },
  },
  {
    ...{ name: 'loto-template-inspect', who: 'admin' },
    ...{
      at: `/loto/templates?section=approved&${anyDay}`,
      record: inspectionOf,
    },
  },
  { name: 'loto-template-new', who: 'admin', at: '/loto/templates/edit' },
  {
    ...{ name: 'loto-point-new', who: 'admin' },
    ...{ at: `/loto/templates?section=drafts&${anyDay}`, record: pointOf },
  },
  { name: 'sqr-list', who: 'manager', at: `/sqr?section=all&${anyDay}` },
  { name: 'sqr-mine', who: 'employee', at: `/sqr?${anyDay}` },
  { name: 'sqr-filters', who: 'manager', at: '/sqr?section=all&dialog=filters' },
  { name: 'sqr', who: 'manager', at: investigated, record: '' },
  { name: 'sqr-involved', who: 'manager', at: investigated, record: '?pane=involved' },
  { name: 'sqr-timeline', who: 'manager', at: investigated, record: '?pane=timeline' },
  { name: 'sqr-causes', who: 'manager', at: investigated, record: '?pane=causes' },
  { name: 'sqr-follow-up', who: 'manager', at: investigated, record: '?pane=followUp' },
  { name: 'sqr-history', who: 'manager', at: investigated, record: '?pane=history' },
  { name: 'sqr-verify', who: 'reviewer', at: verified, record: '?pane=involved&dialog=verify' },
  { name: 'sqr-parts', who: 'reviewer', at: verified, record: '?pane=involved' },
  {
    ...{ name: 'sqr-attach', who: 'admin', at: investigated },
    record: '?pane=followUp&dialog=attach',
  },
  { name: 'sqr-link', who: 'admin', at: investigated, record: '?pane=followUp&dialog=link' },
  { name: 'sqr-void', who: 'admin', at: investigated, record: '?dialog=move&event=void' },
  { name: 'sqr-new', who: 'employee', at: '/sqr/edit' },
  { name: 'topics', who: 'employee', at: `/topics?${anyDay}` },
  { name: 'topics-grid', who: 'employee', at: `/topics?${anyDay}&view=grid` },
  { name: 'topic', who: 'employee', at: `/topics?${anyDay}`, record: '' },
  { name: 'topic-new', who: 'reviewer', at: '/topics/new' },
  { name: 'messages', who: 'employee', at: `/message-center?${anyDay}` },
  { name: 'message', who: 'employee', at: `/message-center?${anyDay}`, record: '' },
  { name: 'messages-sent', who: 'manager', at: `/message-center?section=sent&${anyDay}` },
  {
    ...{ name: 'message-receipts', who: 'manager' },
    ...{ at: `/message-center?section=sent&${anyDay}`, record: '?pane=receipts' },
  },
  { name: 'message-new', who: 'manager', at: '/message-center/message' },
  { name: 'files', who: 'employee', at: `/files?section=library&${anyDay}` },
  { name: 'file', who: 'employee', at: `/files?section=library&${anyDay}`, record: '' },
  {
    ...{ name: 'file-people', who: 'admin' },
    ...{ at: `/files?section=library&${anyDay}`, record: '?pane=people' },
  },
  { name: 'file-new', who: 'admin', at: '/files/new' },
  { name: 'sheets', who: 'employee', at: `/sds?${anyDay}` },
  { name: 'sheet', who: 'employee', at: `/sds?${anyDay}`, record: '' },
  { name: 'sheet-emergency', who: 'employee', at: `/sds?${anyDay}`, record: '?view=emergency' },
  { name: 'sheets-none', who: 'employee', at: '/sds?section=approved&searchValue=zeta+nine' },
  { name: 'sheets-asked-for', who: 'employee', at: '/sds?section=requested&selectedFilterId=none' },
  { name: 'sheet-ask', who: 'employee', at: '/sds/ask?product=acid' },
  { name: 'sheet-new', who: 'admin', at: '/sds/new' },
  { name: 'pads', who: 'employee', at: '/sds/pads' },
  { name: 'kiosks', who: 'admin', at: '/sds/kiosks' },
  { name: 'manage-forms', who: 'admin', at: `/manage-forms?${anyDay}` },
  { name: 'manage-forms-drafts', who: 'manager', at: `/manage-forms?section=drafts&${anyDay}` },
  { name: 'manage-forms-archived', who: 'admin', at: `/manage-forms?section=archived&${anyDay}` },
  { name: 'manage-forms-filters', who: 'admin', at: '/manage-forms?dialog=filters' },
  { name: 'managed-form', who: 'admin', at: '/manage-forms/view/treating_iron' },
  { name: 'managed-form-paused', who: 'admin', at: '/manage-forms/view/light_vehicle' },
  { name: 'managed-form-draft', who: 'manager', at: '/manage-forms/view/hot_work_watch' },
  {
    ...{ name: 'managed-form-publish', who: 'manager' },
    at: '/manage-forms/view/hot_work_watch?dialog=move&event=publish',
  },
  {
    ...{ name: 'managed-form-discard', who: 'admin' },
    at: '/manage-forms/view/treating_iron?dialog=discard',
  },
  {
    ...{ name: 'managed-form-copy', who: 'admin' },
    at: '/manage-forms/view/treating_iron?dialog=copy',
  },
  {
    ...{ name: 'managed-form-delete', who: 'admin' },
    at: '/manage-forms/view/treating_iron?dialog=delete',
  },
  {
    ...{ name: 'managed-form-archive-instead', who: 'manager' },
    at: '/manage-forms/view/wireline_rig_up?dialog=delete',
  },
  { name: 'form-facts-new', who: 'admin', at: '/manage-forms/facts' },
  { name: 'form-facts', who: 'admin', at: '/manage-forms/facts?formId=treating_iron' },
  { name: 'form-library', who: 'admin', at: '/manage-forms/library' },
  { name: 'form-library-found', who: 'admin', at: '/manage-forms/library?search=harness' },
  { name: 'form-library-nothing', who: 'admin', at: '/manage-forms/library?search=llama' },
  { name: 'form-library-form', who: 'admin', at: '/manage-forms/library/working_at_height' },
  { name: 'form-builder', who: 'admin', at: `${builder}&item=bands_in_date` },
  { name: 'form-builder-question', who: 'admin', at: `${builder}&item=leaks&part=question` },
  { name: 'form-builder-logic', who: 'admin', at: `${builder}&item=leaks&part=logic` },
  { name: 'form-builder-score', who: 'admin', at: `${builder}&item=hold_time&part=score` },
  { name: 'form-builder-approval', who: 'admin', at: `${builder}&part=approval` },
  {
    ...{ name: 'form-builder-sub-forms', who: 'admin' },
    at: '/manage-forms/edit?formId=incident_report&part=subForms',
  },
  { name: 'form-builder-problems', who: 'admin', at: `${builder}&part=problems` },
  { name: 'form-builder-add', who: 'admin', at: `${builder}&item=leaks&add=question` },
  { name: 'form-builder-place', who: 'admin', at: `${builder}&item=leaks&dialog=place` },
  {
    ...{ name: 'form-translations', who: 'admin' },
    at: '/manage-forms/translations?formId=incident_report',
  },
  { name: 'form-preview', who: 'admin', at: '/manage-forms/preview?formId=treating_iron' },
  { name: 'form-compare', who: 'admin', at: '/manage-forms/compare?formId=treating_iron' },
  { name: 'form-schedules', who: 'admin', at: `/form-schedules?${anyDay}` },
  { name: 'form-schedules-filters', who: 'admin', at: '/form-schedules?dialog=filters' },
  { name: 'form-schedule-new', who: 'admin', at: '/form-schedules/edit' },
  { name: 'form-schedule-team', who: 'manager', at: '/form-schedules/edit' },
  { name: 'training', who: 'admin', at: '/training' },
  { name: 'training-own', who: 'employee', at: '/training' },
  { name: 'training-filters', who: 'admin', at: '/training?dialog=filters' },
  { name: 'training-matrix', who: 'admin', at: '/training/matrix' },
  { name: 'training-matrix-team', who: 'manager', at: '/training/matrix' },
  { name: 'training-new', who: 'admin', at: '/training/edit' },
  { name: 'qualifications', who: 'admin', at: '/training/qualifications' },
  { name: 'qualification-new', who: 'admin', at: '/training/qualifications/edit' },
  { name: 'form-types', who: 'admin', at: `/manage-form-type?${anyDay}` },
  { name: 'form-types-put-away', who: 'admin', at: `/manage-form-type?section=inactive&${anyDay}` },
  { name: 'form-types-filters', who: 'admin', at: '/manage-form-type?dialog=filters' },
  { name: 'form-type', who: 'admin', at: `/manage-form-type?${anyDay}`, record: '' },
  { name: 'form-type-new', who: 'admin', at: '/manage-form-type/edit' },
  { name: 'sub-forms', who: 'employee', at: incidents('ongoing'), record: '' },
  { name: 'sub-forms-read', who: 'employee', at: incidents('completed'), record: '' },
  { name: 'categories', who: 'admin', at: '/categories' },
  { name: 'categories-causes', who: 'employee', at: '/categories?type=scat&search=not' },
  {
    ...{ name: 'category-edit', who: 'admin' },
    ...{ at: '/categories?type=incident&dialog=edit&id=incident.fracturing.iron' },
  },
  { name: 'lists', who: 'admin', at: '/settings/lists?list=crews' },
  {
    ...{ name: 'list-entry-edit', who: 'admin' },
    ...{ at: '/settings/lists?list=pads&dialog=edit&id=blue-mesa-12' },
  },
  { name: 'sqr-settings', who: 'admin', at: '/sqr/settings' },
  {
    ...{ name: 'sqr-settings-status', who: 'admin' },
    ...{ at: '/sqr/settings?dialog=status&id=sqr-status.investigating' },
  },
  { name: 'inquiries', who: 'employee', at: `/inquiries?${anyDay}` },
  { name: 'inquiries-all', who: 'admin', at: `/inquiries?section=all&${anyDay}` },
  { name: 'inquiries-filters', who: 'admin', at: '/inquiries?section=all&dialog=filters' },
  { name: 'inquiry', who: 'employee', at: `/inquiries?${anyDay}`, record: '' },
  { name: 'inquiry-open', who: 'admin', at: `/inquiries?section=open&${anyDay}`, record: '' },
  {
    ...{ name: 'inquiry-resolve', who: 'admin' },
    ...{ at: `/inquiries?section=open&${anyDay}`, record: '?dialog=move&event=resolve' },
  },
  { name: 'inquiry-new', who: 'employee', at: '/inquiries/edit' },
  { name: 'reports', who: 'employee', at: '/reports' },
  { name: 'reports-found', who: 'admin', at: '/reports?search=week' },
  { name: 'reports-nothing', who: 'employee', at: '/reports?search=nothing+has+this+name' },
  { name: 'report-split', who: 'admin', at: '/reports/view/library.action-ageing' },
  { name: 'report-weeks', who: 'admin', at: '/reports/view/library.score-trend' },
  { name: 'report-roster', who: 'admin', at: '/reports/view/library.sse-roster' },
  { name: 'report-new', who: 'employee', at: '/reports/edit' },
  { name: 'report-copy', who: 'admin', at: '/reports/edit?copyOf=library.forms-by-unit' },
  { name: 'people', who: 'admin', at: '/employees-and-permissions' },
  { name: 'person', who: 'admin', at: '/employees-and-permissions', record: '' },
  { name: 'person-forms', who: 'admin', at: personOf('employee'), record: '?tab=forms' },
  { name: 'person-actions', who: 'admin', at: personOf('employee'), record: '?tab=actions' },
  { name: 'person-jobs', who: 'admin', at: personOf('employee'), record: '?tab=jobs' },
  { name: 'person-kudos', who: 'admin', at: personOf('employee'), record: '?tab=recognition' },
  {
    ...{ name: 'person-permissions', who: 'admin' },
    ...{ at: personOf('employee'), record: '?tab=permissions' },
  },
  { name: 'own-profile', who: 'admin', at: personOf('admin'), record: '' },
  {
    ...{ name: 'own-acknowledgements', who: 'admin' },
    ...{ at: personOf('admin'), record: '?tab=acknowledgements' },
  },
  { name: 'person-new', who: 'admin', at: '/employees-and-permissions/new' },
  { name: 'person-rights', who: 'admin', at: '/employees-and-permissions', record: '/rights' },
  {
    ...{ name: 'people-of-right', who: 'admin' },
    at: `/employees-and-permissions?section=active&selectedPermissions=elevate_forms&${anyDay}`,
  },
  { name: 'groups', who: 'admin', at: groups },
  { name: 'group', who: 'admin', at: groups, record: '' },
  { name: 'group-delete', who: 'admin', at: groups, record: '?dialog=delete' },
  { name: 'group-new', who: 'admin', at: `${groups}/edit` },
  { name: 'group-edit', who: 'admin', at: groups, record: groupPage('edit') },
  { name: 'group-people', who: 'admin', at: groups, record: groupPage('people') },
  { name: 'people-import', who: 'admin', at: '/employees-and-permissions/import' },
  { name: 'list-import', who: 'admin', at: '/settings/lists/import?list=crews' },
  { name: 'notifications', who: 'manager', at: '/notifications' },
  { name: 'settings', who: 'admin', at: '/settings' },
  { name: 'settings-notifications', who: 'employee', at: '/settings/notifications' },
  { name: 'settings-time-zone', who: 'employee', at: '/settings/time-zone' },
  { name: 'settings-organisation', who: 'admin', at: '/settings/organisation' },
  { name: 'settings-risk-matrix', who: 'admin', at: '/settings/risk-matrix' },
  { name: 'settings-notify', who: 'admin', at: '/settings/notify' },
  { name: 'settings-sessions', who: 'employee', at: '/settings/sessions' },
  { name: 'settings-password', who: 'employee', at: '/settings/password' },
  { name: 'settings-keys', who: 'admin', at: '/settings/api-keys' },
  { name: 'settings-new-key', who: 'admin', at: '/settings/api-keys/new' },
  { name: 'settings-directory', who: 'admin', at: '/settings/directory' },
  { name: 'settings-webhooks', who: 'admin', at: '/settings/webhooks' },
  { name: 'settings-new-webhook', who: 'admin', at: '/settings/webhooks/new' },
  { name: 'settings-mail', who: 'admin', at: '/settings/mail' },
  { name: 'settings-refused', who: 'admin', at: '/settings/refused-files' },
]

/** Opens a page of the table for whoever is signed in. */
export async function openModulePage(page: Page, { name, at, record }: ModulePage): Promise<void> {
  await page.goto(at)
  if (record === undefined) {
    return
  }
  // On a phone some lists have no row of heads; permission groups have none at all.
  const rows = page.getByRole('row').filter({ has: page.locator('td a') })
  const lines = page.getByRole('list', { name: 'Permission groups' }).getByRole('listitem')
  const row = rows.or(lines).first().getByRole('link').first()
  const href = await row.getAttribute('href', { timeout: 10_000 })
  if (href === null) {
    throw new Error(`${name}: the list has no row that leads to a record.`)
  }
  // What the list's link asks is left out where the record is asked something else.
  const [path = ''] = href.split('?')
  const asked = typeof record === 'string' ? path + record : record(path)
  await page.goto(record === '' ? href : asked)
}
