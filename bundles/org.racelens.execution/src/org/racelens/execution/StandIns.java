package org.racelens.execution;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
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
 * any arguments, which is all that their callers may pass, and of the program once more without following calls of serial code that cost
 * much, which may do anything. Nothing stands for encounters in functions that may be called in regions, beside which other code was met,
 * and where threads are started by other means.
 */
final class StandIns {
	private final ParsedUnit unit;
	private final Machine machine;
	private final Roots roots;

	StandIns(ParsedUnit unit, Machine machine, Roots roots) {
		this.unit = unit;
		this.machine = machine;
		this.roots = roots;
	}

	/**
	 * Executes what stands for encounters; what nothing stands for stays unknown.
	 *
	 * @param executed the functions that were executed with any arguments already
	 * @param failures by construct that no root has met, why
	 * @param anyArguments executes a function with any arguments
	 */
	void execute(Map<FunctionDefinition, List<ConstructStatement>> constructs, Set<FunctionDefinition> executed,
			Map<Construct, ModelGap> failures, Consumer<FunctionDefinition> anyArguments) {
		constructs.forEach((function, own) -> {
			if (!executed.contains(function) && !isGivenWhatIsNotFollowed(function)) {
				machine.regions().leaveLost(own.stream().map(ConstructStatement::construct).toList());
			}
		});
		constructs.forEach((function, own) -> own.stream().map(ConstructStatement::construct)
				.filter(c -> isProgram(function) && !machine.regions().isMet(c) && failures.containsKey(c))
				.forEach(c -> machine.regions().leaveUnmet(c, failures.get(c))));
		List<Construct> open = machine.regions().alone();
		if (!open.isEmpty() && roots.startingThreads().isEmpty()) {
			Set<String> inRegions = roots.calledInRegions();
			constructs.forEach((function, own) -> {
				List<Construct> unknown = own.stream().map(ConstructStatement::construct).filter(c -> open.stream().anyMatch(o -> o == c))
						.toList();
				Set<String> skipped = isProgram(function) ? roots.costly() : Set.of();
				if (!unknown.isEmpty() && !inRegions.contains(function.key()) && !roots.mayLeaveRunning(skipped)) {
					machine.serial().skipping(skipped,
							() -> machine.regions().standIn(unknown, () -> anyArguments.accept(function)));
				}
			});
		}
		machine.regions().closeAll();
	}

	/**
	 * Whether arguments are structures of which callers know more than is followed: where pointers in them lead is no question to anybody.
	 */
	private boolean isGivenWhatIsNotFollowed(FunctionDefinition function) {
		return function.parameters().stream().map(Variable::type)
				.anyMatch(type -> type instanceof RecordType && machine.layout().parts(type).isEmpty());
	}

	private boolean isProgram(FunctionDefinition function) {
		return unit.language().isProgram(function.name());
	}
}
