package org.racelens.exploration.interleaving;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.racelens.exploration.machine.Code;
import org.racelens.exploration.machine.Instruction;
import org.racelens.exploration.machine.Request;
import org.racelens.exploration.machine.ThreadState;
import org.racelens.exploration.skeleton.Location;
import org.racelens.exploration.skeleton.Passage;
import org.racelens.exploration.skeleton.Skeleton;

/** The steps that a state allows. Fences do nothing here, and are passed like private steps. */
final class Transitions {
	private final List<Code> code;
	private final long most;
	private boolean exceeded;

	/** The steps of some threads, each of which leads to so many states at most. */
	Transitions(List<Code> code, long most) {
		this.code = code;
		this.most = most;
	}

	/** Whether some step leads to more states: conditions that are not known, one after the other, double them. Not all were told then. */
	boolean isExceeded() {
		return exceeded;
	}

	/** The states in which an execution may begin: several where conditions are not known. */
	List<State> start(Skeleton skeleton) {
		List<Long> memory = skeleton.locations().stream().map(Location::initial).toList();
		List<Place> places = code.stream().map(each -> new Place(each.start(), List.of(), false)).toList();
		List<State> states = List.of(new State(places, memory, false));
		for (int thread = 0; thread < code.size(); thread++) {
			states = settled(states, thread, code.get(thread).start());
		}
		return states;
	}

	/** All ways in which a thread may go on to its next visible operation, in each of some states. */
	private List<State> settled(List<State> states, int thread, ThreadState from) {
		List<State> settled = new ArrayList<>();
		states.forEach(state -> settle(state, thread, from, List.of(), settled));
		return settled;
	}

	private void settle(State state, int thread, ThreadState from, List<Passage> passed, List<State> settled) {
		if (settled.size() >= most) {
			exceeded = true;
			return;
		}
		Code own = code.get(thread);
		List<Passage> passages = new ArrayList<>(passed);
		ThreadState now = from;
		while (own.at(now) instanceof Instruction.Pass || isFence(own, now)) {
			if (own.at(now) instanceof Instruction.Pass) {
				passages.add(own.passage(now, thread));
			}
			now = own.next(now);
		}
		if (own.at(now) instanceof Instruction.Choose choose) {
			for (ThreadState way : own.ways(now)) {
				settle(choose.isDoubtful() ? state.doubtful() : state, thread, way, passages, settled);
			}
		} else if (!(own.at(now) instanceof Instruction.Refuse)) {
			settled.add(state.with(thread, new Place(own.essence(now), passages, false)));
		}
	}

	private static boolean isFence(Code code, ThreadState state) {
		return code.at(state) instanceof Instruction.Perform && code.request(state) instanceof Request.Order;
	}

	/** The next steps of a thread. */
	List<Transition> of(State state, int thread) {
		Code own = code.get(thread);
		Place place = state.places().get(thread);
		Instruction next = own.at(place.state());
		if (!(next instanceof Instruction.Perform) && !(next instanceof Instruction.Retry) || place.isWaiting()) {
			return List.of();
		}
		Request request = own.request(place.state());
		if (request instanceof Request.Store store) {
			Deed deed = new Deed(thread, own.step(place.state()), OptionalInt.of(store.location()), OptionalLong.empty(),
					OptionalLong.of(store.value()));
			State changed = state.with(store.location(), store.value());
			return transitions(deed, settled(List.of(changed), thread, own.next(place.state())));
		}
		return request instanceof Request.Load load ? load(state, thread, load)
				: transitions(new Deed(thread, own.step(place.state()), OptionalInt.empty(), OptionalLong.empty(), OptionalLong.empty()),
						arrived(state.with(thread, place.waiting())));
	}

	private List<Transition> load(State state, int thread, Request.Load load) {
		Code own = code.get(thread);
		ThreadState at = state.places().get(thread).state();
		long found = state.memory().get(load.location());
		if (!load.accepted().test(found)) {
			return List.of();
		}
		OptionalLong written = load.written().apply(found);
		State changed = written.isPresent() ? state.with(load.location(), written.getAsLong()) : state;
		Deed deed = new Deed(thread, own.step(at), OptionalInt.of(load.location()), OptionalLong.of(found), written);
		return transitions(deed, settled(List.of(changed), thread, own.next(at, load, found)));
	}

	/** Where all have come to the barrier, all leave it. */
	private List<State> arrived(State state) {
		List<State> states = List.of(state);
		if (state.places().stream().allMatch(Place::isWaiting)) {
			for (int thread = 0; thread < code.size(); thread++) {
				states = settled(states, thread, code.get(thread).next(state.places().get(thread).state()));
			}
		}
		return states;
	}

	private static List<Transition> transitions(Deed deed, List<State> targets) {
		return targets.stream().map(target -> new Transition(deed, target)).toList();
	}
}
