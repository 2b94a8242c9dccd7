package org.racelens.frontend.cdt.size;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.ASTTypeUtil;
import org.eclipse.cdt.core.dom.ast.ICompositeType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.eclipse.cdt.internal.core.dom.parser.ASTNode;

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
		return Definitions.of(type).filter(ASTNode.class::isInstance).map(ASTNode.class::cast)
				.map(d -> new ClassPlace(d.getOffset(), instance));
	}
}
