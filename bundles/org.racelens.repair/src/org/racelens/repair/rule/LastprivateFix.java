package org.racelens.repair.rule;

import java.util.Optional;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Worksharing;
import org.racelens.repair.condition.Copies;
import org.racelens.repair.condition.Trips;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.Target;
import org.racelens.repair.flow.Reading;

/**
 * {@code lastprivate}: each value is written before it is read, and the last iteration surely leaves one. Where there is no iteration the
 * variable would be left without a value, which is no loss where it had none. OpenMP 5.2 §5.4.5
 */
final class LastprivateFix extends SharingRule {
	LastprivateFix() {
		super(FixKind.LASTPRIVATE, ClauseName.LASTPRIVATE);
	}

	@Override
	boolean accepts(Target target) {
		return target.isDistributing() && !(target.leaf() instanceof Worksharing.Loop);
	}

	@Override
	Optional<Reading> obstacle(Target target, Copies copies) {
		Optional<Reading> first = copies.limits().constructed().or(() -> copies.meaning().readFirst(target));
		if (first.isPresent()) {
			return first;
		}
		if (copies.meaning().after(target).isEmpty()) {
			return Optional.of(new Reading(target.directive().range(), RuleSentence.NOT_NEEDED_AFTERWARDS.of()));
		}
		if (!copies.meaning().lastWrites(target)) {
			return Optional.of(new Reading(target.directive().range(), RuleSentence.NOT_WRITTEN_BY_THE_LAST_ITERATION_PERHAPS.of()));
		}
		return target.isSections() || Trips.surelySome(target, copies.meaning().unit()) || copies.meaning().isUnsetBefore(target)
				? Optional.empty()
				: Optional.of(new Reading(target.directive().range(), RuleSentence.LEFT_WITHOUT_A_VALUE_IF_THERE_IS_NO_ITERATION.of()));
	}

	@Override
	Explanation meaning(Variable variable) {
		return MeaningSentence.LAST_ITERATION_LEAVES_THE_VALUE_OF_X.of(variable.name());
	}
}
