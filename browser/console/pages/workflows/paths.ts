/** The console's own path for a client's workflow: its versions, its text, its hand-over page. */
export function ofWorkflow(client: string, name: string, ...parts: readonly string[]): string {
  return `/console/api/clients/${client}/workflows/${[name, ...parts].map(encodeURIComponent).join('/')}`;
}

/** The path of a page about a workflow. */
export function workflowPage(client: string, name: string, part?: 'edit' | 'versions'): string {
  return `/workflows/${client}/${encodeURIComponent(name)}${part === undefined ? '' : `/${part}`}`;
}

/** The route that a role needs for each page. */
export const NEEDS = {
  list: 'GET /Workflow',
  versions: 'GET /console/api/clients/:client/workflows/:name/versions',
  edit: 'PUT /console/api/clients/:client/workflows/:name',
} as const;
