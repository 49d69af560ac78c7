/** The bundler hands over style sheets as text, for constructable style sheets: a strict policy allows no `<style>`. */
declare module '*.css' {
  const text: string;
  export default text;
}
