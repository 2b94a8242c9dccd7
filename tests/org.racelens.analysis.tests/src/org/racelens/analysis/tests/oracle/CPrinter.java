package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.racelens.analysis.tests.oracle.Expr.Binary;
import org.racelens.analysis.tests.oracle.Expr.Const;
import org.racelens.analysis.tests.oracle.Expr.Operator;
import org.racelens.analysis.tests.oracle.Expr.Var;
import org.racelens.analysis.tests.oracle.Guarded.Locked;
import org.racelens.analysis.tests.oracle.Stmt.Access;
import org.racelens.analysis.tests.oracle.Stmt.Assign;
import org.racelens.analysis.tests.oracle.Stmt.Barrier;
import org.racelens.analysis.tests.oracle.Stmt.Cell;
import org.racelens.analysis.tests.oracle.Stmt.Critical;
import org.racelens.analysis.tests.oracle.Stmt.For;
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
public final class CPrinter extends DirectivePrinter {
	private final TinyProgram program;
	private final Map<String, Shared> shared;
	private final VariableUse use;

	private CPrinter(TinyProgram program) {
		this.program = program;
		this.use = VariableUse.in(program.body());
		this.shared = program.shared().stream().collect(Collectors.toMap(Shared::name, variable -> variable));
	}

	/** The program's text and the lines of its accesses. */
	public static PrintedProgram print(TinyProgram program) {
		CPrinter printer = new CPrinter(program);
		printer.unit();
		return printer.printed();
	}

	private void unit() {
		boolean local = program.shape() == Shape.MAIN_WITH_LOCALS || program.shape() == Shape.COMBINED;
		prototypes(use);
		if (!local) {
			declareShared("");
		}
		open(head());
		if (local) {
			declareShared(" = {0}");
		}
		surroundings();
		initialiseLocks();
		if (program.shape() == Shape.COMBINED || program.shape() == Shape.BARE) {
			program.body().forEach(statement -> statement.accept(this));
		} else {
			line("#pragma omp parallel" + teamClause());
			open("");
			declareThreadSymbols(0, use);
			block(program.body());
			close();
		}
		if (!isFunction()) {
			line("return 0;");
		}
		close();
	}

	private boolean isFunction() {
		return program.shape() == Shape.FUNCTION || program.shape() == Shape.BARE;
	}

	private String head() {
		if (!isFunction()) {
			return "int main(void) ";
		}
		return "void region(" + program.parameter().map(named -> "int " + named.name()).orElse("void") + ") ";
	}

	/** The parameter: a constant in {@code main}, else confined by a guard. */
	private void surroundings() {
		program.parameter().ifPresent(named -> {
			if (isFunction()) {
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
			if (Locked.VARIABLES.contains(variable.name())) {
				line("omp_lock_t " + variable.name() + sizes + ";");
			} else {
				line("int " + variable.name() + sizes + (sizes.isEmpty() ? " = 0" : arrayInitialiser) + ";");
			}
		}
	}

	private void initialiseLocks() {
		for (String lock : use.locks()) {
			if (shared.get(lock).dimensions().isEmpty()) {
				line("omp_init_lock(&" + lock + ");");
			} else {
				open("for (int e = 0; e < " + shared.get(lock).dimensions().get(0).size() + "; e++) ");
				line("omp_init_lock(&" + lock + "[e]);");
				close();
			}
		}
	}

	@Override
	String mapped() {
		return use.accessed().stream().collect(Collectors.joining(", "));
	}

	@Override
	public Void access(Access access) {
		String target = cell(access.target());
		String value = access.source().map(this::cell).orElse("1");
		String copy = "r" + access.label();
		switch (access.operation()) {
			case READ -> marked(access.label(), "int " + copy + " = " + target + ";");
			case WRITE -> marked(access.label(), target + " = " + value + ";");
			case UPDATE -> marked(access.label(), target + " += " + value + ";");
			case ATOMIC_READ -> {
				line("int " + copy + ";");
				line("#pragma omp atomic read");
				marked(access.label(), copy + " = " + target + ";");
			}
			case ATOMIC_WRITE -> {
				line("#pragma omp atomic write");
				marked(access.label(), target + " = " + value + ";");
			}
			case ATOMIC_UPDATE -> {
				line("#pragma omp atomic");
				marked(access.label(), target + " += " + value + ";");
			}
		}
		return null;
	}

	@Override
	String cell(Cell cell) {
		StringBuilder result = new StringBuilder(cell.variable());
		List<Dimension> dimensions = cell.subscripts().isEmpty() ? List.of() : shared.get(cell.variable()).dimensions();
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

	@Override
	public Void barrier(Barrier barrier) {
		line("#pragma omp barrier");
		return null;
	}

	@Override
	public Void worksharingLoop(For loop) {
		String collapse = loop.headers().size() > 1 ? " collapse(" + loop.headers().size() + ")" : "";
		String ordered = OrderedUse.clause(loop.body());
		directive("for", loop.schedule().text() + collapse + ordered, loop.ending());
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
			declareThreadSymbols(0, VariableUse.in(body));
		}
		block(body);
	}

	@Override
	public Void single(Single single) {
		return braces("single" + single.ending().text(), single.body());
	}

	@Override
	public Void masked(Masked masked) {
		String filter = masked.filter().map(thread -> " filter(" + thread.text() + ")").orElse("");
		return braces((masked.keyword() == Keyword.MASTER ? "master" : "masked") + filter, masked.body());
	}

	@Override
	public Void critical(Critical critical) {
		return braces("critical" + (critical.name().isEmpty() ? "" : "(" + critical.name() + ")"), critical.body());
	}
}
