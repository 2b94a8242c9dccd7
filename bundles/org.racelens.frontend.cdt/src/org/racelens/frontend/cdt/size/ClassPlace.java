package org.racelens.frontend.cdt.size;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.ASTTypeUtil;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.ICompositeType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.eclipse.cdt.internal.core.dom.parser.ASTNode;
import org.eclipse.cdt.internal.core.dom.parser.c.ICInternalBinding;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPInternalBinding;

/**
 * What a class has in common in two parses of one text.
 *
 * @param offset of its definition, for an instance of a template that of the template, in the text with what it includes
 * @param instance the name with the arguments; empty if it is no instance
 */
record ClassPlace(int offset, String instance) {
	/** Empty where the definition is not found. */
	static Optional<ClassPlace> of(ICompositeType type) {
		String instance = type instanceof ICPPSpecialization ? ASTTypeUtil.getType(type, true) : "";
		return definition(type).map(d -> new ClassPlace(d.getOffset(), instance));
	}

	private static Optional<ASTNode> definition(IBinding type) {
		IBinding b = type;
		while (node(b) == null && b instanceof ICPPSpecialization s) {
			b = s.getSpecializedBinding();
		}
		return Optional.ofNullable(node(b)).filter(ASTNode.class::isInstance).map(ASTNode.class::cast);
	}

	private static IASTNode node(IBinding b) {
		return b instanceof ICPPInternalBinding cpp ? cpp.getDefinition() : b instanceof ICInternalBinding c ? c.getDefinition() : null;
	}
}
