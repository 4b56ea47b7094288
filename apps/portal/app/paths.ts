import type {
  ActionSource,
  ApprovalKind,
  CategoryType,
  FormFileKind,
  FormSection,
  InquiryCategory,
  MasterList,
  NotifyEvent,
  NotifyModule,
  ReportDatasetName,
  ReportWindow,
  SearchKind,
  SqrPartName,
  SqrPhase,
} from '@holdpoint/api'

// Every address of the portal, once. Links, redirects and forms ask here, so that a route can move
// without a search through strings.

type QueryValue = string | number | undefined

/** The areas that the no-access page can explain. */
export const noAccessTypes = [
  'my_forms',
  'share',
  'settings',
  'actions',
  'people',
  'person',
  'rights',
  'review_forms',
  'topics',
  'messages',
  'sds',
  'files',
  'hazards',
  'jsa',
  'loto',
  'report',
  'form-type',
  'form-schedule',
  'inquiry',
  'sqr',
  'sqr_settings',
  'categories',
  'manage-forms',
  'training',
] as const
export type NoAccessType = (typeof noAccessTypes)[number]

/** What the page of a topic asks about one of its questions or answers. */
export const topicDialogs = ['move', 'edit', 'files', 'delete', 'earlier', 'reveal'] as const
export type TopicDialog = (typeof topicDialogs)[number]

/** The panes of a safety quality report beside the first one. */
export type SqrPane = 'involved' | 'timeline' | 'causes' | 'followUp' | 'history'
/** What its page asks. */
export type SqrDialog = 'move' | 'delete' | 'action' | 'verify' | 'line' | 'attach' | 'link'

/** The parts that the builder shows of a question or a section. */
export const itemParts = ['question', 'logic', 'score'] as const
/** The parts that it shows of the form as a whole. */
export const formParts = ['form', 'approval', 'subForms', 'json', 'problems'] as const
export type BuilderPart = (typeof itemParts)[number] | (typeof formParts)[number]

/** The tabs of a person beside the first one. */
export type PersonTab =
  | 'forms'
  | 'actions'
  | 'jobs'
  | 'training'
  | 'acknowledgements'
  | 'recognition'
  | 'permissions'

export const paths = {
  home: () => '/',
  places: () => '/places',
  /** What waits, counted anew for a page that is open. */
  waiting: () => '/waiting',
  /** What has these words; `kind` asks for more of one kind alone. */
  search: (query: { q?: string | undefined; kind?: SearchKind | undefined } = {}) =>
    withQuery('/search', query),
  /** The same for a script. */
  searchFound: (query: { q: string }) => withQuery('/search/found', query),
  /** `ended` says that somebody was signed in until now. */
  login: (
    query: { to?: string | undefined; email?: string | undefined; ended?: 1 | undefined } = {},
  ) => withQuery('/login', query),
  /** Leads on to the company's identity provider. */
  providerSignIn: (query: { to?: string | undefined } = {}) => withQuery('/login/provider', query),
  /** Where the identity provider leads back to. */
  signInReturn: () => '/login/return',
  /** Leads on to the identity provider, to be signed out there too. */
  providerSignOut: () => '/login/sign-out',
  /** Where it leads back to then. */
  signedOut: () => '/login/signed-out',
  logout: () => '/logout',
  /** Keeps a form that was not taken; `to` is where it was sent. */
  notSaved: (query: { to?: string | undefined } = {}) => withQuery('/not-saved', query),
  /** Names the organisation, on the first day alone. */
  setUp: () => '/setup',
  forgottenPassword: (query: { sent?: 1 } = {}) => withQuery('/forgotten-password', query),
  unsubscribe: () => '/unsubscribe',
  changePassword: () => '/settings/password',
  theme: () => '/theme',
  /** Takes the language that forms and messages are read in. */
  formLanguage: () => '/form-language',
  deviceKey: () => '/device-key',
  /** Says whether the server can do its work. */
  ready: () => '/readyz',
  /** What else its address says is written by `my-forms/my-forms.place.ts`. */
  myForms: (query: { section?: FormSection; dialog?: 'fill'; words?: string } = {}) =>
    withQuery('/my-forms', query),
  /** A stream of what others do to rows of a kind. */
  live: (kind: string) => `/live/${encodeURIComponent(kind)}`,
  /** The list as a workbook; what is asked of it is what the list's own address says. */
  myFormsExcel: () => '/my-forms/excel',
  /** The answers of one form among the list as a workbook. */
  myFormsAnswers: () => '/my-forms/answers',
  /** A record as a PDF; `to` is where a failure leads. */
  pdf: (
    place: 'my-forms' | 'jsa' | 'loto' | 'sqr',
    id: string,
    query: { to?: string | undefined } = {},
  ) => withQuery(`/${place}/pdf/${encodeURIComponent(id)}`, query),
  /** What waits on a device; `begin` leads to the forms that can be begun there without a network. */
  unsent: (query: { discard?: string | undefined; begin?: 1 | undefined } = {}) =>
    withQuery('/my-forms/unsent', query),
  /**
   * A form; `question` opens the part that it stands in, and of one that was handed back `only` shows
   * what is to be changed, or with 0 all of it.
   */
  fillOut: (
    id: string,
    query: {
      section?: string | undefined
      question?: string | undefined
      tab?: number | undefined
      only?: 0 | 1 | undefined
      find?: string | undefined
      sought?: string | undefined
    } = {},
  ) => withQuery(`/my-form/fill-out/${encodeURIComponent(id)}`, query),
  /**
   * A photo of an answer, whole, with its marks or with `marks=0` without them; `version` is the one
   * that was handed in, `size` how large it is where it is marked without a script, `kind` and `colour`
   * what is drawn next.
   */
  answerPhoto: (
    id: string,
    uploadId: string,
    query: {
      version?: number | undefined
      marks?: 0 | undefined
      size?: 'large' | undefined
      kind?: string | undefined
      colour?: string | undefined
    } = {},
  ) => withQuery(`/my-form/photo/${encodeURIComponent(id)}/${encodeURIComponent(uploadId)}`, query),
  /** Where a sketch is drawn without a script; what its address says is as of a photo that is marked. */
  sketch: (
    id: string,
    questionKey: string,
    query: {
      size?: 'large' | undefined
      kind?: string | undefined
      colour?: string | undefined
    } = {},
  ) =>
    withQuery(
      `/my-form/sketch/${encodeURIComponent(id)}/${encodeURIComponent(questionKey)}`,
      query,
    ),
  /** Where a paper is checked by the code at its end, which is printed on it. */
  paper: (code?: string) => withQuery('/paper', { code }),
  /** What a mailed link opens; `photo` is one of it, seen whole. */
  sharedForm: (query: { share: string; photo?: string | undefined; marks?: 0 | undefined }) =>
    withQuery('/shared-form', query),
  /** What else its address says is written by `reviews/reviews.place.ts`. */
  reviews: () => '/review-form',
  reviewsExcel: () => '/review-form/excel',
  reviewsAnswers: () => '/review-form/answers',
  /**
   * A review; `answers` says how they are shown, `event` is the decision that its dialog asks about,
   * `question` the one that is handed back, `from` and `to` the versions compared (without `to`, with
   * how it stands now), `version` the one that is read as it was, `older` where its history goes on.
   */
  reviewQuestion: (
    id: string,
    query: {
      tab?: number | undefined
      answers?: 'open' | 'failed' | undefined
      from?: number | undefined
      to?: number | undefined
      version?: number | undefined
      older?: number | undefined
      dialog?: 'move' | undefined
      event?: string | undefined
      question?: string | undefined
    } = {},
  ) => withQuery(`/review-form/review-form-question/${encodeURIComponent(id)}`, query),
  /** What else its address says is written by `actions/actions.place.ts`. */
  actions: () => '/actions',
  actionsExcel: () => '/actions/excel',
  /** What waits for the reader, to be moved several at once. */
  pendingActions: (query: { page?: number | undefined; tick?: 'all' | undefined } = {}) =>
    withQuery('/actions/pending', query),
  /** An action; `event` is the move that its dialog asks about. */
  action: (id: string, query: { dialog?: 'move' | undefined; event?: string | undefined } = {}) =>
    withQuery(`/actions/${encodeURIComponent(id)}`, query),
  /** Raises an action; `to` is where whoever raised it goes back to. */
  newAction: (
    query: {
      sourceType?: ActionSource | undefined
      sourceId?: string | undefined
      questionKey?: string | undefined
      /** The equipment that it is about. */
      assetId?: string | undefined
      to?: string | undefined
    } = {},
  ) => withQuery('/actions/new', query),
  /** Raises several actions on an entry, one on each answer that failed. */
  newActions: (query: { myFormId: string; to?: string | undefined }) =>
    withQuery('/actions/several', query),
  editAction: (id: string) => `/actions/${encodeURIComponent(id)}/edit`,
  /** A machine, by its code: where its label leads. */
  machine: (code: string) => `/equipment/${encodeURIComponent(code)}`,
  /** Labels of some equipment to print. */
  machineLabels: (assetIds: readonly string[] = []) =>
    withQuery('/equipment-labels', { ids: assetIds.join(',') }),
  /** The lists that show what hangs on a machine. */
  ofMachine: (assetId: string) => {
    const selectedAssets = assetId
    const always = { selectedStartDate: 'none' }
    return {
      lockouts: withQuery('/loto', { section: 'live', selectedAssets }),
      templates: withQuery('/loto/templates', { section: 'approved', selectedAssets }),
      actions: withQuery('/actions', { section: 'all', selectedAssets }),
      entries: withQuery('/review-form', { section: 'all', selectedAssets }),
      drafts: withQuery('/my-forms', { section: 'ongoing', selectedAssets, ...always }),
      reports: withQuery('/sqr', { section: 'all', selectedAssets }),
    }
  },
  /** The actions that a work order is linked to, by its number. */
  actionsOfWorkOrder: (searchValue: string) =>
    withQuery('/actions', { section: 'all', searchValue }),
  pendingApprovals: (
    query: {
      kind?: ApprovalKind | undefined
      page?: number | undefined
      dialog?: 'reject' | 'delegate' | undefined
      /** What is asked about, as `approval-key.ts` spells it. */
      item?: string | undefined
      tick?: 'all' | undefined
      /** What was approved on the page and stays in its place, as `approved-rows.ts` spells it. */
      approved?: string | undefined
    } = {},
  ) => withQuery('/pending-approvals', query),
  /** What else its address says is written by `messages/messages.place.ts`. */
  messages: () => '/message-center',
  messagesExcel: () => '/message-center/excel',
  /** Where a message is written (spec 2, route bases). */
  newMessage: () => '/message-center/message',
  /** A message; `event` is the move that its dialog asks about, `pane` what its authors look at. */
  message: (
    id: string,
    query: {
      dialog?: 'move' | undefined
      event?: string | undefined
      pane?: 'receipts' | 'languages' | 'history' | undefined
      /** What it says in this language, whatever the reader's own is. */
      language?: string | undefined
      state?: string | undefined
      older?: number | undefined
    } = {},
  ) => withQuery(`/message-center/message/${encodeURIComponent(id)}`, query),
  editMessage: (id: string) => `/message-center/message/${encodeURIComponent(id)}/edit`,
  messageImage: (id: string) => withQuery('/api/v1/message-image', { messageId: id }),
  /** The receipts of one message as a workbook: its number finds it alone. */
  receiptsExcel: (section: 'sent' | 'ended', number: string) =>
    withQuery('/message-center/excel', { section, search: number }),
  /** What else its address says is written by `employees/employees.place.ts`. */
  employees: () => '/employees-and-permissions',
  employeesExcel: () => '/employees-and-permissions/excel',
  newEmployee: () => '/employees-and-permissions/new',
  importPeople: () => '/employees-and-permissions/import',
  peopleImport: (id: string, query: { page?: number } = {}) =>
    withQuery(`/employees-and-permissions/import/${encodeURIComponent(id)}`, query),
  peopleImportReport: (importId: string) =>
    withQuery('/api/v1/employee-import-report', { importId }),
  /** A table of people with its columns and one row as an example. */
  peopleTemplate: () => '/api/v1/employee-import-template',
  /** The profile of a person; without a tab what is first known of them. */
  employee: (id: string, query: { tab?: PersonTab | undefined } = {}) =>
    withQuery(`/employees-and-permissions/${encodeURIComponent(id)}`, query),
  /** Where it is changed who a person is and where they work. */
  editEmployee: (id: string) => `/employees-and-permissions/${encodeURIComponent(id)}/edit`,
  /** Where the groups of a person are changed, and what is given or denied to them alone. */
  personRights: (id: string) => `/employees-and-permissions/${encodeURIComponent(id)}/rights`,
  /** Who holds a right; it leads to the list of people. */
  rights: (right: string) => withQuery('/employees-and-permissions/rights', { right }),
  permissionGroups: (query: { search?: string | undefined; page?: number | undefined } = {}) =>
    withQuery('/employees-and-permissions/groups', query),
  /** A permission group with a page of its people. */
  permissionGroup: (
    id: string,
    query: { dialog?: 'delete' | undefined; page?: number | undefined } = {},
  ) => withQuery(`/employees-and-permissions/groups/view/${encodeURIComponent(id)}`, query),
  /** Where a permission group is edited, or without an id a new one made. */
  editPermissionGroup: (groupId?: string) =>
    withQuery('/employees-and-permissions/groups/edit', { groupId }),
  /** Where several people at once are put into a group, or taken out of it. */
  groupPeople: (groupId?: string) =>
    withQuery('/employees-and-permissions/groups/people', { groupId }),
  /** What else its address says is written by `topics/topics.place.ts`. */
  topics: () => '/topics',
  topicsExcel: () => '/topics/excel',
  newTopic: () => '/topics/new',
  /** A topic; `open` is the question shown with all its answers, `post` what its dialog is about. */
  topic: (
    id: string,
    query: {
      shown?: number | undefined
      open?: string | undefined
      dialog?: TopicDialog | undefined
      event?: string | undefined
      post?: string | undefined
    } = {},
  ) => withQuery(`/topics/${encodeURIComponent(id)}`, query),
  editTopic: (id: string) => `/topics/${encodeURIComponent(id)}/edit`,
  topicAccess: (id: string) => `/topics/${encodeURIComponent(id)}/access`,
  /** Questions that look like what is being typed, for a script. */
  topicAlike: (id: string, query: { q: string }) =>
    withQuery(`/topics/${encodeURIComponent(id)}/alike`, query),
  /** What else its address says is written by `jsa/analyses/jsa.place.ts`. */
  jsaList: () => '/jsa',
  jsaExcel: () => '/jsa/excel',
  /** A job safety analysis, with one of its panes or dialogs (spec 2, route bases). */
  jsa: (
    id: string,
    query: {
      pane?: 'hazards' | 'crew' | 'files' | 'history' | undefined
      older?: number | undefined
      dialog?: 'move' | 'clone' | 'share' | 'delete' | 'hazard' | undefined
      event?: string | undefined
      /** The hazard that is asked about. */
      hazard?: string | undefined
    } = {},
  ) => withQuery(`/jsa/manage-jsa/view/${encodeURIComponent(id)}`, query),
  /** Where its main part is edited, or without an id a new one begun. */
  jsaEdit: (id?: string) => withQuery('/jsa/manage-jsa/edit', { id }),
  /** One hazard of it, or without that a new one, which one of the library may fill. */
  jsaHazard: (id: string, hazard?: string, master?: string) =>
    withQuery('/jsa/manage-jsa/hazard', { id, hazard, master }),
  /** Takes several hazards of the library at once. */
  jsaLibrary: (id: string) => withQuery('/jsa/manage-jsa/library', { id }),
  jsaCrew: (id: string) => withQuery('/jsa/manage-jsa/crew', { id }),
  /** The sheet on which the crew signs on, one after the other; `revision` is the one that was read. */
  jsaSign: (
    id: string,
    query: {
      revision?: number | undefined
      attendee?: string | undefined
      language?: string | undefined
    } = {},
  ) => withQuery(`/jsa/manage-jsa/sign/${encodeURIComponent(id)}`, query),
  /** The code that opens that sheet, to hang up at the gate. */
  jsaGate: (id: string) => `/jsa-gate/${encodeURIComponent(id)}`,
  /** A drawn signature. */
  jsaSignature: (jsaId: string, uploadId: string) =>
    withQuery('/api/v1/jsa-signature', { jsaId, uploadId }),
  /** What else its address says is written by `jsa/hazards/hazards.place.ts`. */
  hazards: () => '/jsa/manage-hazard',
  /** A hazard of the library; `event` is the move that its dialog asks about. */
  hazard: (
    id: string,
    query: {
      dialog?: 'move' | undefined
      event?: string | undefined
      older?: number | undefined
    } = {},
  ) => withQuery(`/jsa/manage-hazard/${encodeURIComponent(id)}`, query),
  /** Where a hazard is edited, or without an id a new one written (spec 2, route bases). */
  editHazard: (id?: string) => withQuery('/jsa/manage-hazard/edit', { id }),
  /** What else its address says is written by `loto/lockouts/loto.place.ts`. */
  lockouts: () => '/loto',
  lockoutsExcel: () => '/loto/excel',
  /** Who holds a lock, on what, for how long. */
  lockoutBoard: (query: { pad?: string | undefined } = {}) => withQuery('/loto/board', query),
  /** A lockout, with one of its panes or dialogs; `point` is the one that is shown. */
  lockout: (
    id: string,
    query: {
      pane?: 'locks' | 'plan' | 'history' | undefined
      point?: string | undefined
      older?: number | undefined
      dialog?: 'move' | 'clone' | 'share' | 'delete' | 'sign' | 'signOff' | undefined
      event?: string | undefined
      /** Whose line is signed. */
      line?: string | undefined
    } = {},
  ) => withQuery(`/loto/view/${encodeURIComponent(id)}`, query),
  /** Where its plan is edited, or without its id a new one made (spec 2, route bases). */
  lockoutEdit: (
    query: {
      lotoId?: string | undefined
      templateId?: string | undefined
      /** The machine that a new one is for. */
      assetId?: string | undefined
    } = {},
  ) => withQuery('/loto/edit', query),
  /** A picture of a point, of the template or of the lockout. */
  lockoutPicture: (lotoId: string, uploadId: string) =>
    withQuery('/api/v1/loto-step-image', { lotoId, uploadId }),
  /** A drawn signature. */
  lockoutSignature: (lotoId: string, uploadId: string) =>
    withQuery('/api/v1/loto-signature', { lotoId, uploadId }),
  /** What else its address says is written by `loto/templates/templates.place.ts`. */
  lotoTemplates: () => '/loto/templates',
  /** A template of lockouts, with one of its dialogs; `point` is the one that is asked about. */
  lotoTemplate: (
    id: string,
    query: {
      dialog?: 'move' | 'delete' | 'point' | undefined
      event?: string | undefined
      point?: string | undefined
      older?: number | undefined
    } = {},
  ) => withQuery(`/loto/templates/view/${encodeURIComponent(id)}`, query),
  /** Where its main part is edited, or without an id a new one written. */
  editLotoTemplate: (templateId?: string) => withQuery('/loto/templates/edit', { templateId }),
  /** One isolation point of it, or without its id a new one. */
  lotoTemplatePoint: (templateId: string, stepId?: string) =>
    withQuery('/loto/templates/point', { templateId, stepId }),
  /** Records its yearly inspection. */
  inspectLotoTemplate: (templateId: string) => withQuery('/loto/templates/inspect', { templateId }),
  /** The certificate of one as a PDF. */
  lotoInspectionPdf: (templateId: string, inspectionId: string) =>
    withQuery('/loto/templates/certificate', { templateId, inspectionId }),
  /** A picture of a point of it. */
  lotoTemplatePicture: (templateId: string, uploadId: string) =>
    withQuery('/api/v1/loto-template-isolation-step-media', { templateId, uploadId }),
  /** What else its address says is written by `sqr/list/sqr.place.ts`. */
  sqrs: () => '/sqr',
  sqrsExcel: () => '/sqr/excel',
  /** A safety quality report, with one of its panes or dialogs. */
  sqr: (
    id: string,
    query: {
      pane?: SqrPane | undefined
      older?: number | undefined
      dialog?: SqrDialog | undefined
      event?: string | undefined
      /** What is verified or removed: an action, or the line of a part and the part that it is of. */
      line?: string | undefined
      part?: SqrPartName | undefined
    } = {},
  ) => withQuery(`/sqr/view/${encodeURIComponent(id)}`, query),
  /** Where its header is edited, or without its id a new one begun (spec 2, route bases). */
  sqrEdit: (sqrId?: string) => withQuery('/sqr/edit', { sqrId }),
  /** One line of one of its parts, or without the line's id a new one. */
  sqrLine: (sqrId: string, part: SqrPartName, lineId?: string) =>
    withQuery('/sqr/line', { sqrId, part, lineId }),
  /** A file of it. */
  sqrFile: (sqrId: string, uploadId: string) => withQuery('/api/v1/sqr-file', { sqrId, uploadId }),
  /** How reports are set up: names of phases, and thresholds. `id` is a status, `phase` that of a new one. */
  sqrSettings: (
    query: {
      dialog?: 'status' | undefined
      id?: string | undefined
      phase?: SqrPhase | undefined
    } = {},
  ) => withQuery('/sqr/settings', query),
  /** A tree that records choose from; `id` is the entry that is asked about, or lies above a new one. */
  categories: (
    query: {
      type?: CategoryType | undefined
      search?: string | undefined
      dialog?: 'add' | 'edit' | 'delete' | undefined
      id?: string | undefined
    } = {},
  ) => withQuery('/categories', query),
  /** What else its address says is written by `form-types/form-types.place.ts`. */
  formTypes: () => '/manage-form-type',
  /** A form type, with its forms and its history. */
  formType: (
    id: string,
    query: { dialog?: 'delete' | undefined; older?: number | undefined } = {},
  ) => withQuery(`/manage-form-type/view/${encodeURIComponent(id)}`, query),
  /** Where a form type is edited, or without an id a new one made (spec 2, route bases). */
  editFormType: (formTypeId?: string) => withQuery('/manage-form-type/edit', { formTypeId }),
  /** What else its address says is written by `form-schedules/form-schedules.place.ts`. */
  formSchedules: () => '/form-schedules',
  /** A schedule; `before` passes over its latest occurrences. */
  formSchedule: (
    id: string,
    query: {
      dialog?: 'delete' | 'handOn' | undefined
      occursOn?: string | undefined
      fromId?: string | undefined
      before?: number | undefined
      older?: number | undefined
    } = {},
  ) => withQuery(`/form-schedules/view/${encodeURIComponent(id)}`, query),
  /** Where a schedule is edited, or without an id a form is assigned. */
  editFormSchedule: (
    query: { formScheduleId?: string | undefined; formId?: string | undefined } = {},
  ) => withQuery('/form-schedules/edit', query),
  /** What else its address says is written by `training/training.place.ts`. */
  training: () => '/training',
  trainingExcel: () => '/training/excel',
  /** What else its address says is written by `training/matrix/matrix.place.ts`. */
  trainingMatrix: () => '/training/matrix',
  trainingMatrixExcel: () => '/training/matrix/excel',
  /** What somebody holds. */
  trainingRecord: (
    id: string,
    query: { dialog?: 'delete' | undefined; older?: number | undefined } = {},
  ) => withQuery(`/training/view/${encodeURIComponent(id)}`, query),
  /** Where a record is edited, or a new one made of somebody and a qualification; `to` is where it leads then. */
  editTraining: (
    query: {
      trainingRecordId?: string | undefined
      personId?: string | undefined
      qualificationId?: string | undefined
      to?: string | undefined
    } = {},
  ) => withQuery('/training/edit', query),
  qualifications: () => '/training/qualifications',
  qualification: (id: string, query: { older?: number | undefined } = {}) =>
    withQuery(`/training/qualifications/view/${encodeURIComponent(id)}`, query),
  /** Where a qualification is edited, or without an id a new one added. */
  editQualification: (qualificationId?: string) =>
    withQuery('/training/qualifications/edit', { qualificationId }),
  /** What else its address says is written by `manage-forms/list/manage-forms.place.ts`. */
  manageForms: () => '/manage-forms',
  /**
   * A form as those who make it see it; `event` is the move that its dialog asks about, `draft` the row
   * version of the draft that was looked at before it is published.
   */
  managedForm: (
    id: string,
    query: {
      dialog?: 'move' | 'delete' | 'copy' | 'discard' | undefined
      event?: string | undefined
      draft?: number | undefined
      older?: number | undefined
    } = {},
  ) => withQuery(`/manage-forms/view/${encodeURIComponent(id)}`, query),
  /** Where what is said of a form beside its questions is edited, or without an id a new one made. */
  formFacts: (formId?: string) => withQuery('/manage-forms/facts', { formId }),
  /**
   * Where its questions are written (spec 2, route bases). `add` opens what can be added; `from` is the
   * form that questions are taken from, `words` what it was looked for by.
   */
  formBuilder: (
    formId: string,
    query: {
      /** The question or section that is open. */
      item?: string | undefined
      part?: BuilderPart | undefined
      add?: 'question' | 'questions' | 'section' | 'insert' | undefined
      from?: string | undefined
      words?: string | undefined
      dialog?: 'place' | undefined
    } = {},
  ) => withQuery('/manage-forms/edit', { formId, ...query }),
  /** Where its texts are written in another language, a page of them at a time. */
  formTranslations: (
    formId: string,
    query: {
      language?: string | undefined
      page?: number | undefined
      /** Of what stands there only what says nothing yet. */
      only?: 'missing' | undefined
    } = {},
  ) => withQuery('/manage-forms/translations', { formId, ...query }),
  /** Where what is written is tried out; nothing of it is kept. */
  formPreview: (formId: string, version?: number, language?: string) =>
    withQuery('/manage-forms/preview', { formId, version, language }),
  /** Two versions of a form side by side; without `to`, with what is being written. */
  formCompare: (formId: string, from?: number, to?: number) =>
    withQuery('/manage-forms/compare', { formId, from, to }),
  /** The forms that come with Holdpoint. */
  formLibrary: (search?: string) => withQuery('/manage-forms/library', { search }),
  libraryForm: (key: string) => `/manage-forms/library/${encodeURIComponent(key)}`,
  formImport: (formId: string) => withQuery('/manage-forms/import', { formId }),
  /** A form as a file: one version of it, or what is being written. */
  formFile: (formId: string, kind: FormFileKind, version?: number) =>
    withQuery('/api/v1/manage-form-file', { formId, kind, version }),
  /** What else its address says is written by `inquiries/inquiries.place.ts`. */
  inquiries: (query: { section?: 'open' | undefined } = {}) => withQuery('/inquiries', query),
  /** An inquiry to the administrators; `event` is the move that its dialog asks about. */
  inquiry: (
    id: string,
    query: {
      dialog?: 'move' | undefined
      event?: string | undefined
      older?: number | undefined
    } = {},
  ) => withQuery(`/inquiries/view/${encodeURIComponent(id)}`, query),
  /** Where one is edited, or without an id a new one asked, about a page and a category. */
  editInquiry: (
    query: {
      inquiryId?: string | undefined
      page?: string | undefined
      category?: InquiryCategory | undefined
    } = {},
  ) => withQuery('/inquiries/edit', query),
  /** All reports, those with these words, of this dataset. */
  reports: (query: { search?: string; dataset?: ReportDatasetName } = {}) =>
    withQuery('/reports', query),
  /** A report, counted within another window than its own. */
  report: (
    id: string,
    query: { window?: ReportWindow | undefined; dialog?: 'delete' | undefined } = {},
  ) => withQuery(`/reports/view/${encodeURIComponent(id)}`, query),
  /** Where a report is edited, one begun that is like another, or a new one of a dataset. */
  editReport: (
    query: {
      reportId?: string | undefined
      copyOf?: string | undefined
      dataset?: ReportDatasetName | undefined
    } = {},
  ) => withQuery('/reports/edit', query),
  reportExcel: (query: { reportId: string; window?: ReportWindow | undefined }) =>
    withQuery('/reports/excel', query),
  /** What else its address says is written by `sds/sds.place.ts`. */
  sds: (tab?: 'acknowledge' | 'requested') => withQuery('/sds', { section: tab }),
  sdsExcel: () => '/sds/excel',
  sdsPeopleExcel: () => '/sds/people-excel',
  newSheet: () => '/sds/new',
  /** Asks for a sheet that is missing; `product` is filled in. */
  askSheet: (product?: string) => withQuery('/sds/ask', { product }),
  editSheet: (id: string) => `/sds/${encodeURIComponent(id)}/edit`,
  /** The pads and what lies on them. */
  sdsPads: () => '/sds/pads',
  /** The sheets of a pad on one page, which the device keeps for where there is no network. */
  sdsPad: (padId: string, query: { with?: 'pdfs' } = {}) =>
    withQuery(`/sds/pads/${encodeURIComponent(padId)}`, query),
  /** The same as one file to save. */
  sdsPadFile: (padId: string) => `/sds/pads/${encodeURIComponent(padId)}/file`,
  /** The codes of the pads’ kiosks, with the question before one is ended. */
  kioskKeys: (query: { dialog?: 'revoke' | undefined; id?: string | undefined } = {}) =>
    withQuery('/sds/kiosks', query),
  /** The sheets of a pad without signing in; the key of the pad’s kiosk is all that it takes. */
  kiosk: (key: string, query: { search?: string | undefined } = {}) =>
    withQuery(`/sds/kiosk/${encodeURIComponent(key)}`, query),
  kioskSheet: (key: string, sheetId: string) =>
    `/sds/kiosk/${encodeURIComponent(key)}/${encodeURIComponent(sheetId)}`,
  /** The code of a kiosk to print. */
  kioskCode: (key: string) => `/sds/kiosk/${encodeURIComponent(key)}/code`,
  /** The sheets of a kiosk's pad as one file to save. */
  kioskPack: (key: string) => `/sds/kiosk/${encodeURIComponent(key)}/pack`,
  /** The code of a sheet to print. */
  sheetCode: (id: string) => `/sds/${encodeURIComponent(id)}/code`,
  /** A safety data sheet; `view` puts first what is needed in an emergency. */
  sheet: (
    id: string,
    query: {
      view?: 'emergency' | undefined
      dialog?: 'move' | 'stock' | 'waive' | undefined
      event?: string | undefined
      /** The people that are shown, by how far they are, and from which on. */
      state?: string | undefined
      from?: number | undefined
    } = {},
  ) => withQuery(`/sds/${encodeURIComponent(id)}`, query),
  /** What else its address says is written by `files/files.place.ts`. */
  files: (tab?: 'acknowledge' | 'pinned') => withQuery('/files', { section: tab }),
  filesExcel: () => '/files/excel',
  newFile: () => '/files/new',
  editFile: (id: string) => `/files/${encodeURIComponent(id)}/edit`,
  /** A file of the library, with one of its panes or dialogs. */
  file: (
    id: string,
    query: {
      pane?: 'people' | 'history' | undefined
      state?: string | undefined
      older?: number | undefined
      dialog?: 'move' | 'waive' | undefined
      event?: string | undefined
      person?: string | undefined
    } = {},
  ) => withQuery(`/files/${encodeURIComponent(id)}`, query),
  /** The file that a record shows to be read. */
  filePreview: (query: { type: 'sds' | 'file'; id: string; version?: number | undefined }) =>
    withQuery('/file-preview', query),
  notifications: (query: { page?: number; show?: 'unread' | 'later'; earlier?: string } = {}) =>
    withQuery('/notifications', query),
  follow: () => '/follow',
  notification: (id: string) => `/notifications/${encodeURIComponent(id)}`,
  settings: () => '/settings',
  notificationSettings: () => '/settings/notifications',
  /** In which zone somebody is told days and times. */
  ownTimeZone: () => '/settings/time-zone',
  /** What the organisation is called, and its zone. */
  organisation: () => '/settings/organisation',
  /** How the organisation judges risks. */
  riskMatrix: (query: { dialog?: 'usual' } = {}) => withQuery('/settings/risk-matrix', query),
  notifyRules: (query: { module?: NotifyModule; form?: string; words?: string } = {}) =>
    withQuery('/settings/notify', query),
  notifyRule: (event: NotifyEvent, query: { form?: string } = {}) =>
    withQuery(`/settings/notify/${event}`, query),
  sessions: () => '/settings/sessions',
  /** One of the lists that records choose from; `id` is the entry that is asked about. */
  masterLists: (
    query: {
      list?: MasterList | undefined
      search?: string | undefined
      retired?: 1 | undefined
      page?: number | undefined
      dialog?: 'add' | 'edit' | 'delete' | undefined
      id?: string | undefined
    } = {},
  ) => withQuery('/settings/lists', query),
  importMaster: (list: MasterList) => withQuery('/settings/lists/import', { list }),
  masterImport: (id: string, query: { page?: number } = {}) =>
    withQuery(`/settings/lists/import/${encodeURIComponent(id)}`, query),
  masterImportReport: (importId: string) => withQuery('/api/v1/master-import-report', { importId }),
  /** A list as a file that can be edited and taken over again. */
  masterTable: (list: MasterList) => withQuery('/api/v1/master-entries-table', { list }),
  apiKeys: (query: { dialog?: 'revoke' | undefined; id?: string | undefined } = {}) =>
    withQuery('/settings/api-keys', query),
  newApiKey: (query: { for?: 'directory' } = {}) => withQuery('/settings/api-keys/new', query),
  /** How the directory of the company keeps people, by SCIM. */
  directory: () => '/settings/directory',
  webhooks: () => '/settings/webhooks',
  newWebhook: () => '/settings/webhooks/new',
  webhook: (
    id: string,
    query: { dialog?: 'rotate' | 'delete' | undefined; page?: number | undefined } = {},
  ) => withQuery(`/settings/webhooks/${encodeURIComponent(id)}`, query),
  editWebhook: (id: string) => `/settings/webhooks/${encodeURIComponent(id)}/edit`,
  embed: () => '/settings/embed',
  mail: (query: { page?: number } = {}) => withQuery('/settings/mail', query),
  refusedFiles: (query: { page?: number } = {}) => withQuery('/settings/refused-files', query),
  noAccess: (type: NoAccessType) => withQuery('/no-access', { type }),
} as const

/** A path with what is asked of it; a path that asks already is asked more. */
export function withQuery(path: string, values: Record<string, QueryValue>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') {
      query.set(name, String(value))
    }
  }
  return query.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/** The question of a topic, with all its answers. */
export function questionPlace(topicId: string, questionId: string): string {
  return `${paths.topic(topicId, { open: questionId })}#question-${questionId}`
}
