import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultExclude, defineConfig } from 'vitest/config'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

// Makes one migrated snapshot, so that no test file runs initdb and the migrations again.
const globalSetup = [here('packages/server/test/global-setup.ts')].filter((file) =>
  existsSync(file),
)

// Their clock is a made one, and what others left to the clock of the process would be late.
const withMadeTime = [
  'apps/portal/app/offline/pages/ask-server.test.ts',
  'apps/portal/app/ui/processing.test.tsx',
]

/** Files share what they import and the databases that others are done with. */
const shared = { isolate: false } as const

/**
 * What asks the engine most: these of the server's tests run on both (decision 0045). The portal's
 * pages are tested on the embedded one too, with all that they ask of every area.
 */
const onBothEngines = [
  'packages/server/src/{lists,records}/**/*.test.ts',
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
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'packages/{api,forms,widgets}/**/*.test.{ts,tsx}',
            'tooling/**/*.test.ts',
            ...withMadeTime,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: isOtherEngine ? onBothEngines : ['packages/server/**/*.test.ts'],
          globalSetup,
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'portal',
          include: ['apps/**/*.test.{ts,tsx}'],
          exclude: [...defaultExclude, ...withMadeTime],
          globalSetup,
          ...shared,
        },
      },
    ],
  },
})
