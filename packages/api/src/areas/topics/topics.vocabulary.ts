// The words of topics (decision 0074), for pages without the schemas.

/** The states of a topic. */
export const topicStatuses = ['draft', 'published', 'archived'] as const
export type TopicStatus = (typeof topicStatuses)[number]

/** What a state of a topic is called. */
export const topicStatusLabels: Readonly<Record<TopicStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
}

/** The states of a question, in the order in which a topic shows them: what is open first. */
export const questionStatuses = ['open', 'answered', 'closed', 'duplicate'] as const
export type QuestionStatus = (typeof questionStatuses)[number]

/** What a state of a question is called. */
export const questionStatusLabels: Readonly<Record<QuestionStatus, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
  duplicate: 'Duplicate',
}

/** What a topic is about. */
export const topicCategories = [
  'safety',
  'operations',
  'equipment',
  'quality',
  'environment',
  'people',
  'systems',
] as const
export type TopicCategory = (typeof topicCategories)[number]

/** What a category is called. */
export const topicCategoryLabels: Readonly<Record<TopicCategory, string>> = {
  safety: 'Safety',
  operations: 'Operations',
  equipment: 'Equipment',
  quality: 'Quality',
  environment: 'Environment',
  people: 'People',
  systems: 'Systems and data',
}

/** For how many minutes one's own text is mended without a trace. */
export const silentEditMinutes = 15

/** How many answers of a question a page brings along unless asked otherwise. */
export const firstAnswers = 3

/** How many files a topic takes. */
export const topicFilesMax = 30

/** How many files a question or an answer takes. */
export const postFilesMax = 6

/** How many questions that look alike are shown. */
export const alikeMax = 5
