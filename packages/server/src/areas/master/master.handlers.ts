import type { MasterContent } from '@holdpoint/api'
import { ok, type PersonHandler } from '../../handler.ts'
import { dashboardUrlsOf } from '../dashboards/dashboards.rules.ts'
import * as queries from './master.queries.ts'

export const get: PersonHandler<'master.get'> = async ({ keys }, { db, person }) => {
  const asked = new Set(keys)
  const content: MasterContent = {}
  if (asked.has('myFormDashboardLink')) {
    content.myFormDashboardLink =
      dashboardUrlsOf(person.permissions).get('my_form_dashboard') ?? null
  }
  if (asked.has('userSettings')) {
    content.userSettings = await queries.settingsOf(db, person.personId)
  }
  if (asked.has('formTypes')) {
    content.formTypes = await queries.formTypes(db)
  }
  if (asked.has('countries')) {
    content.countries = await queries.countries(db)
  }
  if (asked.has('districts')) {
    content.districts = await queries.districts(db)
  }
  if (asked.has('businessUnits')) {
    content.businessUnits = await queries.businessUnits(db)
  }
  if (asked.has('crews')) {
    content.crews = await queries.crews(db)
  }
  if (asked.has('pads')) {
    content.pads = await queries.pads(db)
  }
  if (asked.has('customers')) {
    content.customers = await queries.customers(db)
  }
  if (asked.has('jobTitles')) {
    content.jobTitles = await queries.jobTitles(db)
  }
  if (asked.has('departments')) {
    content.departments = await queries.departments(db)
  }
  if (asked.has('assets')) {
    content.assets = await queries.assets(db, person.shardKey)
  }
  return ok(content)
}
