import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { axeOf } from './axe.ts'
import { signIn } from './portal.ts'

// A table of people, from the file to the report, with and without scripts.

// The two projects share the portal.
const mark = () => `im-${test.info().project.name}-${test.info().retry}`

function tableOf(rows: readonly string[]) {
  const text = ['employeeNumber,firstName,lastName,email,jobDesc', ...rows].join('\n')
  return { name: 'crew.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

test(
  'a table of people is looked at, taken over and reported',
  { tag: '@scriptless' },
  async ({ page }) => {
    const one = mark()
    await signIn(page, 'admin', '/employees-and-permissions/new')
    await page.getByRole('link', { name: 'Take people over from a table' }).click()
    const file = page.getByLabel('Table of people')
    await file.setInputFiles({ ...tableOf([]), buffer: Buffer.from('name\nAda') })
    await page.getByRole('button', { name: 'Look at the rows' }).click()
    await expect(page.getByText('The first row must name the columns')).toBeVisible()
    await file.setInputFiles(
      tableOf([`${one}-1,Ada,Moss,${one}@import.example,Operator`, `${one}-2,Bo,,no address,`]),
    )
    await page.getByRole('button', { name: 'Look at the rows' }).click()
    await expect(page.getByRole('heading', { name: 'Rows of crew.csv' })).toBeVisible()
    await expect(page.getByText('Nobody has been changed yet.')).toBeVisible()
    await expect(page.getByRole('row', { name: /^3 .*Refused .*Enter an email/ })).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(`^2 ${one}-1 New`) })).toBeVisible()
    if (test.info().project.name === 'js') {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }
    await page.getByRole('button', { name: 'Take over 1 person' }).click()
    await expect(page.getByText(/^Taken over/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Take over/ })).toHaveCount(0)
    const [report] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the report' }).click(),
    ])
    expect(readFileSync(await report.path(), 'utf8')).toContain(`3,${one}-2,refused,`)
    await page.getByRole('link', { name: 'See the people who were not invited yet' }).click()
    await expect(page).toHaveURL(/section=invited/)
    await page.goto(`/employees-and-permissions?section=invited&searchValue=${one}`)
    await expect(page.getByRole('link', { name: 'Ada Moss' })).toBeVisible()
  },
)
