package org.racelens.execution.memory;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Site;
import org.racelens.execution.state.AtomicScope;
import org.racelens.execution.state.Escapes;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.SectionCopies.Outside;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Presence.Section;
import org.racelens.execution.value.Touch;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.source.SourceRange;

/** Records the accesses of a region's tasks to what they share, and notes who reaches and writes what. */
public final class AccessRecorder {
	/** more bytes than any block has */
	private static final IntExpr WHOLE_BLOCK = Ints.of(1L << 40);

	private static final Set<Long> USUAL_SIZES = Set.of(1L, 2L, 4L, 8L);

	private final Machine machine;
	private final Sharing sharing;
	private final ThreadCopies copies;

	AccessRecorder(Machine machine, Sharing sharing, ThreadCopies copies) {
		this.machine = machine;
		this.sharing = sharing;
		this.copies = copies;
	}

	/** An access of the program. */
	public void record(Place place, IntExpr size, Touch touch, Use use) {
		record(place, size, touch, Item.Purpose.ACCESS, use);
	}

	/** The end of the life of a block, however large it is. */
	void release(Place start, Use use) {
		record(start, WHOLE_BLOCK, Touch.WRITE, Item.Purpose.RELEASE, use);
	}

	/** The end of the life of local variables that tasks reach. */
	public void endLife(List<MemoryObject> locals, SourceRange place, Frame frame, State state) {
		for (MemoryObject object : locals) {
			if (sharing.isReachedByOthers(Place.of(object))) {
				record(Place.of(object), machine.layout().size(object.element()).map(Ints::of).orElse(Ints.ONE), Touch.WRITE,
						Item.Purpose.END_OF_LIFE,
						new Use(place, object.name(), frame, state));
			}
		}
	}

	/** An access of some bytes that may lie outside of the section that a copy is of: one where it does, by the section's text. */
	void checkSection(Place place, IntExpr bytes, Use use) {
		machine.made().sectionCopies().outside(place, bytes).or(() -> besideMapped(place, bytes, use.state()))
				.ifPresent(o -> record(o.place(), bytes, Touch.READ, Item.Purpose.OUTSIDE_SECTION,
						new Use(use.range(), o.section(), use.frame(), use.state())));
	}

	/** The accesses on a device beside the part of an object that is mapped: the device has no storage there. OpenMP 5.2 §5.8.3 */
	private Optional<Outside> besideMapped(Place place, IntExpr bytes, State state) {
		MemoryObject object = place.object();
		Optional<Section> mapped = machine.task().filter(t -> isOnDevice(object, t))
				.flatMap(t -> machine.made().mappedParts().of(object, state.onDevice())).filter(s -> !isAll(s, object));
		return mapped.map(s -> s.outside(place, bytes)).filter(p -> !p.guard().equals(Bools.FALSE))
				.map(p -> new Outside(p, "the mapped part of " + object.name()));
	}

	private boolean isAll(Section section, MemoryObject object) {
		Optional<Long> size = object.variable().flatMap(v -> machine.layout().size(v.type()));
		return section.extent() == Section.Extent.ALL || Ints.isConstant(section.offset(), 0)
				&& size.filter(n -> Ints.isConstant(section.bytes(), n)).isPresent();
	}

	/**
	 * Records an access of the current task to bytes from a place on, and notes who reaches and writes the object; nothing where the
	 * recorder is muted or the point is not reached.
	 */
	public void record(Place place, IntExpr size, Touch touch, Item.Purpose purpose, Use use) {
		State state = use.state();
		if (machine.recorder().isMuted() || state.isDead()) {
			return;
		}
		TaskContext task = machine.task().orElseThrow();
		if (purpose != Item.Purpose.END_OF_LIFE && purpose != Item.Purpose.OUTSIDE_SECTION) {
			note(place, touch, task, use);
		}
		machine.recorder().record(
				new Item.Access(new Site(site(place, use), task.nextSite()), use.range(),
						Bools.and(state.live(), place.guard(), Bools.and(state.knowledge().known())),
						reached(place, task), size, use.types().orElseGet(() -> machine.aliasing().of(place.object())),
						use.variable().isEmpty() ? place.object().name() : use.variable(), touch == Touch.WRITE,
						atomicity(size, task, use),
						locks(task, state), task.enclosing().groups().around(), List.copyOf(state.knowledge().weakened()),
						state.knowledge().unknownOrder(),
						state.knowledge().unknownExclusion().or(state.locks()::doubt), use.frame().calls(), purpose));
	}

	private static Item.Atomicity atomicity(IntExpr size, TaskContext task, Use use) {
		if (!task.atomic().places().contains(use.range())) {
			return Item.Atomicity.PLAIN;
		}
		boolean usual = Ints.constant(size).filter(USUAL_SIZES::contains).isPresent();
		return usual && !task.atomic().unaligned() ? Item.Atomicity.DEVICE : Item.Atomicity.CONTENTION_GROUP;
	}

	/** A key of an access that is the same in each execution of the region. */
	static String site(Place place, Use use) {
		return use.frame().path() + "@" + use.range().offset() + ":" + place.object().key().text();
	}

	/** Marks the access just recorded as a read, of a value that may be handed over or is merely seen. */
	void markRead(Use use, Supplier<OrderMark.Read> read) {
		if (isRecorded(use)) {
			OrderMark.Read found = read.get();
			mark(use, handsOver(use) ? found : new OrderMark.Look(found.value(), found.initial()));
		}
	}

	/** Marks the access just recorded as a write that may hand something over. */
	void markWrite(Use use, Supplier<OrderMark.Write> write) {
		if (isRecorded(use) && handsOver(use)) {
			mark(use, write.get());
			show();
		}
	}

	/** Who finds what is written here may find what the part of the region around wrote before. */
	private void show() {
		Optional<TaskContext> task = machine.task();
		while (task.filter(t -> t.onlyHere().isEmpty()).isPresent()) {
			task = task.get().outer();
		}
		Escapes found = machine.task().orElseThrow().run().escapesFound();
		task.ifPresent(t -> found.addShowing(t.onlyHere()));
		found.addShowing();
	}

	private boolean isRecorded(Use use) {
		return !machine.recorder().isMuted() && !use.state().isDead();
	}

	/** Whether accesses of an expression may hand something over: atomic ones, and those under locks. */
	boolean handsOver(Use use) {
		TaskContext task = machine.task().orElseThrow();
		return task.atomic().places().contains(use.range()) || locks(task, use.state()).stream().anyMatch(Lock::handsOver);
	}

	private void mark(Use use, OrderMark mark) {
		machine.recorder().record(
				new Item.OrderPoint(use.range(), use.state().live(), mark, machine.task().orElseThrow().enclosing().groups().around()));
	}

	private static Set<Lock> locks(TaskContext task, State state) {
		Set<Lock> held = new LinkedHashSet<>(task.enclosing().locks());
		held.addAll(state.locks().locks());
		state.knowledge().passed().forEach(flag -> held.add(Lock.named(Lock.Kind.PASSED, flag.key().text(), task.level())));
		return held;
	}

	private void note(Place place, Touch touch, TaskContext task, Use use) {
		MemoryObject object = place.object();
		if (object.depth() == 0) {
			noteOuter(object, touch, task, use);
			return;
		}
		if (task.isInTaskOf(object.depth())) {
			task.run().escapesFound().addTasks(object);
		}
		if (object.depth() == task.level() && !copies.isAnother(place)) {
			if (touch == Touch.WRITE) {
				task.run().escapesFound().addWrite(object);
			}
		} else if (touch == Touch.WRITE) {
			task.run().escapesFound().addWriteBelow(object);
		} else {
			task.run().escapesFound().addRead(object);
		}
	}

	/** An access of what was there before the region. */
	private void noteOuter(MemoryObject object, Touch touch, TaskContext task, Use use) {
		Escapes found = task.run().escapesFound();
		String part = task.onlyHere();
		boolean outside = !found.isHandingOn(part) && task.outer().isEmpty() && task.enclosing().loops().isEmpty();
		found.addVisit(object, part);
		if (touch == Touch.WRITE && outside && !handsOver(use) && object.isVariable() && sharing.isOfPointers(object)) {
			found.addLastWriter(object, part);
		} else if (touch == Touch.WRITE) {
			found.addWriter(object, part);
		}
	}

	/** The place as the executing thread reaches it: a device has copies of what was made before. */
	private Place reached(Place place, TaskContext task) {
		Place located = located(place.formed(place.formation().during(machine.serial().calls())));
		return isOnDevice(place.object(), task) ? located.onDevice() : located;
	}

	private boolean isOnDevice(MemoryObject object, TaskContext task) {
		return task.deviceLevel().filter(l -> object.depth() < l).isPresent() && !machine.program().hasUnifiedMemory();
	}

	/** The place, where a task of the region made its object with the instance of that task. */
	public Place located(Place place) {
		MemoryObject object = place.object();
		if (object.depth() == 0) {
			return place;
		}
		TaskContext task = machine.task().orElseThrow();
		List<IntExpr> instance = new ArrayList<>();
		if (copies.isAnother(place)) {
			return place;
		}
		if (ThreadCopies.isCopy(object)) {
			instance.addAll(task.executors());
		} else if (machine.made().homes().containsKey(object)) {
			instance.addAll(machine.made().homes().get(object));
		} else {
			instance.addAll(task.numbers(object.depth()));
		}
		instance.addAll(place.instance());
		return place.of(instance);
	}

	/**
	 * An update of a variable whose value the program never sees: of a lock.
	 *
	 * @param atomic places of expressions whose accesses are atomic
	 */
	public void update(Place place, IntExpr bytes, Set<SourceRange> atomic, Use use) {
		if (sharing.isShared(place.object()) || sharing.isReachedByOthers(place)) {
			TaskContext task = machine.task().orElseThrow();
			AtomicScope around = task.atomic();
			task.setAtomic(around.at(atomic));
			record(place, bytes, Touch.WRITE, Item.Purpose.LOCK, use);
			task.setAtomic(around);
		}
	}

	/** A loop gives its variable the next value: others see that where a task shares the variable. */
	public void step(MemoryObject loopVariable, SourceRange loop, Frame frame, State state) {
		if (machine.task().filter(t -> t.run().escapes().isOfTasks(loopVariable)).isPresent()) {
			record(Place.of(loopVariable), machine.layout().size(loopVariable.element()).map(Ints::of).orElse(Ints.ONE), Touch.WRITE,
					new Use(loop, loopVariable.name(), frame, state));
		}
	}

	/** Whether a load is taken for one that sees the same value in all threads; each of them has its own copy of a variable. */
	static boolean isUniform(Place place, Use use, TaskContext task) {
		String site = site(place, use);
		boolean oneAddress = !ThreadCopies.isCopy(place.object()) && task.isUniform(place.offset())
				&& place.instance().stream().allMatch(task::isUniform);
		boolean uniform = oneAddress && task.uniformLoads().contains(site);
		if (uniform) {
			task.run().uniformFound().add(site);
		}
		return uniform;
	}
}
