package org.racelens.analysis.fix;

import java.util.Optional;
import org.racelens.analysis.flow.Reading;
import org.racelens.model.expr.Variable;
import org.racelens.model.omp.ClauseName;

/**
 * {@code firstprivate} on {@code parallel}: each thread starts with the value from outside, and nobody needs what it makes of it. On a loop
 * it would not help: an iteration reads what the one before it wrote. OpenMP 5.2 §5.4.4
 */
final class FirstprivateFix extends SharingRule {
	FirstprivateFix() {
		super(FixKind.FIRSTPRIVATE, ClauseName.FIRSTPRIVATE);
	}

	@Override
	boolean accepts(Target target) {
		return target.isParallel();
	}

	@Override
	Optional<Reading> obstacle(Target target, Meaning meaning) {
		if (meaning.readFirst(target).isEmpty()) {
			return Optional.of(new Reading(target.directive().range(), "written before it is read, its value from outside is not needed"));
		}
		return meaning.communicated(target).or(() -> meaning.carried(target)).or(() -> meaning.after(target));
	}

	@Override
	String meaning(Variable variable) {
		return "each thread starts with the value that " + variable.name() + " has before, and its value is not needed afterwards";
	}
}
