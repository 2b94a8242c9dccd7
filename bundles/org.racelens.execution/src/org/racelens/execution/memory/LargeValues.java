package org.racelens.execution.memory;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.TermSize;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/** Values whose terms have grown too large to go on with: unknown ones that depend on the same symbols stand for them. */
final class LargeValues {
	private static final int MOST_PARTS = 1500;

	private final Machine machine;

	LargeValues(Machine machine) {
		this.machine = machine;
	}

	/** The value; if it is too large, an unknown number, or a pointer that leads somewhere into the objects that it led into. */
	Value bounded(Value value, SourceRange place) {
		if (!isLarge(value)) {
			return value;
		}
		ModelGap why = machine.havoc(place, Unfollowed.TOO_MANY_CONDITIONS.of());
		IntExpr unknown = machine.lostOf("large", why, List.of(value.term()));
		return value instanceof Value.Pointer p ? new Value.Pointer(somewhere(p.targets(), why), unknown) : new Value.Number(unknown);
	}

	private static boolean isLarge(Value value) {
		return TermSize.exceeds(value.term(), MOST_PARTS)
				|| value.targets().stream()
						.anyMatch(t -> TermSize.exceeds(t.guard(), MOST_PARTS) || TermSize.exceeds(t.offset(), MOST_PARTS));
	}

	/**
	 * An unknown place in one of the objects; empty, so that it may be anywhere, where the number that tells instances apart is too large.
	 */
	private List<Place> somewhere(List<Place> places, ModelGap why) {
		if (places.stream().anyMatch(p -> p.instance().stream().anyMatch(i -> TermSize.exceeds(i, MOST_PARTS)))) {
			return List.of();
		}
		Map<Place, IntExpr> offsets = new LinkedHashMap<>();
		places.forEach(p -> offsets.merge(p.guardedBy(Bools.TRUE).at(Ints.ZERO), p.offset(), (a, b) -> Ints.choice(p.guard(), b, a)));
		IntExpr chosen = offsets.size() == 1 ? Ints.ZERO
				: machine.lostOf("large", why, places.stream().map(p -> Ints.choice(p.guard(), Ints.ONE, Ints.ZERO)).toList());
		List<Place> result = new ArrayList<>();
		offsets.forEach((start, offset) -> {
			BoolExpr guard = result.size() == offsets.size() - 1
					? Bools.not(Bools.or(result.stream().map(Place::guard).toList()))
					: Bools.equal(chosen, Ints.of(result.size()));
			result.add(new Place(guard, start.object(), start.instance(), machine.lostOf("large", why, List.of(offset)), start.member(),
					start.bitField()));
		});
		return result;
	}
}
