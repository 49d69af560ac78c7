/**
 * The bundler imports style sheets as text. They become constructable style sheets, because a strict policy
 * allows no `<style>`.
 */
declare module '*.css' {
  const text: string;
  export default text;
}
