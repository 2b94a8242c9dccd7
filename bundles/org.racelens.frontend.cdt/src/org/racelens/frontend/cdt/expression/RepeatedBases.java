package org.racelens.frontend.cdt.expression;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCompositeTypeSpecifier.ICPPASTBaseSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.unit.References;

/** The classes that an object of some class of a program may have more than once as base classes. C++17 §13.1 p4 */
final class RepeatedBases {
	private final LoweringParts lowering;
	/** the classes that name a class as their base: null for what a template may make more of */
	private Map<IBinding, List<IBinding>> derived;
	private boolean anything;

	RepeatedBases(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** Whether a class may be such a one. */
	boolean contains(ICPPClassType type) {
		if (derived == null) {
			derived = new HashMap<>();
			lowering.unit().tree().unit().accept(new Classes());
		}
		return isRepeated(type, new ArrayList<>());
	}

	private boolean isRepeated(IBinding type, List<IBinding> inside) {
		List<IBinding> by = derived.getOrDefault(type, List.of());
		if (anything || by.size() > 1 || by.stream().anyMatch(Objects::isNull) || inside.contains(type)) {
			return anything || !by.isEmpty();
		}
		inside.add(type);
		return by.stream().anyMatch(d -> isRepeated(d, inside));
	}

	private final class Classes extends ASTVisitor {
		private Classes() {
			shouldVisitDeclSpecifiers = true;
		}

		@Override
		public int visit(IASTDeclSpecifier specifier) {
			if (specifier instanceof ICPPASTCompositeTypeSpecifier c
					&& !lowering.unit().tree().headers().isSystem(c.getContainingFilename())) {
				IBinding own = isInTemplate(c) ? null : CdtSemantics.binding(c.getName());
				for (ICPPASTBaseSpecifier base : c.getBaseSpecifiers()) {
					if (!base.isVirtual()) {
						know(base, own);
					}
				}
			}
			return PROCESS_CONTINUE;
		}

		private void know(ICPPASTBaseSpecifier base, IBinding own) {
			IBinding named = base.getNameSpecifier().resolveBinding();
			IBinding meant = named instanceof IType t && References.referent(t) instanceof ICPPClassType c ? c : null;
			if (meant == null) {
				anything = true;
			} else {
				derived.computeIfAbsent(meant, m -> new ArrayList<>()).add(own);
			}
		}

		private static boolean isInTemplate(IASTNode node) {
			return node != null && (node instanceof ICPPASTTemplateDeclaration || isInTemplate(node.getParent()));
		}
	}
}
