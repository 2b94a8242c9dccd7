package org.racelens.race.verdict;

import java.util.List;
import java.util.function.UnaryOperator;
import org.racelens.model.source.PhaseBound;
import org.racelens.model.source.SourceRange;

/**
 * Where an access stands in its thread's execution, in a witness.
 *
 * @param begin of its phase: the barrier instance that the team met last
 * @param end of its phase: the barrier instance that the team meets next
 * @param loops around the access, outermost first
 * @param runner what executes the access
 * @param teams around it, outermost first; empty where they are not known
 */
public record Circumstances(PhaseBound begin, PhaseBound end, List<LoopReport> loops, Runner runner, List<TeamNumber> teams) {
	/** What two accesses that race are executed by. */
	public enum Runner {
		/** a thread */
		THREAD,
		/** one of several lanes of a thread, in a simd loop */
		LANE
	}

	/** Of a thread. */
	public Circumstances(PhaseBound begin, PhaseBound end, List<LoopReport> loops) {
		this(begin, end, loops, Runner.THREAD, List.of());
	}

	/** Of which nothing is known. */
	public static final Circumstances UNKNOWN = new Circumstances(PhaseBound.Edge.UNKNOWN, PhaseBound.Edge.UNKNOWN, List.of());

	public Circumstances {
		loops = List.copyOf(loops);
		teams = List.copyOf(teams);
	}

	/** The same, executed by a thread or a lane of it. */
	public Circumstances by(Runner runner) {
		return new Circumstances(begin, end, loops, runner, teams);
	}

	/** The same in some teams. */
	public Circumstances in(List<TeamNumber> teams) {
		return new Circumstances(begin, end, loops, runner, teams);
	}

	/** The same with other places, for a file that is named or written otherwise. */
	public Circumstances withPlaces(UnaryOperator<SourceRange> places) {
		return new Circumstances(begin.withPlaces(places), end.withPlaces(places), loops.stream()
				.map(l -> new LoopReport(places.apply(l.place()), l.trip(), l.values(), l.earlier(), l.later())).toList(), runner, teams);
	}
}
