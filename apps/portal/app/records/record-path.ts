import type { ToldRecord, WebhookRecord } from '@holdpoint/api'
import { paths } from '../paths.ts'

type PathOf = (id: string, within: string | null) => string

/** The page of each kind of record that people and other systems are told of. */
const pages: Readonly<Record<ToldRecord | WebhookRecord, PathOf>> = {
  my_form: (id) => paths.reviewQuestion(id),
  action: (id) => paths.action(id),
  jsa: (id) => paths.jsa(id),
  loto: (id) => paths.lockout(id),
  loto_template: (id) => paths.lotoTemplate(id),
  sqr: (id) => paths.sqr(id),
  topic: (id) => paths.topic(id),
  topic_question: (id, within) => paths.topic(within ?? '', { open: id }),
  message: (id) => paths.message(id),
  library_file: (id) => paths.file(id),
  sds: (id) => paths.sheet(id),
  master_hazard: (id) => paths.hazard(id),
  inquiry: (id) => paths.inquiry(id),
  form: (id) => paths.managedForm(id),
  form_schedule: (id) => paths.formSchedule(id),
  training_record: (id) => paths.trainingRecord(id),
  report: (id) => paths.report(id),
  approval_delegation: () => paths.pendingApprovals(),
  webhook: (id) => paths.webhook(id),
  api_key: () => paths.apiKeys(),
}

/** Where a record is read; null where its kind has no page. */
export function recordPath(record: {
  type: string
  id: string
  /** The record that it is a part of. */
  within?: string | null
}): string | null {
  const { type, id, within = null } = record
  return Object.hasOwn(pages, type) ? pages[type as keyof typeof pages](id, within) : null
}
