import type { AreaWords } from '../../openapi/area-words.ts'
import { paging } from '../../openapi/shared-words.ts'

/** What the documents say of the calls of form types. */
export const formTypesWords = {
  notes: {
    'formTypes.list': '`isActive` names the tab as the specification does; it wins over `section`.',
    'formTypes.save':
      'A name is there once, in whatever case. What is left out is emptied, but for `sortOrder`; `isActive` is true unless said otherwise. The forms of an inactive type are not started anew; what was started is finished.',
    'formTypes.remove': 'Only one without forms, whether they are published or not.',
  },
  inputs: {
    'formTypes.list': {
      section: '`active` or `inactive`. `active` unless said otherwise.',
      isActive: 'True for the active ones, false for the inactive ones.',
      search: 'A part of the name or of the description, at most 200 characters.',
      myFormTypes: 'Only those that you made.',
      withoutForms: 'Only those without a form that can be started.',
      fromDate:
        'YYYY-MM-DD, the first day of the last change. Left out, all days; `none` says the same.',
      toDate: 'YYYY-MM-DD, this day included. Left out, there is no last day.',
      filter:
        'The name of a kept filter; no call keeps one of this list, which is never that long.',
      orderBy: 'The column to sort by; `sort` unless said otherwise.',
      orderByAsc:
        '1 sorts upwards, 0 downwards. Numbers of forms and changes fall, the rest rises unless said otherwise.',
      ...paging('Rows', 20),
    },
    'formTypes.get': { id: 'The form type.', ...paging('Events of the history', 50) },
    'formTypes.forms': { formTypeId: 'The form type.' },
    'formTypes.remove': { id: 'The form type.' },
    'formTypes.save': {
      formTypeId: 'The form type that is edited; left out, a new one is made.',
      name: '2 to 100 characters.',
      description: 'What is filled out under it, at most 500 characters.',
      icon: 'One of our icons, by its name; `clipboard` unless said otherwise.',
      sortOrder:
        'Where it stands in the fill menu, 0 to 9,999; left out of an edit, it stays; of a new one, behind all others.',
      isActive: 'Whether the fill menu shows it.',
    },
  },
  parts: {
    FormType: {
      totalForms: 'Forms that can be started now, by whomever.',
      formCount: 'All of its forms.',
      rowVersion: 'Send it as `If-Match` with an edit.',
    },
  },
} as const satisfies AreaWords<'formTypes'>
