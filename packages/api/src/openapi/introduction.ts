import { rateClasses } from '../rate-classes.ts'

/** What each area of the catalogue is about. */
export const areaDescriptions: Readonly<Record<string, string>> = {
  auth: 'Signing in, out and staying signed in.',
  master: 'Lookup data that pages and pickers share.',
  dashboards: 'Addresses of dashboards.',
  userSettings: "A person's own settings.",
  forms: 'Form types and published forms.',
  myForms: 'Start a form, fill it out and track it.',
  savedFilters: 'Filters that a person keeps.',
  people: 'Search for people.',
  permissions: 'Who may do what, by person and by group.',
  apiKeys: 'Keys for pages of other sites.',
  actions: 'Actions and work orders.',
  formTypes: 'Form types as their administrators keep them.',
  notify: 'Who is told when something happens.',
  reviewForms: 'Review of entries that were handed in.',
  jsa: 'Job safety analyses and their library of hazards.',
  loto: 'Lockout and tagout.',
  sqr: 'Safety quality reports.',
  externalData: 'The item register, purchase orders and job timelines of systems outside.',
  topics: 'Topics with questions and answers.',
  settings: 'Settings, of a person and of the organisation.',
  notifications: 'What somebody was told.',
  files: 'The file library.',
  sds: 'Safety data sheets.',
  categories: 'The trees of categories that modules share.',
  manageForms: 'Where forms are made.',
  messages: 'The message center.',
  home: 'The first page.',
  search: 'Search over everything.',
  adminInquiries: 'The channel for questions to administrators.',
  reports: 'Reports.',
  subscriptions: 'What somebody wants to hear of.',
  pendingApprovals: 'What waits for an approval.',
}

/** What a reader must know of all calls before the first one, as Markdown. */
export function introduction(): string {
  const classes = Object.entries(rateClasses).map(
    ([name, { burst, perSecond }]) => `| ${name} | ${burst} | ${perSecond} |`,
  )
  return `${opening}\n\n## Rate classes\n\n${rateText}\n\n| Class | At once | And each second |\n| --- | --- | --- |\n${classes.join('\n')}`
}

const opening = `The calls of Holdpoint, generated from the cards that the server and the typed client are made of.

## How a call travels

The input travels in the query for GET and DELETE, and in the body for POST: as JSON, urlencoded or multipart alike. Queries and forms carry text, so numbers are taken as digits, yes and no as \`1\`, \`0\`, \`true\` or \`false\`, and lists with commas between their entries. Parameters that a call does not know are ignored.

Each answer is an envelope: \`status\`, \`message\`, \`content\`, \`errors\`, \`requestId\`, and \`problem\` where something failed. The status of HTTP stands in it again:

- **200** holds the \`content\`.
- **222** is a refusal with reasons: the first of \`errors\` is the one to show.
- **203** has a sentence and nothing else.
- Everything from 400 names its \`problem\`. Programs go by the name, people by the message.

## How sure a shape is

\`x-holdpoint-status\` is \`specified\` where the specification shows the call, \`decided\` where it names the call and we chose the shape, and \`named-only\` where the call comes with its module: until then it answers \`not_available_yet\` with status 404.

## Sending twice, and editing together

Any call that writes for somebody who is signed in takes an \`Idempotency-Key\`: the same key with the same content answers what the first one answered, for 30 days, and nothing is written twice. The same key with other content is refused. An edit of a record that others may edit as well takes \`If-Match\` with the row version that it was based on; when somebody was faster it answers \`row_changed\`. Neither is demanded.

## What is not yours

A record that is not open to somebody and one that does not exist answer alike, so that ids give nothing away.

## Signing in

\`POST /login\` answers an access token, which travels as a bearer; pages of our own origin use their cookie. Pages of other sites send the API key that was made for their exact origin as well, and reach only the calls that its scopes open (\`x-holdpoint-scopes\`).`

const rateText =
  'Each caller has an allowance for each class of calls. Beyond it a call answers `too_many_requests` and says in `Retry-After` how many seconds to wait.'
