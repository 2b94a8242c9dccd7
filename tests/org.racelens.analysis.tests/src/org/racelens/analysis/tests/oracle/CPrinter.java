package org.racelens.analysis.tests.oracle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.racelens.analysis.tests.oracle.Expr.Binary;
import org.racelens.analysis.tests.oracle.Expr.Const;
import org.racelens.analysis.tests.oracle.Expr.Operator;
import org.racelens.analysis.tests.oracle.Expr.Var;
import org.racelens.analysis.tests.oracle.Stmt.Access;
import org.racelens.analysis.tests.oracle.Stmt.Assign;
import org.racelens.analysis.tests.oracle.Stmt.Barrier;
import org.racelens.analysis.tests.oracle.Stmt.Cell;
import org.racelens.analysis.tests.oracle.Stmt.Critical;
import org.racelens.analysis.tests.oracle.Stmt.For;
import org.racelens.analysis.tests.oracle.Stmt.Header;
import org.racelens.analysis.tests.oracle.Stmt.If;
import org.racelens.analysis.tests.oracle.Stmt.Keyword;
import org.racelens.analysis.tests.oracle.Stmt.Let;
import org.racelens.analysis.tests.oracle.Stmt.Loop;
import org.racelens.analysis.tests.oracle.Stmt.Masked;
import org.racelens.analysis.tests.oracle.Stmt.Sections;
import org.racelens.analysis.tests.oracle.Stmt.Single;
import org.racelens.analysis.tests.oracle.TinyProgram.Dimension;
import org.racelens.analysis.tests.oracle.TinyProgram.Shape;
import org.racelens.analysis.tests.oracle.TinyProgram.Shared;

/** Prints a tiny program as a complete C translation unit; each access stands on a line of its own. */
public final class CPrinter implements Stmt.Visitor<Void> {
	private final TinyProgram program;
	private final StringBuilder text = new StringBuilder();
	private final Map<Integer, Integer> lines = new LinkedHashMap<>();
	private final Map<String, Shared> shared;
	private final VariableUse use;
	private int line = 1;
	private int depth;

	private CPrinter(TinyProgram program) {
		this.program = program;
		this.use = VariableUse.in(program.body());
		this.shared = program.shared().stream().collect(Collectors.toMap(Shared::name, variable -> variable));
	}

	/** The program's text and the lines of its accesses. */
	public static PrintedProgram print(TinyProgram program) {
		CPrinter printer = new CPrinter(program);
		printer.unit();
		return new PrintedProgram(printer.text.toString(), printer.lines);
	}

	private void unit() {
		boolean local = program.shape() == Shape.MAIN_WITH_LOCALS || program.shape() == Shape.COMBINED;
		if (use.reads(Expr.THREAD)) {
			line("int omp_get_thread_num(void);");
		}
		if (use.reads(Expr.TEAM_SIZE)) {
			line("int omp_get_num_threads(void);");
		}
		if (!local) {
			declareShared("");
		}
		open(head());
		if (local) {
			declareShared(" = {0}");
		}
		surroundings();
		if (program.shape() == Shape.COMBINED) {
			program.body().forEach(statement -> statement.accept(this));
		} else {
			line("#pragma omp parallel" + teamClause());
			open("");
			declareThreadSymbols(use);
			block(program.body());
			close();
		}
		if (program.shape() != Shape.FUNCTION) {
			line("return 0;");
		}
		close();
	}

	private String head() {
		if (program.shape() != Shape.FUNCTION) {
			return "int main(void) ";
		}
		return "void region(" + program.parameter().map(named -> "int " + named.name()).orElse("void") + ") ";
	}

	/** The parameter: a constant in {@code main}, else confined by a guard. */
	private void surroundings() {
		program.parameter().ifPresent(named -> {
			if (program.shape() == Shape.FUNCTION) {
				open("if (" + named.name() + " < " + named.min() + " || " + named.name() + " > " + named.max() + ") ");
				line("return;");
				close();
			} else {
				line("int " + named.name() + " = " + named.min() + ";");
			}
		});
	}

	private String teamClause() {
		return program.teamLimit().isPresent() ? " num_threads(" + program.teamLimit().getAsInt() + ")" : "";
	}

	private void declareShared(String arrayInitialiser) {
		for (Shared variable : program.shared()) {
			String sizes = variable.dimensions().stream().map(dimension -> "[" + dimension.size() + "]").collect(Collectors.joining());
			line("int " + variable.name() + sizes + (sizes.isEmpty() ? " = 0" : arrayInitialiser) + ";");
		}
	}

	private void declareThreadSymbols(VariableUse where) {
		if (where.reads(Expr.THREAD)) {
			line("int " + Expr.THREAD + " = omp_get_thread_num();");
		}
		if (where.reads(Expr.TEAM_SIZE)) {
			line("int " + Expr.TEAM_SIZE + " = omp_get_num_threads();");
		}
	}

	@Override
	public Void access(Access access) {
		String target = cell(access.target());
		String value = access.source().map(this::cell).orElse("1");
		String copy = "r" + access.label();
		switch (access.operation()) {
			case READ -> marked(access, "int " + copy + " = " + target + ";");
			case WRITE -> marked(access, target + " = " + value + ";");
			case UPDATE -> marked(access, target + " += " + value + ";");
			case ATOMIC_READ -> {
				line("int " + copy + ";");
				line("#pragma omp atomic read");
				marked(access, copy + " = " + target + ";");
			}
			case ATOMIC_WRITE -> {
				line("#pragma omp atomic write");
				marked(access, target + " = " + value + ";");
			}
			case ATOMIC_UPDATE -> {
				line("#pragma omp atomic");
				marked(access, target + " += " + value + ";");
			}
		}
		return null;
	}

	private void marked(Access access, String statement) {
		lines.put(access.label(), line);
		line(statement);
	}

	private String cell(Cell cell) {
		StringBuilder result = new StringBuilder(cell.variable());
		List<Dimension> dimensions = shared.get(cell.variable()).dimensions();
		for (int index = 0; index < cell.subscripts().size(); index++) {
			Expr subscript = cell.subscripts().get(index);
			int offset = dimensions.get(index).offset();
			result.append('[').append(offset == 0 ? subscript.text() : new Binary(Operator.ADD, subscript, new Const(offset)).text())
					.append(']');
		}
		return result.toString();
	}

	@Override
	public Void let(Let let) {
		line("int " + let.name() + " = " + let.value().text() + ";");
		return null;
	}

	@Override
	public Void assign(Assign assign) {
		boolean advances = assign.value() instanceof Binary sum && sum.operator() == Operator.ADD
				&& sum.left().equals(new Var(assign.name()));
		line(assign.name() + (advances ? " += " + ((Binary) assign.value()).right().text() : " = " + assign.value().text()) + ";");
		return null;
	}

	@Override
	public Void branch(If branch) {
		open("if (" + branch.condition().text() + ") ");
		block(branch.then());
		if (!branch.otherwise().isEmpty()) {
			depth--;
			open("} else ");
			block(branch.otherwise());
		}
		close();
		return null;
	}

	@Override
	public Void loop(Loop loop) {
		open(header(loop.header()) + " ");
		block(loop.body());
		close();
		return null;
	}

	private static String header(Header header) {
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

	@Override
	public Void barrier(Barrier barrier) {
		line("#pragma omp barrier");
		return null;
	}

	@Override
	public Void worksharingLoop(For loop) {
		String collapse = loop.headers().size() > 1 ? " collapse(" + loop.headers().size() + ")" : "";
		directive("for", loop.schedule().text() + collapse, loop.ending());
		for (int level = 0; level < loop.headers().size() - 1; level++) {
			line(header(loop.headers().get(level)));
		}
		open(header(loop.headers().get(loop.headers().size() - 1)) + " ");
		sharedBlock(loop.body());
		close();
		return null;
	}

	@Override
	public Void sections(Sections sections) {
		directive("sections", "", sections.ending());
		open("");
		for (List<Stmt> section : sections.sections()) {
			line("#pragma omp section");
			open("");
			sharedBlock(section);
			close();
		}
		close();
		return null;
	}

	/** The directive of a loop or sections, which may be combined with the region's own. */
	private void directive(String name, String clauses, Stmt.Ending ending) {
		if (program.shape() == Shape.COMBINED) {
			line("#pragma omp parallel " + name + teamClause() + clauses);
		} else {
			line("#pragma omp " + name + clauses + ending.text());
		}
	}

	/** A block inside worksharing; under a combined directive it is the first place where thread symbols can be declared. */
	private void sharedBlock(List<Stmt> body) {
		if (program.shape() == Shape.COMBINED) {
			declareThreadSymbols(VariableUse.in(body));
		}
		block(body);
	}

	@Override
	public Void single(Single single) {
		line("#pragma omp single" + single.ending().text());
		return braces(single.body());
	}

	@Override
	public Void masked(Masked masked) {
		String filter = masked.filter().map(thread -> " filter(" + thread.text() + ")").orElse("");
		line("#pragma omp " + (masked.keyword() == Keyword.MASTER ? "master" : "masked") + filter);
		return braces(masked.body());
	}

	@Override
	public Void critical(Critical critical) {
		line("#pragma omp critical" + (critical.name().isEmpty() ? "" : "(" + critical.name() + ")"));
		return braces(critical.body());
	}

	private Void braces(List<Stmt> body) {
		open("");
		block(body);
		close();
		return null;
	}

	private void block(List<Stmt> body) {
		body.forEach(statement -> statement.accept(this));
	}

	private void open(String head) {
		line(head + "{");
		depth++;
	}

	private void close() {
		depth--;
		line("}");
	}

	private void line(String content) {
		text.append("\t".repeat(depth)).append(content).append('\n');
		line++;
	}
}
