package org.racelens.execution.state;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Loss;
import org.racelens.model.gap.ModelGap;

/**
 * One execution of a region: what an earlier one found out, and what this one finds.
 *
 * @param mayWrite what the region may write, as far as an earlier execution found out: loads of other things keep their values
 * @param linear what {@code linear} clauses write at their constructs' ends, with the clauses, as an earlier execution found out
 * @param linearFound the same, as this one finds
 * @param escapes which objects of a task other tasks reach, as an earlier execution found out
 * @param escapesFound the same, as this one finds
 * @param lostBefore why memory of which nothing is known may hold something else than at first where the region begins
 * @param uniformFound the loads that made use of being taken for the same in all threads
 */
public record RegionRun(WriteLog mayWrite, Map<MemoryObject, Set<String>> linear, Map<MemoryObject, Set<String>> linearFound,
		Escapes escapes, Escapes escapesFound, Optional<Loss> lostBefore, Set<String> uniformFound, Set<ModelGap> gaps) {
	/** An execution that starts with what an earlier one found, in a state. */
	public static RegionRun after(WriteLog mayWrite, Map<MemoryObject, Set<String>> linear, Escapes escapes, State state) {
		return new RegionRun(mayWrite, Map.copyOf(linear), new LinkedHashMap<>(), escapes, new Escapes(),
				state.knowledge().everythingLost(), new LinkedHashSet<>(), new LinkedHashSet<>());
	}

	/** Whether a load may see what the region writes. */
	public boolean mayWrite(Place place, Optional<Long> size, EffectiveTypes as) {
		return mayWrite.mayWrite(place, size, as)
				|| linear.keySet().stream().anyMatch(o -> mayWrite.mayMeet(o, place.object()));
	}

	/** Whether a {@code linear} clause that is met once may find something else in its original than what was there before the region. */
	public boolean mayWriteBefore(String linearClause, Place place, Optional<Long> size, EffectiveTypes as) {
		boolean others = linear.entrySet().stream()
				.anyMatch(e -> !(e.getKey().equals(place.object()) && e.getValue().equals(Set.of(linearClause)))
						&& mayWrite.mayMeet(e.getKey(), place.object()));
		return others || mayWrite.mayWrite(place, size, as);
	}
}
