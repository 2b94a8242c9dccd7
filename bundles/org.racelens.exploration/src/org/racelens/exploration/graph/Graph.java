package org.racelens.exploration.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.racelens.exploration.machine.Code;
import org.racelens.exploration.machine.Request;
import org.racelens.exploration.machine.ThreadState;
import org.racelens.exploration.skeleton.Location;
import org.racelens.exploration.skeleton.MemoryOrder;
import org.racelens.exploration.skeleton.Passage;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.exploration.skeleton.Step;

/** An execution graph that grows: events with program order, reads-from and, for each location, the modification order. */
final class Graph {
	private final List<Code> code;
	private final List<Event> events;
	private final int[][] modifications;
	private final Frame[] frames;

	private Graph(List<Code> code, List<Event> events, int[][] modifications, Frame[] frames) {
		this.code = code;
		this.events = events;
		this.modifications = modifications;
		this.frames = frames;
	}

	static Graph start(Skeleton skeleton, List<Code> code) {
		int threads = code.size();
		List<Event> events = new ArrayList<>();
		int[][] modifications = new int[skeleton.locations().size()][];
		VectorClock none = VectorClock.empty(threads);
		for (int i = 0; i < modifications.length; i++) {
			Location location = skeleton.locations().get(i);
			modifications[i] = new int[] { i };
			events.add(new Event(i, EventKind.INITIAL, Event.INITIAL_THREAD, 0, -1, i, 0, location.initial(), MemoryOrder.RELAXED, -1, none,
					none, null, null));
		}
		Frame[] frames = code.stream().map(each -> Frame.start(each.start(), threads)).toArray(Frame[]::new);
		return new Graph(code, events, modifications, frames);
	}

	Graph copy() {
		List<Event> copied = new ArrayList<>(events.size() + 8);
		copied.addAll(events);
		return new Graph(code, copied, modifications.clone(), frames.clone());
	}

	List<Event> events() {
		return events;
	}

	Event event(int id) {
		return events.get(id);
	}

	int threads() {
		return frames.length;
	}

	Frame frame(int thread) {
		return frames[thread];
	}

	Code code(int thread) {
		return code.get(thread);
	}

	/** The writes to a location, the initial one first, in modification order. */
	int[] modifications(int location) {
		return modifications[location];
	}

	int locations() {
		return modifications.length;
	}

	Event lastModification(int location) {
		return events.get(modifications[location][modifications[location].length - 1]);
	}

	void move(int thread, ThreadState next) {
		frames[thread] = frames[thread].at(next);
	}

	void postpone(int thread) {
		frames[thread] = frames[thread].postponed(events.size());
	}

	private Step step(int thread) {
		return code.get(thread).step(frames[thread].state());
	}

	private VectorClock nextClock(int thread) {
		return frames[thread].clock().with(thread, frames[thread].count() + 1);
	}

	private Event add(int thread, EventKind kind, int location, long read, long written, MemoryOrder order, int from, VectorClock clock,
			VectorClock released, Step step, Passage passage) {
		Frame frame = frames[thread];
		Event event = new Event(events.size(), kind, thread, frame.count() + 1, frame.last(), location, read, written, order, from, clock,
				released, step, passage);
		events.add(event);
		frames[thread] = frame.after(event);
		return event;
	}

	private Event silent(int thread, EventKind kind, Step step, Passage passage) {
		VectorClock clock = nextClock(thread);
		return add(thread, kind, -1, 0, 0, MemoryOrder.RELAXED, -1, clock, clock, step, passage);
	}

	/** The thread passes the segment at which it stands. */
	Event pass(int thread) {
		ThreadState state = frames[thread].state();
		Event event = silent(thread, EventKind.SEGMENT, null, code.get(thread).passage(state, thread));
		move(thread, code.get(thread).next(state));
		return event;
	}

	/** The thread takes a way at a choice. */
	void choose(int thread, ThreadState way, boolean isDoubtful) {
		if (isDoubtful) {
			silent(thread, EventKind.CHOICE, null, null);
		}
		move(thread, way);
	}

	void fence(int thread, MemoryOrder order) {
		Frame frame = frames[thread];
		VectorClock clock = order.acquires() ? nextClock(thread).union(frame.heard()) : nextClock(thread);
		add(thread, EventKind.FENCE, -1, 0, 0, order, -1, clock, clock, step(thread), null);
		if (order.releases()) {
			frames[thread] = frames[thread].publishing(clock);
		}
		move(thread, code.get(thread).next(frame.state()));
	}

	/** @param position behind how many writes to the location it comes */
	void store(int thread, Request.Store store, int position) {
		Frame frame = frames[thread];
		VectorClock clock = nextClock(thread);
		VectorClock released = store.order().releases() ? clock : frame.published();
		Event event = add(thread, EventKind.WRITE, store.location(), 0, store.value(), store.order(), -1, clock, released, step(thread),
				null);
		insert(store.location(), position, event.id());
		move(thread, code.get(thread).next(frame.state()));
	}

	private void insert(int location, int position, int id) {
		int[] old = modifications[location];
		int[] longer = Arrays.copyOf(old, old.length + 1);
		System.arraycopy(old, position, longer, position + 1, old.length - position);
		longer[position] = id;
		modifications[location] = longer;
	}

	/** @param position the place of the write that is read, in modification order */
	void load(int thread, Request.Load load, int position) {
		Frame frame = frames[thread];
		Event source = events.get(modifications[load.location()][position]);
		long found = source.written();
		MemoryOrder order = load.order().apply(found);
		OptionalLong written = load.written().apply(found);
		VectorClock clock = order.acquires() ? nextClock(thread).union(source.released()) : nextClock(thread);
		VectorClock released = (order.releases() ? clock : frame.published()).union(source.released());
		Event event = add(thread, written.isPresent() ? EventKind.UPDATE : EventKind.READ, load.location(), found, written.orElse(0), order,
				source.id(), clock, released, step(thread), null);
		if (written.isPresent()) {
			insert(load.location(), position + 1, event.id());
		}
		frames[thread] = frames[thread].hearing(source.released());
		move(thread, code.get(thread).next(frame.state(), load, found));
	}

	/** @param holder the acquisition because of which the test fails, or -1 */
	void fail(int thread, Request.Load test, int holder) {
		VectorClock clock = nextClock(thread);
		ThreadState state = frames[thread].state();
		add(thread, EventKind.FAILED_TEST, -1, 0, 0, MemoryOrder.RELAXED, holder, clock, clock, step(thread), null);
		move(thread, code.get(thread).failed(state, test));
	}

	void arrive(int thread) {
		silent(thread, EventKind.ARRIVAL, step(thread), null);
		frames[thread] = frames[thread].arrived();
	}

	boolean haveAllArrived() {
		return Arrays.stream(frames).allMatch(Frame::isWaiting);
	}

	void departAll() {
		VectorClock all = VectorClock.empty(frames.length);
		for (Frame frame : frames) {
			all = all.union(frame.clock());
		}
		for (int thread = 0; thread < frames.length; thread++) {
			ThreadState state = frames[thread].state();
			VectorClock clock = all.with(thread, frames[thread].count() + 1);
			add(thread, EventKind.DEPARTURE, -1, 0, 0, MemoryOrder.RELAXED, -1, clock, clock, step(thread), null);
			frames[thread] = frames[thread].departed();
			move(thread, code.get(thread).next(state));
		}
	}
}
