import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshFolder, repository } from './portal.mjs'

/**
 * Runs one test file with more work than `npm test` gives it, and answers what it reports. The file
 * is told by its environment how much to do and where its report goes.
 */
export function vitestReport(file, { reportVariable, env }) {
  const reportFile = join(freshFolder(), 'report.json')
  const run = spawnSync(
    process.execPath,
    [join(repository, 'node_modules/vitest/vitest.mjs'), 'run', file, '--reporter=default'],
    {
      cwd: repository,
      stdio: 'inherit',
      env: { ...process.env, ...env, [reportVariable]: reportFile },
    },
  )
  return { report: JSON.parse(readFileSync(reportFile, 'utf8')), isGreen: run.status === 0 }
}
