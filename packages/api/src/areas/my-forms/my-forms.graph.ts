import { call } from '../../call.ts'
import { narrowingInput } from '../../lists/list.schemas.ts'
import { myFormsList } from './my-forms.list.ts'
import { myFormsGraph } from './my-forms.graph.records.ts'

/** The graph view of the list: the same entries, counted. */
export const graph = call({
  name: 'myForms.graph',
  method: 'GET',
  path: '/my-form-graph',
  summary: "Counts the entries of the list's filter by time, status, type, place and question.",
  status: 'decided',
  source: 'spec 2, list/graph view toggle; spec 6, graph dashboard view; decision 0027',
  input: narrowingInput(myFormsList),
  content: myFormsGraph,
  problems: ['forbidden', 'unknown_filter'],
})
