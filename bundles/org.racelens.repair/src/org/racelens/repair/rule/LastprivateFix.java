package org.racelens.repair.rule;

import java.util.Optional;
import org.racelens.model.expression.Variable;
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
			return Optional.of(new Reading(target.directive().range(), "not needed afterwards, so a private copy is enough"));
		}
		if (!copies.meaning().lastWrites(target)) {
			return Optional.of(new Reading(target.directive().range(), "perhaps not written by the last iteration"));
		}
		return target.isSections() || Trips.surelySome(target, copies.meaning().unit()) || copies.meaning().isUnsetBefore(target)
				? Optional.empty()
				: Optional.of(new Reading(target.directive().range(), "left without a value if the loop has no iteration"));
	}

	@Override
	String meaning(Variable variable) {
		return "every iteration writes " + variable.name() + " before it reads it, so the last one leaves the value that is needed";
	}
}
