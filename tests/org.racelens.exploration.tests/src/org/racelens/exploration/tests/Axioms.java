package org.racelens.exploration.tests;

import java.util.List;
import org.racelens.exploration.skeleton.MemoryOrder;

/**
 * RC11 with the release sequences of OpenMP, as relations over all events of a candidate execution, of which there are at most 64. Lahav et
 * al. 2017, §3.
 */
final class Axioms {
	/** An event; initial writes have the thread -1 and come first. */
	record Event(int thread, int index, Trace.Node node) {
		boolean reads() {
			return node.reads();
		}

		boolean writes() {
			return node.writes();
		}

		boolean hasOrder(MemoryOrder... orders) {
			return List.of(orders).contains(node.order());
		}
	}

	private final Program program;
	private final List<Event> events;
	private final int count;
	/** by the read: the write that it reads from, or -1 */
	private final int[] from;
	private final long[] po;
	private final long[] rf;
	private final long[] hb;

	Axioms(Program program, int[] from) {
		this.program = program;
		this.events = program.events;
		this.count = events.size();
		this.from = from;
		po = program.po;
		rf = new long[count];
		for (int i = 0; i < count; i++) {
			if (from[i] >= 0) {
				set(rf, from[i], i, true);
			}
		}
		hb = closure(union(union(po, program.barriers()), synchronizesWith()));
	}

	long[] happensBefore() {
		return hb;
	}

	/** Whether program order and reads-from have no cycle. */
	boolean hasNoThinAir() {
		return isIrreflexive(closure(union(po, rf)));
	}

	/** Whether there is none without the steps from loads to stores that may be exchanged. */
	boolean hasNoCycleOfDependences() {
		return isIrreflexive(closure(union(program.preserved, rf)));
	}

	/** Release sequences: each update that reads from the write, or from one that does. */
	private long[] sequences() {
		long[] step = new long[count];
		for (int i = 0; i < count; i++) {
			for (int j = 0; j < count; j++) {
				set(step, i, j, has(rf, i, j) && events.get(j).writes());
			}
		}
		long[] all = closure(step);
		for (int i = 0; i < count; i++) {
			set(all, i, i, events.get(i).writes());
		}
		return all;
	}

	private long[] synchronizesWith() {
		long[] sequences = sequences();
		long[] result = new long[count];
		for (int head = 0; head < count; head++) {
			for (int read = 0; read < count; read++) {
				if (events.get(head).thread >= 0 && from[read] >= 0 && has(sequences, head, from[read])) {
					for (int a = 0; a < count; a++) {
						result[a] |= has(program.releasers, head, a) ? program.acquirers[read] : 0;
					}
				}
			}
		}
		return result;
	}

	/** What does not depend on what is read: program order; by write, what releases with it; by read, what acquires with it. */
	record Program(List<Event> events, long[] po, long[] preserved, long[] releasers, long[] acquirers) {
		static Program of(List<Event> events) {
			int count = events.size();
			Program program = new Program(events, new long[count], new long[count], new long[count], new long[count]);
			for (int i = 0; i < count; i++) {
				for (int j = 0; j < count; j++) {
					Event a = events.get(i);
					Event b = events.get(j);
					set(program.po, i, j, a.thread < 0 && b.thread >= 0 || a.thread >= 0 && a.thread == b.thread && a.index < b.index);
				}
			}
			for (int i = 0; i < count; i++) {
				for (int j = 0; j < count; j++) {
					set(program.preserved, i, j, has(program.po, i, j) && !program.mayBeExchanged(i, j));
					set(program.releasers, i, j, program.releases(j, i));
					set(program.acquirers, i, j, program.acquires(i, j));
				}
			}
			return program;
		}

		/** Whether nothing but other events keeps two operations of a thread in their order. */
		private boolean mayBeExchanged(int first, int second) {
			Trace.Node a = events.get(first).node;
			Trace.Node b = events.get(second).node;
			boolean isDependent = a.ties().sets().stream().anyMatch(b.ties().uses()::contains);
			boolean isSame = a.location() >= 0 && a.location() == b.location();
			return events.get(first).thread >= 0 && !a.ties().isFixed() && !b.ties().isFixed() && !isDependent && !isSame;
		}

		/** Who comes to a barrier does so before anybody leaves it. */
		private long[] barriers() {
			long[] barriers = new long[events.size()];
			for (int i = 0; i < events.size(); i++) {
				for (int j = 0; j < events.size(); j++) {
					int number = events.get(i).node.ties().barrier();
					set(barriers, i, j, number > 0 && events.get(j).node.ties().barrier() == -number);
				}
			}
			return barriers;
		}

		private boolean releases(int event, int head) {
			boolean isStrong = events.get(event).hasOrder(MemoryOrder.RELEASE, MemoryOrder.ACQ_REL, MemoryOrder.SEQ_CST);
			return isStrong && (event == head || events.get(event).node.isFence() && has(po, event, head));
		}

		private boolean acquires(int read, int event) {
			boolean isStrong = events.get(event).hasOrder(MemoryOrder.ACQUIRE, MemoryOrder.ACQ_REL, MemoryOrder.SEQ_CST);
			return isStrong && (event == read || events.get(event).node.isFence() && has(po, read, event));
		}
	}

	/** Whether no read finds what has surely been overwritten before. */
	boolean areReadsFresh() {
		for (int read = 0; read < count; read++) {
			for (int write = 0; from[read] >= 0 && write < count; write++) {
				if (events.get(write).writes() && events.get(write).node.location() == events.get(read).node.location()
						&& has(hb, from[read], write) && has(hb, write, read)) {
					return false;
				}
			}
		}
		return true;
	}

	/** Whether a modification order of one location contradicts coherence, whatever those of others are. */
	boolean isCoherent(long[] mo) {
		return isIrreflexive(compose(hb, closure(union(union(rf, mo), readsBefore(mo)))));
	}

	private long[] readsBefore(long[] mo) {
		long[] rb = new long[count];
		for (int i = 0; i < count; i++) {
			for (int j = 0; j < count; j++) {
				set(rb, i, j, i != j && from[i] >= 0 && has(mo, from[i], j));
			}
		}
		return rb;
	}

	/** Coherence, atomicity and the axiom of seq_cst, for a modification order. */
	boolean hold(long[] mo, boolean areFencesApart) {
		long[] rb = readsBefore(mo);
		long[] eco = closure(union(union(rf, mo), rb));
		return isIrreflexive(hb) && isIrreflexive(compose(hb, eco)) && isIrreflexive(compose(rb, mo))
				&& isSequentiallyConsistent(mo, rb, eco, areFencesApart);
	}

	private boolean isSequentiallyConsistent(long[] mo, long[] rb, long[] eco, boolean areFencesApart) {
		long[] elsewhere = new long[count];
		long[] scb = union(union(po, mo), rb);
		for (int i = 0; i < count; i++) {
			for (int j = 0; j < count; j++) {
				boolean isSame = events.get(i).node.location() >= 0 && events.get(i).node.location() == events.get(j).node.location();
				set(elsewhere, i, j, has(po, i, j) && !isSame);
				set(scb, i, j, has(hb, i, j) && isSame);
			}
		}
		scb = union(scb, compose(compose(elsewhere, hb), elsewhere));
		long[] base = compose(compose(ends(false), scb), ends(true));
		long[] fences = compose(compose(fence(), union(hb, compose(compose(hb, eco), hb))), fence());
		long[] psc = union(base, fences);
		if (!areFencesApart) {
			return isIrreflexive(closure(psc));
		}
		return isIrreflexive(closure(among(psc, false))) && isIrreflexive(closure(among(psc, true)));
	}

	private boolean isStrongFence(int i) {
		return events.get(i).node.isFence() && events.get(i).hasOrder(MemoryOrder.SEQ_CST);
	}

	private long[] fence() {
		long[] result = new long[count];
		for (int i = 0; i < count; i++) {
			set(result, i, i, isStrongFence(i));
		}
		return result;
	}

	/** [sc] and [F sc];hb?, or the converse with hb?;[F sc]. */
	private long[] ends(boolean areLast) {
		long[] result = new long[count];
		for (int i = 0; i < count; i++) {
			set(result, i, i, events.get(i).hasOrder(MemoryOrder.SEQ_CST));
			for (int j = 0; j < count; j++) {
				set(result, i, j, areLast ? has(hb, i, j) && isStrongFence(j) : isStrongFence(i) && has(hb, i, j));
			}
		}
		return result;
	}

	private long[] among(long[] relation, boolean areFences) {
		long[] result = new long[count];
		for (int i = 0; i < count; i++) {
			for (int j = 0; j < count; j++) {
				set(result, i, j, has(relation, i, j) && isStrongFence(i) == areFences && isStrongFence(j) == areFences);
			}
		}
		return result;
	}

	private static boolean isIrreflexive(long[] relation) {
		for (int i = 0; i < relation.length; i++) {
			if (has(relation, i, i)) {
				return false;
			}
		}
		return true;
	}

	static boolean has(long[] relation, int from, int to) {
		return (relation[from] >> to & 1) != 0;
	}

	static void set(long[] relation, int from, int to, boolean value) {
		relation[from] |= value ? 1L << to : 0;
	}

	private static long[] union(long[] a, long[] b) {
		long[] result = a.clone();
		for (int i = 0; i < a.length; i++) {
			result[i] |= b[i];
		}
		return result;
	}

	private static long[] compose(long[] a, long[] b) {
		long[] result = new long[a.length];
		for (int i = 0; i < a.length; i++) {
			for (int k = 0; k < a.length; k++) {
				result[i] |= has(a, i, k) ? b[k] : 0;
			}
		}
		return result;
	}

	private static long[] closure(long[] relation) {
		long[] result = relation.clone();
		for (int k = 0; k < result.length; k++) {
			for (int i = 0; i < result.length; i++) {
				result[i] |= has(result, i, k) ? result[k] : 0;
			}
		}
		return result;
	}
}
