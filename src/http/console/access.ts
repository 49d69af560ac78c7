import type { Role } from '../../operators/role.ts';

const ALL: readonly Role[] = ['operator', 'analyst', 'client', 'auditor'];
/** The roles that work with a client's data. An auditor sees that data exists, but not its content. */
const WORK: readonly Role[] = ['operator', 'analyst', 'client'];
/** The roles that plan how a file is cleaned, and clean it. */
const CLEAN: readonly Role[] = ['operator', 'analyst'];
/** The roles that write workflows. */
const WRITE_WORKFLOWS: readonly Role[] = ['operator', 'analyst'];
/** The roles that see the file of a workflow. A client sees only what it must send and gets back. */
const READ_WORKFLOWS: readonly Role[] = ['operator', 'analyst', 'auditor'];
/** The roles that give a client's programs access. */
const KEYS: readonly Role[] = ['operator', 'client'];
/** Who runs the service, and who may look at how it is run. */
const OPERATE: readonly Role[] = ['operator'];
const READ_OPERATION: readonly Role[] = ['operator', 'auditor'];
/** Who may look up addresses. A client looks them up with its own key, which pays for them. */
const LOOK_UP: readonly Role[] = ['operator', 'analyst'];
const READ_KEYS: readonly Role[] = ['operator', 'client', 'auditor'];

/**
 * Each route that an operator can call, with the roles that may call it. Every role is refused a route that
 * is not in this table (`roleMay`). A route of the console cannot be registered without an entry
 * (`guardConsole`). `HEAD` requests use the entry for `GET`.
 *
 * In addition, an analyst or a client reaches only the clients that were assigned to them
 * (operators/clients.ts). Requests for any other client get 404.
 */
export const ACCESS: Readonly<Record<string, readonly Role[]>> = {
  // The console's own routes.
  'GET /console/api/session': ALL,
  'DELETE /console/api/session': ALL,
  'DELETE /console/api/sessions': ALL,
  'PUT /console/api/password': ALL,
  'GET /console/api/passkeys': ALL,
  'POST /console/api/passkeys/options': ALL,
  'POST /console/api/passkeys': ALL,
  'DELETE /console/api/passkeys/:id': ALL,
  'GET /console/api/clients': ALL,
  'GET /console/api/home': ALL,
  'GET /console/api/steps': ALL,
  'GET /console/api/audit': ['operator', 'auditor'],
  'POST /console/api/house': ['operator'],
  'GET /console/api/sample-file': CLEAN,
  'GET /console/api/workflow-schema': WRITE_WORKFLOWS,
  'POST /console/api/workflow-check': WRITE_WORKFLOWS,
  // The console's own routes for one client.
  'POST /console/api/clients/:client/trial': CLEAN,
  'POST /console/api/clients/:client/trial/why': CLEAN,
  'POST /console/api/clients/:client/trial/workflow': CLEAN,
  'POST /console/api/clients/:client/cleanings': CLEAN,
  'GET /console/api/clients/:client/cleanings/:name/report': CLEAN,
  'GET /console/api/clients/:client/cleanings/:name/report.html': CLEAN,
  'POST /console/api/clients/:client/cleanings/:name/download': CLEAN,
  'PUT /console/api/clients/:client/workflows/:name': WRITE_WORKFLOWS,
  'POST /console/api/clients/:client/workflow-trial': WRITE_WORKFLOWS,
  'GET /console/api/clients/:client/workflows/:name/versions': READ_WORKFLOWS,
  'GET /console/api/clients/:client/workflows/:name/versions/:version': READ_WORKFLOWS,
  'GET /console/api/clients/:client/workflows/:name/hand-over': ALL,
  'GET /console/api/clients/:client/reviews': ALL,
  'GET /console/api/clients/:client/reviews/:job/:output': WORK,
  'POST /console/api/clients/:client/reviews/:job/:output/decisions': WORK,
  'GET /console/api/clients/:client/decisions.csv': ALL,
  'GET /console/api/clients/:client/jobs/:name/detail': ALL,
  'GET /console/api/clients/:client/datasets/:name/records': WORK,
  'GET /console/api/reference-data': READ_OPERATION,
  'POST /console/api/address-file/check': OPERATE,
  'POST /console/api/address-file/use': OPERATE,
  'POST /console/api/address-file/go-back': OPERATE,
  'POST /console/api/suppression-lists/use': OPERATE,
  'POST /console/api/suppression-lists/withdraw': OPERATE,
  'POST /console/api/addresses/search': LOOK_UP,
  'POST /console/api/addresses/match': LOOK_UP,
  'GET /console/api/requests': READ_KEYS,
  'GET /console/api/client-overview': READ_KEYS,
  'GET /console/api/clients/:client': READ_KEYS,
  'POST /console/api/clients': OPERATE,
  'DELETE /console/api/clients/:client': OPERATE,
  'GET /console/api/accounts': READ_KEYS,
  'POST /console/api/accounts': OPERATE,
  'GET /console/api/accounts/:account/usage': READ_KEYS,
  'PUT /console/api/accounts/:account': OPERATE,
  'POST /console/api/accounts/:account/credits': OPERATE,
  'POST /console/api/accounts/:account/password': OPERATE,
  'DELETE /console/api/accounts/:account/tokens': OPERATE,
  'DELETE /console/api/accounts/:account': OPERATE,
  'GET /console/api/clients/:client/stories/:job/:output/:number': WORK,
  // The batch interface, for one client: /console/clients/<client id>/….
  'GET /Workflow': ALL,
  'GET /Workflow/:name': ALL,
  'GET /Dataset': ALL,
  'POST /Dataset': WORK,
  'GET /Dataset/:name': ALL,
  'PUT /Dataset/:name': WORK,
  'DELETE /Dataset/:name': WORK,
  'PATCH /Dataset/:name/data': WORK,
  'GET /Dataset/:name/data': WORK,
  'GET /Job': ALL,
  'POST /Job': WORK,
  'GET /Job/:name': ALL,
  'GET /Job/:name/events': ALL,
  'DELETE /Job/:name': WORK,
  'GET /File': ALL,
  'PUT /File/*': WORK,
  'GET /File/*': WORK,
  'DELETE /File/*': WORK,
  'GET /ApiKey': READ_KEYS,
  'POST /ApiKey': KEYS,
  'GET /ApiKey/:key': READ_KEYS,
  'PUT /ApiKey/:key': KEYS,
  'DELETE /ApiKey/:key': KEYS,
  'PUT /ApiKey/:key/allowedDomains/:domain': KEYS,
  'DELETE /ApiKey/:key/allowedDomains/:domain': KEYS,
  'PUT /ApiKey/:key/allowedIPs/:network/:prefix': KEYS,
  'DELETE /ApiKey/:key/allowedIPs/:network/:prefix': KEYS,
  'PUT /ApiKey/:key/allowedServices/:service': KEYS,
  'DELETE /ApiKey/:key/allowedServices/:service': KEYS,
  'GET /ClientCredential': READ_KEYS,
  'POST /ClientCredential': KEYS,
  'GET /ClientCredential/:id': READ_KEYS,
  'PUT /ClientCredential/:id': KEYS,
  'DELETE /ClientCredential/:id': KEYS,
  'GET /ClientCredential/:id/secret': READ_KEYS,
  'POST /ClientCredential/:id/secret': KEYS,
  'DELETE /ClientCredential/:id/secret/:secret': KEYS,
};

/** The key of a route in {@link ACCESS}: the method, with GET for HEAD, and the pattern of the path. */
export function actionName(method: string, pattern: string): string {
  return `${method === 'HEAD' ? 'GET' : method} ${pattern}`;
}

/** Whether a role may call a route. */
export function roleMay(role: Role, action: string): boolean {
  return Object.hasOwn(ACCESS, action) && ACCESS[action]?.includes(role) === true;
}
