/** The roles of operators (docs/operators/console.md). */
export const ROLES = ['operator', 'analyst', 'client', 'auditor'] as const;

export type Role = (typeof ROLES)[number];

/** Roles that see all clients. The other roles see only the clients that they were given. */
const SEES_ALL: ReadonlySet<Role> = new Set(['operator', 'auditor']);

export function seesAllClients(role: Role): boolean {
  return SEES_ALL.has(role);
}
