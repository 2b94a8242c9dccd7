package org.racelens.analysis.tests.oracle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.racelens.analysis.tests.oracle.Expr.Const;
import org.racelens.analysis.tests.oracle.Nesting.Device;
import org.racelens.analysis.tests.oracle.Nesting.Distribute;
import org.racelens.analysis.tests.oracle.Nesting.DistributedLoop;
import org.racelens.analysis.tests.oracle.Nesting.Parallel;
import org.racelens.analysis.tests.oracle.Nesting.Teams;
import org.racelens.analysis.tests.oracle.Stmt.Cell;
import org.racelens.analysis.tests.oracle.Stmt.Header;
import org.racelens.analysis.tests.oracle.Tasking.Clauses;
import org.racelens.analysis.tests.oracle.Tasking.Dependence;
import org.racelens.analysis.tests.oracle.Tasking.Finality;
import org.racelens.analysis.tests.oracle.Tasking.Grouping;
import org.racelens.analysis.tests.oracle.Tasking.Local;
import org.racelens.analysis.tests.oracle.Tasking.Task;
import org.racelens.analysis.tests.oracle.Tasking.Taskgroup;
import org.racelens.analysis.tests.oracle.Tasking.Taskloop;
import org.racelens.analysis.tests.oracle.Tasking.Taskwait;

/** Prints tasks, locks, order, teams and lanes; and the lines of the text, of which it knows where the labels stand. */
abstract class DirectivePrinter implements Stmt.Visitor<Void> {
	private final StringBuilder text = new StringBuilder();
	private final Map<Integer, Integer> lines = new LinkedHashMap<>();
	private int line = 1;
	int depth;

	PrintedProgram printed() {
		return new PrintedProgram(text.toString(), lines);
	}

	/** A cell as C text. */
	abstract String cell(Cell cell);

	/** The variables that a device must see. */
	abstract String mapped();

	/** Declares the runtime's functions and types that occur. */
	final void prototypes(VariableUse use) {
		if (use.reads(Expr.THREAD) || use.reads(Expr.EXECUTOR) || use.reads(Parallel.thread(1))) {
			line("int omp_get_thread_num(void);");
		}
		if (use.reads(Expr.TEAM_SIZE) || use.reads(Parallel.teamSize(1))) {
			line("int omp_get_num_threads(void);");
		}
		if (use.reads(Expr.TEAM)) {
			line("int omp_get_team_num(void);");
		}
		if (!use.locks().isEmpty()) {
			line("typedef struct { void *opaque; } omp_lock_t;");
			line("void omp_init_lock(omp_lock_t *lock);");
			line("void omp_set_lock(omp_lock_t *lock);");
			line("void omp_unset_lock(omp_lock_t *lock);");
		}
	}

	final void declareThreadSymbols(int level, VariableUse where) {
		if (where.reads(Parallel.thread(level))) {
			line("int " + Parallel.thread(level) + " = omp_get_thread_num();");
		}
		if (where.reads(Parallel.teamSize(level))) {
			line("int " + Parallel.teamSize(level) + " = omp_get_num_threads();");
		}
	}

	@Override
	public Void locked(Guarded.Locked locked) {
		open("");
		line("omp_set_lock(&" + cell(locked.lock()) + ");");
		block(locked.body());
		line("omp_unset_lock(&" + cell(locked.lock()) + ");");
		close();
		return null;
	}

	@Override
	public Void ordered(Guarded.Ordered ordered) {
		return braces("ordered", ordered.body());
	}

	@Override
	public Void source(Guarded.Source source) {
		line("#pragma omp ordered depend(source)");
		return null;
	}

	@Override
	public Void sink(Guarded.Sink sink) {
		line("#pragma omp ordered depend(sink: " + sink.variable() + " - " + sink.distance() + ")");
		return null;
	}

	@Override
	public Void executor(Tasking.Executor executor) {
		line("int " + executor.name() + " = " + Expr.EXECUTOR + ";");
		return null;
	}

	@Override
	public Void task(Task task) {
		lines.put(task.label(), line);
		return braces("task" + clauses(task.clauses()), task.body());
	}

	private String clauses(Clauses clauses) {
		StringBuilder result = new StringBuilder();
		clauses.deferredIf().ifPresent(condition -> result.append(" if(").append(condition.text()).append(')'));
		result.append(clauses.finality() == Finality.FINAL ? " final(1)" : "");
		result.append(list("shared", clauses.shared())).append(list("firstprivate", clauses.firstprivate()));
		return result.append(depend(clauses.dependences())).toString();
	}

	private static String list(String clause, List<String> names) {
		return names.isEmpty() ? "" : " " + clause + "(" + String.join(", ", names) + ")";
	}

	private String depend(List<Dependence> dependences) {
		return dependences.stream().map(dependence -> " depend(" + dependence.type().text() + ": " + cell(dependence.item()) + ")")
				.collect(Collectors.joining());
	}

	@Override
	public Void taskloop(Taskloop taskloop) {
		lines.put(taskloop.label(), line);
		line("#pragma omp taskloop" + (taskloop.grouping() == Grouping.NOGROUP ? " nogroup" : ""));
		return repeated(taskloop.header(), taskloop.body());
	}

	@Override
	public Void taskwait(Taskwait taskwait) {
		line("#pragma omp taskwait" + depend(taskwait.dependences()));
		return null;
	}

	@Override
	public Void taskgroup(Taskgroup taskgroup) {
		return braces("taskgroup", taskgroup.body());
	}

	@Override
	public Void local(Local local) {
		line("int " + local.name() + " = 0;");
		return null;
	}

	@Override
	public Void parallel(Parallel parallel) {
		line("#pragma omp parallel num_threads(" + parallel.limit() + ")");
		open("");
		declareThreadSymbols(parallel.level(), VariableUse.in(parallel.body()));
		block(parallel.body());
		close();
		return null;
	}

	@Override
	public Void teams(Teams teams) {
		boolean target = teams.device() == Device.TARGET;
		String clauses = " num_teams(" + teams.limit() + ")" + (target ? " map(tofrom: " + mapped() + ")" : "");
		String name = (target ? "target " : "") + "teams";
		boolean namesTeam = VariableUse.in(teams.body()).reads(Expr.TEAM);
		if (!namesTeam && teams.body().size() == 1 && teams.body().get(0) instanceof DistributedLoop loop) {
			return distributedLoop(name + " distribute parallel for" + clauses, loop);
		}
		line("#pragma omp " + name + clauses);
		open("");
		if (namesTeam) {
			line("int " + Expr.TEAM + " = omp_get_team_num();");
		}
		block(teams.body());
		close();
		return null;
	}

	@Override
	public Void distributedLoop(DistributedLoop loop) {
		return distributedLoop("distribute parallel for", loop);
	}

	private Void distributedLoop(String directive, DistributedLoop loop) {
		line("#pragma omp " + directive + " num_threads(" + loop.limit() + ")");
		return repeated(loop.header(), loop.body());
	}

	@Override
	public Void distribute(Distribute distribute) {
		line("#pragma omp distribute"
				+ (distribute.chunk().isPresent() ? " dist_schedule(static, " + distribute.chunk().getAsInt() + ")" : ""));
		return repeated(distribute.header(), distribute.body());
	}

	@Override
	public Void simd(Lanes.Simd simd) {
		String safelen = simd.safelen().isPresent() ? " safelen(" + simd.safelen().getAsInt() + ")" : "";
		line("#pragma omp " + simd.distribution().map(shared -> "for simd" + shared.schedule().text() + safelen + shared.ending().text())
				.orElse("simd" + safelen));
		return repeated(simd.header(), simd.body());
	}

	final Void repeated(Header header, List<Stmt> body) {
		open(header(header) + " ");
		block(body);
		close();
		return null;
	}

	static String header(Header header) {
		String variable = header.variable();
		return "for (int " + variable + " = " + header.start().text() + "; " + variable + " " + header.relation().symbol() + " "
				+ header.bound().text() + "; " + variable + step(header.step()) + ")";
	}

	private static String step(Expr step) {
		if (step instanceof Const constant) {
			int number = constant.number();
			return switch (number) {
				case 1 -> "++";
				case -1 -> "--";
				default -> number < 0 ? " -= " + -number : " += " + number;
			};
		}
		return " += " + step.text();
	}

	final Void braces(String directive, List<Stmt> body) {
		line("#pragma omp " + directive);
		open("");
		block(body);
		close();
		return null;
	}

	final void block(List<Stmt> body) {
		body.forEach(statement -> statement.accept(this));
	}

	final void marked(int label, String statement) {
		lines.put(label, line);
		line(statement);
	}

	final void open(String head) {
		line(head + "{");
		depth++;
	}

	final void close() {
		depth--;
		line("}");
	}

	final void line(String content) {
		text.append("\t".repeat(depth)).append(content).append('\n');
		line++;
	}
}
