import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config.ts'

const port = Number(process.env['HOLDPOINT_SANDBOX_PORT'] ?? 4176)
const address = `http://127.0.0.1:${port}`
const vite = 'node node_modules/vite/bin/vite.js'

// The sandbox's specs alone, without a portal.
export default defineConfig({
  ...shared,
  testDir: 'tests',
  projects: [{ name: 'sandbox', use: { baseURL: address } }],
  webServer: {
    command: `${vite} build && ${vite} preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: address,
    timeout: 120_000,
    reuseExistingServer: false,
  },
  outputDir: '../../out/sandbox-test-results',
  reporter: [['list']],
})
