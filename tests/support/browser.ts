export { HAS_BROWSER, openBrowser } from '../../harness/browser.ts';
