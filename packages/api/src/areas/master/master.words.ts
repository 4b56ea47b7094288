import type { AreaWords } from '../../openapi/area-words.ts'
import { paging } from '../../openapi/shared-words.ts'

const list = 'The list, by the name that `master.get` gives it; `assets` is the equipment.'
const entryId = 'The entry; of a list with codes it is the code.'

/** What the documents say of the calls about lookups. */
export const masterWords = {
  notes: {
    'master.get':
      'Entries that are retired are answered too, with `isRetired`: they name what they named, and are not offered.',
    'master.entries':
      'Machines are those of the organisation; the other lists belong to the installation. Records are counted of the organisation that asks, deleted ones among them.',
    'master.saveEntry':
      'A code is there once in whatever case, and stays as it is once something uses the entry; so is the name of a customer. What the list does not have is left aside. A retired entry stays retired.',
    'master.retireEntry':
      'What it named keeps it and shows its name. What lies in it is retired by itself.',
    'master.removeEntry':
      'One that people, records or entries of other lists use, or have used, is refused: retire it instead.',
    'master.checkImport':
      'The first row names the columns as the page of the list does (`Code` or `Number`, `Name`, `Country`, `District`, `Business unit`, `Department`, `Customer`, `Colour`, `Category`), in whatever case and with spaces, dashes or underscores alike; others are passed over, and the answer names them. An entry is known by its code, a customer by its name; an empty cell leaves what is there. What an entry lies in is named by its code or by its name. A table may have 5,000 rows and 5 MB.',
    'master.getImport':
      'Refused rows come first. An import is kept for 30 days, for whoever made it.',
    'master.applyImport':
      'The file is kept for a day; after that it is to be looked at again. Rows are judged anew, so that what changed meanwhile counts. Nothing is retired or deleted by it.',
    'master.entriesTable': 'Those that are retired are left out.',
  },
  inputs: {
    'master.get': {
      keys: 'Which data to answer. Left out, the dashboard link and the settings.',
    },
    'master.entries': {
      list,
      entryId: 'Only this entry.',
      isRetired: 'Only retired ones, or only those that are offered; left out, both.',
      search: 'A part of the name, the code or the category, at most 200 characters.',
      ...paging('Entries', 20),
    },
    'master.saveEntry': {
      list,
      entryId: 'The entry that is edited; left out, a new one is made.',
      code: 'Letters, digits, `.`, `_` and `-`, at most 40, beginning with a letter or a digit; the number of a pad and the code of a machine take spaces and `/` too. Customers have none.',
      name: '2 to 100 characters.',
      country: 'The country that a district lies in.',
      district: 'The district of a crew or a pad.',
      businessUnit: 'The business unit of a crew.',
      department: 'The department of a job title.',
      customer: 'The customer of a pad.',
      colour: 'The colour of a crew; it may be left out.',
      category: 'What kind of machine it is; templates of lockouts are written for a category.',
    },
    'master.retireEntry': { list, entryId, isRetired: 'False brings it back.' },
    'master.removeEntry': { list, entryId },
    'master.checkImport': {
      list,
      file: 'A CSV in UTF-8, or an Excel file (.xlsx) whose first sheet is read.',
    },
    'master.getImport': {
      importId: 'The import.',
      pLimit: 'Rows on a page, 1 to 200; 50 unless said otherwise.',
      pOffset: 'Rows to pass over; 0 unless said otherwise.',
    },
    'master.applyImport': { importId: 'The import that was looked at.' },
    'master.importReport': { importId: 'The import.' },
    'master.entriesTable': { list },
  },
  answers: {
    'master.getImport': {
      appliedAt: 'When it was done; null of one that was only looked at.',
      counts: 'How many rows there are of each outcome.',
      passedOver: 'Columns of the file that are passed over, as the file calls them.',
    },
    'master.entries': {
      words: 'Colours or categories that entries of the list have, to be offered again.',
    },
  },
  parts: {
    ImportedEntry: {
      line: 'The line of the table, as a spreadsheet counts.',
      entry: 'The code or the number; of a customer the name.',
      about: 'What stands in its way, or which parts of the entry change.',
    },
    MasterEntry: {
      code: 'The number of a pad; of a customer empty.',
      isRetired: 'It is not offered any more, and goes on naming what it named.',
      usage: 'Entries of other lists, people, and records that name it.',
      rowVersion: 'Send it as `If-Match` with an edit, a retirement or a delete.',
    },
  },
} as const satisfies AreaWords<'master'>
