import type { AreaWords } from '../../openapi/area-words.ts'
import {
  audienceWords,
  choiceWords,
  flagWords,
  keptFilterWords,
  keptNameWords,
  paging,
  stampWords,
} from '../../openapi/shared-words.ts'

const narrowing = {
  folders: choiceWords('Folders, such as `Wireline/Pressure`, with all that lies below them'),
  tags: choiceWords('Tags'),
  reviewDue: flagWords('what was to be reviewed by today'),
  askedOfMe: flagWords('what you are asked to acknowledge, whether you have or not'),
  fromDate:
    'YYYY-MM-DD, the first day of the last change. Left out, all days; `none` says the same.',
  toDate: 'YYYY-MM-DD, this day included. Left out, there is no last day.',
} as const

const filters = {
  ...narrowing,
  section:
    'The tab: `acknowledge` holds what waits for you, `library` what is in force and for you (all of it for those who keep files), `pinned` what you pinned, `work` what is prepared or to be approved, `archived` what is out of use. The last two hold what is yours to approve or to keep.',
  search:
    'A part of the name, number, description, a tag, the folder, or of what you may read in the file, at most 200 characters.',
  filter: keptFilterWords('file-library-filter'),
  orderBy: 'The column to sort by; `name` unless said otherwise.',
  orderByAsc: '1 for upwards, 0 for downwards; each column has a usual way.',
} as const

/** What the documents say of the file library. */
export const filesWords = {
  notes: {
    'files.save':
      'A file that is added is a draft without a version. What is left out of an edit is emptied or takes its usual value. An archived file is not edited.',
    'files.addVersion':
      'A file that was in force is prepared anew; people read the version before until this one is approved. A material version voids the acknowledgements of those before it once it is approved.',
    'files.move':
      'Nobody approves what they brought themselves. A file that somebody has acknowledged is deleted with `delete_acknowledged_files` alone, and the trail of acknowledgements stays.',
    'files.pins':
      'A device that keeps pinned files asks for this: what is not in the answer any more, it lets go of. The bytes are those of `file-library-version`.',
    'files.pin': 'A file that is pinned already stays so. At most 40 are.',
    'files.beginUpload':
      'A file is known again by its name, its size and its first part: after a cut, be it on another device, the same call says which parts have come. What nobody goes on with is cleared away after 24 hours.',
    'files.addPart':
      'Parts have 8 MB each, the last one what is left. They may come in any order and more than once.',
    'files.text':
      'Words are taken out once, a little after a version was added: up to 2 million characters of the first 1,000 pages, of which this answers the first 100,000.',
    'files.acknowledge':
      'Wants `file-library-opened` before it, for the version in force. 222: the answer to its check question is wrong, and `content` says how often it was.',
    'files.refused':
      'A program of the operator’s (`UPLOAD_SCANNER`) has said why. They are kept for 30 days in the folder of files, under their id, and cleared away then; of each person the newest 20 are kept.',
    'files.excel':
      'A line for each person of each file’s audience, and one for a file that nobody is to acknowledge. Only what the person keeps names others. 222: the list is longer than a workbook, and `content` says how long it is and how long it may be.',
  },
  inputs: {
    'files.list': { ...filters, ...paging('Rows', 20) },
    'files.keepFilter': narrowing,
    'files.keptFilter': { filter: 'What `file-library-filter` answered when it was kept.' },
    'files.excel': filters,
    'files.excelFile': { ...filters, ...stampWords },
    'files.choices': {
      search: 'A part of the name, at most 200 characters.',
      names: 'Exactly these; `search` is passed over then.',
    },
    'files.refused': paging('Files', 50),
    'files.history': paging('Events', 50),
    'files.acknowledgements': { state: 'Only those.', ...paging('People', 50) },
    'files.save': {
      ...audienceWords,
      name: 'At most 150 characters.',
      folder: 'Where it lies, with / between the folders, at most 150 characters.',
      tags: 'Up to 20 words to find it by.',
      description: 'At most 1,000 characters.',
      ownerId: 'Who answers for it; left out, whoever adds it.',
      approverId: 'Who approves its versions.',
      effectiveFrom:
        'The day from which what is approved is in force where the organisation is. Without one, at once.',
      reviewOn: 'YYYY-MM-DD, the day on which it is to be looked at again.',
      requireAck: 'Whether its audience acknowledges each material version.',
      dueDays: 'Days for it from the approval on, 1 to 365; 14 unless said otherwise.',
      checkQuestion: 'What is asked before it is acknowledged; empty for nothing.',
      checkRight: 'The right answer, at most 150 characters.',
      checkWrong: 'One to four wrong ones: a list, or text with one on each line.',
      repeatMonths: 'Months after which it is acknowledged again; left out for once.',
    },
    'files.addVersion': {
      file: 'A PDF, a Word, Excel or text file, or a picture, of at most 15 MB; or the `upload:` that `file-library-upload-end` answered.',
      note: 'What has changed, at most 500 characters.',
      isMaterial: 'Whether acknowledgements of the versions before it stop counting.',
    },
    'files.beginUpload': {
      fileName: 'What it is called, at most 500 characters.',
      byteSize: 'How many bytes it has, at most 200 MB.',
      firstPart: 'The SHA-256 of its first part, as 64 hexadecimal digits.',
    },
    'files.addPart': {
      uploadId: 'What `file-library-upload` answered.',
      number: 'Which part it is, from 1 on.',
      sha256: 'The SHA-256 of its bytes; another part than that is not taken.',
      part: 'The bytes, as a file of a multipart body.',
    },
    'files.endUpload': { uploadId: 'What `file-library-upload` answered.' },
    'files.content': { version: 'The number of a version; left out, the one in force.' },
    'files.text': { version: 'The number of a version; left out, the one in force.' },
    'files.move': {
      event: 'The move.',
      reason: 'Why, at most 500 characters; some moves want it.',
    },
    'files.acknowledge': { answer: 'One of the answers of its check question, where it has one.' },
    'files.waive': { personId: 'Whose.', reason: 'Why, at most 500 characters.' },
  },
  answers: { 'files.keepFilter': { filter: keptNameWords } },
  parts: {
    LibraryFile: {
      currentVersion: 'The version that people read; null before the first approval.',
      isPinned: 'True for a file that you pinned.',
      isReviewDue: 'True once that day has come, in your time zone.',
      own: 'How far you are with it; null where nothing is asked of you.',
      allowedEvents: 'The moves that are yours in this state, closed ones with the reason.',
      rowVersion: 'Send it as `If-Match` with an edit or a move.',
    },
  },
} as const satisfies AreaWords<'files'>
