package org.racelens.exploration.tests;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
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
	private final boolean areFencesApart;
	private final List<List<Trace>> traces = new ArrayList<>();
	private final Map<String, Integer> endings = new TreeMap<>();
	private final Set<String> races = new TreeSet<>();
	private final Set<String> standstills = new TreeSet<>();
	private List<Trace> chosen = List.of();
	private List<Event> events = List.of();

	/** How often each ending was met, and what was wrong. */
	record Result(Map<String, Integer> endings, Set<String> races, Set<String> standstills) {
	}

	private Enumerator(Skeleton skeleton, boolean areFencesApart) {
		this.skeleton = skeleton;
		this.areFencesApart = areFencesApart;
	}

	/** By the weaker reading: strong flushes are not ordered with atomics that are seq_cst. */
	static Result weaker(Skeleton skeleton) {
		return new Enumerator(skeleton, true).all();
	}

	static Result stronger(Skeleton skeleton) {
		return new Enumerator(skeleton, false).all();
	}

	private Result all() {
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
		choose(0, new ArrayList<>());
		return new Result(endings, races, standstills);
	}

	private void choose(int thread, List<Trace> some) {
		if (thread == traces.size()) {
			combine(some);
			return;
		}
		for (Trace trace : traces.get(thread)) {
			some.add(trace);
			choose(thread + 1, some);
			some.remove(some.size() - 1);
		}
	}

	private void combine(List<Trace> some) {
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
			Axioms axioms = new Axioms(events, from);
			if (axioms.hasNoThinAir()) {
				order(0, axioms, new boolean[events.size()][events.size()], new ArrayList<>(), from);
			}
			return;
		}
		if (!events.get(event).reads()) {
			readFrom(event + 1, from, sources);
			return;
		}
		for (int source : sources.get(event)) {
			from[event] = source;
			readFrom(event + 1, from, sources);
		}
		from[event] = -1;
	}

	/** @param last the last write of each location before this one */
	private void order(int location, Axioms axioms, boolean[][] mo, List<Integer> last, int[] from) {
		if (location == skeleton.locations().size()) {
			if (axioms.hold(mo, areFencesApart)) {
				accept(axioms, last);
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

	private void permute(int location, List<Integer> done, List<Integer> left, Axioms axioms, boolean[][] mo, List<Integer> last,
			int[] from) {
		if (left.isEmpty()) {
			boolean[][] more = new boolean[mo.length][];
			for (int i = 0; i < mo.length; i++) {
				more[i] = mo[i].clone();
			}
			for (int i = 0; i < done.size(); i++) {
				for (int j = i + 1; j < done.size(); j++) {
					more[done.get(i)][done.get(j)] = true;
				}
			}
			List<Integer> ends = new ArrayList<>(last);
			ends.add(done.get(done.size() - 1));
			order(location + 1, axioms, more, ends, from);
			return;
		}
		for (int write : left) {
			boolean comesTooEarly = left.stream().anyMatch(other -> axioms.happensBefore()[other][write]);
			if (!comesTooEarly && (from[write] < 0 || from[write] == done.get(done.size() - 1))) {
				List<Integer> more = new ArrayList<>(done);
				more.add(write);
				permute(location, more, left.stream().filter(other -> other != write).toList(), axioms, mo, last, from);
			}
		}
	}

	private void accept(Axioms axioms, List<Integer> last) {
		addRaces(axioms.happensBefore());
		if (chosen.stream().allMatch(trace -> trace.blocked().isEmpty() && !trace.isCut())) {
			endings.merge(ending(last).toString(), 1, Integer::sum);
		}
		boolean isStill = chosen.stream().noneMatch(Trace::isCut) && chosen.stream().anyMatch(trace -> trace.blocked().isPresent());
		StringBuilder places = new StringBuilder();
		for (int thread = 0; thread < chosen.size(); thread++) {
			if (chosen.get(thread).blocked().isPresent()) {
				Trace.Blocked blocked = chosen.get(thread).blocked().get();
				isStill &= !blocked.accepted().test(events.get(last.get(blocked.location())).node().written());
				places.append(thread).append(' ').append(blocked.step().label()).append('\n');
			}
		}
		if (isStill) {
			standstills.add(places.toString());
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

	private void addRaces(boolean[][] hb) {
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
				if (i < j && a.thread() != b.thread() && !hb[i][j] && !hb[j][i]) {
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
