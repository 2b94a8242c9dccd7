package org.racelens.exploration.tests;

import java.util.List;
import org.racelens.exploration.skeleton.MemoryOrder;

/** RC11 with the release sequences of OpenMP, as relations over all events of a candidate execution. Lahav et al. 2017, §3. */
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

	private final List<Event> events;
	private final int count;
	/** by the read: the write that it reads from, or -1 */
	private final int[] from;
	private final boolean[][] po;
	private final boolean[][] rf;
	private final boolean[][] hb;

	Axioms(List<Event> events, int[] from) {
		this.events = events;
		this.count = events.size();
		this.from = from;
		po = new boolean[count][count];
		rf = new boolean[count][count];
		for (int i = 0; i < count; i++) {
			for (int j = 0; j < count; j++) {
				Event a = events.get(i);
				Event b = events.get(j);
				po[i][j] = a.thread < 0 && b.thread >= 0 || a.thread >= 0 && a.thread == b.thread && a.index < b.index;
				rf[i][j] = from[j] == i;
			}
		}
		hb = closure(union(po, synchronizesWith()));
	}

	boolean[][] happensBefore() {
		return hb;
	}

	boolean hasNoThinAir() {
		return isIrreflexive(closure(union(po, rf)));
	}

	/** Release sequences: each update that reads from the write, or from one that does. */
	private boolean[][] sequences() {
		boolean[][] step = new boolean[count][count];
		for (int i = 0; i < count; i++) {
			for (int j = 0; j < count; j++) {
				step[i][j] = rf[i][j] && events.get(j).writes();
			}
		}
		boolean[][] all = closure(step);
		for (int i = 0; i < count; i++) {
			all[i][i] = events.get(i).writes();
		}
		return all;
	}

	private boolean[][] synchronizesWith() {
		boolean[][] sequences = sequences();
		boolean[][] result = new boolean[count][count];
		for (int head = 0; head < count; head++) {
			for (int read = 0; read < count; read++) {
				if (events.get(head).thread >= 0 && from[read] >= 0 && sequences[head][from[read]]) {
					for (int a = 0; a < count; a++) {
						for (int b = 0; b < count; b++) {
							result[a][b] |= releases(a, head) && acquires(read, b);
						}
					}
				}
			}
		}
		return result;
	}

	private boolean releases(int event, int head) {
		boolean isStrong = events.get(event).hasOrder(MemoryOrder.RELEASE, MemoryOrder.ACQ_REL, MemoryOrder.SEQ_CST);
		return isStrong && (event == head || events.get(event).node.isFence() && po[event][head]);
	}

	private boolean acquires(int read, int event) {
		boolean isStrong = events.get(event).hasOrder(MemoryOrder.ACQUIRE, MemoryOrder.ACQ_REL, MemoryOrder.SEQ_CST);
		return isStrong && (event == read || events.get(event).node.isFence() && po[read][event]);
	}

	/** Coherence, atomicity and the axiom of seq_cst, for a modification order. */
	boolean hold(boolean[][] mo, boolean areFencesApart) {
		boolean[][] rb = new boolean[count][count];
		for (int i = 0; i < count; i++) {
			for (int j = 0; j < count; j++) {
				rb[i][j] = i != j && from[i] >= 0 && mo[from[i]][j];
			}
		}
		boolean[][] eco = closure(union(union(rf, mo), rb));
		return isIrreflexive(hb) && isIrreflexive(compose(hb, eco)) && isIrreflexive(compose(rb, mo))
				&& isSequentiallyConsistent(mo, rb, eco, areFencesApart);
	}

	private boolean isSequentiallyConsistent(boolean[][] mo, boolean[][] rb, boolean[][] eco, boolean areFencesApart) {
		boolean[][] elsewhere = new boolean[count][count];
		boolean[][] scb = union(union(po, mo), rb);
		for (int i = 0; i < count; i++) {
			for (int j = 0; j < count; j++) {
				boolean isSame = events.get(i).node.location() >= 0 && events.get(i).node.location() == events.get(j).node.location();
				elsewhere[i][j] = po[i][j] && !isSame;
				scb[i][j] |= hb[i][j] && isSame;
			}
		}
		scb = union(scb, compose(compose(elsewhere, hb), elsewhere));
		boolean[][] base = compose(compose(ends(false), scb), ends(true));
		boolean[][] fences = compose(compose(fence(), union(hb, compose(compose(hb, eco), hb))), fence());
		boolean[][] psc = union(base, fences);
		if (!areFencesApart) {
			return isIrreflexive(closure(psc));
		}
		return isIrreflexive(closure(among(psc, false))) && isIrreflexive(closure(among(psc, true)));
	}

	private boolean isStrongFence(int i) {
		return events.get(i).node.isFence() && events.get(i).hasOrder(MemoryOrder.SEQ_CST);
	}

	private boolean[][] fence() {
		boolean[][] result = new boolean[count][count];
		for (int i = 0; i < count; i++) {
			result[i][i] = isStrongFence(i);
		}
		return result;
	}

	/** [sc] and [F sc];hb?, or the converse with hb?;[F sc]. */
	private boolean[][] ends(boolean areLast) {
		boolean[][] result = new boolean[count][count];
		for (int i = 0; i < count; i++) {
			result[i][i] = events.get(i).hasOrder(MemoryOrder.SEQ_CST);
			for (int j = 0; j < count; j++) {
				result[i][j] |= areLast ? hb[i][j] && isStrongFence(j) : isStrongFence(i) && hb[i][j];
			}
		}
		return result;
	}

	private boolean[][] among(boolean[][] relation, boolean areFences) {
		boolean[][] result = new boolean[count][count];
		for (int i = 0; i < count; i++) {
			for (int j = 0; j < count; j++) {
				result[i][j] = relation[i][j] && isStrongFence(i) == areFences && isStrongFence(j) == areFences;
			}
		}
		return result;
	}

	private static boolean isIrreflexive(boolean[][] relation) {
		for (int i = 0; i < relation.length; i++) {
			if (relation[i][i]) {
				return false;
			}
		}
		return true;
	}

	private static boolean[][] union(boolean[][] a, boolean[][] b) {
		boolean[][] result = new boolean[a.length][a.length];
		for (int i = 0; i < a.length; i++) {
			for (int j = 0; j < a.length; j++) {
				result[i][j] = a[i][j] || b[i][j];
			}
		}
		return result;
	}

	private static boolean[][] compose(boolean[][] a, boolean[][] b) {
		boolean[][] result = new boolean[a.length][a.length];
		for (int i = 0; i < a.length; i++) {
			for (int k = 0; k < a.length; k++) {
				for (int j = 0; a[i][k] && j < a.length; j++) {
					result[i][j] |= b[k][j];
				}
			}
		}
		return result;
	}

	static boolean[][] closure(boolean[][] relation) {
		boolean[][] result = new boolean[relation.length][];
		for (int i = 0; i < relation.length; i++) {
			result[i] = relation[i].clone();
		}
		for (int k = 0; k < result.length; k++) {
			for (int i = 0; i < result.length; i++) {
				for (int j = 0; result[i][k] && j < result.length; j++) {
					result[i][j] |= result[k][j];
				}
			}
		}
		return result;
	}
}
