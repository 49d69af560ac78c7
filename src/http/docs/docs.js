// The search and the menu of the documentation. The index is loaded at the first key, and nothing leaves the
// browser.
import MiniSearch from '/docs/static/minisearch.js';

const input = document.querySelector('input[type=search]');
const list = document.querySelector('form ol');
const menu = document.querySelector('header button');
const pages = document.querySelector('nav');

let loading;
function search() {
  loading ??= fetch('/docs/static/search.json')
    .then((answer) => answer.json())
    .then((parts) => {
      const index = new MiniSearch({
        fields: ['heading', 'title', 'text'],
        storeFields: ['heading', 'title', 'url', 'text'],
        searchOptions: { prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { heading: 4, title: 3 } },
      });
      index.addAll(parts);
      return index;
    });
  return loading;
}

function shown({ heading, title, url, text }) {
  const item = document.createElement('li');
  const link = item.appendChild(document.createElement('a'));
  link.href = url;
  link.textContent = heading === title ? title : `${title}: ${heading}`;
  const begin = link.appendChild(document.createElement('small'));
  begin.textContent = text.slice(0, 120);
  return item;
}

input.addEventListener('input', async () => {
  const asked = input.value.trim();
  const index = await search();
  if (asked !== input.value.trim()) return;
  const found = asked === '' ? [] : index.search(asked).slice(0, 12);
  const none = document.createElement('p');
  none.textContent = `Nothing found for “${asked}”.`;
  list.replaceChildren(...(found.length > 0 ? found.map(shown) : [none]));
  list.hidden = asked === '';
});

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  list.querySelector('a')?.click();
});

document.addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== input) {
    event.preventDefault();
    input.focus();
  }
  if (event.key === 'Escape') {
    list.hidden = true;
    input.blur();
  }
});

document.addEventListener('click', (event) => {
  if (!event.target.closest('form')) list.hidden = true;
});

menu.addEventListener('click', () => {
  const isOpen = pages.classList.toggle('open');
  menu.setAttribute('aria-expanded', String(isOpen));
  scrollTo(0, 0);
});
