package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.region.Place;
import org.racelens.analysis.semantics.MemoryModel.Use;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Call;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;

/**
 * The threads that serial code starts by other means than OpenMP. Until one is joined it runs beside all regions, and what it does there is
 * not followed.
 */
final class NativeThreads {
	private static final Set<String> STARTING = Set.of("pthread_create", "thrd_create", "thread::thread", "jthread::jthread", "async");
	private static final Set<String> JOINING = Set.of("pthread_join", "thrd_join", "thread::join", "jthread::join");

	private final Executor executor;
	private final Machine machine;

	/**
	 * A thread that was started.
	 *
	 * @param handle where its name is kept, by which it is joined
	 * @param when under which condition it was started
	 * @param several whether a loop starts one in each trip
	 */
	record Started(Optional<Place> handle, BoolExpr when, boolean several, ModelGap gap) {
	}

	NativeThreads(Executor executor) {
		this.executor = executor;
		machine = executor.machine;
	}

	/** A call of a function whose code is not known, in serial code. */
	void called(Call e, List<Value> arguments, Use use) {
		if (STARTING.contains(e.callee())) {
			start(e, arguments, use);
		} else if (JOINING.contains(e.callee()) && !e.arguments().isEmpty()) {
			handles(e.arguments().get(0), arguments.get(0), use).forEach(h -> join(h, e, use));
		}
	}

	private void start(Call e, List<Value> arguments, Use use) {
		List<Place> handles = arguments.isEmpty() ? List.of() : PlaceEvaluator.targets(arguments.get(0));
		ModelGap gap = new ModelGap(GapKind.UNMODELLED_CALL, e.range(), "the thread that is started here may run beside the region");
		machine.beside.removeIf(s -> s.gap.equals(gap));
		machine.beside.add(new Started(handles.size() == 1 ? Optional.of(handles.get(0)) : Optional.empty(), use.state().live,
				!machine.serialTrips.isEmpty(), gap));
	}

	/** A thread is joined by its name, or by the object that it belongs to. */
	private List<Place> handles(Expression argument, Value value, Use use) {
		List<Place> pointed = PlaceEvaluator.targets(value);
		List<Place> found = new ArrayList<>(pointed);
		if (pointed.isEmpty()) {
			machine.silently(() -> found.addAll(executor.evaluator(use.state().copy(), use.frame()).places(argument)));
		}
		return found.size() == 1 ? found : List.of();
	}

	/** The thread has ended; of several in one array it is taken that a loop joins all of them. */
	private void join(Place handle, Call e, Use use) {
		for (Started s : List.copyOf(machine.beside)) {
			boolean same = s.handle.map(Place::object).filter(handle.object()::equals).isPresent() && s.when.equals(use.state().live);
			boolean one = !s.several && machine.serialTrips.isEmpty()
					&& s.handle.map(Place::offset).filter(handle.offset()::equals).isPresent();
			boolean all = s.several && !machine.serialTrips.isEmpty();
			if (same && all) {
				machine.notes.add("line " + e.range().line() + " joins all threads that line " + s.gap.place().line() + " starts");
			}
			if (same && (one || all)) {
				machine.beside.remove(s);
			}
		}
	}
}
