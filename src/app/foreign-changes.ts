/** The child of a node in which another node stands, however deep others have put it; null when it is not in there. */
function childHolding(parent: Node, inner: Node | null): ChildNode | null {
  for (let node = inner; node !== null; node = node.parentNode)
    if (node.parentNode === parent) return node as ChildNode;
  return null;
}

type Methods = {
  removeChild: (this: Node, child: Node) => Node;
  insertBefore: (this: Node, child: Node, before: Node | null) => Node;
};

/**
 * Lets React work on a page that others change: translators and extensions wrap, move and remove nodes that React still
 * believes in their place, and the DOM's own answer, an exception, would end the whole site (facebook/react#11538). A
 * node that is elsewhere is removed from there; one that is to stand before a node that is elsewhere is put before what
 * holds that node now, or at the end. Where the DOM throws nothing, nothing changes.
 */
export function tolerateForeignChanges(prototype: Node = Node.prototype): void {
  const { removeChild, insertBefore } = prototype as Methods;

  prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    child.parentNode?.removeChild(child);
    return child;
  };
  prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    return insertBefore.call(this, child, childHolding(this, before)) as Child;
  };
}
