import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultExclude, defineConfig } from 'vitest/config'
import { isLong } from './tooling/long-run.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

// Makes one migrated snapshot, so that no test file runs initdb and the migrations again.
const globalSetup = [here('packages/server/test/global-setup.ts')].filter((file) =>
  existsSync(file),
)

// What others left in the process would be met by these: their clock is a made one, or they hold
// that something is told once, which somebody else may have been told already.
const apart = [
  'apps/portal/app/offline/pages/ask-server.test.ts',
  'apps/portal/app/ui/processing.test.tsx',
  'packages/widgets/src/internals/{locale,safe-address}.test.ts',
  'packages/widgets/src/**/{date-range,link-tabs,multi-select,pager,score-slider,user-card}.test.tsx',
]

// What takes long and has shorter tests beside it runs in `npm run bench -- tests` alone.
const exclude = isLong ? defaultExclude : [...defaultExclude, '**/*.long.test.ts']

/** Files share what they import and the databases that others are done with. */
const shared = { isolate: false } as const

/**
 * What asks the engine most: these of the server's tests run on both (decision 0045). Browser tests
 * run on the embedded one, with all that their pages ask of every area.
 */
const onBothEngines = [
  'packages/server/{src/{lists,records}/**/*,test/lists.*}.test.ts',
  'packages/server/src/{audit,idempotency,housekeeping}.test.ts',
  'packages/server/src/areas/**/{list,list.order,filters,graph,comments,fill,exports}.test.ts',
  'packages/server/src/areas/**/*.{search,day-totals,readers,groups}.test.ts',
]
const isOtherEngine = process.env['HOLDPOINT_TEST_SERVER'] === 'both-engines'

/** The server suite is a project of its own, so that it can run on PostgreSQL. */
export default defineConfig({
  test: {
    setupFiles: [here('tooling/vitest-strict-console.ts')],
    // Long enough for a snapshot of PGlite to load on a busy machine with two cores.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // What one run made of a file, by its content, the next ones of `npm test` take as it is.
    experimental: { fsModuleCache: true, fsModuleCachePath: here('out/vitest-modules') },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'packages/{api,forms,widgets}/**/*.test.{ts,tsx}',
            '{tooling/**/*.test.ts,bench/*.test.mjs}',
          ],
          exclude: [...exclude, ...apart],
          ...shared,
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: apart },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: isOtherEngine ? onBothEngines : ['packages/server/**/*.test.ts'],
          exclude,
          globalSetup,
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'portal',
          include: ['apps/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...apart],
          globalSetup,
          ...shared,
        },
      },
    ],
  },
})
