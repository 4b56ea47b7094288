/**
 * Which room may import which. The rooms are matched by their folder from the root, and an import
 * that nobody allowed is refused, so a new room starts with no rights at all.
 */

/** @param {string} type @param {string} pattern */
const room = (type, pattern) => ({ type, pattern, partialMatch: false })

const rooms = [
  room('api', 'packages/api'),
  room('forms', 'packages/forms'),
  room('server', 'packages/server'),
  room('widgets', 'packages/widgets'),
  room('portal app', 'apps/portal/app'),
  room('portal server', 'apps/portal/server'),
  room('portal tests', 'apps/portal/tests'),
  room('embed-demo', 'apps/embed-demo'),
  room('bench', 'bench'),
  room('tooling', 'tooling'),
]

const testFiles = [
  '**/*.test.{ts,tsx}',
  '**/*.test-d.ts',
  '**/*.spec.ts',
  'packages/*/test/**',
  'apps/*/tests/**',
  'apps/portal/app/**/test-page.ts',
]

// What builds the widgets and their sandbox runs in Node and is no part of them.
const buildFiles = [
  'packages/widgets/*.ts',
  'packages/widgets/loader/{embed,widget}-*.ts',
  'apps/embed-demo/*.ts',
]

// What several areas share, and the areas; each has the same name in every package that has it.
const sharedFiles = {
  api: ['packages/api/src/{lists,records,moves}/**'],
  server: ['packages/server/src/{lists,records,moves,declared}/**'],
  'portal app': ['apps/portal/app/{lists,records,moves}/**'],
}
export const portalAreas = [
  'accounts',
  'actions',
  'api-keys',
  'categories',
  'embed',
  'employees',
  'entry-actions',
  'entry-files',
  'entry-sub-forms',
  'equipment',
  'files',
  'fill-out',
  'find',
  'form-schedules',
  'form-types',
  'hand-over',
  'home',
  'inquiries',
  'jsa',
  'kudos',
  'loto',
  'mail',
  'manage-forms',
  'master-lists',
  'messages',
  'my-forms',
  'my-forms-graph',
  'notifications',
  'notify',
  'papers',
  'pending-actions',
  'pending-approvals',
  'permissions',
  'photo-marks',
  'profile',
  'reports',
  'review-question',
  'reviews',
  'sds',
  'sessions',
  'settings',
  'shared-form',
  'sketches',
  'sqr',
  'topics',
  'training',
  'webhooks',
]
const areaFiles = [
  'packages/{api,server}/src/areas/**',
  `apps/portal/app/{${portalAreas.join(',')}}/**`,
]

const everyPackage = ['api', 'forms', 'server', 'widgets']
const everyRoom = rooms.map(({ type }) => type)

/** @param {string[]} types */
const from = (...types) => ({ element: { types: { anyOf: types } } })

/**
 * Rooms as targets. A package that the importer does not depend on is not resolved and looks like
 * a library, so packages are matched by name as well.
 *
 * @param {string[]} types
 */
const rights = (...types) => [
  { to: from(...types) },
  ...types
    .filter((type) => everyPackage.includes(type))
    .map((type) => ({ to: { module: { origin: 'external', source: `@holdpoint/${type}` } } })),
]

const test = { file: { categories: 'test' } }
const shared = { file: { categories: 'shared' } }
const area = { file: { categories: 'area' } }
const buildFile = { file: { categories: 'build' } }
/** @param {string[]} origins */
const origin = (...origins) => ({ to: { module: { origin: origins } } })

const policies = [
  // Libraries. api and forms run in every browser and are published or will be: zod and no more.
  { from: from('api', 'forms'), allow: { to: { module: { origin: 'external', source: 'zod' } } } },
  { from: from('widgets', 'embed-demo'), allow: origin('external') },
  {
    from: from('server', 'portal app', 'portal server', 'portal tests', 'bench', 'tooling'),
    allow: origin('external', 'core'),
  },
  { from: test, allow: origin('external', 'core') },
  { from: buildFile, allow: origin('external', 'core') },
  {
    from: from(...everyRoom),
    disallow: { to: { module: { origin: 'external', source: '@holdpoint/*' } } },
  },

  // Rooms.
  { from: from('server'), allow: rights('api', 'forms') },
  { from: from('widgets'), allow: rights('api') },
  { from: from('embed-demo'), allow: rights('widgets', 'api') },
  { from: from('portal app'), allow: rights('api', 'forms', 'widgets') },
  {
    from: from('portal app'),
    disallow: rights('server', 'portal server'),
    message:
      'The portal reaches the server by the API client in its load context only, so that it can also talk to an API on another host (and the server is never bundled for the browser).',
  },
  {
    from: from('portal server', 'portal tests', 'bench'),
    allow: rights(...everyPackage, 'portal app', 'portal server', 'tooling'),
  },
  { from: test, allow: rights('tooling') },
  // A route's test runs its loader against the real server, and on a form that a campaign makes.
  { from: { ...from('portal app'), ...test }, allow: rights('server', 'portal server', 'bench') },
  // A test of the entry starts the built portal as browser tests do.
  { from: { ...from('portal server'), ...test }, allow: rights('portal tests') },

  {
    from: from(...everyRoom),
    disallow: { to: from(...everyPackage), dependency: { source: '!@holdpoint/**' } },
    message: 'Import another package by its name, not by a path into its folder.',
  },
  ...everyRoom.map((type) => ({ from: from(type), allow: { to: from(type) } })),
  {
    from: shared,
    disallow: { to: area },
    message:
      'What several areas share knows none of them: an area calls it and hands in its own data, SQL and components.',
  },
]

export const directionSettings = {
  'boundaries/legacy-templates': false,
  'boundaries/elements': rooms,
  'boundaries/files': [
    { category: 'test', pattern: testFiles },
    { category: 'build', pattern: buildFiles },
    { category: 'shared', pattern: Object.values(sharedFiles).flat() },
    { category: 'area', pattern: areaFiles },
  ],
}

/** @param {string} type @param {{ checkInternals: boolean }} options */
const ruleFor = (type, { checkInternals }) => [
  'error',
  {
    default: 'disallow',
    checkAllOrigins: true,
    checkInternals,
    message:
      "The room '{{from.element.type}}' may not import '{{dependency.source}}'. Imports run one way: api → zod; forms → zod; server → api, forms; widgets → api; portal app → api, forms, widgets; portal server → everything; embed-demo → widgets, api.",
    policies: policies.filter(
      ({ from }) => !('element' in from) || from.element.types.anyOf.includes(type),
    ),
  },
]

/** @param {string} type @param {string[]} files @param {{ checkInternals: boolean }} options */
const askedOf = (type, files, options) => ({
  files,
  rules: { 'boundaries/dependencies': ruleFor(type, options) },
})

/**
 * Each room is asked about its own policies alone, and about what it imports of itself only where
 * that can be wrong: all policies, asked of every import, took longer than all other rules together.
 */
export const directionRules = [
  ...rooms.map(({ type, pattern }) => askedOf(type, [`${pattern}/**`], { checkInternals: false })),
  ...Object.entries(sharedFiles).map(([type, files]) =>
    askedOf(type, files, { checkInternals: true }),
  ),
]
