import * as responseSentences from './client/response-sentences.ts'

/**
 * Every sentence that the specification quotes, once and letter for letter, its odd spellings
 * included (spec 2, 4, 5 and 8). Sentences of our own stand beside the rule that needs them.
 */
export const sentences = {
  myForms: {
    title: 'My Forms',
    tabs: { ongoing: 'In Progress', completed: 'Completed', signature: 'Signature' },
    fillForm: 'Fill Form',
    /** `{view}` is replaced by `defaultViewSentence`. */
    setDefaultView: 'Set {view} as default view',
    searchPlaceholder: 'Search by form name',
    empty: 'No form found.',
    noFormTypes: 'No record available',
    noActions: 'No actions found.',
    confirmDelete: 'Are you sure you want to delete this form?',
  },
  comment: {
    required: 'Please enter comment.',
    tooLong: 'Comment must be at most 100 characters long.',
    empty: 'No comments found.',
    confirmDelete: 'Are you sure you want to delete this comment?',
  },
  savedFilter: {
    dialogTitle: 'Save Filter',
    title: 'Title',
    titleRequired: 'Please enter title.',
    setAsDefault: 'Set as default',
    empty: 'No saved filter found.',
    deleteTitle: 'Delete Filter',
    confirmDelete: 'Are you sure you want to delete this filter?',
  },
  share: {
    duplicate: 'Selected user already added in share list.',
  },
  access: {
    limitedSwitch: 'Turn on limited access to keep this form shared with limited people.',
    people: 'People',
  },
  buttons: {
    save: 'Save',
    cancel: 'Cancel',
    yes: 'Yes',
    no: 'No',
    share: 'Share',
    view: 'View',
  },
  processing: {
    text: 'Processing...',
  },
  auth: {
    failed: responseSentences.authFailed,
  },
  failures: {
    somethingWentWrong: responseSentences.somethingWentWrong,
    somethingWentWrongPlain: responseSentences.somethingWentWrongPlain,
    deleteFailed: responseSentences.deleteFailed,
  },
  downloads: {
    done: responseSentences.downloadDone,
    failed: responseSentences.downloadFailed,
  },
  dialogTitles: {
    error: 'Error',
    success: 'Success',
    warning: 'Warning',
  },
  noData: {
    data: 'No data available',
    employee: 'Employee not found',
    form: 'No form found',
  },
  formRules: {
    headerFirst:
      'Header questions must be at the beginning of the form and in continuous sequence.',
    questionRequired: 'Atleast one question is required.',
    permissionRequired: 'Atleast one permission is required.',
  },
  required: {
    file: 'Please upload file',
    fileName: 'Please enter file name',
    approver: 'Please select approver',
    description: 'Please enter description',
    version: 'Please select version',
    repeatAfter: 'Please select repeat after',
    duration: 'Please select duration',
    category: 'Please select category',
    tag: 'Please select tag',
    document: 'Document required',
    status: 'Status required',
    documentName: 'Please enter document name',
    title: 'Please enter title',
    /** A section of a safety data sheet, which is one of `sdsSections` below. */
    sdsSection: (section: string) => `Please enter ${section}`,
  },
  length: {
    atLeast2: 'Minimum 2 characters',
    atMost100: 'Maximum 100 characters',
    atMost150: 'Maximum 150 characters',
    atMost500: 'Maximum 500 characters',
    atMost1000: 'Maximum 1000 characters',
    atMost2000: 'Maximum 2000 characters',
  },
  /** The sixteen sections of a safety data sheet, in their fixed order; each is required. */
  sdsSections: {
    identification: 'identification',
    hazards: 'hazard identification',
    composition: 'composition/information on ingredients',
    firstAid: 'first-aid measures',
    firefighting: 'firefighting measures',
    accidentalRelease: 'accidental release measures',
    handlingAndStorage: 'handling and storage',
    exposure: 'exposure controls/personal protection',
    properties: 'physical and chemical properties',
    stability: 'stability and reactivity',
    toxicology: 'toxicological information',
    ecology: 'ecological information',
    disposal: 'disposal considerations',
    transport: 'transport information',
    regulation: 'regulatory information',
    other: 'other information',
  },
  /** What a message of the message center must have; the specification names the fields only. */
  messageFields: {
    title: 'title',
    category: 'category',
    image: 'upload image',
    start: 'start date and time',
    end: 'end date and time',
    country: 'country',
    district: 'district',
    department: 'department',
    businessUnit: 'business unit',
    priority: 'priority',
    description: 'description',
    jobTitle: 'job title',
  },
} as const

/** The menu item that makes a view the default one, such as "Set graph as default view". */
export function defaultViewSentence(view: 'list' | 'graph'): string {
  return sentences.myForms.setDefaultView.replace('{view}', view)
}
