import { h, render } from 'preact';
import plotStyles from 'uplot/dist/uPlot.min.css';
import { App } from './app.tsx';
import styles from './console.css';

// The policy of the page allows no inline styles, so the style sheets come with the script.
document.adoptedStyleSheets = [plotStyles, styles].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});
render(h(App, {}), document.getElementById('console')!);
