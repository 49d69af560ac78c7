const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** `1,234,567` */
export const count = (value: number): string => whole.format(value);

/** `12.3 %`; `<0.1 %` for a share that is very small but not zero. */
export function share(part: number, all: number): string {
  if (all === 0) return '–';
  const percent = (100 * part) / all;
  return percent > 0 && percent < 0.1 ? '<0.1 %' : `${percent.toFixed(1)} %`;
}

/** `3.4 GB` */
export function bytes(value: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  let unit = 0;
  let size = value;
  for (; size >= 1000 && unit < units.length - 1; unit++) size /= 1000;
  return `${size.toFixed(unit === 0 || size >= 100 ? 0 : 1)} ${units[unit]}`;
}

/** `42 s`, `3 min 20 s`, `2 h 5 min` */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (milliseconds < 10_000) return `${(Math.max(0, milliseconds) / 1000).toFixed(1)} s`;
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const sameDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const otherDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of a moment today; before today, with its day. In the zone of the browser. */
export function moment(iso: string): string {
  const date = new Date(iso);
  return (date.toDateString() === new Date().toDateString() ? sameDay : otherDay).format(date);
}

const wholeDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** `23 Nov 2026`, in the zone of the browser. */
export const day = (iso: string): string => wholeDay.format(new Date(iso));

/** `records.read` → `Records read`; `email.not-found` → `Email not found` */
export function words(name: string): string {
  const plain = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** `1 job`, `2 jobs` */
export function several(number: number, one: string, many = `${one}s`): string {
  return `${count(number)} ${number === 1 ? one : many}`;
}
