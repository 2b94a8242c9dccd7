package org.racelens.analysis.fix;

import java.util.Optional;
import org.racelens.analysis.flow.Reading;
import org.racelens.model.expr.Variable;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Construct;

/** {@code private}: each value is written before it is read and not needed afterwards. OpenMP 5.2 §5.4.3 */
final class PrivateFix extends SharingRule {
	PrivateFix() {
		super(FixKind.PRIVATE, ClauseName.PRIVATE);
	}

	@Override
	boolean accepts(Target target) {
		return target.isDistributing() || target.isParallel() || target.leaf() instanceof Construct.Task;
	}

	@Override
	Optional<Reading> obstacle(Target target, Copies copies) {
		return copies.limits().constructed().or(() -> copies.meaning().readFirst(target)).or(() -> copies.meaning().carried(target))
				.or(() -> copies.meaning().after(target))
				.or(() -> target.isParallel() ? copies.communication().announced(target) : Optional.empty());
	}

	@Override
	String meaning(Variable variable) {
		return "every use of " + variable.name() + " writes it first, and its value is not needed afterwards";
	}
}
