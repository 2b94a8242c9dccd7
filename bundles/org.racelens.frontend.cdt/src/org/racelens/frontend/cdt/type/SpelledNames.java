package org.racelens.frontend.cdt.type;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Names;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.Meaning;

/** Names of a text that CDT parsed on its own. */
public record SpelledNames(LoweringParts lowering) implements Names {
	@Override
	public Optional<Meaning> meaning(IASTName name, Scope scope) {
		String spelling = name.toString();
		Optional<Meaning> local = scope.lookupLocal(spelling);
		boolean member = scope.frame().self().filter(s -> lowering.records().field(Arithmetic.pointee(s.type()), spelling).isPresent())
				.isPresent();
		return local.isPresent() || member ? local : scope.lookup(spelling);
	}

	@Override
	public Optional<IBinding> binding(IASTName name, Scope scope) {
		return Optional.empty();
	}

	@Override
	public boolean areBound() {
		return false;
	}

	@Override
	public Optional<ICPPFunction> function(IASTNode e, Scope scope) {
		return Optional.empty();
	}
}
