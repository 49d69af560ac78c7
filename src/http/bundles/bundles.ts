/** A script for browsers: a file of `browser/`, bundled with all that it imports. */
export interface BundledScript {
  /** The path at which it is served. */
  readonly path: string;
  /** Its entry file in `browser/`. */
  readonly entry: string;
  /** Whether pages of other sites may load it. */
  readonly isForOtherSites: boolean;
}

/** The scripts that the service has for browsers. */
export const BUNDLES: readonly BundledScript[] = [
  { path: '/address-box.js', entry: 'address-box/main.ts', isForOtherSites: true },
  { path: '/address-box/page.js', entry: 'address-box-page/main.ts', isForOtherSites: false },
  { path: '/console/static/console.js', entry: 'console/main.ts', isForOtherSites: false },
  // The console loads it with the first page that has an editor.
  { path: '/console/static/workflow-editor.js', entry: 'workflow-editor/main.ts', isForOtherSites: false },
];
