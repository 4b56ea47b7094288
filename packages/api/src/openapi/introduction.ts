import { rateClasses } from '../rate-classes.ts'
import { clientVersion, internalVersion } from '../vocabulary/limits.ts'

/** What each area of the catalogue is about. */
export const areaDescriptions: Readonly<Record<string, string>> = {
  auth: 'Signing in, out and staying signed in.',
  accounts: 'How a company and its people come to their accounts.',
  master: 'Lookup data that pages and pickers share.',
  dashboards: 'Addresses of dashboards.',
  userSettings: "A person's own settings.",
  forms: 'Form types and published forms.',
  myForms: 'Start a form, fill it out and track it.',
  savedFilters: 'Filters that a person keeps.',
  people: 'Search for people.',
  permissions: 'Who may do what, by person and by group.',
  apiKeys: 'Keys for pages of other sites.',
  webhooks: 'Other systems that are told what happens.',
  mail: 'Mails that were written, and what became of them.',
  liveRows: 'Rows of lists that follow what others do to them.',
  papers: 'What a paper is worth that Holdpoint made.',
  actions: 'Actions and work orders.',
  formTypes: 'Form types as their administrators keep them.',
  notify: 'Who is told when something happens.',
  reviewForms: 'Review of entries that were handed in.',
  jsa: 'Job safety analyses and their library of hazards.',
  loto: 'Lockout and tagout, and the templates of lockouts.',
  sqr: 'Safety quality reports.',
  equipment: 'Machines, and what hangs on them.',
  training: 'What an organisation asks its people to hold, and who holds it.',
  externalData: 'The item register, purchase orders and job timelines of systems outside.',
  topics: 'Topics with questions and answers.',
  settings: 'What somebody is told, by which road, and when not.',
  notifications: 'What somebody was told.',
  files: 'The file library.',
  sds: 'Safety data sheets.',
  categories: 'The trees of categories that modules share.',
  manageForms: 'Where forms are made.',
  formSchedules: 'Forms that are assigned to people, once or again and again.',
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
  return [
    opening,
    `## Rate classes\n\n${rateText}`,
    `| Class | At once | And each second |\n| --- | --- | --- |\n${classes.join('\n')}`,
  ].join('\n\n')
}

// Whoever reads this has the page alone, so that it names no files.
const opening = `The calls of Holdpoint, generated from the cards that the server and the typed client are made of.

## Two calls to begin with

Sign in. The answer holds \`content.accessToken\`, which lasts 15 minutes; \`POST /refresh-token\` answers the next one.

\`\`\`sh
curl https://holdpoint.example/api/v1/login \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"employee@holdpoint.example","password":"your password"}'
\`\`\`

Comment on an entry, with the token of that answer in \`TOKEN\` and the id of an entry that you may read:

\`\`\`sh
curl https://holdpoint.example/api/v1/my-form-comments \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: comment-on-1042-1' \\
  -d '{"myFormId":"e-1042","comment":"Checked the bleed-off line again."}'
\`\`\`

"Try it out" on this page is there for GET only: a page to read changes nothing. Calls that write are made as above, or by the client \`@holdpoint/api\`.

## Calling from another site

1. Somebody who keeps the settings makes a key in the portal under Settings, API keys: exact origins, scopes, and an end.
2. The page, at one of these origins, sends its page key as \`X-Api-Key\` with each call.
3. Your server asks \`POST /embed-token\` for a token of one person, with the server secret as \`X-Api-Secret\`.
4. The page sends that token as \`Authorization: Bearer …\`, beside its key. It reaches only the calls that the scopes open (\`x-holdpoint-scopes\`).
5. A token lasts ten minutes and is not refreshed: ask your server for the next one before that.

With the scope \`sign_in\` a page may also let people sign in itself, by \`POST /login\` with its key. Pages of our own origin use their cookie and need no key; neither do programs, which send no \`Origin\`.

## How a call travels

The input travels in the query for GET and DELETE, and in the body for POST: as JSON, urlencoded or multipart alike. Queries and forms carry text, so numbers are taken as digits, yes and no as \`1\`, \`0\`, \`true\` or \`false\`, and lists with commas between their entries. Parameters that a call does not know are ignored. Instants are ISO 8601 in UTC.

Each answer is an envelope: \`status\`, \`message\`, \`content\`, \`errors\`, \`requestId\`, and \`problem\` where something failed. The status of HTTP stands in it again:

- **200** holds the \`content\`.
- **222** is a refusal with reasons: the first of \`errors\` is the one to show.
- **203** has a sentence and nothing else.
- Everything from 400 names its \`problem\`. Programs go by the name, people by the message.

## How sure a shape is

Two things decide about this API: the written specification of the portal, and where it is silent the decisions of those who build it. The last line of each call says which of the two its shape comes from; "spec 7" is a section of the specification, "decision 0017" one numbered decision. Nobody needs either to make a call. Programs read the same in \`x-holdpoint-status\`:

- \`specified\`: the specification shows the shape.
- \`decided\`: the specification names the call, and the shape is our decision. Before version 1.0 of the package it may change.

## Three versions

- \`@holdpoint/api\` has the version of a package. It follows semantic versioning, and its changelog says what changed.
- ${clientVersion} is the version of the contract, and of this document. Clients send it as \`X-Version\`.
- ${internalVersion} is the internal version beside it, a number that counts upwards. Clients send it as \`X-Internal-Version\`.

The client sends both headers by itself. No call is refused for want of them.

## Sending twice, and editing together

Any call that writes for somebody who is signed in takes an \`Idempotency-Key\`: the same key with the same content answers what the first one answered, for 30 days, and nothing is written twice. The same key with other content is refused. An edit of a record that others may edit as well takes \`If-Match\` with the row version that it was based on; when somebody was faster it answers \`row_changed\`. Neither is demanded.

## What is not yours

A record that is not open to somebody and one that does not exist answer alike, so that ids give nothing away.`

const rateText =
  'Each caller has an allowance for each class of calls. Beyond it a call answers `too_many_requests` and says in `Retry-After` how many seconds to wait.'
