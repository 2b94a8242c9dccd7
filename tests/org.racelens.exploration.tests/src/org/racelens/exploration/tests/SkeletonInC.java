package org.racelens.exploration.tests;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.racelens.exploration.skeleton.Access;
import org.racelens.exploration.skeleton.Address;
import org.racelens.exploration.skeleton.Assignment;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Either;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Expression.Binary;
import org.racelens.exploration.skeleton.Expression.Constant;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.MemoryOrder;
import org.racelens.exploration.skeleton.Operation;
import org.racelens.exploration.skeleton.Segment;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.exploration.skeleton.Step;
import org.racelens.exploration.skeleton.Until;

/**
 * A skeleton as a program in C with one parallel region, whose threads are told apart by their numbers. Each access to data stands in a
 * line of its own, and each choice is by an argument of the program.
 */
final class SkeletonInC implements Statement.Visitor<Void>, Operation.Visitor<Void> {
	private static final int DATA_STRIDE = 1000;
	private static final int MOST_REGISTERS = 9;

	private final Skeleton skeleton;
	private final Dialect dialect;
	private final StringBuilder text = new StringBuilder();
	private final Map<String, Integer> lines = new HashMap<>();
	private final Set<Integer> locks;
	private int line = 1;
	private int depth;
	private int choices;

	/** How atomic operations are written. */
	enum Dialect {
		/** directives; OpenMP 5.2 §15.8.4, §15.8.5 */
		OPENMP,
		/** functions of {@code stdatomic.h} */
		C11;

		String fence(MemoryOrder order) {
			String list = order == MemoryOrder.SEQ_CST ? "" : " " + clause(order);
			return this == OPENMP ? "#pragma omp flush" + list : "atomic_thread_fence(" + constant(order) + ");";
		}

		static String clause(MemoryOrder order) {
			return order.name().toLowerCase(Locale.ROOT);
		}

		static String constant(MemoryOrder order) {
			return "memory_order_" + clause(order);
		}
	}

	/**
	 * A program.
	 *
	 * @param lines by the ids of the accesses
	 */
	record Printed(String text, Map<String, Integer> lines) {
	}

	private SkeletonInC(Skeleton skeleton, Dialect dialect) {
		this.skeleton = skeleton;
		this.dialect = dialect;
		locks = LockLocations.of(skeleton);
	}

	/** @param teamIsGiven whether the team has as many threads as the skeleton, else any number */
	static Printed print(Skeleton skeleton, Dialect dialect, boolean teamIsGiven) {
		return new SkeletonInC(skeleton, dialect).printed(teamIsGiven);
	}

	private Printed printed(boolean teamIsGiven) {
		write("#include <omp.h>");
		write("#include <stdatomic.h>");
		for (int i = 0; i < skeleton.locations().size(); i++) {
			String name = skeleton.locations().get(i).name();
			write(locks.contains(i) ? "omp_lock_t " + name + ";"
					: (dialect == Dialect.C11 ? "atomic_int " : "int ") + name + " = " + skeleton.locations().get(i).initial() + ";");
		}
		write("int d1, d2, d3;");
		write("int main(int argc, char **argv) {");
		depth++;
		locks.forEach(l -> write("omp_init_lock(&" + skeleton.locations().get(l).name() + ");"));
		write("#pragma omp parallel" + (teamIsGiven ? " num_threads(" + skeleton.threads().size() + ")" : ""));
		block(() -> {
			write("int t = omp_get_thread_num();");
			for (int i = 0; i < skeleton.threads().size(); i++) {
				thread(i, skeleton.threads().get(i));
			}
		});
		write("return 0;");
		depth--;
		write("}");
		return new Printed(text.toString(), Map.copyOf(lines));
	}

	private void thread(int number, List<Statement> statements) {
		write("if (t == " + number + ")");
		block(() -> {
			write("int s = 0" + registers() + ";");
			statements(statements);
		});
	}

	/** Registers have the names of their numbers; those that are not used are declared as well. */
	private static String registers() {
		return IntStream.range(0, MOST_REGISTERS).mapToObj(i -> ", r" + i + " = 0").collect(Collectors.joining());
	}

	private void statements(List<Statement> statements) {
		statements.forEach(s -> s.accept(this));
	}

	private void block(Runnable content) {
		write("{");
		depth++;
		content.run();
		depth--;
		write("}");
	}

	private void write(String content) {
		text.append(content.startsWith("#") ? "" : "\t".repeat(depth)).append(content).append('\n');
		line++;
	}

	private String name(Address address) {
		return skeleton.locations().get(address.first()).name();
	}

	@Override
	public Void visitStep(Step step) {
		return step.operation().accept(this);
	}

	@Override
	public Void visitSegment(Segment segment) {
		for (Access access : segment.accesses()) {
			lines.put(access.id(), line);
			String data = "d" + ((Constant) access.location()).number() / DATA_STRIDE;
			write(access.isWrite() ? data + " = 7;" : "s += " + data + ";");
		}
		return null;
	}

	@Override
	public Void visitAssignment(Assignment assignment) {
		write(ExpressionInC.of(assignment.register()) + " = " + ExpressionInC.of(assignment.value()) + ";");
		return null;
	}

	@Override
	public Void visitBranch(Branch branch) {
		write("if (" + ExpressionInC.of(branch.condition()) + ")");
		block(() -> statements(branch.then()));
		if (!branch.otherwise().isEmpty()) {
			write("else");
			block(() -> statements(branch.otherwise()));
		}
		return null;
	}

	@Override
	public Void visitEither(Either either) {
		write("if (argv[" + choices++ + "] == 0)");
		block(() -> statements(either.one()));
		write("else");
		block(() -> statements(either.other()));
		return null;
	}

	@Override
	public Void visitLoop(Loop loop) {
		write("while (" + ExpressionInC.of(loop.condition()) + ")");
		block(() -> statements(loop.body()));
		return null;
	}

	@Override
	public Void visitUntil(Until until) {
		write("do");
		block(() -> statements(until.body()));
		write("while (!(" + ExpressionInC.of(until.condition()) + "));");
		return null;
	}

	@Override
	public Void visitRead(Operation.Read read) {
		directive("read", read.order(), ExpressionInC.of(read.into()) + " = " + name(read.at()) + ";",
				ExpressionInC.of(read.into()) + " = atomic_load_explicit(&" + name(read.at()) + ", " + Dialect.constant(read.order())
						+ ");");
		return null;
	}

	private void directive(String kind, MemoryOrder order, String statement, String call) {
		if (dialect == Dialect.OPENMP) {
			write("#pragma omp atomic " + kind + " " + Dialect.clause(order));
			write(statement);
		} else {
			write(call);
		}
	}

	@Override
	public Void visitWrite(Operation.Write write) {
		directive("write", write.order(), name(write.at()) + " = " + ExpressionInC.of(write.value()) + ";",
				"atomic_store_explicit(&" + name(write.at()) + ", " + ExpressionInC.of(write.value()) + ", "
						+ Dialect.constant(write.order()) + ");");
		return null;
	}

	@Override
	public Void visitUpdate(Operation.Update update) {
		String x = name(update.at());
		String found = ExpressionInC.of(update.found());
		String order = Dialect.constant(update.order());
		if (update.expected().isPresent()) {
			compare(update, x, found, order);
		} else if (update.value() instanceof Binary b && b.left().equals(Expression.of(update.found()))) {
			directive("capture", update.order(), "{ " + found + " = " + x + "; " + x + " += " + ExpressionInC.of(b.right()) + "; }",
					found + " = atomic_fetch_add_explicit(&" + x + ", " + ExpressionInC.of(b.right()) + ", " + order + ");");
		} else {
			directive("capture", update.order(), "{ " + found + " = " + x + "; " + x + " = " + ExpressionInC.of(update.value()) + "; }",
					found + " = atomic_exchange_explicit(&" + x + ", " + ExpressionInC.of(update.value()) + ", " + order + ");");
		}
		return null;
	}

	private void compare(Operation.Update update, String x, String found, String order) {
		String expected = ExpressionInC.of(update.expected().orElseThrow());
		if (dialect == Dialect.OPENMP) {
			write("#pragma omp atomic compare capture " + Dialect.clause(update.order()) + " fail(" + Dialect.clause(update.failure())
					+ ")");
			write("{ " + found + " = " + x + "; if (" + x + " == " + expected + ") { " + x + " = " + ExpressionInC.of(update.value())
					+ "; } }");
		} else {
			write(found + " = " + expected + ";");
			write("atomic_compare_exchange_strong_explicit(&" + x + ", &" + found + ", " + ExpressionInC.of(update.value()) + ", " + order
					+ ", "
					+ Dialect.constant(update.failure()) + ");");
		}
	}

	@Override
	public Void visitFence(Operation.Fence fence) {
		write(dialect.fence(fence.order()));
		return null;
	}

	@Override
	public Void visitLock(Operation.Lock lock) {
		write("omp_set_lock(&" + name(lock.at()) + ");");
		return null;
	}

	@Override
	public Void visitUnlock(Operation.Unlock unlock) {
		write("omp_unset_lock(&" + name(unlock.at()) + ");");
		return null;
	}

	@Override
	public Void visitTestLock(Operation.TestLock test) {
		write(ExpressionInC.of(test.into()) + " = omp_test_lock(&" + name(test.at()) + ");");
		return null;
	}

	@Override
	public Void visitBarrier(Operation.Barrier barrier) {
		throw new IllegalArgumentException("a barrier that not all threads of a team may come to");
	}

	@Override
	public Void visitAwait(Operation.Await await) {
		write("while (1)");
		block(() -> {
			await.operation().accept(this);
			write("if (" + ExpressionInC.of(await.until()) + ")");
			write("\tbreak;");
			await.trip().forEach(this::visitSegment);
		});
		return null;
	}
}
