import { fileURLToPath } from 'node:url'

/** The folder of the repository; commands work from any other. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
