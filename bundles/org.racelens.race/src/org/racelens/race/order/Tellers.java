package org.racelens.race.order;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark.Read;
import org.racelens.execution.region.OrderMark.Write;
import org.racelens.model.effort.Effort;
import org.racelens.race.order.ProgramOrder.Position;

/**
 * The writes by which other threads may come to know that a place has been passed: those with a release behind the place, those of threads
 * that may have read one of them before, and updates that continue a release sequence. A superset, whatever values say.
 */
public final class Tellers {
	private final ProgramOrder program;
	private final HandOver handOver;
	private final Map<Integer, Set<Access>> found = new LinkedHashMap<>();

	public Tellers(ProgramOrder program, HandOver handOver) {
		this.program = program;
		this.handOver = handOver;
	}

	/** The writes that may tell of a place, by identity; computed when a place is asked for the first time. */
	public Set<Access> of(Position place) {
		return found.computeIfAbsent(place.number(), n -> compute(place));
	}

	private Set<Access> compute(Position place) {
		Set<Access> telling = Collections.newSetFromMap(new IdentityHashMap<>());
		boolean grown = true;
		while (grown) {
			grown = false;
			for (Access write : program.accesses()) {
				Effort.spend(program.accesses().size());
				if (program.mark(write).filter(Write.class::isInstance).isPresent() && !telling.contains(write)
						&& (tells(write, place) || passesOn(write, telling))) {
					grown |= telling.add(write);
				}
			}
		}
		return telling;
	}

	private boolean tells(Access write, Position place) {
		return handOver.releases(write).stream().anyMatch(r -> mayPrecede(place, r.position()));
	}

	/** Whether a write may be one of a thread that has read what others tell, or an update of it. */
	private boolean passesOn(Access write, Set<Access> telling) {
		boolean update = write.atomic() && !((Write) program.mark(write).orElseThrow()).found().isEmpty();
		if (update && handOver.writes(write).stream().anyMatch(telling::contains)) {
			return true;
		}
		return handOver.releases(write).stream().anyMatch(r -> program.accesses().stream()
				.filter(a -> program.mark(a).filter(Read.class::isInstance).isPresent() && mayPrecede(handOver.position(a), r.position()))
				.anyMatch(a -> handOver.writes(a).stream().anyMatch(w -> telling.contains(w) && mayTell(w, a))));
	}

	/**
	 * Whether what happens at one place may come before another one by the sequence of a thread, in this or in an earlier iteration of a
	 * loop around both.
	 */
	public static boolean mayPrecede(Position first, Position second) {
		return first.isBefore(second) || !ProgramOrder.common(first, second).isEmpty();
	}

	/** Whether a read may know by what it finds: both are atomic, or hold a lock of one name. */
	public static boolean mayTell(Access write, Access read) {
		boolean atomic = write.atomic() && read.atomic();
		return atomic || write.locks().stream().filter(Lock::handsOver).anyMatch(l -> read.locks().stream().anyMatch(l::matches));
	}
}
