import type { LiveKind } from '@holdpoint/api'
import { liveActions } from './areas/actions/actions.live.ts'
import { liveFiles } from './areas/files/files.live.ts'
import { liveInquiries } from './areas/inquiries/inquiries.live.ts'
import { liveHazards } from './areas/jsa/jsa.hazards.live.ts'
import { liveJsas } from './areas/jsa/jsa.live.ts'
import { liveTemplates } from './areas/loto/loto.templates.live.ts'
import { liveLotos } from './areas/loto/loto.live.ts'
import { liveMessages } from './areas/messages/messages.live.ts'
import { liveEntries } from './areas/my-forms/my-forms.live.ts'
import { liveSheets } from './areas/sds/sds.live.ts'
import { liveSqrs } from './areas/sqr/sqr.live.ts'
import { liveTopics } from './areas/topics/topics.live.ts'
import { liveRowsOf, type LiveRows } from './records/live.ts'

/** The kinds whose rows follow what others do to them. A module adds its line. */
export const liveRows: Readonly<Record<LiveKind, LiveRows>> = {
  my_form: liveRowsOf(liveEntries),
  action: liveRowsOf(liveActions),
  topic: liveRowsOf(liveTopics),
  message: liveRowsOf(liveMessages),
  library_file: liveRowsOf(liveFiles),
  sds: liveRowsOf(liveSheets),
  master_hazard: liveRowsOf(liveHazards),
  jsa: liveRowsOf(liveJsas),
  loto: liveRowsOf(liveLotos),
  loto_template: liveRowsOf(liveTemplates),
  sqr: liveRowsOf(liveSqrs),
  inquiry: liveRowsOf(liveInquiries),
}
