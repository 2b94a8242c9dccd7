package org.racelens.frontend.cdt.type;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IEnumerator;
import org.eclipse.cdt.core.dom.ast.IParameter;
import org.eclipse.cdt.core.dom.ast.IProblemBinding;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPField;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateNonTypeParameter;
import org.racelens.frontend.cdt.directive.ClauseCopies;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Names;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.Meaning;
import org.racelens.frontend.cdt.unit.Scope.OfType;

/**
 * Names of the unit's tree. Locals are looked up by spelling, which is exact and cheap; in C++ CDT's bindings decide about everything
 * outside functions: namespaces, classes, overloads.
 */
public record BoundNames(LoweringParts lowering) implements Names {
	@Override
	public Optional<Meaning> meaning(IASTName name, Scope scope) {
		if (!Names.isQualified(name)) {
			Optional<Meaning> local = lowering.unit().isC() ? scope.lookup(name.toString()) : scope.lookupLocal(name.toString());
			if (local.isPresent()) {
				return local;
			}
		}
		return binding(name, scope).flatMap(b -> meaning(b, scope));
	}

	@Override
	public Optional<IBinding> binding(IASTName name, Scope scope) {
		IBinding binding = scope.frame().templateArguments().binding(CdtSemantics.binding(name));
		return binding == null || binding instanceof IProblemBinding ? Optional.empty() : Optional.of(binding);
	}

	@Override
	public boolean areBound() {
		return true;
	}

	@Override
	public Optional<ICPPFunction> function(IASTNode e, Scope scope) {
		return scope.frame().templateArguments().function(e);
	}

	private Optional<Meaning> meaning(IBinding binding, Scope scope) {
		if (binding instanceof ICPPTemplateNonTypeParameter p) {
			return lowering.bindingTypes().number(p, scope.frame().templateArguments());
		}
		if (binding instanceof IEnumerator e) {
			return lowering.bindingTypes().number(e);
		}
		if (binding instanceof ICPPField f && !f.isStatic()) {
			return scope.lookupLocal(ClauseCopies.MEMBER + f.getName());
		}
		if (binding instanceof IVariable v && !(binding instanceof IParameter)) {
			return Optional.of(lowering.globals().of(v));
		}
		return binding instanceof IType t
				? Optional.of(new OfType(lowering.bindingTypes().of(t, scope.frame().templateArguments())))
				: Optional.empty();
	}
}
