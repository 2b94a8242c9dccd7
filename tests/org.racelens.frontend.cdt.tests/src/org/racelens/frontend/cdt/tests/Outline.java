package org.racelens.frontend.cdt.tests;

import java.util.Optional;
import java.util.stream.Collectors;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.ConstructBodies;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.CaseLabel;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Continue;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Initialization;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.program.Statement.Switch;
import org.racelens.openmp.program.Statement.Unmodelled;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.openmp.program.Utility;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.report.words.Sentences;

/** Statements as indented lines, one statement a line: {@code line: what}. */
public final class Outline implements Statement.Visitor<String> {
	private final String indent;

	private Outline(String indent) {
		this.indent = indent;
	}

	static String of(Statement s) {
		return s.accept(new Outline(""));
	}

	static String of(FunctionDefinition f) {
		String parameters = f.parameters().stream().map(Outline::variable).collect(Collectors.joining(", ", "(", ")"));
		return f.key() + " " + parameters + " -> " + Printer.print(f.returnType()) + (f.isInternal() ? " internal" : "") + "\n"
				+ f.body().accept(new Outline("  "));
	}

	/** Everything there is to know of a unit. */
	static String of(ParsedUnit unit) {
		StringBuilder text = new StringBuilder();
		unit.records().values().stream().sorted((a, b) -> a.name().compareTo(b.name())).forEach(r -> {
			text.append(r.union() ? "union " : "struct ").append(r.name()).append(" size ").append(r.size()).append(" align ")
					.append(r.alignment())
					.append('\n');
			r.fields()
					.forEach(f -> text.append("  ").append(f.offset()).append('+').append(f.size()).append(' ')
							.append(Printer.print(f.type()))
							.append(' ').append(f.name()).append('\n'));
		});
		unit.globals().forEach(g -> text.append(of(g)));
		unit.functions().forEach(f -> text.append(of(f)));
		unit.gaps().forEach(
				g -> text.append("gap ").append(g.place()).append(' ').append(g.kind()).append(": ").append(Sentences.of(g)).append('\n'));
		unit.messages()
				.forEach(m -> text.append("message ").append(m.place()).append(' ').append(m.kind().id()).append(": ")
						.append(Sentences.of(m))
						.append('\n'));
		return text.toString();
	}

	private static String variable(Variable v) {
		return Printer.print(v.type()) + " " + v.name() + (v.constant() ? " const" : "");
	}

	private String line(Statement s, String what) {
		return indent + s.range().line() + ": " + what + "\n";
	}

	private String inner(Statement s) {
		return s.accept(new Outline(indent + "  "));
	}

	@Override
	public String visitBlock(Block s) {
		return s.statements().stream().map(this::same).collect(Collectors.joining("", line(s, "{"), line(s, "}")));
	}

	private String same(Statement s) {
		return inner(s);
	}

	@Override
	public String visitDeclaration(Declaration s) {
		return line(s, s.variable().storage().toString().toLowerCase(java.util.Locale.ROOT) + " " + variable(s.variable())
				+ s.initializer().map(i -> " = " + Printer.print(i)).orElse(""));
	}

	@Override
	public String visitInitialization(Initialization s) {
		return line(s, "make " + s.made().variable().name() + s.made().initializer().map(i -> " = " + Printer.print(i)).orElse("")
				+ s.construction().map(c -> " by " + Printer.print(c)).orElse("")
				+ s.guard().map(g -> " once: " + variable(g)).orElse(""));
	}

	@Override
	public String visitExpressionStatement(ExpressionStatement s) {
		return line(s, Printer.print(s.expression()));
	}

	@Override
	public String visitIf(If s) {
		return line(s, "if " + Printer.print(s.condition())) + inner(s.thenBranch())
				+ s.elseBranch().map(e -> line(e, "else") + inner(e)).orElse("");
	}

	@Override
	public String visitLoop(Loop s) {
		String head = (s.testAtEnd() ? "do " : "loop ") + s.condition().map(Printer::print).orElse("true")
				+ s.update().map(u -> " step " + Printer.print(u)).orElse("");
		return line(s, head) + s.init().map(this::inner).orElse("") + inner(s.body());
	}

	@Override
	public String visitSwitch(Switch s) {
		return line(s, "switch " + Printer.print(s.selector())) + inner(s.body());
	}

	@Override
	public String visitCaseLabel(CaseLabel s) {
		return line(s, s.value().map(v -> "case " + Printer.print(v)).orElse("default"));
	}

	@Override
	public String visitBreak(Break s) {
		return line(s, "break");
	}

	@Override
	public String visitContinue(Continue s) {
		return line(s, "continue");
	}

	@Override
	public String visitReturn(Return s) {
		return line(s, "return" + s.value().map(v -> " " + Printer.print(v)).orElse(""));
	}

	@Override
	public String visitConstruct(ConstructStatement s) {
		Construct c = s.construct();
		String name = c.getClass().getSimpleName();
		String clauses = c.clauses().stream().map(Outline::clause).collect(Collectors.joining());
		Optional<String> body = ConstructBodies.of(c).stream().map(this::inner).reduce(String::concat);
		return line(s, "@" + name + (c instanceof Utility.Unmodelled u ? " " + u.leaf().spelling() : "")
				+ (c instanceof Synchronisation.Critical x && !x.name().isEmpty() ? " (" + x.name() + ")" : "") + clauses)
				+ body.orElse("");
	}

	@Override
	public String visitUnmodelled(Unmodelled s) {
		return line(s, "?" + s.gap().kind() + ": " + Sentences.of(s.gap()))
				+ s.parts().stream().map(this::inner).collect(Collectors.joining());
	}

	static String directive(Directive d) {
		return d.spelling() + d.clauses().stream().map(Outline::clause).collect(Collectors.joining());
	}

	private static String items(java.util.List<Clause.ListItem> items) {
		return items.stream().map(i -> i.variable().map(Variable::name).orElse("?" + i.text())
				+ i.expression().map(e -> Printer.print(e)).filter(t -> !t.equals(i.text())).map(t -> "=" + t).orElse(""))
				.collect(Collectors.joining(","));
	}

	private static String clause(Clause c) {
		String name = " " + c.name().spelling();
		if (c instanceof Clause.ListClause list) {
			return name + "(" + list.modifier().map(m -> m + ":").orElse("") + items(list.items()) + ")";
		}
		if (c instanceof Clause.ReductionClause r) {
			return name + "(" + r.operator() + ":" + items(r.items()) + ")";
		}
		if (c instanceof Clause.ScheduleClause s) {
			return name + "(" + s.kind() + s.chunk().map(e -> "," + Printer.print(e)).orElse("") + ")";
		}
		if (c instanceof Clause.ExpressionClause e) {
			return name + "(" + e.modifier().map(m -> m + ":").orElse("") + e.expression().map(Printer::print).orElse("") + ")";
		}
		if (c instanceof Clause.DependClause d) {
			return name + "(" + d.kind() + ":" + items(d.items()) + ")";
		}
		if (c instanceof Clause.MapClause m) {
			return name + "(" + m.type() + ":" + items(m.items()) + ")";
		}
		return c instanceof Clause.KeywordClause k ? name + k.keyword().map(w -> "(" + w + ")").orElse("") : name + "(…)";
	}
}
