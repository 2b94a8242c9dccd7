package org.racelens.exploration.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.exploration.answer.Move;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Segment;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.exploration.tests.Trace.Node;

/** Whether threads do what a schedule says, if their reads find what it says: by the interpreter of the {@link Enumerator}. */
final class Replay {
	private Replay() {
	}

	/** Whether each thread comes by the moves of a race's schedule to the access that is its last one. */
	static boolean reaches(Skeleton skeleton, List<Move> schedule) {
		List<Set<Long>> values = new ArrayList<>();
		skeleton.locations().forEach(location -> values.add(new TreeSet<>(Set.of(location.initial()))));
		for (Move move : schedule) {
			if (move instanceof Move.Operated operated && operated.read().isPresent()) {
				values.get(operated.location().getAsInt()).add(operated.read().getAsLong());
			}
		}
		for (int thread = 0; thread < skeleton.threads().size(); thread++) {
			int number = thread;
			List<Move> own = schedule.stream().filter(move -> move.thread() == number).toList();
			if (Traces.of(thread, skeleton.threads().get(thread), values).stream().noneMatch(trace -> begins(trace, own))) {
				return false;
			}
		}
		return true;
	}

	private static boolean begins(Trace trace, List<Move> moves) {
		int at = 0;
		for (Move move : moves) {
			if (move instanceof Move.Accessed accessed) {
				int found = passes(trace.nodes(), at, accessed.segment());
				if (found < 0) {
					return false;
				}
				at = found;
			} else if (isSeen((Move.Operated) move)) {
				while (at < trace.nodes().size() && !isSeen(trace.nodes().get(at))) {
					at++;
				}
				if (at == trace.nodes().size() || !isSame(trace.nodes().get(at), (Move.Operated) move)) {
					return false;
				}
				at++;
			}
		}
		return true;
	}

	/** Neither a fence, which interleavings leave out, nor a test that fails, which is no event for the interpreter. */
	private static boolean isSeen(Move.Operated move) {
		return move.location().isPresent() || move.step().operation() instanceof Operation.Barrier;
	}

	private static boolean isSeen(Node node) {
		return node.location() >= 0 || node.ties().barrier() > 0;
	}

	private static boolean isSame(Node node, Move.Operated move) {
		return node.location() == move.location().orElse(-1) && node.reads() == move.read().isPresent()
				&& node.writes() == move.written().isPresent() && node.read() == move.read().orElse(0)
				&& node.written() == move.written().orElse(0);
	}

	/** The index behind a segment that comes before the next visible operation; -1 without. */
	private static int passes(List<Node> nodes, int from, Segment segment) {
		for (int i = from; i < nodes.size() && !isSeen(nodes.get(i)); i++) {
			if (nodes.get(i).passage() != null && nodes.get(i).passage().segment().equals(segment)) {
				return i + 1;
			}
		}
		return -1;
	}
}
