package org.racelens.frontend.cdt;

import org.eclipse.cdt.core.dom.ast.IASTAttribute;
import org.eclipse.cdt.core.dom.ast.IASTAttributeOwner;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** Reads {@code __attribute__((…))} and {@code [[…]]}. */
final class Attributes {
	private Attributes() {
	}

	/** Whether a node or what it is written before bears an attribute, with or without underscores around its name. */
	static boolean has(IASTNode node, String name) {
		if (!(node instanceof IASTAttributeOwner owner)) {
			return false;
		}
		for (IASTAttribute attribute : owner.getAttributes()) {
			String spelling = String.valueOf(attribute.getName());
			if (spelling.equals(name) || spelling.equals("__" + name + "__")) {
				return true;
			}
		}
		return false;
	}
}
