import * as z from 'zod'

// The graphs of My Forms in numbers. Days are those of the reader's calendar, so that the list of
// the same days counts the same entries.

/** How long the spans of a graph over time are. */
export const graphSteps = ['day', 'week', 'month', 'year'] as const
/** How long the spans of a graph over time are. */
export type GraphStep = (typeof graphSteps)[number]

/** How many entries are rated, and how many of them passed. */
const rated = {
  /** Those whose form rates them: handed in, with a pass or a fail. */
  rated: z.int(),
  passed: z.int(),
}

/** The entries that were started in one span of days, both days included. */
export const graphSpan = z.object({
  startDate: z.string(),
  endDate: z.string(),
  count: z.int(),
  scored: z.int(),
  /** The mean of their scores, 0 to 100; null where none has one. */
  meanScore: z.number().nullable(),
})
/** The entries that were started in one span of days. */
export type GraphSpan = z.infer<typeof graphSpan>

/** The entries of one district or crew. */
export const graphPlace = z.object({
  /** The code by which the list filters. */
  code: z.string(),
  name: z.string(),
  count: z.int(),
  ...rated,
})
/** The entries of one district or crew. */
export type GraphPlace = z.infer<typeof graphPlace>

/** A question that was answered with what earns nothing. */
export const graphQuestion = z.object({
  formId: z.string(),
  formTitle: z.string(),
  questionKey: z.string(),
  label: z.string(),
  /** In how many of the entries that were looked at. */
  failed: z.int(),
})
/** A question that was answered with what earns nothing. */
export type GraphQuestion = z.infer<typeof graphQuestion>

/** An action that is still open. */
export const graphAction = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  dueOn: z.string(),
  isOverdue: z.boolean(),
  myFormId: z.string(),
})
/** An action that is still open. */
export type GraphAction = z.infer<typeof graphAction>

/** All graphs over one filter. */
export const myFormsGraph = z.object({
  /** What the list counts under the same filter. */
  totalRecords: z.int(),
  step: z.enum(graphSteps),
  /** Every span from the first to the last, those of no entries included. */
  overTime: z.array(graphSpan),
  /** In the order of an entry's life; statuses of no entries are left out. */
  byStatus: z.array(z.object({ formStatus: z.string(), count: z.int() })),
  /** The most entries first. */
  byFormType: z.array(z.object({ formTypeId: z.string(), name: z.string(), count: z.int() })),
  /** The pass marks of the forms that were scored; null where no entry is. */
  passMark: z.object({ low: z.number(), high: z.number() }).nullable(),
  passRate: z.object({
    ...rated,
    /** The same filter over as many days right before; null where the window is open. */
    before: z.object({ startDate: z.string(), endDate: z.string(), ...rated }).nullable(),
  }),
  /** Places of rated entries only, the lowest rate first. */
  byDistrict: z.array(graphPlace),
  /** As districts; an entry of two crews counts for both. */
  byCrew: z.array(graphPlace),
  failedQuestions: z.object({
    /** How many entries were read for this: the newest ones that have lost points. */
    entriesRead: z.int(),
    /** There are more such entries than were read. */
    isCut: z.boolean(),
    /** The most failed first. */
    data: z.array(graphQuestion),
  }),
  openActions: z.object({
    count: z.int(),
    overdue: z.int(),
    /** Those that are due first. */
    data: z.array(graphAction),
  }),
})
/** All graphs over one filter. */
export type MyFormsGraphContent = z.infer<typeof myFormsGraph>
