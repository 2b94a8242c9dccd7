package org.racelens.frontend.cdt.declaration;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.racelens.frontend.cdt.source.Attributes;
import org.racelens.frontend.cdt.source.Declarators;

/** Functions that the linker knows by one more name: the attributes {@code alias} and {@code ifunc}. */
final class SecondNames {
	private static final List<String> ATTRIBUTES = List.of("alias", "ifunc");

	private final Set<String> targets = new LinkedHashSet<>();
	private final Set<String> called = new HashSet<>();

	SecondNames(IASTTranslationUnit unit) {
		ATTRIBUTES.forEach(a -> targets.addAll(Attributes.arguments(unit, a)));
		if (!targets.isEmpty()) {
			Names names = new Names();
			unit.accept(names);
			names.declared.stream().filter(d -> names.used.contains(name(d)))
					.forEach(d -> ATTRIBUTES.forEach(a -> Attributes.markedArgument(d, a).ifPresent(called::add)));
		}
	}

	/** Whether others can call a function by such a name. */
	boolean has(String function) {
		return targets.stream().anyMatch(t -> t.contains(function));
	}

	/** Whether the unit itself uses such a name. */
	boolean isUsed(String function) {
		return called.stream().anyMatch(t -> t.contains(function));
	}

	private static String name(IASTDeclarator declarator) {
		return Declarators.innermost(declarator).getName().toString();
	}

	/** What is declared without a body, and what is used. */
	private static final class Names extends ASTVisitor {
		private final Set<IASTDeclarator> declared = new LinkedHashSet<>();
		private final Set<String> used = new HashSet<>();

		Names() {
			shouldVisitNames = true;
			shouldVisitDeclarations = true;
		}

		@Override
		public int visit(IASTName name) {
			if (name.isReference()) {
				used.add(name.toString());
			}
			return PROCESS_CONTINUE;
		}

		@Override
		public int visit(IASTDeclaration declaration) {
			if (declaration instanceof IASTSimpleDeclaration s) {
				declared.addAll(List.of(s.getDeclarators()));
			}
			return PROCESS_CONTINUE;
		}
	}
}
