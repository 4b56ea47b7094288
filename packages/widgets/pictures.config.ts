import { defineConfig } from '@playwright/test'
import specs from './playwright.config.ts'

// Pictures of every widget for people to look at: `npx playwright test --config
// packages/widgets/pictures.config.ts` leaves them in out/pictures.
export default defineConfig({ ...specs, testMatch: '**/*.pictures.ts' })
