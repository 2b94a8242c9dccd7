package org.racelens.execution.device;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Space;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.CopyDirection;
import org.racelens.execution.value.HostCopy;
import org.racelens.execution.value.Presence;
import org.racelens.execution.value.Presence.Section;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;

/**
 * What a device's copies of the host's objects hold: the contents of {@link MemoryObject#onDevice}, which loops and branches treat like
 * those of any object. Code on a device knows what an object holds where its copy holds the same: whether a device is there at all, or the
 * host executes the region on its own storage, is not known. Semantics §8; OpenMP 5.2 §5.8.3, §13.9
 */
final class DeviceMemory {
	private final Execution execution;
	private final Machine machine;

	DeviceMemory(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** From now on the items have storage on a device: what had none before gets what goes there. */
	void enter(List<HostCopy> copies, State state) {
		Map<MemoryObject, Presence> there = state.onDevice();
		forEach(copies, (c, p) -> {
			if (there.containsKey(p.object()) || isDeclared(p.object())) {
				again(c, p, state);
			} else if (c.goes(CopyDirection.TO) || machine.program().hasUnifiedMemory()) {
				copyThere(p.object(), state);
			} else {
				set(p.object().onDevice(), lost(p.object().onDevice(), c, Unfollowed.NOTHING_WAS_COPIED_THERE.of()), state);
			}
			there.merge(p.object(), Presence.entered(Section.of(c, p), p.guard()), Presence::and);
		});
		state.setOnDevice(there);
	}

	/** What is on the device already may go there again. */
	void refresh(List<HostCopy> copies, State state) {
		forEach(copies, (c, p) -> {
			if (mayBeThere(p.object(), state)) {
				again(c, p, state);
			}
		});
	}

	/** What surely is there stays as it is without {@code always}, but a section may be one that was not there before. */
	private void again(HostCopy c, Place p, State state) {
		if (c.goes(CopyDirection.TO) && state.isOnDevice(p.object()) && isAllThere(c, p, state)) {
			copyThere(p.object(), state);
		} else if (!isSame(p.object(), state) && (c.goes(CopyDirection.TO) || !isAllThere(c, p, state))) {
			set(p.object().onDevice(), lost(p.object().onDevice(), c, Unfollowed.PART_OF_IT_MAY_HAVE_BEEN_COPIED.of()), state);
		}
	}

	/** What {@code target update} copies. */
	void update(List<HostCopy> copies, State state) {
		forEach(copies, (c, p) -> {
			if (isSame(p.object(), state)) {
				return;
			}
			if (c.goes(CopyDirection.TO) && isAllThere(c, p, state)) {
				copyThere(p.object(), state);
			} else if (c.goes(CopyDirection.TO)) {
				set(p.object().onDevice(), lost(p.object().onDevice(), c, Unfollowed.PART_OF_IT_WAS_COPIED.of()), state);
			} else if (machine.task().isEmpty()) {
				set(p.object(),
						isAll(c, p) ? contents(p.object(), state) : lost(p.object(), c, Unfollowed.DEVICES_COPY_IS_ANOTHER.of()),
						state);
			}
		});
	}

	/** What comes back to serial code where the device's copies may end. */
	private void comeBack(List<HostCopy> copies, State state) {
		forEach(copies, (c, p) -> {
			if (machine.task().isEmpty() && c.goes(CopyDirection.FROM) && !isSame(p.object(), state)) {
				set(p.object(), lost(p.object(), c, Unfollowed.DEVICES_COPY_IS_ANOTHER.of()), state);
			}
		});
	}

	/** One user of the items' storage on a device is gone. */
	void exit(List<HostCopy> copies, State state) {
		comeBack(copies, state);
		Map<MemoryObject, Presence> there = state.onDevice();
		forEach(copies, (c, p) -> there.computeIfPresent(p.object(), (o, old) -> old.without(p.guard())));
		there.values().removeIf(Presence::isOver);
		state.setOnDevice(there);
	}

	/** On the device, what the host wrote since is not seen. */
	void forgetStale(State state, SourceRange place) {
		if (!machine.program().hasUnifiedMemory()) {
			state.onDevice().keySet().forEach(o -> forgetStale(o, Unfollowed.DEVICE_HAS_OLDER_COPY.of(), place, state));
		}
		for (Variable v : machine.program().unit().declared().onDevice()) {
			if (v.isStatic() && !v.constant() && !machine.variables().neverWritten(v)) {
				MemoryObject object = execution.variables().object(v, state, Frame.root(Frame.NO_FUNCTION));
				forgetStale(object, Unfollowed.DEVICE_HAS_VARIABLE_OF_ITS_OWN.of(), place, state);
			}
		}
	}

	private void forgetStale(MemoryObject object, Explanation why, SourceRange place, State state) {
		if (!isSame(object, state)) {
			state.setContents(object, execution.memory().held().lost(object, place, why));
		}
	}

	/** Executes code on the device: what it writes is not known of the copies afterwards. */
	void writing(State state, Runnable code) {
		WriteLog written = machine.recorder().logging(code);
		Set<MemoryObject> objects = new LinkedHashSet<>(written.wholeObjects());
		written.parts().forEach(p -> objects.add(p.object()));
		if (written.isEverything()) {
			objects.addAll(state.objects());
		}
		objects.stream().filter(o -> o.space() == Space.HOST && mayBeThere(o, state)).forEach(o -> log(o.onDevice()));
	}

	private boolean isDeclared(MemoryObject object) {
		return object.variable().filter(machine.program().unit().declared().onDevice()::contains).isPresent();
	}

	private boolean mayBeThere(MemoryObject object, State state) {
		return state.onDevice().containsKey(object) || isDeclared(object);
	}

	private boolean isSame(MemoryObject object, State state) {
		return contents(object, state).equals(execution.memory().held().of(state, object));
	}

	/** Before anything is copied, a variable of the device's own holds what the host's does when the program starts. */
	private Contents contents(MemoryObject object, State state) {
		return isDeclared(object) && machine.start().isMain() && state.contents(object.onDevice()).isEmpty()
				&& state.knowledge().everythingLost().isEmpty()
						? execution.memory().held().initial(object)
						: execution.memory().held().of(state, object.onDevice());
	}

	private void copyThere(MemoryObject object, State state) {
		set(object.onDevice(), execution.memory().held().of(state, object), state);
	}

	private void set(MemoryObject object, Contents contents, State state) {
		log(object);
		state.setContents(object, contents);
	}

	private void log(MemoryObject object) {
		machine.recorder().logs().forEach(log -> log.add(object, Ints.ZERO, Optional.empty()));
	}

	private Contents lost(MemoryObject object, HostCopy c, Explanation why) {
		return execution.memory().held().lost(object, c.item().range(), why);
	}

	/** Whether an item is surely all that the device has storage for. */
	private boolean isAllThere(HostCopy c, Place p, State state) {
		boolean known = p.guard().equals(Bools.TRUE) && p.instance().isEmpty();
		Optional<Presence> there = Optional.ofNullable(state.onDevice().get(p.object()));
		return isAll(c, p) || known && there.flatMap(Presence::section).equals(Optional.of(Section.of(c, p)));
	}

	/** Whether an item is surely all of the object. */
	private boolean isAll(HostCopy c, Place p) {
		Optional<Long> size = p.object().variable().flatMap(v -> machine.layout().size(v.type()));
		return p.guard().equals(Bools.TRUE) && p.instance().isEmpty() && Ints.isConstant(p.offset(), 0)
				&& size.filter(n -> Ints.isConstant(c.extent().bytes(), n)).isPresent();
	}

	private static void forEach(List<HostCopy> copies, BiConsumer<HostCopy, Place> action) {
		copies.forEach(c -> c.extent().places().forEach(p -> action.accept(c, p)));
	}
}
