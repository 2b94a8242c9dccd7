package org.racelens.exploration.machine;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.exploration.skeleton.Assignment;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Either;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.Register;
import org.racelens.exploration.skeleton.Segment;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.exploration.skeleton.Step;
import org.racelens.exploration.skeleton.Until;

/** The numbers of all registers that statements mention, to read or to set them. */
record Mentioned(Set<Integer> numbers) implements Statement.Visitor<Void> {
	static Set<Integer> in(Expression expression) {
		Set<Register> registers = new HashSet<>();
		expression.collect(registers);
		Set<Integer> numbers = new TreeSet<>();
		registers.forEach(register -> numbers.add(register.number()));
		return numbers;
	}

	@Override
	public Void visitStep(Step step) {
		RegistersOf used = RegistersOf.operation(step.operation());
		numbers.addAll(used.read());
		numbers.addAll(used.set());
		return null;
	}

	@Override
	public Void visitSegment(Segment segment) {
		segment.registers().forEach(register -> numbers.add(register.number()));
		return null;
	}

	@Override
	public Void visitAssignment(Assignment assignment) {
		numbers.add(assignment.register().number());
		numbers.addAll(in(assignment.value()));
		return null;
	}

	@Override
	public Void visitBranch(Branch branch) {
		numbers.addAll(in(branch.condition()));
		all(branch.then());
		all(branch.otherwise());
		return null;
	}

	@Override
	public Void visitEither(Either either) {
		all(either.one());
		all(either.other());
		return null;
	}

	@Override
	public Void visitLoop(Loop loop) {
		numbers.addAll(in(loop.condition()));
		all(loop.body());
		return null;
	}

	@Override
	public Void visitUntil(Until until) {
		numbers.addAll(in(until.condition()));
		all(until.body());
		return null;
	}

	private void all(List<Statement> statements) {
		statements.forEach(statement -> statement.accept(this));
	}
}
