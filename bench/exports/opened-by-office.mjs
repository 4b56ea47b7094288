import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { freshFolder } from '../parts/portal.mjs'

const looked = {
  rows: '<table:table-row',
  dates: 'office:value-type="date"',
  formulas: 'table:formula=',
}

/**
 * Lets LibreOffice open a workbook and save it in its own format, and counts what it took for rows,
 * dates and formulas; undefined where LibreOffice is not installed.
 */
export async function openedByOffice(file) {
  if (spawnSync('soffice', ['--version']).error !== undefined) {
    return undefined
  }
  const folder = freshFolder()
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  const asked = [profile, '--headless', '--convert-to', 'ods', '--outdir', folder, file]
  const run = spawnSync('soffice', asked, { encoding: 'utf8' })
  if (run.status !== 0) {
    throw new Error(`LibreOffice could not open the workbook: ${run.stderr}`)
  }
  return await counted(join(folder, 'list.ods'))
}

/** Counts in the first sheet, which is larger than one text can be. */
async function counted(file) {
  const counts = Object.fromEntries(Object.keys(looked).map((name) => [name, 0]))
  const child = spawn('unzip', ['-p', file, 'content.xml'])
  child.stdout.setEncoding('utf8')
  let rest = ''
  for await (const chunk of child.stdout) {
    const text = rest + chunk
    const end = text.indexOf('</table:table>')
    const sheet = end === -1 ? text : text.slice(0, end)
    // A mark that lies across two pieces is counted with the second.
    const cut = end === -1 ? Math.max(0, sheet.lastIndexOf('<')) : sheet.length
    for (const [name, mark] of Object.entries(looked)) {
      counts[name] += sheet.slice(0, cut).split(mark).length - 1
    }
    rest = sheet.slice(cut)
    if (end !== -1) {
      child.kill()
      break
    }
  }
  return counts
}
