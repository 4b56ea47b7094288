import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import specs from '../../../playwright.config.ts'

// Every state of My Forms in pictures, for people to look at: `npm run pictures` takes them of the
// built portal over a demo world of their own, and leaves them in out/pictures.
const cwd = fileURLToPath(new URL('../../..', import.meta.url))
const { projects: _, webServer = [], ...shared } = specs

export default defineConfig({
  ...shared,
  webServer: [webServer].flat().flatMap((one) => (one.name === 'portal' ? [{ ...one, cwd }] : [])),
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../../out/test-results/pictures',
  reporter: [['list']],
  retries: 0,
  use: { ...shared.use, screenshot: 'off' },
  timeout: 120_000,
})
