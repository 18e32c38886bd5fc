// htm's one function: bound to a way of making elements, it is the tag of templates.
type Tag<Element> = (strings: TemplateStringsArray, ...values: unknown[]) => Element;
type MakeElement<Element> = (type: never, props: never, ...children: never[]) => Element;

declare const htm: { bind<Element>(make: MakeElement<Element>): Tag<Element> };
export default htm;
