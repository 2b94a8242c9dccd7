package org.racelens.race.verdict;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;

/**
 * One end of a race in source terms.
 *
 * @param place the accessed expression
 * @param write whether the access writes (an update such as {@code x++} has a read end and a write end)
 * @param atomic whether it is atomic
 * @param text the accessed expression as it stands in the source
 * @param thread number of the executing thread in the witness
 * @param task the construct of the explicit task that executes it, empty for an implicit task
 * @param iteration value of each loop variable around the access in the witness, outermost first
 * @param phase which barrier interval, for a person; empty for an access that a run has shown
 * @param resolved the accessed location with the witness values put in: {@code a[3]}
 * @param address base object and byte offset: {@code a + 12}
 * @param pointer the address as an expression of C
 * @param calls from the region to the access, outermost first
 * @param around the phase and the loops around it
 */
public record AccessReport(SourceRange place, boolean write, boolean atomic, String text, String thread, Optional<SourceRange> task,
		Map<String, String> iteration, Optional<Explanation> phase, String resolved, String address, AccessPointer pointer,
		List<CallSite> calls,
		Circumstances around) {
	public AccessReport {
		iteration = Collections.unmodifiableMap(new LinkedHashMap<>(iteration));
		calls = List.copyOf(calls);
	}

	/** Of which no circumstances are known. */
	public AccessReport(SourceRange place, boolean write, boolean atomic, String text, String thread, Optional<SourceRange> task,
			Map<String, String> iteration, Optional<Explanation> phase, String resolved, String address, List<CallSite> calls) {
		this(place, write, atomic, text, thread, task, iteration, phase, resolved, address, calls, Circumstances.UNKNOWN);
	}

	/** Of a whole element. */
	public AccessReport(SourceRange place, boolean write, boolean atomic, String text, String thread, Optional<SourceRange> task,
			Map<String, String> iteration, Optional<Explanation> phase, String resolved, String address, List<CallSite> calls,
			Circumstances around) {
		this(place, write, atomic, text, thread, task, iteration, phase, resolved, address,
				new AccessPointer(Optional.of("&" + resolved), "(char *)" + address), calls, around);
	}

	/** The same, executed by a thread or a lane of it. */
	public AccessReport by(Circumstances.Runner runner) {
		return new AccessReport(place, write, atomic, text, thread, task, iteration, phase, resolved, address, pointer,
				calls, around.by(runner));
	}

	/** The same with other places, for a file that is named or written otherwise. */
	public AccessReport withPlaces(UnaryOperator<SourceRange> places) {
		return new AccessReport(places.apply(place), write, atomic, text, thread, task.map(places), iteration, phase, resolved, address,
				pointer,
				calls.stream().map(c -> new CallSite(c.callee(), places.apply(c.place()))).toList(), around.withPlaces(places));
	}
}
