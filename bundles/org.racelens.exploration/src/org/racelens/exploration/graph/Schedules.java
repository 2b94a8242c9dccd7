package org.racelens.exploration.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.racelens.exploration.answer.Move;
import org.racelens.exploration.skeleton.Access;

/** The visible operations of a part of a graph, one after the other, with as few changes of the thread as a simple choice gives. */
final class Schedules {
	private final Graph graph;
	private final BitSet events;
	/** by segment */
	private final Map<Event, Access> accesses;
	private final Map<Integer, Integer> places = new HashMap<>();
	private final List<Move> moves = new ArrayList<>();

	private Schedules(Prefix prefix, Map<Event, Access> accesses) {
		this.accesses = accesses;
		this.graph = prefix.graph();
		this.events = prefix.events();
	}

	/** @param accesses those that are listed, as late as the order allows, by their segments */
	static List<Move> of(Prefix prefix, Map<Event, Access> accesses) {
		Schedules schedules = new Schedules(prefix, accesses);
		schedules.order().forEach(schedules::add);
		return List.copyOf(schedules.moves);
	}

	/** An order in which all reads find the newest, if there is one. */
	private List<Event> order() {
		return order((event, done) -> isReady(event, done) && isNewest(event, done))
				.or(() -> order(this::isReady)).orElseThrow();
	}

	/**
	 * An order that respects program order and reads-from, and with them happens-before.
	 *
	 * @return empty where nothing is ready that is left
	 */
	private Optional<List<Event>> order(BiPredicate<Event, BitSet> isReady) {
		List<Event> left = new ArrayList<>(graph.events().stream().filter(event -> events.get(event.id()))
				.filter(event -> event.thread() != Event.INITIAL_THREAD).toList());
		List<Event> ordered = new ArrayList<>();
		BitSet done = new BitSet();
		int current = -1;
		while (!left.isEmpty()) {
			int thread = current;
			List<Event> ready = left.stream().filter(event -> isReady.test(event, done)).sorted(Comparator.comparing(accesses::containsKey))
					.toList();
			if (ready.isEmpty()) {
				return Optional.empty();
			}
			Event next = ready.stream().filter(event -> event.thread() == thread && !accesses.containsKey(event)).findFirst()
					.orElse(ready.get(0));
			ordered.add(next);
			done.set(next.id());
			left.remove(next);
			current = next.thread();
		}
		return Optional.of(ordered);
	}

	/** Whether what is older than what is written has been written, and read by all who do not find anything newer. */
	private boolean isNewest(Event event, BitSet done) {
		if (!event.kind().writes()) {
			return true;
		}
		Set<Integer> older = IntStream.of(graph.modifications(event.location())).takeWhile(write -> write != event.id()).boxed()
				.collect(Collectors.toSet());
		return older.stream().allMatch(write -> isDone(write, done) || !events.get(write)) && graph.events().stream()
				.filter(other -> events.get(other.id()) && other.id() != event.id())
				.allMatch(other -> done.get(other.id()) || !older.contains(other.from()));
	}

	private boolean isReady(Event event, BitSet done) {
		boolean haveOthersArrived = event.kind() != EventKind.DEPARTURE || graph.events().subList(0, event.id()).stream()
				.allMatch(other -> other.kind() != EventKind.ARRIVAL || done.get(other.id()) || !events.get(other.id()));
		return isDone(event.previous(), done) && isDone(event.from(), done) && haveOthersArrived;
	}

	private boolean isDone(int id, BitSet done) {
		return id < 0 || done.get(id) || graph.event(id).kind() == EventKind.INITIAL;
	}

	private void add(Event event) {
		if (event.kind().isMove()) {
			places.put(event.id(), moves.size());
			moves.add(move(event));
		} else if (accesses.containsKey(event)) {
			moves.add(new Move.Accessed(event.thread(), event.passage().segment(), accesses.get(event)));
		}
	}

	private Move move(Event event) {
		OptionalInt from = places.containsKey(event.from()) ? OptionalInt.of(places.get(event.from())) : OptionalInt.empty();
		return new Move.Operated(event.thread(), event.step(),
				event.location() < 0 ? OptionalInt.empty() : OptionalInt.of(event.location()),
				event.kind().reads() ? OptionalLong.of(event.read()) : OptionalLong.empty(),
				event.kind().writes() ? OptionalLong.of(event.written()) : OptionalLong.empty(), from, overlooked(event));
	}

	/** The earlier moves whose writes are newer than what is read; an update reads the newest but for those that follow itself. */
	private List<Integer> overlooked(Event event) {
		List<Integer> newer = new ArrayList<>();
		if (event.kind().reads()) {
			boolean isNewer = false;
			for (int write : graph.modifications(event.location())) {
				if (isNewer && write != event.id() && places.containsKey(write)) {
					newer.add(places.get(write));
				}
				isNewer |= write == event.from();
			}
		}
		return newer.stream().sorted().toList();
	}
}
