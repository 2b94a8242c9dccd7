package org.racelens.frontend.cdt.tests;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;

/** A source text and what the front end makes of it, with questions a test asks. */
record Source(String text, ParsedUnit unit) {
	static Source c(String text) {
		return read("test.c", text, new CompileCommand(Language.C, List.of(), Map.of(), Optional.empty()));
	}

	static Source cpp(String text) {
		return read("test.cpp", text, new CompileCommand(Language.CPP, List.of(), Map.of(), Optional.empty()));
	}

	/** The statements of a C function {@code void f(int n, int x, int *a, int b[10])}. */
	static Source body(String statements) {
		return c("void f(int n, int x, int *a, int b[10]) {\n" + statements + "\n}\n");
	}

	static Source read(String path, String text, CompileCommand command) {
		try {
			return new Source(text, new CdtFrontEnd().parse(new SourceText(path, text, 0), command, Cancellation.NEVER));
		} catch (FrontEndException e) {
			throw new AssertionError(e.getMessage(), e);
		}
	}

	/** The outline of a function's body without line numbers and outermost braces. */
	String outline(String name) {
		String lines = Outline.of(function(name).body()).replaceAll("(?m)^(\\s*)\\d+: ", "$1");
		return lines.substring(2, lines.length() - 2).replaceAll("(?m)^  ", "");
	}

	FunctionDefinition function(String name) {
		return unit.functions().stream().filter(f -> f.name().equals(name)).findFirst()
				.orElseThrow(() -> new AssertionError(
						"no function " + name + " in " + unit.functions().stream().map(FunctionDefinition::key).toList()));
	}

	/** The outline of {@code f}. */
	String outline() {
		return outline("f");
	}

	/** The text of the file in a range. */
	String at(SourceRange range) {
		return text.substring(range.offset(), range.endOffset());
	}

	/** All expressions of all functions, an expression after its parts. */
	List<Expression> expressions() {
		List<Expression> result = new ArrayList<>();
		unit.functions().forEach(f -> collect(f.body(), Expression.class, result));
		return result;
	}

	/** The first expression that prints like this. */
	Expression expression(String printed) {
		return expressions().stream().filter(e -> Printer.print(e).equals(printed)).findFirst()
				.orElseThrow(() -> new AssertionError("no " + printed + " in " + expressions().stream().map(Printer::print).toList()));
	}

	/** The type of the first expression that prints like this. */
	String type(String printed) {
		return Printer.print(expression(printed).type());
	}

	/** How the first expression that prints like this is spelt in the file. */
	String spelling(String printed) {
		return at(expression(printed).range());
	}

	/** All gaps: of the unit, of statements, of expressions. */
	List<ModelGap> gaps() {
		List<ModelGap> result = new ArrayList<>(unit.gaps());
		unit.functions().forEach(f -> collect(f.body(), ModelGap.class, result));
		return result;
	}

	List<String> messages() {
		return unit.messages().stream().map(m -> m.place().line() + " " + m.kind().id()).toList();
	}

	static <T> void collect(Object node, Class<T> type, List<T> result) {
		if (node instanceof Optional<?> o) {
			o.ifPresent(n -> collect(n, type, result));
		} else if (node instanceof Collection<?> all) {
			all.forEach(n -> collect(n, type, result));
		} else if (node instanceof Record r && isOfProgram(r.getClass().getPackageName())
				&& !(r instanceof Variable || r instanceof Type || r instanceof SourceRange)) {
			for (var component : r.getClass().getRecordComponents()) {
				try {
					collect(component.getAccessor().invoke(r), type, result);
				} catch (ReflectiveOperationException e) {
					throw new AssertionError(e);
				}
			}
			if (type.isInstance(r)) {
				result.add(type.cast(r));
			}
		}
	}

	private static boolean isOfProgram(String packageName) {
		return packageName.startsWith("org.racelens.model.") || packageName.startsWith("org.racelens.openmp.");
	}
}
