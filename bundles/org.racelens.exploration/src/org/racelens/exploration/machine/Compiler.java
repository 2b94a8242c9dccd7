package org.racelens.exploration.machine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.racelens.exploration.skeleton.Assignment;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Either;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Operator;
import org.racelens.exploration.skeleton.Register;
import org.racelens.exploration.skeleton.Segment;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.exploration.skeleton.Step;
import org.racelens.exploration.skeleton.Until;

/** Makes a list of instructions of a program; loops get registers of their own, behind the program's, to count their trips. */
final class Compiler implements Statement.Visitor<Void> {
	private final Bounding bounding;
	private final List<Supplier<Instruction>> code = new ArrayList<>();
	/** counters of the loops around that begin anew with each visible operation */
	private final Deque<Register> counting = new ArrayDeque<>();
	private final List<Supplier<Rounds.Round>> rounds = new ArrayList<>();
	private boolean isFree;
	private int registers;

	private Compiler(Bounding bounding, int registers) {
		this.bounding = bounding;
		this.registers = registers;
	}

	static Code compile(List<Statement> program, Bounding bounding) {
		Set<Integer> mentioned = new TreeSet<>();
		program.forEach(statement -> statement.accept(new Mentioned(mentioned)));
		int own = mentioned.stream().mapToInt(Integer::intValue).max().orElse(-1) + 1;
		Compiler compiler = new Compiler(bounding, own);
		compiler.all(program);
		compiler.put(new Instruction.End());
		return new Code(compiler.code.stream().map(Supplier::get).toList(), own, compiler.registers,
				new Rounds(compiler.rounds.stream().map(Supplier::get).toList(), compiler.isFree));
	}

	private void all(List<Statement> statements) {
		statements.forEach(statement -> statement.accept(this));
	}

	private void put(Instruction instruction) {
		code.add(() -> instruction);
	}

	/** A place in the code that is known only later. */
	private static final class Mark {
		private int at = -1;
	}

	private void set(Mark mark) {
		mark.at = code.size();
	}

	@Override
	public Void visitStep(Step step) {
		counting.forEach(count -> put(new Instruction.Assign(count, Expression.of(0))));
		if (step.operation() instanceof Operation.Await await && !await.trip().isEmpty()) {
			Mark awaited = new Mark();
			code.add(() -> new Instruction.Choose(awaited.at, false));
			put(new Instruction.Retry(step));
			await.trip().forEach(segment -> put(new Instruction.Pass(segment)));
			set(awaited);
		}
		put(new Instruction.Perform(step));
		return null;
	}

	@Override
	public Void visitSegment(Segment segment) {
		put(new Instruction.Pass(segment));
		return null;
	}

	@Override
	public Void visitAssignment(Assignment assignment) {
		put(new Instruction.Assign(assignment.register(), assignment.value()));
		return null;
	}

	@Override
	public Void visitBranch(Branch branch) {
		Mark otherwise = new Mark();
		code.add(() -> new Instruction.Unless(branch.condition(), otherwise.at));
		twoWays(branch.then(), otherwise, branch.otherwise());
		return null;
	}

	@Override
	public Void visitEither(Either either) {
		isFree |= either.kind() == Either.Kind.FREE;
		Mark other = new Mark();
		code.add(() -> new Instruction.Choose(other.at, either.kind() == Either.Kind.UNKNOWN));
		twoWays(either.one(), other, either.other());
		return null;
	}

	private void twoWays(List<Statement> one, Mark second, List<Statement> other) {
		Mark end = new Mark();
		all(one);
		code.add(() -> new Instruction.Jump(end.at));
		set(second);
		all(other);
		set(end);
	}

	@Override
	public Void visitLoop(Loop loop) {
		boolean isBounded = bounding == Bounding.ALL || loop.body().stream().noneMatch(Step.class::isInstance);
		Register count = new Register(isBounded ? registers++ : 0);
		Mark head = new Mark();
		Mark within = new Mark();
		Mark end = new Mark();
		if (isBounded) {
			put(new Instruction.Assign(count, Expression.of(0)));
		}
		set(head);
		code.add(() -> new Instruction.Unless(loop.condition(), end.at));
		if (isBounded) {
			code.add(() -> new Instruction.Unless(Expression.of(loop.trips()).with(Operator.LESS_OR_EQUAL, Expression.of(count)),
					within.at));
			put(new Instruction.Cut(loop));
			set(within);
			put(new Instruction.Assign(count, Expression.of(count).with(Operator.ADD, 1)));
		}
		if (isBounded && bounding == Bounding.PRIVATE) {
			counting.push(count);
			all(loop.body());
			counting.pop();
		} else {
			all(loop.body());
		}
		code.add(() -> new Instruction.Jump(head.at));
		set(end);
		rounds.add(() -> new Rounds.Round(head.at, end.at, loop));
		return null;
	}

	/** A last trip, or a wait for ever; before, one of the trips that go on, if it accesses data. */
	@Override
	public Void visitUntil(Until until) {
		Mark last = new Mark();
		Mark refused = new Mark();
		Mark stay = new Mark();
		Mark end = new Mark();
		if (accessesData(until.body())) {
			code.add(() -> new Instruction.Choose(last.at, false));
			all(until.body());
			code.add(() -> new Instruction.Unless(until.condition().with(Operator.EQUAL, 0), refused.at));
		}
		set(last);
		code.add(() -> new Instruction.Choose(stay.at, false));
		all(until.body());
		code.add(() -> new Instruction.Unless(until.condition(), refused.at));
		code.add(() -> new Instruction.Jump(end.at));
		set(refused);
		put(new Instruction.Refuse());
		set(stay);
		code.add(() -> new Instruction.Stay(until, last.at + 1));
		set(end);
		return null;
	}

	private static boolean accessesData(List<Statement> statements) {
		return statements.stream().anyMatch(statement -> statement instanceof Segment
				|| statement instanceof Branch branch && (accessesData(branch.then()) || accessesData(branch.otherwise()))
				|| statement instanceof Either either && (accessesData(either.one()) || accessesData(either.other()))
				|| statement instanceof Loop loop && accessesData(loop.body())
				|| statement instanceof Until until && accessesData(until.body()));
	}
}
