package org.racelens.exploration.tests;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.exploration.answer.Ending;
import org.racelens.exploration.skeleton.Conflict;
import org.racelens.exploration.skeleton.Conflicts;
import org.racelens.exploration.skeleton.Location;
import org.racelens.exploration.skeleton.MemoryOrder;
import org.racelens.exploration.skeleton.Passage;
import org.racelens.exploration.skeleton.Register;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.exploration.tests.Axioms.Event;
import org.racelens.exploration.tests.Trace.Node;

/**
 * All executions of a small skeleton by brute force: all values that reads may find, all writes that they may find them in, all
 * modification orders; those that the axioms allow count. Shares no code with the explorers but the skeleton's values.
 */
final class Enumerator {
	private static final int MOST_ROUNDS = 8;

	private final Skeleton skeleton;
	private final List<List<Trace>> traces = new ArrayList<>();
	private final Result weaker = new Result(new HashMap<>(), new TreeSet<>(), new TreeSet<>());
	private final Result stronger = new Result(new HashMap<>(), new TreeSet<>(), new TreeSet<>());
	private final Result buffered = new Result(new HashMap<>(), new TreeSet<>(), new TreeSet<>());
	private Offers offers;
	private List<Trace> chosen = List.of();
	private List<Event> events = List.of();
	private Axioms.Program program;

	/** How often each ending was met, and what was wrong. */
	record Result(Map<Ending, Integer> endings, Set<String> races, Set<String> standstills) {
	}

	/**
	 * The readings of what OpenMP leaves open.
	 *
	 * @param weaker strong flushes are not ordered with atomics that are seq_cst
	 * @param buffered by the weaker reading, with load buffering
	 */
	record Results(Result weaker, Result stronger, Result buffered) {
	}

	private Enumerator(Skeleton skeleton) {
		this.skeleton = skeleton;
	}

	static Results of(Skeleton skeleton) {
		return new Enumerator(skeleton).all();
	}

	private Results all() {
		List<Set<Long>> values = new ArrayList<>();
		skeleton.locations().forEach(location -> values.add(new TreeSet<>(Set.of(location.initial()))));
		boolean changed = true;
		for (int round = 0; changed && round < MOST_ROUNDS; round++) {
			traces.clear();
			for (int thread = 0; thread < skeleton.threads().size(); thread++) {
				traces.add(Traces.of(thread, skeleton.threads().get(thread), values));
			}
			changed = false;
			for (List<Trace> each : traces) {
				for (Trace trace : each) {
					for (Node node : trace.nodes()) {
						changed |= node.writes() && values.get(node.location()).add(node.written());
					}
				}
			}
		}
		offers = Offers.of(values, skeleton.locations().stream().map(Location::initial).toList(), traces);
		choose(0, new ArrayList<>(), 0, offers.initial());
		return new Results(weaker, stronger, buffered);
	}

	/**
	 * @param needed the values that the traces chosen so far read
	 * @param offered and those that they write
	 */
	private void choose(int thread, List<Trace> some, long needed, long offered) {
		if ((needed & ~offered & ~offers.from(thread)) != 0) {
			return;
		}
		if (thread == traces.size()) {
			combine(some);
			return;
		}
		for (int i = 0; i < traces.get(thread).size(); i++) {
			some.add(traces.get(thread).get(i));
			choose(thread + 1, some, needed | offers.reads().get(thread)[i], offered | offers.writes().get(thread)[i]);
			some.remove(some.size() - 1);
		}
	}

	/** Whether all have left as many barriers, and do not all stand at the next one. */
	private static boolean meetAtBarriers(List<Trace> some) {
		return some.stream().mapToLong(Trace::barriers).distinct().count() == 1
				&& !some.stream()
						.allMatch(trace -> !trace.nodes().isEmpty() && trace.nodes().get(trace.nodes().size() - 1).ties().barrier() > 0);
	}

	private void combine(List<Trace> some) {
		if (!meetAtBarriers(some)) {
			return;
		}
		chosen = some;
		events = new ArrayList<>();
		for (int i = 0; i < skeleton.locations().size(); i++) {
			Location location = skeleton.locations().get(i);
			events.add(new Event(-1, 0, new Node(false, true, i, 0, location.initial(), MemoryOrder.RELAXED, null)));
		}
		for (int thread = 0; thread < some.size(); thread++) {
			for (int i = 0; i < some.get(thread).nodes().size(); i++) {
				events.add(new Event(thread, i, some.get(thread).nodes().get(i)));
			}
		}
		program = Axioms.Program.of(events);
		int[] from = new int[events.size()];
		List<List<Integer>> sources = new ArrayList<>();
		for (int i = 0; i < events.size(); i++) {
			from[i] = -1;
			sources.add(sources(i));
			if (events.get(i).reads() && sources.get(i).isEmpty()) {
				return;
			}
		}
		readFrom(0, from, sources);
	}

	private List<Integer> sources(int read) {
		List<Integer> sources = new ArrayList<>();
		Node node = events.get(read).node();
		for (int i = 0; i < events.size(); i++) {
			Node other = events.get(i).node();
			if (node.reads() && i != read && other.writes() && other.location() == node.location() && other.written() == node.read()) {
				sources.add(i);
			}
		}
		return sources;
	}

	private void readFrom(int event, int[] from, List<List<Integer>> sources) {
		if (event == events.size()) {
			Axioms axioms = new Axioms(program, from);
			if (axioms.hasNoCycleOfDependences() && axioms.areReadsFresh()) {
				order(0, axioms, new long[events.size()], new ArrayList<>(), from);
			}
			return;
		}
		if (!events.get(event).reads()) {
			readFrom(event + 1, from, sources);
			return;
		}
		for (int source : sources.get(event)) {
			if (!isTaken(source, event, from)) {
				from[event] = source;
				readFrom(event + 1, from, sources);
			}
		}
		from[event] = -1;
	}

	/** Whether an update is to read from what another one has read from: atomicity does not allow that. */
	private boolean isTaken(int source, int event, int[] from) {
		for (int other = 0; other < event && events.get(event).writes(); other++) {
			if (from[other] == source && events.get(other).writes()) {
				return true;
			}
		}
		return false;
	}

	/** @param last the last write of each location before this one */
	private void order(int location, Axioms axioms, long[] mo, List<Integer> last, int[] from) {
		if (location == skeleton.locations().size()) {
			if (axioms.hold(mo, true)) {
				accept(axioms, last, buffered);
				if (axioms.hasNoThinAir()) {
					accept(axioms, last, weaker);
				}
				if (axioms.hasNoThinAir() && axioms.hold(mo, false)) {
					accept(axioms, last, stronger);
				}
			}
			return;
		}
		List<Integer> left = new ArrayList<>();
		for (int i = skeleton.locations().size(); i < events.size(); i++) {
			if (events.get(i).writes() && events.get(i).node().location() == location) {
				left.add(i);
			}
		}
		permute(location, List.of(location), left, axioms, mo, last, from);
	}

	private void permute(int location, List<Integer> done, List<Integer> left, Axioms axioms, long[] mo, List<Integer> last,
			int[] from) {
		if (left.isEmpty()) {
			long[] more = mo.clone();
			for (int i = 0; i < done.size(); i++) {
				for (int j = i + 1; j < done.size(); j++) {
					Axioms.set(more, done.get(i), done.get(j), true);
				}
			}
			if (axioms.isCoherent(more)) {
				List<Integer> ends = new ArrayList<>(last);
				ends.add(done.get(done.size() - 1));
				order(location + 1, axioms, more, ends, from);
			}
			return;
		}
		for (int write : left) {
			boolean comesTooEarly = left.stream().anyMatch(other -> Axioms.has(axioms.happensBefore(), other, write));
			if (!comesTooEarly && (from[write] < 0 || from[write] == done.get(done.size() - 1))) {
				List<Integer> more = new ArrayList<>(done);
				more.add(write);
				permute(location, more, left.stream().filter(other -> other != write).toList(), axioms, mo, last, from);
			}
		}
	}

	private void accept(Axioms axioms, List<Integer> last, Result result) {
		addRaces(axioms.happensBefore(), result.races);
		if (chosen.stream().allMatch(trace -> trace.blocked().isEmpty() && !trace.isCut())) {
			result.endings.merge(ending(last), 1, Integer::sum);
		}
		boolean isStill = chosen.stream().noneMatch(Trace::isCut) && chosen.stream().anyMatch(trace -> trace.blocked().isPresent());
		StringBuilder places = new StringBuilder();
		for (int thread = 0; thread < chosen.size(); thread++) {
			if (chosen.get(thread).blocked().isPresent()) {
				Trace.Blocked blocked = chosen.get(thread).blocked().get();
				isStill &= !blocked.accepted().test(last.stream().map(id -> events.get(id).node().written()).toList());
				places.append(thread).append(' ').append(blocked.label()).append('\n');
			}
		}
		if (isStill) {
			result.standstills.add(places.toString());
		}
	}

	private Ending ending(List<Integer> last) {
		List<List<Long>> registers = new ArrayList<>();
		for (Trace trace : chosen) {
			int most = trace.registers().keySet().stream().mapToInt(Register::number).max().orElse(-1);
			List<Long> held = new ArrayList<>();
			for (int i = 0; i <= most; i++) {
				held.add(trace.registers().getOrDefault(new Register(i), 0L));
			}
			while (!held.isEmpty() && held.get(held.size() - 1) == 0) {
				held.remove(held.size() - 1);
			}
			registers.add(held);
		}
		return new Ending(registers, last.stream().map(id -> events.get(id).node().written()).toList());
	}

	private void addRaces(long[] hb, Set<String> races) {
		Set<Integer> segments = new HashSet<>();
		for (int i = 0; i < events.size(); i++) {
			if (events.get(i).node().passage() != null) {
				segments.add(i);
			}
		}
		for (int i : segments) {
			for (int j : segments) {
				Passage a = events.get(i).node().passage();
				Passage b = events.get(j).node().passage();
				if (i < j && a.thread() != b.thread() && !Axioms.has(hb, i, j) && !Axioms.has(hb, j, i)) {
					for (Conflict conflict : Conflicts.BY_LOCATION.between(a, b)) {
						races.add(pair(conflict.first().id(), conflict.second().id()));
					}
				}
			}
		}
	}

	static String pair(String a, String b) {
		return a.compareTo(b) <= 0 ? a + " | " + b : b + " | " + a;
	}
}
