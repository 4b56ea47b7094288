import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config.ts'
import { eachRun, isCut } from './each-run.ts'

// The widgets' specs alone: their stages answer from memory, so no server is started. A worker keeps
// its page, which the runner empties between two tests: making one takes as long as most of them.
export default defineConfig({
  ...shared,
  testDir: '.',
  projects: [{ name: 'widgets' }],
  webServer: [],
  // In `npm test` something else runs beside them.
  workers: isCut ? 1 : 2,
  ...(isCut ? { grep: eachRun } : {}),
  use: { ...shared.use, reuseContext: true },
  outputDir: '../../out/widget-test-results',
  reporter: [['list'], ['json', { outputFile: '../../out/widgets.json' }]],
})
