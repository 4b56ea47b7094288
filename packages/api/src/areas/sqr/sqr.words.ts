import type { AreaWords } from '../../openapi/area-words.ts'
import { draftWords, foundWords } from '../actions/actions.words.ts'
import { keptFilterWords, keptNameWords, paging, stampWords } from '../../openapi/shared-words.ts'

const ids = (what: string) => `${what}, by their ids. -1 among them lifts the filter.`

const narrowing = {
  phase:
    '`draft`, `open`, `investigating`, `verifying`, `approval`, `monitoring`, `closed`, `void`. -1 among them lifts the filter.',
  severity: '`none`, `near_miss`, `level_1`, `level_2`, `level_3`. -1 among them lifts the filter.',
  classificationIds: ids('Classifications'),
  typeIds: ids('Types'),
  districts: ids('Districts'),
  businessUnits: ids('Business units'),
  crews: ids('Crews'),
  customers: ids('Customers'),
  assetIds: 'Machines that are involved, by their ids. -1 among them lifts the filter.',
  padIds: 'Pads, by their ids or names. -1 among them lifts the filter.',
  owners: ids('Owners'),
  waitsForMe:
    'Only those that wait for you: to investigate, to verify, to approve, or to close once they have helped.',
  isOverdue: 'Only those whose investigation takes longer than it may.',
  hasNcr: 'Only those with a non-conformance.',
  isRecordable: 'Only those that somebody has found recordable by 29 CFR 1904.',
  fromDate:
    'YYYY-MM-DD, the first day on which the event began; one that has no time yet counts by the day on which it was reported. Left out, all days; `none` says the same.',
  toDate: 'YYYY-MM-DD, this day included. Left out, there is no last day.',
}
const filters = {
  ...narrowing,
  search: 'A part of the number, the title, the well or the job ticket, at most 200 characters.',
  filter: keptFilterWords('sqr-filter'),
  orderBy: 'The column to sort by; `start` unless said otherwise.',
  orderByAsc: '1 sorts upwards, 0 downwards. Titles rise, the rest falls unless said otherwise.',
}
const section =
  '`mine` are those that you have to do with, `team` those of your team, `all` what you may read. `mine` unless said otherwise.'
const lines = (what: string) =>
  `${what}, all of them in their order; one that is kept has its \`lineId\`. A form sends them as JSON.`
const verdict = {
  verdict: '`verified` or `disputed`.',
  note: 'What shows it, at most 500 characters.',
}

/** What the documents say of the calls of safety quality reports. */
export const sqrWords = {
  notes: {
    'sqr.refreshExternalToken':
      'For a session that an external-access address has opened. The token stays the same and holds for twelve hours from now, at most until its API key ends, and never for more than thirty days; the report must be one that its person may read.',
    'sqr.statuses':
      'A status that needs a permission is answered to those who may give it (spec 6): whoever holds `approve_sqr`, and whoever holds `manage_sqr_config`, `edit_all_sqr` or `admin`. With a unit, those of its own and, in phases where it has none, those of all units.',
    'sqr.saveStatus':
      'A phase keeps at least one status for all units that anybody may give; those of approval and void may all need a permission. A name is there once in a unit, in any case.',
    'sqr.severityLevels':
      'Equal to `nearMiss` is a near miss, above it and below `level1` Level 1, from there to below `level2` Level 2, from `level2` on Level 3.',
    'sqr.saveSeverityThresholds':
      'Reports that are there keep their level until their header is saved again. With all three left empty the unit has no levels any more.',
    'sqr.wells': 'Each well once on each pad, of reports and analyses that you may read.',
    'sqr.saveHeaderInfo':
      'A draft needs a title alone, and what is left out is emptied. The severity follows from the lost time and the thresholds of the unit, unless a person says another one and why. Once it was submitted, only whoever may edit all reports lowers it, and only they say a lower one than the lost time does. From `investigating` on its owner and whoever may edit all reports change the owner and the team. It is not edited while it waits for approval or is monitored, nor when it is closed or void.',
    'sqr.saveParts':
      'A part of which anything but the note is changed loses what was said of it by `sqr.verifyParts`.',
    'sqr.saveNcr': 'Also while the report is monitored, though it is not taken away then.',
    'sqr.saveFiles': 'Also while the report is monitored.',
    'sqr.verifyParts': 'Nobody says it of what they have investigated.',
    'sqr.verifyResponsibleParty': 'Nobody says it of what they have investigated.',
    'sqr.changeStatus':
      '`submit` needs times, a description, a unit, a classification and a type. `investigate` needs an owner, and from Level 2 on a team. `ask_approval` needs a responsible party and, from Level 2 on, a team, causes, an action, something said of each part and of the responsible party, and a timeline that adds up to the lost time within 15 minutes; a non-conformance must have its corrective action. `approve` leads to `monitoring` where there are actions or the non-conformance is not closed, else to `closed`; nobody approves or closes what they have ever investigated or written, and of Level 3 somebody does who may edit all reports. A report is voided, never deleted, once it was submitted.',
    'sqr.saveLinking':
      'One level: what has reports below it is not linked below another one. Both are open, investigating or verifying, and whoever links may write the upper one too; the link of a void report is taken away at any time. The upper one is at least as severe as those below it, unless it is closed or void.',
    'sqr.saveActions':
      'As `actions.save`, from the report: whoever reads the report sees it there, and opens it by the rules of actions. One that comes again and again is closed for the report once one of its occurrences is.',
  },
  inputs: {
    'sqr.categories': {
      type: 'The type of category, by the name that the specification gives it.',
      parentCategoryId: 'Only those directly below this one.',
      search: 'A part of the name, at most 200 characters.',
      ...paging('Rows', 10),
    },
    'sqr.statuses': { businessUnit: 'The code of a unit; left out, all statuses.' },
    'sqr.saveStatus': {
      statusId: 'The status that is edited; left out, a new one is made.',
      status: 'What it is called, 2 to 100 characters.',
      phase: 'The phase that it belongs to; it never changes.',
      businessUnit: 'The code of the unit, which never changes; left out, it is for all units.',
      isPermissionRequired: 'Whether only some may give it; no unless said otherwise.',
      backgroundColor: 'As #rrggbb.',
      textColor: 'As #rrggbb, with a contrast of at least 4.5 to 1 to the other one.',
      isActive: 'Whether reports may still be given it; yes unless said otherwise.',
    },
    'sqr.saveSeverityThresholds': {
      businessUnit: 'The code of the unit.',
      nearMiss:
        'In hours: up to it an event is a near miss; left out with the two others, there are no levels.',
      level1: 'In hours: from it on an event is of Level 2.',
      level2: 'In hours: from it on an event is of Level 3.',
    },
    'sqr.wells': {
      padId: 'Only those of this pad.',
      search: 'A part of the name, at most 200 characters.',
    },
    'sqr.assets': {
      category: 'Only those of this master category.',
      search: 'A part of the code or the name, at most 200 characters.',
    },
    'sqr.list': { section, ...filters, ...paging('Rows', 20) },
    'sqr.excel': { section, ...filters },
    'sqr.pdfFile': stampWords,
    'sqr.keepFilter': narrowing,
    'sqr.keptFilter': { filter: 'What `sqr-filter` answered when it was kept.' },
    'sqr.excelFile': {
      section,
      ...filters,
      expires: 'From the address.',
      signature: 'From the address.',
    },
    'sqr.information': paging('Events of the history', 50),
    'sqr.saveHeaderInfo': {
      sqrId: 'The report that is edited; left out, a new draft is made.',
      title: '2 to 150 characters; the one field that a draft needs.',
      description: 'What happened, at most 2,000 characters.',
      immediateAction: 'What was done at once, at most 1,000 characters.',
      startsAt:
        'When it began: ISO 8601 with a zone, or YYYY-MM-DDTHH:MM on the wall clock of your zone.',
      endsAt: 'When it ended, in the same ways.',
      classificationId: 'A category of `classification`.',
      typeId: 'A category of `type`.',
      codeId: 'A category of `code`.',
      incidentId: 'A category of `incident` with nothing below it.',
      damageId: 'A category of `damage` with nothing below it.',
      businessUnit: 'The code of a unit, whose thresholds say the severity.',
      crewId: 'The code of a crew.',
      districtId: 'The code of a district.',
      customerId: 'The id of a customer.',
      padId: 'The id of a pad.',
      well: 'At most 100 characters.',
      apiNumber: 'The API number of the well, at most 100 characters.',
      stage: 'At most 100 characters.',
      jobTicket: 'At most 100 characters.',
      fluidId: 'A category of `well-fluid`.',
      ownerId: 'Who leads the investigation.',
      teamIds: 'Who investigates beside the owner, up to ten.',
      responsiblePartyId: 'A category of `responsible-party`.',
      responsibleVendorId: 'A category of `responsible-vendor`.',
      vendor: 'At most 150 characters.',
      severityOverride: 'Another severity than that by the lost time.',
      overrideReason: 'Why; wanted with `severityOverride`, at most 500 characters.',
      potentialSeverity: 'What it might have been.',
      customerNotifiedAt: 'When the customer was told.',
      customerNotifiedWho: 'Who was told, at most 100 characters.',
      ownCost: 'In USD, with at most two decimals.',
      customerCost: 'In USD, with at most two decimals.',
      isRecordable: 'Whether somebody has found it recordable by 29 CFR 1904.',
      systemSoftware: 'Software and firmware, at most 150 characters.',
      systemSensors: 'Sensors, at most 150 characters.',
      systemDataFile: 'Where the data lie, at most 150 characters.',
    },
    'sqr.saveEquipments': { equipments: lines('Up to 40 pieces of equipment') },
    'sqr.saveEmployees': { employees: lines('Up to 60 people') },
    'sqr.saveParts': { parts: lines('Up to 60 parts') },
    'sqr.saveTimeline': { timeline: lines('Up to 100 events') },
    'sqr.saveScat': { scat: lines('Up to 60 causes') },
    'sqr.saveNcr': { ncr: lines('One non-conformance, or none') },
    'sqr.attachForms': { myFormIds: 'Entries that you may read, up to 30; left out, none.' },
    'sqr.saveLinking': { parentId: 'The report above it; left out, the link is taken away.' },
    'sqr.changeStatus': {
      event: 'The move, by its name; `allowedEvents` says which are open to you now.',
      statusId: 'A status of the phase that it leads to; left out, the first one you may give.',
      reason: 'Why, at most 500 characters; wanted where `needsReason` of the event says so.',
    },
    'sqr.verifyParts': { lineIds: 'The lines of the parts that are meant.', ...verdict },
    'sqr.verifyResponsibleParty': verdict,
    'sqr.saveActions': { ...draftWords, ...foundWords },
    'sqr.saveFiles': { file: 'A picture or a PDF.' },
  },
  answers: { 'sqr.keepFilter': { filter: keptNameWords } },
  parts: {
    SqrRow: {
      hours: 'The lost time in hours, with two decimals.',
      severity: 'By the lost time or by a person, and not below that of a report linked below it.',
      dueAt: 'Until when it is to be investigated: 7 days, 14 for Level 2, 30 for Level 3.',
      allowedEvents: 'The moves that are yours in this phase, closed ones with the reason.',
      rowVersion: 'Send it as `If-Match` with an edit or a move.',
    },
    SqrAction: { isReadable: 'Whether you may open it, by the rules of actions.' },
    SqrStatus: {
      businessUnit: 'Null for all units that have none of their own in the phase.',
      isPermissionRequired: 'Whether only some may give it.',
    },
  },
} as const satisfies AreaWords<'sqr'>
