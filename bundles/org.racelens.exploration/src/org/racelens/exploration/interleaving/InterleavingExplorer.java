package org.racelens.exploration.interleaving;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.exploration.answer.Coverage;
import org.racelens.exploration.answer.Doubt;
import org.racelens.exploration.answer.Ending;
import org.racelens.exploration.answer.Endings;
import org.racelens.exploration.answer.Exploration;
import org.racelens.exploration.answer.Findings;
import org.racelens.exploration.answer.Limits;
import org.racelens.exploration.answer.Mode;
import org.racelens.exploration.answer.Move;
import org.racelens.exploration.answer.Race;
import org.racelens.exploration.answer.Standstill;
import org.racelens.exploration.machine.Bounding;
import org.racelens.exploration.machine.Code;
import org.racelens.exploration.machine.Instruction;
import org.racelens.exploration.machine.Standing;
import org.racelens.exploration.machine.ThreadState;
import org.racelens.exploration.skeleton.Conflict;
import org.racelens.exploration.skeleton.Conflicts;
import org.racelens.exploration.skeleton.Passage;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.model.source.Cancellation;

/**
 * All states that interleavings of a skeleton of the {@link SequentialSubset} reach, in the order of their distance from the start. Loops
 * are followed until no new state comes; only if there are too many for that, for the number of trips that they are given.
 */
public final class InterleavingExplorer {
	/** A step that leads to more than this part of all states leaves no room for the others. */
	private static final int MOST_PART = 10;
	private final List<Code> code;
	private final Transitions transitions;
	private final Conflicts conflicts;
	private final Limits limits;
	private final Endings endings;
	private final Findings findings = new Findings();
	/** Numbers for passages: to compare them is expensive. */
	private final Map<Passage, Integer> numbers = new HashMap<>();
	/** by the numbers of two passages */
	private final Map<Long, List<Conflict>> asked = new HashMap<>();
	private final Map<State, Integer> known = new LinkedHashMap<>();
	/** by state */
	private final List<State> states = new ArrayList<>();
	private final List<Integer> parents = new ArrayList<>();
	private final List<Deed> deeds = new ArrayList<>();
	private final Set<String> cut = new TreeSet<>();
	/** where states may be met again */
	private final Optional<StateGraph> graph;
	private long executions;

	private InterleavingExplorer(List<Code> code, Conflicts conflicts, Limits limits, Endings endings) {
		this.code = code;
		this.transitions = new Transitions(code, limits.states() / MOST_PART);
		this.conflicts = conflicts;
		this.limits = limits;
		this.endings = endings;
		graph = code.stream().anyMatch(Code::hasLoops) ? Optional.of(new StateGraph()) : Optional.empty();
	}

	/** What all executions of a skeleton show, as far as the limits allow. */
	public static Exploration explore(Skeleton skeleton, Conflicts conflicts, Limits limits, Cancellation cancellation, Endings endings) {
		List<Ending> met = new ArrayList<>();
		Exploration endless = exploreEndless(skeleton, conflicts, limits, cancellation, met::add);
		if (endless.coverage().end() != Coverage.End.LIMIT) {
			met.forEach(endings::finished);
			return endless;
		}
		return new InterleavingExplorer(Code.of(skeleton, Bounding.ALL), conflicts, limits, endings).explore(skeleton, cancellation);
	}

	/** The same, where loops are followed whatever their number of trips is. */
	public static Exploration exploreEndless(Skeleton skeleton, Conflicts conflicts, Limits limits, Cancellation cancellation,
			Endings endings) {
		return new InterleavingExplorer(Code.of(skeleton, Bounding.PRIVATE), conflicts, limits, endings).explore(skeleton, cancellation);
	}

	private Exploration explore(Skeleton skeleton, Cancellation cancellation) {
		Coverage.End end = run(skeleton, cancellation);
		return new Exploration(Mode.INTERLEAVING, findings.races(), findings.standstills(),
				new Coverage(end, cut, states.size(), executions));
	}

	private Coverage.End run(Skeleton skeleton, Cancellation cancellation) {
		transitions.start(skeleton).forEach(state -> add(-1, new Transition(null, state)));
		for (int at = 0; at < states.size(); at++) {
			if (cancellation.isCancelled()) {
				return Coverage.End.CANCELLED;
			}
			if (states.size() > limits.states() || transitions.isExceeded()) {
				return Coverage.End.LIMIT;
			}
			visit(at);
		}
		if (transitions.isExceeded()) {
			return Coverage.End.LIMIT;
		}
		graph.ifPresent(all -> new Livelocks(code, states, all).find(cycle -> goesRound(all, cycle)));
		return Coverage.End.EXHAUSTED;
	}

	private void visit(int at) {
		boolean isLast = true;
		graph.ifPresent(StateGraph::visit);
		for (int thread = 0; thread < code.size(); thread++) {
			if (code.get(thread).at(states.get(at).places().get(thread).state()) instanceof Instruction.Cut loop) {
				cut.add(loop.loop().label());
			}
			for (Transition transition : transitions.of(states.get(at), thread)) {
				int target = add(at, transition);
				int stepper = thread;
				graph.ifPresent(all -> all.add(stepper, target));
				isLast = false;
			}
		}
		if (isLast) {
			end(at);
		}
	}

	/** The number of the state that a transition leads to. */
	private int add(int parent, Transition transition) {
		State state = transition.target();
		Integer number = known.putIfAbsent(state, states.size());
		if (number != null) {
			return number;
		}
		states.add(state);
		parents.add(parent);
		deeds.add(transition.deed());
		findRaces(states.size() - 1);
		return states.size() - 1;
	}

	private void findRaces(int at) {
		List<Place> places = states.get(at).places();
		places.forEach(place -> place.passages().forEach(conflicts::passed));
		List<int[]> numbered = places.stream().map(this::numbers).toList();
		for (int first = 0; first < places.size(); first++) {
			for (int second = first + 1; second < places.size(); second++) {
				for (int i = 0; i < numbered.get(first).length; i++) {
					for (int k = 0; k < numbered.get(second).length; k++) {
						long pair = ((long) numbered.get(first)[i] << Integer.SIZE) + numbered.get(second)[k];
						add(at, places.get(first).passages().get(i), places.get(second).passages().get(k), pair);
					}
				}
			}
		}
	}

	private int[] numbers(Place place) {
		return place.passages().stream().mapToInt(passage -> numbers.computeIfAbsent(passage, p -> numbers.size())).toArray();
	}

	private void add(int at, Passage a, Passage b, long pair) {
		for (Conflict conflict : asked.computeIfAbsent(pair, p -> conflicts.between(a, b))) {
			if (findings.isKnown(conflict, doubts(at))) {
				continue;
			}
			List<Move> schedule = new ArrayList<>(path(at).moves(a.thread(), b.thread()));
			schedule.add(new Move.Accessed(a.thread(), a.segment(), conflict.first()));
			schedule.add(new Move.Accessed(b.thread(), b.segment(), conflict.second()));
			findings.add(new Race(a, b, conflict, schedule, doubts(at)));
		}
	}

	private Set<Doubt> doubts(int at) {
		return states.get(at).isDoubtful() ? Set.of(Doubt.CONDITION) : Set.of();
	}

	private Path path(int at) {
		List<Deed> path = new ArrayList<>();
		for (int state = at; parents.get(state) >= 0; state = parents.get(state)) {
			path.add(deeds.get(state));
		}
		Collections.reverse(path);
		return new Path(path);
	}

	/** A state in which nobody gets on. */
	private void end(int at) {
		List<Standstill.Waiting> waiting = new ArrayList<>();
		boolean areLocks = true;
		for (int thread = 0; thread < code.size(); thread++) {
			ThreadState state = states.get(at).places().get(thread).state();
			Standing standing = new Standing(code.get(thread));
			Optional<String> label = standing.label(state, states.get(at).memory());
			if (label.isPresent()) {
				waiting.add(new Standstill.Waiting(thread, label.get()));
				areLocks &= standing.isAtLock(state);
			} else if (!code.get(thread).isFinished(state)) {
				return;
			}
		}
		executions++;
		if (waiting.isEmpty()) {
			endings.finished(ending(states.get(at)));
		} else {
			findings.add(new Standstill(areLocks ? Standstill.Kind.LOCK_CYCLE : Standstill.Kind.WAITS_FOREVER, waiting, path(at).moves(),
					OptionalInt.empty(), doubts(at)));
		}
	}

	/** States that threads may go through for ever. */
	private void goesRound(StateGraph all, Livelocks.Cycle cycle) {
		Round round = Round.of(all, cycle);
		int start = cycle.states().nextSetBit(0);
		List<Deed> path = new ArrayList<>(path(start).deeds());
		int repeatsFrom = path.size();
		boolean isBusy = false;
		List<BitSet> positions = new ArrayList<>();
		code.forEach(thread -> positions.add(new BitSet()));
		for (int i = 0; i < round.steps().size(); i++) {
			State source = states.get(round.sources().get(i));
			int thread = all.thread(round.steps().get(i));
			State target = states.get(all.target(round.steps().get(i)));
			Deed deed = transitions.of(source, thread).stream().filter(t -> t.target().equals(target)).findFirst().orElseThrow().deed();
			path.add(deed);
			isBusy |= deed.stores() && !source.memory().equals(target.memory());
			positions.get(thread).set(source.places().get(thread).state().at());
		}
		Standstill.Kind kind = isBusy ? Standstill.Kind.LIVELOCK : Standstill.Kind.WAITS_FOREVER;
		new Livelocks(code, states, all).waiting(start, positions).ifPresent(waiting -> findings
				.add(new Standstill(kind, waiting, new Path(path).moves(), OptionalInt.of(repeatsFrom), doubts(start))));
	}

	private Ending ending(State state) {
		List<List<Long>> registers = new ArrayList<>();
		for (int thread = 0; thread < code.size(); thread++) {
			registers.add(code.get(thread).registers(state.places().get(thread).state()));
		}
		return new Ending(registers, state.memory());
	}
}
