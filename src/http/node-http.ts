/**
 * What is used of Node's HTTP at run time. An `import` of it reads all of its names, and one of them loads Node's `fetch`, which takes
 * 30 ms of each start and is never called.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
