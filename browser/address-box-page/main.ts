/**
 * The script of `/address-box`: shows the last event, and copies examples. The box itself needs none of it.
 */

const told = document.querySelector<HTMLElement>('.told code')!;

document.addEventListener('fettle-address-selected', ({ type, detail }: CustomEventInit & Event) => {
  const { result: _, ...address } = detail as Record<string, unknown>;
  told.textContent = `${type}\n${JSON.stringify(address, null, 2)}`;
});

for (const example of document.querySelectorAll('main > pre')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  example.append(button);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(example.querySelector('code')!.textContent);
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });
}
