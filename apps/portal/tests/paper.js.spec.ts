import { axeOf } from './axe.ts'
import { openModulePage } from './module-pages.ts'
import { expect, signIn, test } from './portal.ts'
import { expectPaper } from './record-paper.ts'

const jobs = '/jsa?section=all&selectedStatus=active&selectedFilterId=none&selectedStartDate=none'

test('whoever holds a paper compares its file, without an account', async ({ page, browser }) => {
  await signIn(page, 'manager')
  await openModulePage(page, { name: 'record', who: 'manager', at: jobs, record: '' })
  const { paper, code } = await expectPaper(page)

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/paper')
  await elsewhere.getByLabel('Code').fill(code.toLowerCase())
  await elsewhere.getByRole('button', { name: 'Check' }).click()
  await expect(
    elsewhere.getByRole('heading', { name: 'Holdpoint made a paper with this code' }),
  ).toBeVisible()
  expect((await axeOf(elsewhere).analyze()).violations).toEqual([])
  const choose = elsewhere.getByLabel('Choose the PDF')
  const file = { name: 'paper.pdf', mimeType: 'application/pdf' }
  await choose.setInputFiles({ ...file, buffer: paper })
  await expect(elsewhere.getByText('This is the file that Holdpoint made')).toBeVisible()
  await choose.setInputFiles({ ...file, buffer: Buffer.concat([paper, Buffer.from(' ')]) })
  await expect(elsewhere.getByText('This is not the file')).toBeVisible()
  await elsewhere.context().close()
})
