package org.racelens.analysis.tests.execution;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.SymbolicExecution;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Signs;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.options.ExecutionOptions;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Region;
import org.racelens.execution.state.ExecutionSetting;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.phase.UniformLoads;

/** Small programs that are executed symbolically and not decided: what their regions do, and machines for single parts of an execution. */
final class Executed {
	private static final ExecutionSetting SETTING = new ExecutionSetting(ExecutionOptions.defaults(), UniformLoads::refused);

	private Executed() {
	}

	/** A machine for a program of which nothing has been executed yet. */
	static Machine machine(String program) {
		return new Machine(unit(program), Map.of(), SETTING, Cancellation.NEVER);
	}

	/** Arithmetic where nothing is known but what the machine knows. */
	static Arithmetic arithmetic(Machine machine) {
		return new Arithmetic(machine, new Signs(machine));
	}

	/** A variable of namespace scope by its name. */
	static Variable variable(Machine machine, String name) {
		return machine.program().globals().values().stream().map(d -> d.variable()).filter(v -> v.name().equals(name)).findFirst()
				.orElseThrow();
	}

	/** The object that a variable of namespace scope is. */
	static MemoryObject object(Variable variable) {
		return new MemoryObject(MemoryObject.keyOf(variable), variable.name(), MemoryObject.Kind.VARIABLE, Optional.of(variable),
				variable.type(), 0, 0);
	}

	/** The only region of a program. */
	static Region region(String program) {
		List<Region> regions = SymbolicExecution.run(unit(program), Focus.EVERYTHING, SETTING, Cancellation.NEVER).regions();
		if (regions.size() != 1) {
			throw new AssertionError(regions.size() + " regions in " + program);
		}
		return regions.get(0);
	}

	/** The items of a kind in a region, in textual order, wherever they stand. */
	static <T extends Item> List<T> items(Region region, Class<T> kind) {
		List<T> found = new ArrayList<>();
		collect(region.items(), kind, found);
		return found;
	}

	private static <T extends Item> void collect(List<Item> items, Class<T> kind, List<T> found) {
		for (Item item : items) {
			if (kind.isInstance(item)) {
				found.add(kind.cast(item));
			}
			collect(item.inside(), kind, found);
		}
	}

	/** The marks of a kind in a region, in textual order. */
	static <T extends OrderMark> List<T> marks(Region region, Class<T> kind) {
		return items(region, Item.OrderPoint.class).stream().map(Item.OrderPoint::mark).filter(kind::isInstance).map(kind::cast).toList();
	}

	/** Terms and formulas where some symbols have values, and all others are 0. */
	static Evaluator where(Map<Symbol, Long> values) {
		return new Evaluator(new Assignment(values, Map.of()));
	}

	private static ParsedUnit unit(String program) {
		try {
			SourceText source = new SourceText("test.c", program, 0);
			return new CdtFrontEnd().parse(source, CompileCommand.forPath(source.path()), Cancellation.NEVER);
		} catch (FrontEndException e) {
			throw new AssertionError(e.getMessage(), e);
		}
	}
}
