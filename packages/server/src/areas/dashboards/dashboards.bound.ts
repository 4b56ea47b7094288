import type { AreaHandlers } from '../../handler.ts'
import * as dashboards from './dashboards.handlers.ts'

/** Which handler answers which call of the area. */
export const dashboardsHandlers: AreaHandlers<'dashboards'> = {
  'dashboards.urls': dashboards.urls,
}
