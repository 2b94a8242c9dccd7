package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Touch;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.gap.GapKind;
import org.racelens.openmp.library.LibraryModels.Behaviour;

/**
 * Calls of library functions that are modelled: what they read and write, and what they yield. See
 * {@link org.racelens.openmp.library.LibraryModels}.
 */
final class LibraryCalls {
	/** so many bytes are all that there are of a block, whatever its size */
	private static final IntExpr WHOLE_BLOCK = Ints.of(Integer.MAX_VALUE);

	private final Execution execution;
	private final Machine machine;
	private final ReleasedBlocks blocks;
	private final SameCalls same;
	private final ForeignAccesses foreign;
	private final SignedCalls signed;

	LibraryCalls(Execution execution) {
		this.execution = execution;
		blocks = new ReleasedBlocks(execution);
		same = new SameCalls(execution);
		machine = execution.machine();
		foreign = new ForeignAccesses(machine);
		signed = new SignedCalls(execution, this);
	}

	/** How many arguments a function must be given for its behaviour to have a meaning. */
	static int least(Behaviour behaviour, Call e) {
		return switch (behaviour) {
			case PURE, READS_ARGUMENTS, WRITES_ARGUMENTS, REWRITES_ARGUMENT, ALLOCATES, ALLOCATES_TO_FIRST, DUPLICATES_TEXT,
					RELEASES, PRINTS, SCANS ->
				1;
			case ENDS_BLOCK, PARSES_TEXT, ALLOCATES_ZEROED, REALLOCATES, PRINTS_TO_FIRST, SCANS_FIRST -> 2;
			case FILLS_FIRST, COPIES_SECOND_TO_FIRST, COMPARES_BLOCKS, SPLITS_TEXT -> 3;
			case INPUT, UNFOLLOWED, NOTHING, IS_SERIAL, EXITS, AS_SIGNED -> 0;
		};
	}

	/** Whether a call surely means the library's function. */
	boolean isFollowed(Behaviour behaviour, Call e, List<Value> arguments, State state) {
		return behaviour != Behaviour.AS_SIGNED && behaviour != Behaviour.SPLITS_TEXT || signed.isFollowed(e, arguments, state);
	}

	/** Executes a call as the function behaves. */
	Value call(Behaviour behaviour, Call e, List<Value> given, Use use) {
		List<Value> arguments = switch (behaviour) {
			case FILLS_FIRST, COPIES_SECOND_TO_FIRST, COMPARES_BLOCKS -> sizes(e, given);
			case READS_ARGUMENTS, DUPLICATES_TEXT, WRITES_ARGUMENTS, PRINTS, PRINTS_TO_FIRST, SCANS, SCANS_FIRST, REWRITES_ARGUMENT,
					PARSES_TEXT, RELEASES, REALLOCATES, ALLOCATES_TO_FIRST, EXITS, PURE, INPUT, UNFOLLOWED, ALLOCATES, ALLOCATES_ZEROED,
					ENDS_BLOCK,
					IS_SERIAL, NOTHING, AS_SIGNED, SPLITS_TEXT ->
				given;
		};
		List<IntExpr> terms = arguments.stream().map(Value::term).toList();
		switch (behaviour) {
			case READS_ARGUMENTS, DUPLICATES_TEXT -> touchAll(e, arguments, 0, arguments.size(), Touch.READ, use);
			case WRITES_ARGUMENTS -> touchAll(e, arguments, 0, arguments.size(), Touch.WRITE, use);
			case PRINTS -> print(e, arguments, 0, use);
			case PRINTS_TO_FIRST -> print(e, arguments, 1, use);
			case SCANS -> scan(e, arguments, 0, use);
			case SCANS_FIRST -> scan(e, arguments, 1, use);
			case REWRITES_ARGUMENT -> rewrite(e, arguments.get(0), use);
			case PARSES_TEXT -> parseText(e, arguments, use);
			case COMPARES_BLOCKS -> {
				machine.exposure().compareBlocks();
				touchBlock(arguments, 0, Touch.READ, use);
				touchBlock(arguments, 1, Touch.READ, use);
			}
			case FILLS_FIRST -> touchBlock(arguments, 0, Touch.WRITE, use);
			case COPIES_SECOND_TO_FIRST -> {
				touchBlock(arguments, 1, Touch.READ, use);
				touchBlock(arguments, 0, Touch.WRITE, use);
				if (arguments.size() > 2) {
					copyTargets(arguments.get(0), arguments.get(1), use);
				}
			}
			case RELEASES, REALLOCATES -> blocks.release(e, arguments, use);
			case ALLOCATES_TO_FIRST -> blocks.allocateTo(e, arguments, use);
			case EXITS -> end(e, use.state());
			case PURE, INPUT, UNFOLLOWED, ALLOCATES, ALLOCATES_ZEROED, ENDS_BLOCK, IS_SERIAL, NOTHING, AS_SIGNED, SPLITS_TEXT -> {
			}
		}
		return switch (behaviour) {
			case ALLOCATES -> execution.allocations().allocate(VoidType.VOID, e, use.frame());
			case ALLOCATES_ZEROED -> zeroed(e, use);
			case DUPLICATES_TEXT -> blocks.duplicate(e, use);
			case REALLOCATES -> blocks.moved(e, arguments, use);
			case PURE -> pure(e, arguments, terms, use);
			case UNFOLLOWED -> new Value.Number(machine.lost("value", machine.havoc(e.range(), Unfollowed.VALUE_IS_NOT_FOLLOWED.of())));
			case FILLS_FIRST, COPIES_SECOND_TO_FIRST -> arguments.isEmpty() ? Value.of(0) : arguments.get(0);
			case ENDS_BLOCK -> Value.of(blocks.isLast(e, arguments, use) ? 1 : 0);
			case IS_SERIAL -> Value.of(machine.task().isEmpty() ? 1 : 0);
			case NOTHING, RELEASES, EXITS -> Value.of(0);
			case AS_SIGNED -> signed.call(e, arguments, use);
			case SPLITS_TEXT -> signed.split(e, arguments, use);
			case INPUT, READS_ARGUMENTS, PRINTS, PRINTS_TO_FIRST, PARSES_TEXT, COMPARES_BLOCKS, REWRITES_ARGUMENT, WRITES_ARGUMENTS, SCANS,
					SCANS_FIRST, ALLOCATES_TO_FIRST ->
				new Value.Number(same.value(behaviour, e.callee(), arguments, use, () -> anyInput(e)));
		};
	}

	/** A fresh block, all of which is written. */
	private Value zeroed(Call e, Use use) {
		Value block = execution.allocations().zeroed(e, use.frame(), use.state());
		Use zeros = new Use(use.range(), e.callee() + "()", use.frame(), use.state());
		block.targets().forEach(t -> execution.memory().blocks().access(t, WHOLE_BLOCK, Touch.WRITE, zeros));
		return block;
	}

	/** A value from outside: each evaluation may have another one. */
	IntExpr anyInput(Call e) {
		return machine.task().isEmpty()
				? machine.input(e.callee())
				: new IntExpr.Apply(new FunctionSymbol(machine.freshName(e.callee()), machine.task().get().instance().size(),
						Meaning.INPUT, Optional.empty()), machine.task().get().instance());
	}

	/** What is registered for the end of the program is executed by the thread that ends it, beside the others. C11 §7.22.4.4p3 */
	private void end(Call e, State state) {
		if (machine.task().isPresent() && !machine.recorder().isMuted() && !state.isDead() && foreign.areAtEnd(e.callee())) {
			machine.recorder().gap(GapKind.UNMODELLED_CALL, e.range(),
					Unfollowed.END_OF_THE_PROGRAM_RUNS_BESIDE_OTHER_THREADS.of());
		}
		state.endUnless(Bools.FALSE);
	}

	/** Sizes of blocks may be written as floating numbers: {@code memset(p, 0, 1e3)}. */
	private List<Value> sizes(Call e, List<Value> given) {
		List<Value> result = new ArrayList<>(given);
		for (int i = 0; i < Math.min(given.size(), e.arguments().size()); i++) {
			Type type = e.arguments().get(i).type();
			if (Layout.value(type) instanceof FloatingType) {
				result.set(i, execution.arithmetic().conversions().carried(given.get(i), type, IntegerType.LONG, e.range()));
			}
		}
		return result;
	}

	private Value pure(Call e, List<Value> arguments, List<IntExpr> terms, Use use) {
		if (e.callee().equals("abs") || e.callee().equals("labs")) {
			IntExpr number = execution.arithmetic().carried(terms.get(0), e.arguments().get(0).type(), e.type(), e.range());
			return new Value.Number(Ints.max(number, Ints.negate(number)));
		}
		return new Value.Number(same.value(Behaviour.PURE, e.callee(), arguments, use, () -> machine.lostOf(e.callee(),
				machine.havoc(e.range(), Unfollowed.RESULT_OF_X_IS_NOT_FOLLOWED.of(e.callee())), terms)));
	}

	private void rewrite(Call e, Value argument, Use use) {
		Type type = e.arguments().get(0).type();
		IntExpr bytes = Ints.of(type instanceof PointerType p ? machine.layout().size(p.pointee()).orElse(1L) : 1L);
		argument.targets().forEach(t -> execution.memory().blocks().rewrite(t, bytes, use));
	}

	/** {@code memcpy} and its like access characters, whatever their arguments point to. C11 §7.24.1 p3 */
	private void touchBlock(List<Value> arguments, int position, Touch touch, Use use) {
		if (arguments.size() <= 2) {
			return;
		}
		if (arguments.get(position).isUnknownPointer()) {
			execution.memory().unknown().touch(touch, use);
		} else if (arguments.get(position) instanceof Value.Pointer p) {
			p.targets().forEach(t -> execution.memory().blocks().touch(t, arguments.get(2).term(), touch, use.by(EffectiveTypes.ANY)));
		}
	}

	/** Pointers in the memory that is copied are in the other one, too. */
	void copyTargets(Value target, Value source, Use use) {
		// what a variable holds from the start is known once it is asked for
		Value.pointedTo(source).forEach(from -> execution.memory().held().of(use.state(), from));
		Value.pointedTo(target).forEach(to -> Value.pointedTo(source)
				.forEach(from -> machine.exposure().copy(to, machine.exposure().heldIn(from, use.state()), use.state())));
	}

	/** {@code printf} and its like: a format that stores the number of characters writes what an argument behind it points to. */
	void print(Call e, List<Value> arguments, int format, Use use) {
		touchAll(e, arguments, 0, arguments.size(), Touch.READ, use);
		if (!Formats.onlyReads(e.arguments().subList(Math.min(format, arguments.size()), arguments.size()))) {
			touchAll(e, arguments, format + 1, arguments.size(), Touch.WRITE, use);
		}
	}

	private void scan(Call e, List<Value> arguments, int format, Use use) {
		int targets = Math.min(format + 1, arguments.size());
		touchAll(e, arguments, 0, targets, Touch.READ, use);
		touchAll(e, arguments, targets, arguments.size(), Touch.WRITE, use);
	}

	/** {@code strtol} and its like: the text is read, and where its number ends is written, as a pointer into it. */
	private void parseText(Call e, List<Value> arguments, Use use) {
		touchAll(e, arguments, 0, Math.min(1, arguments.size()), Touch.READ, use);
		if (arguments.size() < 2) {
			return;
		}
		IntExpr behind = machine.lost("end", machine.havoc(e.range(), Unfollowed.WHERE_NUMBER_IN_TEXT_ENDS_IS_NOT_KNOWN.of()));
		Value end = arguments.get(0) instanceof Value.Pointer text && !text.targets().isEmpty()
				? text.plus(behind)
				: new Value.Number(behind);
		if (arguments.get(1).isUnknownPointer()) {
			execution.memory().unknown().touch(Touch.WRITE, use);
		} else if (arguments.get(1) instanceof Value.Pointer target) {
			execution.memory().store(target.targets(), new PointerType(Type.IntegerType.CHAR, false), end, use);
		}
	}

	/** Functions such as {@code printf} or {@code scanf} use what each of the arguments from first to end (exclusive) points to. */
	private void touchAll(Call e, List<Value> arguments, int first, int end, Touch touch, Use use) {
		for (int i = first; i < end; i++) {
			Type type = e.arguments().get(i).type();
			Type pointee = type instanceof PointerType t ? t.pointee() : Type.IntegerType.CHAR;
			if (touch == Touch.READ && !isCharacter(pointee)) {
				continue;
			}
			boolean used = type instanceof PointerType && (touch == Touch.WRITE || Layout.isScalar(pointee));
			if (used && arguments.get(i).isUnknownPointer()) {
				execution.memory().unknown().touch(touch, use);
			} else if (arguments.get(i) instanceof Value.Pointer p) {
				p.targets().forEach(t -> touchArgument(e, t, pointee, touch, use));
			}
		}
	}

	/** One element, or a text of some length. */
	private void touchArgument(Call e, Place target, Type pointee, Touch touch, Use use) {
		boolean text = isCharacter(pointee) && mayHoldText(target.object());
		if (touch == Touch.WRITE && Layout.isScalar(pointee) && !text) {
			execution.memory().store(List.of(target), pointee, new Value.Number(anyInput(e)), use);
			return;
		}
		IntExpr bytes = text
				? machine.lost("length", machine.havoc(e.range(), Unfollowed.LENGTH_OF_TEXT_IS_NOT_KNOWN.of()))
				: Ints.of(machine.layout().size(pointee).orElse(1L));
		execution.memory().blocks().touch(target, bytes, touch, use.by(machine.aliasing().of(pointee)));
	}

	private static boolean isCharacter(Type type) {
		return type instanceof Type.IntegerType c && c.bits() == 8;
	}

	private static boolean mayHoldText(MemoryObject object) {
		return !object.isVariable() || !Layout.isScalar(object.element());
	}
}
