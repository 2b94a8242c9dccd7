package org.racelens.race.pair;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Kind;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Region;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Substitution;
import org.racelens.race.order.ProgramOrder;

/**
 * Executions in which pointers that come from inputs lead to different memory: reads of what the region writes by such another name alone
 * find what was there before the region. There are inputs of that kind, unless the program itself compares addresses.
 */
final class ApartInputs {
	private static final Set<Kind> CHOSEN = Set.of(Kind.PARAMETER_POINTEE, Kind.LOADED_POINTEE, Kind.RESTRICT_POINTEE,
			Kind.DISTINCT_POINTEE);

	private final ProgramOrder program;
	private final boolean isComplete;
	private final Set<MemoryObject> compared;
	private final Set<MemoryObject> written = new LinkedHashSet<>();

	ApartInputs(Region region, ProgramOrder program) {
		this.program = program;
		isComplete = region.gaps().isEmpty() && !region.apart().exposed().anyCompared();
		compared = region.apart().exposed().compared();
		program.accesses().stream().filter(Access::write).forEach(a -> written.add(a.place().object()));
	}

	/** A race formula in which reads of memory that others may name find what was there before; nothing where no read is of that kind. */
	Optional<BoolExpr> of(BoolExpr race) {
		Set<IntExpr> used = new LinkedHashSet<>();
		Atoms.forEach(race, used::add);
		Map<IntExpr, IntExpr> found = new LinkedHashMap<>();
		for (Access a : isComplete ? program.accesses() : List.<Access>of()) {
			if (isApart(a.place().object())) {
				program.mark(a).ifPresent(mark -> find(mark, used, found));
			}
		}
		return found.isEmpty() ? Optional.empty() : Optional.of(Substitution.of(found).apply(race));
	}

	private static void find(OrderMark mark, Set<IntExpr> used, Map<IntExpr, IntExpr> found) {
		if (mark instanceof OrderMark.Look look && look.initial().isPresent() && look.value() instanceof IntExpr.Apply) {
			for (Substitution thread : List.of(Substitution.of(Map.of()), Substitution.priming())) {
				IntExpr value = thread.apply(look.value());
				if (used.contains(value)) {
					found.put(value, thread.apply(look.initial().get()));
				}
			}
		}
	}

	/** Whether the region writes an object under no name but those that an input may have leading elsewhere. */
	private boolean isApart(MemoryObject read) {
		return !written.contains(read) && written.stream().filter(read::mayAlias)
				.allMatch(w -> isSayable(read) && isSayable(w) && (CHOSEN.contains(read.kind()) || CHOSEN.contains(w.kind())));
	}

	private boolean isSayable(MemoryObject object) {
		return !compared.contains(object) && (CHOSEN.contains(object.kind()) || object.isVariable() || object.isHeap());
	}
}
