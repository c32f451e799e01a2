/**
 * A style sheet as text. The name of the tag tells formatters to lay it out, one declaration a line.
 */
export const css = String.raw;
