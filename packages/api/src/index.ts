export * from './call.ts'
export * from './call-problems.ts'
export * from './catalogue.ts'
export * from './envelope.ts'
export * from './issue-sentence.ts'
export * from './policy.ts'
export type * from './policy-row.ts'
export * from './problems.ts'
export * from './rate-classes.ts'
export * from './sentences.ts'
export * from './permissions.ts'
export * from './tie.ts'
export * from './wire.ts'
export * from './areas/accounts/accounts.ts'
export * from './areas/actions/actions.input.ts'
export * from './areas/actions/actions.list.ts'
export * from './areas/actions/actions.moves.ts'
export * from './areas/actions/actions.records.ts'
export * from './areas/actions/actions.vocabulary.ts'
export * from './areas/api-keys/api-keys.records.ts'
export * from './areas/auth/auth.ts'
export * from './areas/files/files.input.ts'
export * from './areas/files/files.list.ts'
export * from './areas/files/files.moves.ts'
export * from './areas/files/files.records.ts'
export * from './areas/files/files.vocabulary.ts'
export * from './areas/sds/ghs-sentences.ts'
export * from './areas/sds/sds.input.ts'
export * from './areas/sds/sds.kiosk.records.ts'
export * from './areas/sds/sds.list.ts'
export * from './areas/sds/sds.moves.ts'
export * from './areas/sds/sds.records.ts'
export * from './areas/sds/sds.request.ts'
export * from './areas/sds/sds.vocabulary.ts'
export {
  itemReference,
  purchaseOrder,
  stageEvent,
  type ItemReference,
  type PurchaseOrder,
  type StageEvent,
} from './areas/external-data/external-data.ts'
export { personSettings, type PersonSettings } from './areas/dashboards/dashboards.ts'
export * from './areas/forms/forms.ts'
export * from './lists.ts'
export * from './lists/changes.ts'
export * from './lists/download.ts'
export * from './lists/filter.ts'
export * from './lists/filter-parts.ts'
export * from './lists/filter-window.ts'
export * from './lists/filter.schemas.ts'
export * from './lists/list.ts'
export * from './lists/list.schemas.ts'
export * from './lists/listing.ts'
export * from './lists/number-range.ts'
export * from './moves.ts'
export * from './moves/moves.ts'
export * from './moves/moves.records.ts'
export * from './moves/history.records.ts'
export * from './areas/mail/mail.records.ts'
export * from './areas/master/master.ts'
export * from './areas/master/master.entries.ts'
export * from './areas/master/master.import.ts'
export * from './areas/master/master.vocabulary.ts'
export * from './audience/audience.ts'
export * from './areas/categories/categories.records.ts'
export * from './areas/categories/categories.vocabulary.ts'
export * from './areas/form-schedules/form-schedules.input.ts'
export * from './areas/form-schedules/form-schedules.list.ts'
export * from './areas/form-schedules/form-schedules.records.ts'
export * from './areas/form-schedules/form-schedules.vocabulary.ts'
export * from './areas/form-types/form-types.input.ts'
export * from './areas/form-types/form-types.list.ts'
export * from './areas/form-types/form-types.records.ts'
export * from './areas/form-types/form-types.vocabulary.ts'
export * from './areas/manage-forms/manage-forms.input.ts'
export * from './areas/manage-forms/manage-forms.list.ts'
export * from './areas/manage-forms/manage-forms.moves.ts'
export * from './areas/manage-forms/manage-forms.records.ts'
export * from './areas/manage-forms/manage-forms.vocabulary.ts'
export * from './areas/inquiries/inquiries.input.ts'
export * from './areas/inquiries/inquiries.list.ts'
export * from './areas/inquiries/inquiries.moves.ts'
export * from './areas/inquiries/inquiries.records.ts'
export * from './areas/inquiries/inquiries.vocabulary.ts'
export * from './areas/jsa/jsa.hazards.input.ts'
export * from './areas/jsa/jsa.hazards.list.ts'
export * from './areas/jsa/jsa.hazards.moves.ts'
export * from './areas/jsa/jsa.hazards.records.ts'
export * from './areas/jsa/jsa.hazards.vocabulary.ts'
export * from './areas/jsa/jsa.input.ts'
export * from './areas/jsa/jsa.list.ts'
export * from './areas/jsa/jsa.moves.ts'
export * from './areas/jsa/jsa.records.ts'
export * from './areas/jsa/jsa.vocabulary.ts'
export * from './areas/reports/reports.library.ts'
export * from './areas/reports/reports.records.ts'
export * from './areas/reports/reports.vocabulary.ts'
export * from './areas/sqr/sqr.list.ts'
export * from './areas/sqr/sqr.moves.ts'
export * from './areas/sqr/sqr.parts.vocabulary.ts'
export * from './areas/sqr/sqr.records.ts'
export * from './areas/sqr/sqr.vocabulary.ts'
export * from './areas/training/training.input.ts'
export * from './areas/training/training.list.ts'
export * from './areas/training/training.records.ts'
export * from './areas/training/training.vocabulary.ts'
export * from './declared/declared-fields.ts'
export { takenFields } from './declared/declared-fields.schema.ts'
export type { RecordFile } from './record-file.ts'
export { calledOf } from './visitor.ts'
export * from './areas/loto/loto.input.ts'
export * from './areas/loto/loto.lines.ts'
export * from './areas/loto/loto.list.ts'
export * from './areas/loto/loto.moves.ts'
export * from './areas/loto/loto.readings.vocabulary.ts'
export * from './areas/loto/loto.records.ts'
export * from './areas/loto/loto.inspections.ts'
export * from './areas/loto/loto.templates.input.ts'
export * from './areas/loto/loto.templates.list.ts'
export * from './areas/loto/loto.templates.moves.ts'
export * from './areas/loto/loto.templates.records.ts'
export * from './areas/loto/loto.vocabulary.ts'
export * from './areas/messages/messages.input.ts'
export * from './areas/messages/messages.list.ts'
export * from './areas/messages/messages.moves.ts'
export * from './areas/messages/messages.records.ts'
export * from './areas/messages/messages.required.ts'
export * from './areas/messages/messages.vocabulary.ts'
export { type BlankForm } from './areas/my-forms/my-forms.ahead.ts'
export { restoreMinutesMax } from './areas/my-forms/my-forms.restore.ts'
export * from './areas/my-forms/my-forms.comments.records.ts'
export * from './areas/my-forms/my-forms.list.ts'
export * from './areas/my-forms/my-forms.moves.ts'
export * from './areas/my-forms/my-forms.graph.records.ts'
export * from './areas/my-forms/my-forms.kudos.ts'
export * from './areas/my-forms/my-forms.more.records.ts'
export {
  emailsAtOnceMax,
  type ElevationLink,
  type EmailShare,
  type SharedEntry,
} from './areas/review-forms/review-forms.further.ts'
export * from './areas/notifications/notifications.records.ts'
export type { OrganisationSettings, OwnSettings } from './areas/settings/settings.ts'
export type { SavedRiskMatrix } from './areas/settings/settings.risk.ts'
export * from './areas/notifications/notifications.vocabulary.ts'
export * from './areas/notify/notify.vocabulary.ts'
export * from './areas/subscriptions/subscriptions.vocabulary.ts'
export type { NotifyRule } from './areas/notify/notify.ts'
export type { Subscription } from './areas/subscriptions/subscriptions.ts'
export * from './areas/review-forms/review-forms.list.records.ts'
export * from './areas/review-forms/review-forms.list.ts'
export * from './areas/review-forms/review-forms.records.ts'
export * from './areas/my-forms/my-forms.records.ts'
export * from './areas/my-forms/my-forms.sub-forms.records.ts'
export * from './areas/my-forms/my-forms.vocabulary.ts'
export * from './areas/people/people.list.ts'
export {
  employee,
  employeeDetail,
  identityFields,
  listedEmployee,
  type Employee,
  type EmployeeDetail,
  type ListedEmployee,
  type WaitingForPerson,
} from './areas/people/people.accounts.ts'
export type { EmergencyContact } from './areas/people/people.contact.ts'
export { directoryPerson, type DirectoryPerson } from './areas/people/people.directory.ts'
export { seatCodeFields, type SeatCode, type SeatCodes } from './areas/people/people.seat.ts'
export * from './areas/people/people.vocabulary.ts'
export type { Company } from './areas/people/people.work.ts'
export {
  peopleColumns,
  peopleHeadings,
  type PeopleColumn,
  type PeopleColumnName,
} from './areas/people/people.columns.ts'
export { importedRow, type ImportedRow } from './areas/people/people.import.ts'
export {
  importOutcomes,
  reportedRow,
  type ImportOutcome,
  type TableColumn,
} from './lists/table-import.ts'
export { leftWorkNames, type LeftWorkName } from './areas/people/people.left.ts'
export {
  personFilters,
  personGuessesMax,
  personPickerKeys,
  personSearchPageSize,
} from './areas/people/people.ts'
export * from './areas/home/home.records.ts'
export * from './areas/pending-approvals/pending-approvals.records.ts'
export * from './areas/permissions/permissions.labels.ts'
export * from './areas/permissions/permissions.records.ts'
export {
  permissionGroupOrders,
  permissionsPageSize,
  userPermissionOrders,
} from './areas/permissions/permissions.ts'
export {
  savedActionFilter,
  savedActionFilterDraft,
  savedFilter,
  savedFilterDraft,
  savedFilterTypes,
  savedMyFormFilter,
  savedMyFormFilterDraft,
  savedPersonFilter,
  savedHazardFilter,
  savedJsaFilter,
  savedSqrFilter,
  savedLotoFilter,
  savedLotoTemplateFilter,
  savedFormTypeFilter,
  savedInquiryFilter,
  savedHazardFilterDraft,
  savedJsaFilterDraft,
  savedSqrFilterDraft,
  savedLotoFilterDraft,
  savedLotoTemplateFilterDraft,
  savedFormTypeFilterDraft,
  savedInquiryFilterDraft,
  savedMessageFilter,
  savedFilesFilter,
  savedFilesFilterDraft,
  savedSdsFilter,
  savedSdsFilterDraft,
  savedPersonFilterDraft,
  savedReviewFormFilter,
  savedReviewFormFilterDraft,
  savedTopicFilter,
  savedTopicFilterDraft,
  savedMessageFilterDraft,
  type SavedFilter,
  type SavedFilterDraft,
} from './areas/saved-filters/saved-filters.ts'
export * from './areas/saved-filters/saved-filters.values.ts'
export * from './areas/equipment/equipment.records.ts'
export { paperCodeLength, type CheckedPaper } from './areas/papers/papers.ts'
export * from './areas/search/search.records.ts'
export * from './areas/topics/topics.list.ts'
export * from './areas/topics/topics.moves.ts'
export * from './areas/topics/topics.records.ts'
export * from './areas/topics/topics.vocabulary.ts'
export * from './record-file.ts'
export * from './record-share.ts'
export * from './areas/webhooks/webhooks.records.ts'
export * from './areas/webhooks/webhooks.vocabulary.ts'
export * from './client.ts'
export * from './client/bind-client.ts'
export * from './vocabulary/chosen.ts'
export * from './vocabulary/control-levels.ts'
export * from './vocabulary/embed-scopes.ts'
export * from './vocabulary/experience.ts'
export * from './vocabulary/form-status.ts'
export * from './vocabulary/form-status.schemas.ts'
export * from './vocabulary/initials.ts'
export * from './vocabulary/kudos.ts'
export * from './vocabulary/languages.ts'
export * from './vocabulary/limits.ts'
export * from './vocabulary/long-filter.ts'
export * from './vocabulary/person.ts'
export { isPhoneNumber } from './vocabulary/phone-number.ts'
export * from './vocabulary/person-label.ts'
export * from './vocabulary/search-terms.ts'
export * from './vocabulary/risk.ts'
export * from './vocabulary/severity.schemas.ts'
export * from './vocabulary/severity.ts'
export * from './vocabulary/site-origin.ts'
export * from './vocabulary/text.ts'
export * from './vocabulary/wall-time.ts'
export * from './vocabulary/calendar-day.ts'
export * from './vocabulary/colour.ts'
export * from './vocabulary/contrast.ts'
export * from './vocabulary/date-window.ts'
