import fc from 'fast-check';

/**
 * Property tests try the same cases at every run, so that a run can be repeated; `FETTLE_SEED` (a number, or
 * `random`) makes them try others, which is worth doing by hand now and then. A failure prints the seed that
 * it was found with.
 */
const wanted = process.env['FETTLE_SEED'] ?? '20261120';

if (wanted !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted) });
