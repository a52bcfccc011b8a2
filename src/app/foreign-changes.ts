/**
 * Finds the child of a parent that contains another node, at any depth.
 * @returns null when the parent does not contain the node
 */
function findChildWith(parent: Node, inner: Node | null): ChildNode | null {
  for (let node = inner; node !== null; node = node.parentNode)
    if (node.parentNode === parent) return node as ChildNode;
  return null;
}

type Methods = {
  removeChild: (this: Node, child: Node) => Node;
  insertBefore: (this: Node, child: Node, before: Node | null) => Node;
};

/**
 * Lets React work on a page that other scripts change. Translators and extensions wrap, move and remove nodes that
 * React knows. The DOM then throws, and that error would unmount the whole site (facebook/react#11538). With this
 * change a node is removed from its present parent. A node that goes before a moved node is inserted before the element
 * that now contains the moved node, or at the end. Calls that do not throw work as before.
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
    return insertBefore.call(this, child, findChildWith(this, before)) as Child;
  };
}
