/** Hands a text to the browser as a file to save. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  follow(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads an address of this service. */
export function saveAddress(address: string): void {
  follow(address, '');
}

function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
