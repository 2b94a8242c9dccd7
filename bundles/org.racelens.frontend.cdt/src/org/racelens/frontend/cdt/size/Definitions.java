package org.racelens.frontend.cdt.size;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.eclipse.cdt.internal.core.dom.parser.c.ICInternalBinding;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPInternalBinding;

/** The names in a tree at which classes and enumerations are defined. */
public final class Definitions {
	private Definitions() {
	}

	/** Where a binding is defined, of an instance of a template where the template is; found at once, without a look at the tree. */
	public static Optional<IASTNode> of(IBinding binding) {
		IBinding b = binding;
		while (node(b) == null && b instanceof ICPPSpecialization s) {
			b = s.getSpecializedBinding();
		}
		return Optional.ofNullable(node(b));
	}

	private static IASTNode node(IBinding b) {
		return b instanceof ICPPInternalBinding cpp ? cpp.getDefinition() : b instanceof ICInternalBinding c ? c.getDefinition() : null;
	}
}
