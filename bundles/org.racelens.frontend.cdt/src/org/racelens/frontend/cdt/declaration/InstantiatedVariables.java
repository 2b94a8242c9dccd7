package org.racelens.frontend.cdt.declaration;

import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTElaboratedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTExplicitTemplateInstantiation;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateSpecialization;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPField;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.source.Declarators;

/** Variables of instances that declarations make, though no code names them. C++17 §17.7.2, §17.7.3 */
public final class InstantiatedVariables {
	private final LoweringParts lowering;

	public InstantiatedVariables(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** Lowers what a declaration makes: a specialization or an instantiation; of others nothing. */
	public void declare(IASTDeclaration declaration) {
		if (declaration instanceof ICPPASTTemplateSpecialization s && s.getDeclaration() instanceof IASTSimpleDeclaration simple) {
			Stream.of(simple.getDeclarators()).filter(d -> Declarators.innermost(d).getInitializer() != null).forEach(this::declare);
		} else if (declaration instanceof ICPPASTExplicitTemplateInstantiation i
				&& i.getDeclaration() instanceof IASTSimpleDeclaration simple
				&& i.getModifier() != ICPPASTExplicitTemplateInstantiation.EXTERN) {
			Stream.of(simple.getDeclarators()).forEach(this::declare);
			if (simple.getDeclSpecifier() instanceof IASTElaboratedTypeSpecifier type) {
				members(type.getName());
			}
		}
	}

	private void declare(IASTDeclarator d) {
		if (!Declarators.declaresFunction(d) && CdtSemantics.binding(Declarators.innermost(d).getName()) instanceof IVariable v) {
			lowering.globals().of(v);
		}
	}

	private void members(IASTName name) {
		if (CdtSemantics.binding(name) instanceof ICPPClassType type) {
			Stream.of(type.getDeclaredFields()).filter(ICPPField::isStatic).forEach(f -> lowering.globals().of(f));
		}
	}
}
