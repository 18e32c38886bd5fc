// What preact.js exports, for the type checker; the types are those of the npm package.
export * from "preact";
