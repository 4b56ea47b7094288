import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshFolder, repository } from './portal.mjs'
import { isStarted } from './started.mjs'

/**
 * Runs one test file with more work than `npm test` gives it, and answers what it reports. The file
 * is told by its environment how much to do and where its report goes. Where it is only started its
 * tests are listed, because `npm test` runs them.
 */
export function vitestReport(file, { reportVariable, env }) {
  const reportFile = join(freshFolder(), 'report.json')
  const asked = isStarted ? ['list', file] : ['run', file, '--reporter=default']
  const run = spawnSync(
    process.execPath,
    [join(repository, 'node_modules/vitest/vitest.mjs'), ...asked],
    {
      cwd: repository,
      stdio: 'inherit',
      env: { ...process.env, ...env, [reportVariable]: reportFile },
    },
  )
  if (isStarted) {
    requireThere(file, reportVariable, run.status)
    return { report: {}, isGreen: true }
  }
  return { report: JSON.parse(readFileSync(reportFile, 'utf8')), isGreen: run.status === 0 }
}

/** A file that is gone, cannot be loaded or does not report any more is found without running it. */
function requireThere(file, reportVariable, status) {
  if (status !== 0 || !readFileSync(join(repository, file), 'utf8').includes(reportVariable)) {
    throw new Error(`${file} does not report by ${reportVariable}.`)
  }
}
