package org.racelens.execution.call;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Touch;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.gap.GapKind;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.syntax.RootVariable;

/**
 * Calls that end the life of an allocated block: {@code free}, {@code delete}, {@code realloc}; and those that make a block of another one.
 * For others the former write all of it, whatever its size: who accesses the block at the same time, or behind, has no defined behaviour.
 * C11 §7.22.3
 */
final class ReleasedBlocks {
	private final Execution execution;
	private final Machine machine;

	ReleasedBlocks(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** The block that the first argument points to; a null pointer releases nothing. */
	void release(Call e, List<Value> arguments, Use use) {
		if (arguments.isEmpty() || machine.task().isEmpty()) {
			return;
		}
		Value pointer = arguments.get(0);
		if (pointer.isUnknownPointer() && !machine.recorder().isMuted() && !use.state().isDead()) {
			machine.recorder().gap(GapKind.UNMODELLED_POINTER, e.range(),
					Unfollowed.WHICH_MEMORY_IS_RELEASED_HERE_IS_NOT_KNOWN.of());
		}
		boolean again = pointer.targets().stream().map(Place::object)
				.anyMatch(o -> o.kind() == MemoryObject.Kind.PUBLISHED && machine.task().get().run().escapes().isCompared(o));
		if (again && !machine.recorder().isMuted() && !use.state().isDead()) {
			machine.recorder().gap(GapKind.UNMODELLED_POINTER, e.range(),
					Unfollowed.ANOTHER_OBJECT_MAY_GET_ADDRESS_THAT_IS_COMPARED.of());
		}
		Use named = new Use(use.range(), RootVariable.of(e.arguments().get(0)), use.frame(), use.state());
		pointer.targets().stream().filter(t -> !t.isUnknown())
				.forEach(t -> execution.memory().blocks().release(t.at(Ints.ZERO), named));
	}

	/**
	 * Whether an owner that ends is surely the last one of its block. Where the block has, or had, several owners and none is known that
	 * goes on, the last one may be this, which is not followed.
	 */
	boolean isLast(Call e, List<Value> arguments, Use use) {
		boolean alone = isSurely(arguments.get(0));
		if (!alone && !isSurely(arguments.get(1)) && machine.task().isPresent() && !machine.recorder().isMuted() && !use.state().isDead()) {
			machine.recorder().gap(GapKind.UNMODELLED_CALL, placeInProgram(e, use.frame()),
					Unfollowed.WHICH_OWNER_ENDS_THE_BLOCK_IS_NOT_FOLLOWED.of());
		}
		return alone;
	}

	/** The innermost place that is no code of the library. */
	private static SourceRange placeInProgram(Call e, Frame frame) {
		return frame.calls().stream().map(CallSite::place).filter(p -> !p.isBuiltIn()).reduce((outer, inner) -> inner).orElse(e.range());
	}

	private static boolean isSurely(Value condition) {
		return Ints.constant(condition.term()).filter(n -> n != 0).isPresent();
	}

	/** The fresh object with what was in the old one. */
	Value moved(Call e, List<Value> arguments, Use use) {
		Value.Pointer fresh = execution.allocations().allocate(VoidType.VOID, e, use.frame());
		MemoryObject object = fresh.targets().get(0).object();
		boolean fromNothing = arguments.isEmpty() || Ints.isConstant(arguments.get(0).term(), 0);
		if (!fromNothing) {
			Set<MemoryObject> old = Value.pointedTo(arguments.get(0));
			old.forEach(o -> machine.exposure().store(object, machine.exposure().heldIn(o, use.state()), use.state()));
			use.state().setContents(object, kept(arguments.get(0), object, use)
					.orElseGet(() -> execution.memory().held().lost(object, e.range(),
							Unfollowed.WHAT_WAS_IN_BLOCK_BEFORE_IS_NOT_FOLLOWED.of())));
		}
		return fresh;
	}

	/** A fresh object with a text. */
	Value duplicate(Call e, Use use) {
		Value.Pointer fresh = execution.allocations().allocate(VoidType.VOID, e, use.frame());
		MemoryObject object = fresh.targets().get(0).object();
		use.state().setContents(object,
				execution.memory().held().lost(object, e.range(), Unfollowed.TEXT_THAT_IS_COPIED_IS_NOT_FOLLOWED.of()));
		return fresh;
	}

	/** What the one block that a pointer leads to holds, where it is followed. */
	private Optional<Contents> kept(Value pointer, MemoryObject object, Use use) {
		List<Place> targets = pointer.targets();
		boolean one = machine.task().isEmpty() && targets.size() == 1 && object.arity() == 0 && targets.get(0).object().arity() == 0
				&& !targets.get(0).isUnknown() && !targets.get(0).object().isFromOutside();
		return one ? Optional.of(execution.memory().held().of(use.state(), targets.get(0).object())) : Optional.empty();
	}

	/** {@code posix_memalign} and its like. */
	void allocateTo(Call e, List<Value> arguments, Use use) {
		Value.Pointer fresh = execution.allocations().allocate(VoidType.VOID, e, use.frame());
		if (arguments.isEmpty() || arguments.get(0).isUnknownPointer()) {
			execution.memory().unknown().touch(Touch.WRITE, use);
		} else {
			execution.memory().store(arguments.get(0).targets(), new PointerType(VoidType.VOID, false), fresh, use);
		}
	}
}
