package org.racelens.execution.nest;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.loop.LoopExecutor;
import org.racelens.execution.loop.LoopExecutor.Stepping;
import org.racelens.execution.loop.LoopHead;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.LoopLevel;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.syntax.IteratorLoop;

/**
 * Associated loops over iterators. The operators of the header are executed as the sequential loop would execute them: what the iterator
 * holds in trip k is a closed form, and the trips that exist are those in which the condition holds. An implementation that computes the
 * number of trips by {@code operator-} and an iterator's place by {@code operator+=} gets the same, or the type is none of a random access
 * iterator. OpenMP 5.2 §4.4.1.
 */
final class IteratorLoops {
	private final Execution execution;
	private final Machine machine;
	private final LoopExecutor loops;

	IteratorLoops(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		loops = new LoopExecutor(execution);
	}

	/**
	 * The loop in terms of its trip number, for whose iterations the variable is an object of its own; nothing where what the operators do
	 * is not understood.
	 */
	Optional<LoopLevel> level(IteratorLoop loop, State state, Frame frame) {
		if (!loop.declared()) {
			execution.variables().declare(loop.variable(), "loop variable ", state, frame);
		}
		execution.execute(loop.loop().init().orElseThrow(), state, frame);
		reads(loop, state, frame);
		MemoryObject copy = execution.variables().object(loop.variable(), state, frame);
		Contents before = execution.memory().held().of(state, copy);
		Stepping stepping = loops.stepping(loop.loop(), loop.variable().name(), state, frame);
		List<LoopHead> own = stepping.heads().stream().filter(h -> h.part().object().equals(copy)).toList();
		if (own.isEmpty() || !own.stream().allMatch(LoopHead::exact) || !stepping.domain().exact() || stepping.domain().count().isEmpty()) {
			return Optional.empty();
		}
		stepping.heads().stream().map(h -> h.part().object()).filter(o -> !o.equals(copy)).distinct()
				.forEach(o -> state.setContents(o,
						execution.memory().held().lost(o, loop.loop().range(), Unfollowed.LOOPS_HEADER_WRITES_IT.of())));
		Contents stepped = before;
		for (LoopHead h : own) {
			stepped = stepped.store(h.part().offset(), h.part().size(), h.value());
		}
		state.setContents(execution.variables().declare(loop.variable(), "iterations' ", state, frame), stepped);
		return Optional.of(new LoopLevel(loop.variable(), loop.loop().body(), stepping.trip(), shown(own, loop.variable()),
				stepping.domain().bodies(), stepping.domain().count()));
	}

	/** The bound and the step are read by each thread that meets the loop. */
	private void reads(IteratorLoop loop, State state, Frame frame) {
		State aside = state.copy();
		execution.at(aside, frame).condition(loop.loop().condition().orElseThrow());
		execution.at(aside, frame).value(loop.loop().update().orElseThrow());
	}

	/** What tells users of the iteration: where the iterator stands in its object, in elements, or its first number. */
	private IntExpr shown(List<LoopHead> heads, Variable variable) {
		LoopHead first = heads.stream().filter(h -> !h.value().equals(h.initial())).findFirst().orElse(heads.get(0));
		if (!(first.value() instanceof Value.Pointer p) || p.targets().isEmpty()) {
			return first.value().term();
		}
		Optional<Long> unit = machine.layout().scalar(variable.type(), first.part().offset(), first.part().size())
				.flatMap(t -> t instanceof PointerType pointer ? machine.layout().size(pointer.pointee()) : Optional.empty());
		IntExpr offset = p.targets().get(0).offset();
		return unit.filter(n -> n > 0).map(n -> Ints.quotient(offset, Ints.of(n))).orElse(offset);
	}
}
