package org.racelens.recording.structure;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.recording.log.Edge;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.LoopPart;

/** The parts of loops and sections that an implicit task was given, as far as the log tells of them, in their order. */
final class Chunks {
	private static final int LOOP = 1;
	private static final int TASKLOOP = 7;

	/**
	 * What begins at a position.
	 *
	 * @param part empty for the end of the last part
	 */
	record Begin(int position, int construct, Optional<LoopPart> part) {
	}

	/** The numbers of the first iterations of a team's constructs, as far as the parts tell that were seen. */
	static final class Starts {
		private final Map<Integer, Long> numbers = new HashMap<>();

		private void has(int construct, LoopPart part) {
			numbers.merge(construct, part.first(), part.step() < 0 ? Math::max : Math::min);
		}

		long of(int construct) {
			return numbers.getOrDefault(construct, 0L);
		}
	}

	private final Task task;
	private IntList positions;
	private List<Begin> begins = List.of();
	/** Those that are no parts handed out by the runtime: what the compiler has shared out, and what follows the last part of a loop. */
	private BitSet between;
	/** How many loops the task has encountered. */
	private int loops;
	/** Whether the construct that it has encountered last is a loop. */
	private boolean isInLoop;
	private boolean isInShare;

	Chunks(Task task) {
		this.task = task;
	}

	/** The task begins or ends a worksharing construct: that ends what the compiler has shared out. */
	void works(Event.Working event) {
		if (event.kind() == TASKLOOP) {
			return;
		}
		if (event.edge() == Edge.BEGIN) {
			task.constructs++;
			isInLoop = event.kind() == LOOP;
			if (isInLoop) {
				task.team().encounters(++loops);
			}
		} else if (isInShare) {
			begin(Optional.empty(), false);
			isInShare = false;
		}
	}

	/** The runtime hands a part out, or with 0 iterations has none left. */
	void take(LoopPart part) {
		boolean isAny = part.iterations() != 0;
		begin(isAny ? Optional.of(part) : Optional.empty(), isAny);
		if (isInLoop && isAny) {
			task.team().hands(loops, part.iterations());
		}
	}

	/** The task begins what the compiler has shared out for it. */
	void share(LoopPart part) {
		begin(Optional.of(part), false);
		isInShare = true;
	}

	private void begin(Optional<LoopPart> part, boolean isHandedOut) {
		if (positions == null) {
			positions = new IntList();
			begins = new ArrayList<>();
			between = new BitSet();
		}
		between.set(begins.size(), !isHandedOut);
		positions.add(task.position);
		begins.add(new Begin(task.position++, task.constructs, part));
		part.ifPresent(p -> task.team().starts.has(task.constructs, p));
	}

	List<Begin> begins() {
		return begins;
	}

	/** Whether two positions are in different parts that the runtime has handed out. */
	boolean areApart(int position, int other) {
		if (positions == null) {
			return false;
		}
		int first = positions.countBelow(position + 1) - 1;
		int second = positions.countBelow(other + 1) - 1;
		return first >= 0 && second >= 0 && first != second && !between.get(first) && !between.get(second);
	}
}
