import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config.ts'

// The widgets' specs alone: their stages answer from memory, so no server is started.
export default defineConfig({
  ...shared,
  testDir: '.',
  projects: [{ name: 'widgets' }],
  webServer: [],
  workers: 2,
  outputDir: '../../out/widget-test-results',
  reporter: [['list'], ['json', { outputFile: '../../out/widgets.json' }]],
})
