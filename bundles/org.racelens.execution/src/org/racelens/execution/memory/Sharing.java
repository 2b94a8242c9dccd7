package org.racelens.execution.memory;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Layout;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Statement.Initialization;

/** Which objects the task that is being executed has for itself, so that their contents are followed, and which it shares with others. */
public final class Sharing {
	private final Machine machine;

	public Sharing(Machine machine) {
		this.machine = machine;
	}

	/**
	 * Whether others than the current task can write the object, so that its contents are not followed: what was there before the region,
	 * and what another task made or tasks inside this one write.
	 */
	boolean isShared(MemoryObject object) {
		return machine.task().filter(t -> object.depth() < t.level() || isWrittenByOthers(object, t)).isPresent()
				&& object.kind() != MemoryObject.Kind.LITERAL && !isWrittenOnlyHere(object) && !isHandedOn(object);
	}

	/**
	 * Whether others write what a task of the region made: tasks inside that one, or whoever follows a pointer that code outside of the
	 * analysed function had from a thread of its copy.
	 */
	private static boolean isWrittenByOthers(MemoryObject object, TaskContext task) {
		return task.run().escapes().isWrittenBelow(object) || isKnownCopy(object) && task.run().mayWrite().mayAlias(object);
	}

	/** Whether an object is the threads' copies of a variable, to one of which pointers from outside of the analysed function may lead. */
	private static boolean isKnownCopy(MemoryObject object) {
		return ThreadCopies.isCopy(object) && object.isKnownOutside();
	}

	/** Whether tasks inside the current one, or several lanes of it, reach the object that it made, so that accesses to it count. */
	boolean isReachedByOthers(Place place) {
		return machine.task().filter(t -> t.run().escapes().isReached(place.object())
				|| t.enclosing().lanes().stream()
						.anyMatch(l -> l.isShared(place, machine.made().homes().getOrDefault(place.object(), List.of()))))
				.isPresent()
				|| isKnownCopy(place.object()) || isWrittenOnlyHere(place.object()) || isHandedOn(place.object());
	}

	/**
	 * Whether a scalar from before the region, or a structure of some, is written only where all threads come by and go on when it is done,
	 * so that an implicit task follows its value as that of a variable of its own: a read that may see another value races with the write.
	 */
	public boolean isHandedOn(MemoryObject object) {
		return machine.task()
				.filter(t -> t.outer().isEmpty() && object.depth() == 0 && object.isVariable() && !scalars(object.element()).isEmpty()
						&& t.run().escapes().isHandedOn(object) && !t.run().mayWrite().isEverything()
						&& !t.run().mayWrite().mayAlias(object))
				.isPresent();
	}

	/** The scalars that an object of a type consists of; none where they are not followed one by one. */
	private List<Type> scalars(Type type) {
		return Layout.isScalar(type) ? List.of(type)
				: machine.layout().parts(type).map(parts -> parts.stream().map(Layout.Part::type).toList()).orElse(List.of());
	}

	/** Whether an object that is handed on may hold a pointer. */
	public boolean isOfPointers(MemoryObject object) {
		return scalars(object.element()).stream().anyMatch(PointerType.class::isInstance);
	}

	/**
	 * Whether all that writes a variable from before the region is the part of the region around the current point, which one thread
	 * executes: then it reads what it wrote itself.
	 */
	public boolean isWrittenOnlyHere(MemoryObject object) {
		return machine.task().filter(t -> !t.onlyHere().isEmpty() && object.depth() == 0 && object.isVariable()
				&& t.run().escapes().isWrittenOnlyIn(object, t.onlyHere()) && !t.run().mayWrite().isEverything()
				&& !t.run().mayWrite().mayAlias(object)).isPresent();
	}

	/**
	 * Whether an object is allocated at a place where each implicit task of the outermost team comes by once at most, and no address of
	 * such an object is taken for a number: as a number it would be the family's and the thread's.
	 */
	boolean canBePublished(MemoryObject object) {
		return object.kind() == MemoryObject.Kind.HEAP && object.depth() == 1 && object.arity() == 0
				&& machine.task().filter(t -> t.outer().isEmpty() && t.deviceLevel().isEmpty() && t.run().linear().isEmpty()
						&& !t.run().escapes().areNumbers()).isPresent();
	}

	/** Whether all that writes a variable is the code that makes it, before anything reads it. */
	boolean isMadeOnce(MemoryObject object) {
		Optional<Variable> flag = object.variable().filter(v -> v.storage() == Variable.Storage.STATIC_LOCAL)
				.map(machine.program().initializations()::get).flatMap(Initialization::guard);
		TaskContext task = machine.task().orElseThrow();
		return flag.isPresent() && (machine.variables().neverWritten(object.variable().orElseThrow())
				|| task.run().escapes().isWrittenOnlyIn(object, MemoryObject.keyOf(flag.get()).text())
						&& !task.run().mayWrite().isEverything()
						&& !task.run().mayWrite().mayAlias(object));
	}

	/** Whether a load may see what the region writes. */
	static boolean mayBeWritten(Place place, Optional<Long> size, Use use, TaskContext task) {
		return place.object().depth() > 0 ? mayChange(place.object(), task) : task.run().mayWrite(place, size, use.types().orElseThrow());
	}

	/**
	 * Whether what a task of the region made may hold something else than what that task last wrote: if others write it, and on devices and
	 * where a task or thread goes on meanwhile, if it is written after its initialisation.
	 */
	public static boolean mayChange(MemoryObject object, TaskContext task) {
		boolean copied = ThreadCopies.isCopy(object) || task.deviceLevel().filter(l -> object.depth() < l).isPresent();
		return copied ? task.run().escapes().isWritten(object) || isWrittenByOthers(object, task)
				: task.run().escapes().isChangedMeanwhile(object);
	}
}
