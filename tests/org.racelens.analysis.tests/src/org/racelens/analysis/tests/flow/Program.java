package org.racelens.analysis.tests.flow;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.flow.Accumulation;
import org.racelens.repair.flow.Induction;
import org.racelens.repair.flow.OrderedEffects;
import org.racelens.repair.flow.Reading;
import org.racelens.repair.flow.SameValue;
import org.racelens.repair.flow.StaleReads;

/** A program, and what is found out about its variable {@code v} and the code of {@code f}. */
record Program(ParsedUnit unit) {
	static Program c(String text) {
		return read("test.c", text, Language.C);
	}

	static Program cpp(String text) {
		return read("test.cpp", text, Language.CPP);
	}

	/** @param declarations of {@code v} and whatever else, local to {@code f} */
	static Program local(String declarations, String code) {
		return c("void *malloc(unsigned long n); int g(void); double fmax(double a, double b); double fmin(double a, double b);\n"
				+ "void use(int x);\nvoid f(int n, int m, int c, int *p, double *q) {\n" + declarations + "\n{" + code + "}\n}\n");
	}

	private static Program read(String path, String text, Language language) {
		try {
			return new Program(new CdtFrontEnd().parse(new SourceText(path, text, 0),
					new CompileCommand(language, List.of(), Map.of(), Optional.empty()), Cancellation.NEVER));
		} catch (FrontEndException e) {
			throw new AssertionError(e.getMessage(), e);
		}
	}

	FunctionDefinition f() {
		return unit.functions().stream().filter(x -> x.name().equals("f")).findFirst().orElseThrow();
	}

	Variable v() {
		AtomicReference<Variable> found = new AtomicReference<>();
		WrittenVariables.forEach(unit, e -> {
			if (e instanceof Expression.VariableReference r && r.variable().name().equals("v")) {
				found.compareAndSet(null, r.variable());
			}
		});
		unit.functions().forEach(x -> x.parameters().stream().filter(p -> p.name().equals("v")).forEach(p -> found.compareAndSet(null, p)));
		Walk.statements(f().body(), s -> {
			if (s instanceof Declaration d && d.variable().name().equals("v")) {
				found.compareAndSet(null, d.variable());
			}
		});
		return found.get();
	}

	/** The last block of {@code f}: the code in question. */
	Statement code() {
		List<Statement> all = f().body().statements();
		return all.get(all.size() - 1);
	}

	/** The first construct of {@code f}. */
	Statement construct() {
		AtomicReference<Statement> found = new AtomicReference<>();
		Walk.statements(f().body(), s -> {
			if (s instanceof ConstructStatement) {
				found.compareAndSet(null, s);
			}
		});
		return found.get();
	}

	/** The body of the first loop of {@code f}. */
	Statement loopBody() {
		AtomicReference<Statement> found = new AtomicReference<>();
		Walk.statements(f().body(), s -> {
			if (s instanceof Loop l) {
				found.compareAndSet(null, CanonicalLoop.of(l).map(CanonicalLoop::body).orElse(l.body()));
			}
		});
		return found.get();
	}

	boolean exposed() {
		return StaleReads.exposed(v(), code(), unit).isPresent();
	}

	boolean surelyWritten() {
		return StaleReads.surelyWritten(v(), code(), unit);
	}

	Optional<Reading> after() {
		return StaleReads.after(v(), construct(), f(), unit);
	}

	String accumulation() {
		return Accumulation.of(v(), code(), unit).map(a -> a.operator() + (a.shape() == Accumulation.Shape.ELEMENTS ? " elements" : ""))
				.orElse("none");
	}

	Optional<Induction> induction() {
		return Induction.of(v(), loopBody(), unit);
	}

	Optional<Expression> stored() {
		return SameValue.stored(v(), code(), unit);
	}

	Optional<Reading> orderedEffect() {
		return OrderedEffects.of(code(), unit);
	}
}
