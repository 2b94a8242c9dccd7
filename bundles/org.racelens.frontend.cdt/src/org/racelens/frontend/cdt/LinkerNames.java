package org.racelens.frontend.cdt;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;

/** By which names the linker knows variables, so that two of the program may be one. GCC manual, Asm Labels; attribute {@code alias}. */
final class LinkerNames {
	private static final Pattern LABEL = Pattern.compile("\\b(?:__asm__|__asm|asm)\\s*\\(\\s*\"([^\"]+)\"\\s*\\)");

	private LinkerNames() {
	}

	/** The name that a declaration gives a variable, or that of the variable that it says it is; CDT drops labels of {@code asm}. */
	static Optional<String> of(IASTDeclarator declarator) {
		IASTDeclarator outer = declarator;
		while (outer.getParent() instanceof IASTDeclarator parent) {
			outer = parent;
		}
		if (!(outer.getParent() instanceof IASTSimpleDeclaration declaration)) {
			return Optional.empty();
		}
		Optional<String> alias = Attributes.argument(TypeLowering.innermost(declarator), "alias")
				.or(() -> Attributes.argument(TypeLowering.innermost(declarator), "__alias__"))
				.or(() -> Attributes.argument(declaration, "alias")).or(() -> Attributes.argument(declaration.getDeclSpecifier(), "alias"));
		if (alias.isPresent()) {
			return alias.map(text -> text.replace("\"", "").strip());
		}
		Matcher label = LABEL.matcher(declaration.getDeclarators().length == 1 ? declaration.getRawSignature() : "");
		return label.find() ? Optional.of(label.group(1)) : Optional.empty();
	}
}
