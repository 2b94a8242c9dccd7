package org.racelens.execution.device;

import java.util.List;
import java.util.Map;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.TaskTraits;
import org.racelens.execution.task.TaskBody;
import org.racelens.execution.task.TaskDependences;
import org.racelens.execution.value.HostCopy;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Offloading;

/**
 * {@code target data}, {@code target enter data}, {@code target exit data} and {@code target update}: what has storage on a device, and
 * copies to and from it. The stand-alone ones are tasks; without {@code nowait} the encountering task waits for them. Semantics §5; OpenMP
 * 5.2 §13.5, §13.6, §13.7, §13.9.
 */
public final class TargetDataSemantics {
	private final Execution execution;
	private final Machine machine;
	private final HostCopies copies;
	private final TaskBody tasks;
	private final DeviceThread device;
	private final DeviceMemory deviceMemory;

	public TargetDataSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		copies = new HostCopies(execution);
		tasks = new TaskBody(execution);
		device = new DeviceThread(execution);
		deviceMemory = new DeviceMemory(execution);
	}

	/** Which device is meant, and whether any: the encountering task finds out. OpenMP 5.2 §13.2, §3.4 */
	private void choose(Construct c, State state, Frame frame) {
		c.directive().clauses().stream().filter(x -> x.name() == ClauseName.DEVICE || x.name() == ClauseName.IF)
				.filter(ExpressionClause.class::isInstance).flatMap(x -> ((ExpressionClause) x).expression().stream())
				.forEach(e -> execution.at(state, frame).value(e));
	}

	/**
	 * Executes a {@code target data} construct: what it maps has storage on the device during the body, and is copied before and after it.
	 */
	public void execute(Offloading.TargetData c, State state, Frame frame) {
		choose(c, state, frame);
		List<HostCopy> mapped = copies.of(c.clauses(), state, frame);
		Map<Variable, MemoryObject> bindings = state.bindings();
		if (machine.task().isPresent()) {
			copies.read(mapped, state, frame);
		}
		deviceMemory.enter(mapped, state);
		c.clauses(ListClause.class, ClauseName.USE_DEVICE_PTR).forEach(l -> l.items().forEach(i -> devicePointer(c, i, state, frame)));
		if (machine.task().isPresent()) {
			execution.execute(c.body(), state, frame);
		} else {
			copies.apart(c, state, frame, () -> execution.execute(c.body(), state, frame));
		}
		state.restoreBindings(bindings);
		deviceMemory.exit(mapped, state);
		if (machine.task().isPresent()) {
			leave(c, mapped, state, frame);
		}
	}

	/** At the end the device's copies are read, at once. */
	private void leave(Offloading.TargetData c, List<HostCopy> mapped, State state, Frame frame) {
		List<HostCopy> back = copies.comingBack(mapped);
		if (!back.isEmpty()) {
			TaskTraits atOnce = new TaskTraits(Bools.FALSE, machine.task().orElseThrow().isFinal(), List.of());
			tasks.generate(c, atOnce, (inner, within) -> {
				inner.begin();
				device.execute(c, (on, there) -> {
					copies.onDevice(back, on, there);
					copies.write(back, on, there);
				}, inner, within);
			}, state, frame);
		}
	}

	/** Inside the construct the name means a copy of the pointer that points to the device's storage. OpenMP 5.2 §5.4.8 */
	private void devicePointer(Offloading.TargetData c, ListItem item, State state, Frame frame) {
		item.variable().ifPresent(v -> {
			Value host = item.expression().map(e -> execution.at(state, frame).value(e)).orElse(Value.of(0));
			MemoryObject copy = execution.variables().declare(v, "device pointer@" + c.range().offset() + " ", state, frame);
			if (host instanceof Value.Pointer p && !machine.program().hasUnifiedMemory()) {
				Value there = new Value.Pointer(p.targets().stream().map(Place::onDevice).toList(), p.term());
				machine.layout().size(v.type())
						.ifPresent(n -> state.setContents(copy, execution.memory().held().of(state, copy).store(0, n, there)));
			}
		});
	}

	/**
	 * Executes {@code target enter data}, {@code target exit data} or {@code target update}: as a task inside of regions; the reference
	 * counts change in serial code too.
	 */
	public void execute(Offloading.TargetMotion c, State state, Frame frame) {
		choose(c, state, frame);
		boolean leaving = c.leaf() == DirectiveName.TARGET_EXIT_DATA;
		List<HostCopy> moved = leaving ? copies.leaving(c.clauses(), state, frame) : copies.of(c.clauses(), state, frame);
		if (machine.task().isPresent()) {
			List<Clause> clauses = c.clauses();
			TaskTraits traits = new TaskTraits(Bools.of(c.has(ClauseName.NOWAIT)), machine.task().get().isFinal(),
					new TaskDependences(execution, state, frame).of(clauses));
			tasks.generate(c, traits, (inner, within) -> {
				inner.begin();
				device.execute(c, (on, there) -> move(c, moved, on, there), inner, within);
			}, state, frame);
		}
		if (c.leaf() == DirectiveName.TARGET_ENTER_DATA) {
			deviceMemory.enter(moved, state);
		} else if (leaving) {
			deviceMemory.exit(moved, state);
		} else {
			deviceMemory.update(moved, state);
		}
	}

	private void move(Offloading.TargetMotion c, List<HostCopy> moved, State state, Frame frame) {
		copies.read(moved, state, frame);
		if (c.leaf() != DirectiveName.TARGET_ENTER_DATA) {
			copies.onDevice(moved, state, frame);
		}
		copies.write(moved, state, frame);
	}
}
