package org.racelens.repair.rule;

import java.util.Optional;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.repair.condition.Copies;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.Target;
import org.racelens.repair.flow.Reading;

/**
 * {@code firstprivate}: each thread starts with the value from outside, and nobody needs what it makes of it. On {@code parallel} for a
 * scalar that each thread changes for itself; on a loop for a variable of which some parts are only read, since of what an iteration writes
 * the next one on the thread would read it. OpenMP 5.2 §5.4.4
 */
final class FirstprivateFix extends SharingRule {
	FirstprivateFix() {
		super(FixKind.FIRSTPRIVATE, ClauseName.FIRSTPRIVATE);
	}

	@Override
	boolean accepts(Target target) {
		return target.isParallel() || target.isWorksharingLoop();
	}

	@Override
	Optional<Reading> obstacle(Target target, Copies copies) {
		if (copies.meaning().readFirst(target).isEmpty() && copies.limits().constructed().isEmpty()) {
			return Optional.of(new Reading(target.directive().range(), RuleSentence.WRITTEN_BEFORE_IT_IS_READ.of()));
		}
		Optional<Reading> shared = target.isLoop() ? copies.communication().readsOfOthers(target)
				: copies.communication().communicated(target);
		return shared.or(() -> copies.meaning().carried(target)).or(() -> copies.meaning().after(target));
	}

	@Override
	Explanation meaning(Variable variable) {
		return MeaningSentence.EACH_THREAD_STARTS_WITH_THE_VALUE_OF_X.of(variable.name());
	}
}
