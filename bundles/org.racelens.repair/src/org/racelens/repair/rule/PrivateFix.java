package org.racelens.repair.rule;

import java.util.Optional;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Tasking;
import org.racelens.repair.condition.Copies;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.Target;
import org.racelens.repair.flow.Reading;

/** {@code private}: each value is written before it is read and not needed afterwards. OpenMP 5.2 §5.4.3 */
final class PrivateFix extends SharingRule {
	PrivateFix() {
		super(FixKind.PRIVATE, ClauseName.PRIVATE);
	}

	@Override
	boolean accepts(Target target) {
		return target.isDistributing() || target.isParallel() || target.leaf() instanceof Tasking.Task;
	}

	@Override
	Optional<Reading> obstacle(Target target, Copies copies) {
		return copies.limits().constructed().or(() -> copies.meaning().readFirst(target)).or(() -> copies.meaning().carried(target))
				.or(() -> copies.meaning().after(target))
				.or(() -> target.isParallel() ? copies.communication().announced(target) : Optional.empty());
	}

	@Override
	Explanation meaning(Variable variable) {
		return MeaningSentence.EVERY_USE_OF_X_WRITES_IT_FIRST.of(variable.name());
	}
}
