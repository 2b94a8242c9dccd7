package org.racelens.execution;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.racelens.execution.call.SeenCode;
import org.racelens.execution.machine.Machine;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * Executions that stand for encounters of regions that are not known, or of which it is not known where pointers lead: of functions with
 * any arguments, which is all that their callers may pass. Where that ends early, and of the program's start, one stands that does not
 * follow calls of serial code which cost much: they may do anything. Nothing stands for encounters in functions that may be called in
 * regions, beside which other code was met, and where threads are started by other means.
 */
final class StandIns {
	private final ParsedUnit unit;
	private final Machine machine;
	private final Roots roots;
	private final SeenCode seen;
	/** whether the execution of a function with any arguments ended early, as it would again */
	private final Predicate<FunctionDefinition> endedEarly;
	/** executes a function with any arguments; whether to its end */
	private final Predicate<FunctionDefinition> anyArguments;

	StandIns(ParsedUnit unit, Machine machine, SeenCode seen, Predicate<FunctionDefinition> endedEarly,
			Predicate<FunctionDefinition> anyArguments) {
		this.seen = seen;
		this.unit = unit;
		this.machine = machine;
		this.endedEarly = endedEarly;
		this.anyArguments = anyArguments;
		roots = new Roots(unit);
	}

	/**
	 * Executes what stands for encounters; what nothing stands for stays unknown.
	 *
	 * @param executed the functions that were executed with any arguments already
	 * @param failures by construct that no root has met, why
	 */
	void execute(Map<FunctionDefinition, List<ConstructStatement>> constructs, Set<FunctionDefinition> executed,
			Map<Construct, ModelGap> failures) {
		constructs.forEach((function, own) -> {
			if (!executed.contains(function) && !isGivenWhatIsNotFollowed(function)) {
				machine.regions().leaveLost(own.stream().map(ConstructStatement::construct).toList());
			}
		});
		constructs.forEach((function, own) -> own.stream().map(ConstructStatement::construct)
				.filter(c -> unit.language().isProgram(function.name()) && !machine.regions().isMet(c) && failures.containsKey(c))
				.forEach(c -> machine.regions().leaveUnmet(c, failures.get(c))));
		List<Construct> open = machine.regions().alone();
		if (!open.isEmpty() && roots.startingThreads().isEmpty()) {
			Set<String> inRegions = roots.calledInRegions();
			constructs.forEach((function, own) -> {
				List<Construct> unknown = own.stream().map(ConstructStatement::construct).filter(c -> open.stream().anyMatch(o -> o == c))
						.toList();
				if (!unknown.isEmpty() && !inRegions.contains(function.key())) {
					standIn(function, unknown);
				}
			});
		}
		machine.regions().closeAll();
	}

	private void standIn(FunctionDefinition function, List<Construct> unknown) {
		boolean stands = !isEnded(function) && machine.regions().standIn(unknown, () -> anyArguments.test(function));
		if (!stands) {
			skippingCostly(function, () -> machine.regions().standIn(unknown, () -> anyArguments.test(function)));
		}
	}

	/** Executes a function without following calls of serial code that cost much; not if something else could run beside its regions. */
	void skipCostly(FunctionDefinition function, Runnable execution) {
		if (roots.startingThreads().isEmpty() && !roots.calledInRegions().contains(function.key())) {
			skippingCostly(function, execution);
		}
	}

	/** Other functions than the program's start only in C: objects of C++ that can be called are not looked for in what they call. */
	private void skippingCostly(FunctionDefinition function, Runnable execution) {
		Set<String> costly = roots.costly();
		boolean isKnown = !unit.language().hasMangledNames() || unit.language().isProgram(function.name());
		if (isKnown && !seen.mayLeaveRunning(costly)) {
			machine.serial().skipping(costly, execution);
		}
	}

	/** Whether nothing is to be expected of executing the function as it is. */
	private boolean isEnded(FunctionDefinition function) {
		return unit.language().isProgram(function.name()) || endedEarly.test(function);
	}

	/**
	 * Whether arguments are structures of which callers know more than is followed: where pointers in them lead is no question to anybody.
	 */
	private boolean isGivenWhatIsNotFollowed(FunctionDefinition function) {
		return function.parameters().stream().map(Variable::type)
				.anyMatch(type -> type instanceof RecordType && machine.layout().parts(type).isEmpty());
	}
}
