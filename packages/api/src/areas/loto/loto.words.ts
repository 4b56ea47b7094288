import type { AreaWords } from '../../openapi/area-words.ts'
import {
  keptFilterWords,
  keptNameWords,
  paging,
  shareWords,
  stampWords,
} from '../../openapi/shared-words.ts'

const ids = (what: string) => `${what}, by their ids. -1 among them lifts the filter.`
const event = 'The move, by its name; `allowedEvents` says which are open to you now.'
const reason = 'Why, at most 500 characters; wanted where `needsReason` of the event says so.'
const kept = 'The name of a kept filter; no call keeps one of this list, which is never that long.'
const toDate = 'YYYY-MM-DD, this day included. Left out, there is no last day.'
const categories =
  'Categories of equipment, as the equipment names them. -1 among them lifts the filter.'
const ofInspections = 'One of the `inspections` that `GET /loto-template` answers.'
const lockNumber =
  'The number on the personal lock; wanted of whoever works under it. Letters, digits, spaces and - / . # only. A number that is on anywhere is refused.'
const absent = {
  checks:
    'For `removeAbsent`: `away`, `tried` and `told`, all three, as 29 CFR 1910.147(e)(3) has them.',
  reason: 'For `removeAbsent`: what was done to reach them, at most 500 characters.',
  lockedAt: 'For `removeAbsent`: since when the lock that is meant is on, as it was answered.',
  holderId: 'For `removeAbsent`: whose it is, as it was answered.',
}

const section =
  '`mine` are those that you have to do with, `live` machines that are out of service now, `all` what you may read. `mine` unless said otherwise.'
const narrowing = {
  status:
    '`draft`, `prepared`, `shutdown`, `locked`, `verified`, `work_active`, `test_mode`, `ready_to_restore`, `restored`, `closed`, `cancelled`. -1 among them lifts the filter.',
  equipmentCategory: categories,
  assetIds: 'Machines, by their ids. -1 among them lifts the filter.',
  padIds: 'Pads, by their ids or names. -1 among them lifts the filter.',
  authorisedPersonnel: ids('Primary authorized people'),
  personIds: ids(
    'People who wrote or lead them, are on their list, have the lock of a point, or are offered the lead',
  ),
  templateIds: ids('Templates, of which every revision counts'),
  waitsForMe:
    'Only those that wait for you: to sign, to take over, or to take off a lock of yours.',
  lockedLong: 'Only those with a lock that is on for more than twelve hours.',
  fromDate:
    'YYYY-MM-DD, the first planned day; one without a plan counts by the day on which it was created. Left out, all days; `none` says the same.',
  toDate,
}
const filters = {
  ...narrowing,
  search:
    'A part of the number, the title, the machine, the code of the template, or the number of a lock that is on; at most 200 characters.',
  filter: keptFilterWords('loto-filter'),
  orderBy: 'The column to sort by; `start` unless said otherwise.',
  orderByAsc:
    '1 sorts upwards, 0 downwards. Titles and equipment rise, the rest falls unless said otherwise.',
}

/** What the documents say of the calls of lockouts and of their templates. */
export const lotoWords = {
  notes: {
    'loto.templates':
      'Drafts and what is in review are listed for those who keep or approve templates; what is or was in use for whoever has to do with lockouts.',
    'loto.saveTemplate':
      'A draft needs a title alone, and what is left out is emptied. What was approved is not edited: begin its next revision by `loto.copyTemplate`.',
    'loto.moveTemplate':
      '`submit` needs a code, a category of equipment, shut-down steps, and points that each say how they are isolated and verified. `approve` is for somebody who wrote nothing of it; it supersedes the revision before.',
    'loto.inspectTemplate':
      'The yearly inspection, by an authorized person who neither wrote the template nor is on a lockout under way that was made from it. The next one is twelve months away. Deviations want what was done about them.',
    'loto.copyTemplate':
      'A revision keeps its code, and there is one on its way at a time. A copy has no code and no history.',
    'loto.saveTemplateStep':
      'In drafts alone. A `place` among the points moves it there, and the others make room.',
    'loto.create':
      'The points of the template are copied, and stay as they are whatever becomes of it. A template that was not inspected within twelve months is warned of. The machine must be of the template’s category, and one that it names where it names any.',
    'loto.act':
      'The order is that of 29 CFR 1910.147(d) and (e). `checks` names everything that `checklists` of `loto.information` asks for at the event. `isolate` needs each point locked, `verify` each one read at what must be read, in a group by somebody who does not lead. Work begins with the first personal lock. `offer` names in `personId` somebody else on its list who works under a lock and may lead; while people work, their personal lock is on. They lead once they `takeOver`, and the locks of the points are theirs; in `shutdown` and `test_mode` only those that whoever led held. `moveEnd` takes `plannedEnd` and a reason while it stands, and everybody on the list is told, and whoever leads. `test` and `clear` need every personal lock off; what was tested is verified anew.',
    'loto.saveStep':
      '`lock` while the machine is being locked, or after a test: with as many numbers as the point takes locks, each of which is on nowhere else. `release` once all are locked, where the point holds stored energy. `verify` then, with the reading where one must be read; one that is not met is kept, and stands in the way. In a group whoever locked a point does not verify it. `unlock` is for one’s own locks alone: before all are locked, in a test, and at the end in the reverse order. `removeAbsent` takes those of somebody absent, by their manager or whoever edits all lockouts, with all three checks and a reason; where another lock is on by now, or it is somebody else’s, nothing is removed.',
    'loto.saveAuthorization':
      'By whoever leads or wrote it; whoever may read it may add themselves. A person is there once. Somebody without an account is named by `name` and `company`, by whoever leads or wrote it. Another role is signed anew, and is not taken while a lock is on. With `authorizationId` either `role` or `phone` is changed: the phone of somebody without an account in any state, their name and company never.',
    'loto.nameCrew':
      'By whoever leads or wrote it. Whoever leads it, or is on the list already, stays as they are; those who come are asked to sign once it is prepared.',
    'loto.signAuthorization':
      'Whoever works under it puts their lock on once zero energy is verified; the first one begins the work. Unless it is a group’s, only somebody who may lead puts a second one on, for the hand-over. Who is affected or told signs at any time before it is restored.',
    'loto.saveManualSignature':
      'A drawing alone, on the device of whoever leads or wrote it; that person is kept as the witness. With `lockOff` somebody without an account takes their own lock off, on the device of whoever leads, wrote or isolates it.',
    'loto.moveAuthorization':
      '`lockOff` is the owner’s alone. `removeAbsent` is for their manager or whoever edits all lockouts, with all three checks and a reason; the owner is told.',
    'loto.clone':
      'Takes the plan without its times, its people, its analysis and its locks. Where the template was superseded, it is made from the revision that is approved now.',
    'loto.board': 'Machines with a lock that is on longest stand first; at most a hundred.',
    'loto.share':
      'Whoever reads the lockout by more than a share may share it, in every state. Whom it was shared with reads it, and that is all. Who plans it, leads it, is named on it or has a lock on one of its points has it already, and is not told. At most 200 people have it by a share.',
    'loto.unshare':
      'By those who write the lockout, or by whoever shared it, as long as they may share it.',
  },
  inputs: {
    'loto.list': { section, ...filters, ...paging('Rows', 20) },
    'loto.excel': { section, ...filters },
    'loto.pdfFile': stampWords,
    'loto.keepFilter': narrowing,
    'loto.keptFilter': { filter: 'What `loto-filter` answered when it was kept.' },
    'loto.excelFile': {
      section,
      ...filters,
      expires: 'From the address.',
      signature: 'From the address.',
    },
    'loto.board': { padIds: 'Only machines on these pads; left out, all.' },
    'loto.information': paging('Events of the history', 50),
    'loto.create': {
      lotoId: 'The draft that is edited; left out, a new one is made.',
      title: 'What is done, 2 to 150 characters.',
      templateId: 'The approved template that it is made from.',
      assetId: 'The machine; wanted when it is prepared.',
      reason: 'Why it is locked out, at most 1,000 characters.',
      padId: 'The id of a pad.',
      location: 'Where it is, at most 150 characters.',
      primaryId: 'Who leads it: somebody who may authorize lockouts.',
      isGroup: 'Whether several people work under it.',
      lockbox: 'The group box, at most 100 characters; wanted of a group.',
      plannedStart:
        'ISO 8601 with a zone, or YYYY-MM-DDTHH:MM on the wall clock of your zone; wanted when it is prepared.',
      plannedEnd: 'The same, after the start.',
      workOrderId: 'The work order that it is for.',
      jsaId: 'The job safety analysis that it is for.',
    },
    'loto.act': {
      event,
      checks: 'The names of what was ticked; a list, or text with commas.',
      personId: 'For `offer`: who is to lead.',
      plannedEnd:
        'For `moveEnd`: ISO 8601 with a zone, or YYYY-MM-DDTHH:MM on the wall clock of your zone; later than now and than its start.',
      reason,
    },
    'loto.saveStep': {
      stepId: 'The point.',
      event: '`lock`, `release`, `verify`, `unlock` or `removeAbsent`.',
      lockNumbers:
        'For `lock`: the numbers on the locks, of letters, digits, spaces and - / . # only; a list, or text with commas.',
      tagNumber: 'For `lock`: the number on the tag, at most 100 characters.',
      reading:
        'For `verify`: what was read, at most 100 characters; a number, with its unit or without, where there is a limit. Of an upper limit that is not below zero its sign does not count.',
      ...absent,
    },
    'loto.addStepImage': { stepId: 'The point.', file: 'The picture.' },
    'loto.saveAuthorization': {
      authorizationId: 'Whose role or phone is changed; left out, somebody is added.',
      personId:
        'Who is added; left out, yourself, or somebody without an account where there is a name.',
      name: 'Of somebody without an account, at most 150 characters.',
      company: 'Theirs, wanted beside their name; at most 150 characters.',
      phone: 'Where they are reached, at most 100 characters.',
      role: '`authorized` works under a lock, `affected` and `other` are told. `authorized` unless said otherwise; with `authorizationId` it stays where it is left out.',
    },
    'loto.nameCrew': {
      crewId: 'The code of a crew.',
      role: 'As what each of them is named; `affected` unless said otherwise.',
    },
    'loto.removeAuthorization': { authorizationId: 'Whose line it is.' },
    'loto.signAuthorization': {
      authorizationId: 'Your line.',
      lockNumber,
      kind: '`drawn` or `typed`.',
      name: 'For `typed`: the name of your account.',
      password: 'For `typed`: your password.',
      file: 'For `drawn`: the picture of the signature.',
    },
    'loto.saveManualSignature': {
      authorizationId: 'Whose line it is.',
      lockNumber,
      file: 'The picture of the signature.',
      of: '`line`, or `lockOff` where somebody without an account takes their lock off; `line` unless said otherwise.',
    },
    'loto.moveAuthorization': {
      authorizationId: 'Whose line it is.',
      event: '`lockOff` or `removeAbsent`.',
      ...absent,
    },
    'loto.templates': {
      section:
        'The tab: `approved` holds what lockouts are made from, `drafts` what is written or in review, `retired` what was retired or superseded. `approved` unless said otherwise.',
      search:
        'A part of the code, the number, the title, or of the tag or device of a point; at most 200 characters.',
      equipmentCategory: categories,
      assetIds:
        'Those that are for any of these machines, by their ids. -1 among them lifts the filter.',
      energyTypes:
        'Energies of its points, of which one is enough. -1 among them lifts the filter.',
      inspectionDue: 'Only those whose inspection is due.',
      fromDate:
        'YYYY-MM-DD, the first day of the last change. Left out, all days; `none` says the same.',
      toDate,
      filter: kept,
      orderBy: 'The column to sort by; `code` unless said otherwise.',
      orderByAsc: '1 sorts upwards, 0 downwards. All rise unless said otherwise.',
      ...paging('Rows', 20),
    },
    'loto.template': paging('Events of the history', 50),
    'loto.saveTemplate': {
      title: '2 to 150 characters; the one field that a draft needs.',
      code: 'What stands on its board, at most 100 characters; one template has it.',
      equipmentCategory: 'As the equipment names it, at most 100 characters.',
      assetIds: 'The machines that it is for; left out, all of the category.',
      purpose: 'At most 1,000 characters.',
      notify: 'Who is told before the locks go on, at most 500 characters.',
      shutdownSteps: 'One step on each line, at most 2,000 characters.',
      verification: 'How the machine is tried once it is locked, at most 1,000 characters.',
      restorationSteps: 'One step on each line, at most 2,000 characters.',
      ppe: 'What is worn, at most 500 characters.',
    },
    'loto.moveTemplate': { event, reason },
    'loto.inspectTemplate': {
      machine: 'The machine or equipment on which it was used, at most 150 characters.',
      inspectedOn: 'YYYY-MM-DD, today or before.',
      personIds: 'The employees included: it was reviewed with each of them.',
      deviations: 'What was not as written, at most 1,000 characters.',
      corrected: 'What was done about it, at most 1,000 characters.',
    },
    'loto.inspectionPdf': { inspectionId: ofInspections },
    'loto.inspectionPdfFile': { inspectionId: ofInspections, ...stampWords },
    'loto.copyTemplate': { kind: '`revision` or `copy`; `revision` unless said otherwise.' },
    'loto.saveTemplateStep': {
      stepId: 'The point that is edited; left out, one is added.',
      place: 'Where it stands among the points, from 1; left out, it stays, or stands last.',
      pointTag: 'What hangs on it, as E-1; left out, the next one of its energy.',
      energyType: 'The energy, by its id of the vocabulary.',
      magnitude: 'How much of it, at most 100 characters.',
      device: 'What isolates it, at most 150 characters.',
      location: 'Where it is, at most 150 characters.',
      method: 'How: one instruction on each line, at most 1,000 characters.',
      lockCount: 'How many locks it takes, 0 to 10; 1 unless said otherwise.',
      needsPhoto: 'Whether lock and tag are photographed.',
      storedEnergy: 'How stored energy is released or restrained, at most 500 characters.',
      verification: 'How zero energy is shown, at most 500 characters.',
      expectedReading:
        'What must be read, at most 100 characters: a number, or words; a number alone where there is a limit.',
      readingLimit:
        '`as_said`, `exactly`, `at_most`, `at_least` or `below`; `as_said` unless said otherwise. A limit wants a number and its unit.',
      unit: 'The unit of the reading, at most 100 characters.',
      restoration: 'How it is put back, at most 500 characters.',
    },
    'loto.removeTemplateStep': { stepId: 'The point.' },
    'loto.addTemplateStepMedia': { stepId: 'The point.', file: 'The picture.' },
    'loto.removeTemplateStepMedia': { stepId: 'The point.' },
    'loto.share': { personIds: shareWords.personIds },
    'loto.unshare': { personId: shareWords.personId },
  },
  answers: { 'loto.keepFilter': { filter: keptNameWords } },
  parts: {
    LotoRow: {
      lockCount: 'Locks that are on now: those of its points, and the personal ones.',
      isLockedLong: 'One of them is on for more than twelve hours.',
      isWaiting: 'It waits for you: to sign, to take over, or to take off a lock of yours.',
      allowedEvents: 'The moves that are yours in this state, closed ones with the reason.',
      rowVersion: 'Send it as `If-Match` with an edit or a move.',
    },
    LotoInspection: {
      templateId: 'The revision that was inspected.',
      people: 'The employees included, as they were called then.',
    },
    LotoTemplate: {
      revision: 'Its revisions share their code; one of them is approved at a time.',
      inspectionDue: 'The day of the next inspection; null for what is not in use.',
      allowedEvents: 'The moves that are yours in this state, closed ones with the reason.',
      rowVersion: 'Send it as `If-Match` with an edit or a move.',
    },
  },
} as const satisfies AreaWords<'loto'>
