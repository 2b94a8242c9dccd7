package org.racelens.frontend.fortran.statement;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.directive.ConstructScope;
import org.racelens.frontend.fortran.directive.DirectiveReader;
import org.racelens.frontend.fortran.directive.ReadDirective;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.DirectiveLine;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.LoopFrame;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.ConstructBuilder;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.scan.PragmaToken;
import org.racelens.openmp.scan.PragmaToken.Kind;

/**
 * {@code do concurrent}: its iterations may be executed in any order and at the same time. Fortran 2018 §11.1.7.4.3. Where no directive is
 * around, that is what a team of threads does with the iterations of a {@code loop} construct, so it becomes one. Steps:
 * <ol>
 * <li>what is {@code local}, and each scalar that iterations define before they use it, is declared in the body;
 * <li>{@code reduce} becomes the clause of the directive that means the same;
 * <li>in another {@code do concurrent} the thread that executes the iteration around has all iterations, in no order;
 * <li>in a construct of OpenMP each thread that gets there executes the loop as any other one.
 * </ol>
 */
final class ConcurrentLoops {
	private static final String NAME = "do concurrent";
	private static final Pattern REDUCE = Pattern.compile("(?is)\\s*reduce\\s*\\(\\s*([^:]*?)\\s*:\\s*(.*)\\)\\s*");
	private static final Pattern TOKEN = Pattern.compile("\\.?\\w+\\.?|\\S");

	private final Parts parts;
	private final DirectiveReader reader;
	private final Node statement;
	private final Node head;
	private final SourceRange at;

	ConcurrentLoops(Parts parts, DirectiveReader reader, Node statement, Node head) {
		this.parts = parts;
		this.reader = reader;
		this.statement = statement;
		this.head = head;
		int start = statement.children().stream().filter(c -> c.status() == Node.Status.TOKEN && c.is("do")).findFirst().orElse(statement)
				.start();
		at = statement.source().range(start, head.end());
	}

	void lower(List<Node> body, LoopFrame frame, Scope scope, Code code) {
		Concurrent loops = new Concurrent(parts, statement, head);
		List<DirectiveName> around = scope.constructs();
		boolean inner = !around.isEmpty() && around.get(around.size() - 1) == DirectiveName.LOOP;
		if (!around.isEmpty() && !inner) {
			Scope names = scope.inner();
			Localities localities = localities(loops, body, scope);
			code.add(loops.nest(body, names, Optional.of(frame), localities::declare, code));
			localities.undefine(code);
			return;
		}
		Code before = code.apart();
		ReadDirective read = reader.read(new DirectiveLine(statement.start(), head.end(), words(inner, loops.names().size()), at), scope);
		read.messages().forEach(parts.unit()::add);
		ConstructScope made = new ConstructScope(parts, reader, read, List.of(statement), statement.source(), scope, before);
		Directive directive = made.directive(List.of()).written(NAME);
		Localities localities = localities(loops, body, scope);
		Statement nest = loops.nest(body, made.names().inner(), Optional.of(frame), localities::declare, before);
		code.addAll(before);
		code.add(new ConstructStatement(ConstructBuilder.build(directive, Optional.of(nest))));
		localities.undefine(code);
	}

	private Localities localities(Concurrent loops, List<Node> body, Scope scope) {
		Set<String> reduced = new LinkedHashSet<>();
		Set<String> local = new LinkedHashSet<>();
		Set<String> initial = new LinkedHashSet<>();
		Set<String> shared = new LinkedHashSet<>(loops.names());
		for (Node l : head.all("concurrent_locality")) {
			Set<String> names = reduction(l).isPresent() ? reduced
					: l.hasToken("local") ? local : l.hasToken("local_init") ? initial : shared;
			l.all("identifier").forEach(n -> names.add(n.name()));
		}
		shared.addAll(reduced);
		Set<String> temporary = new LinkedHashSet<>(new DefinedFirst(parts, scope).of(body, loops.mask()));
		temporary.removeAll(shared);
		temporary.removeAll(local);
		temporary.removeAll(initial);
		return new Localities(parts, scope, local, initial, temporary, at);
	}

	private static Optional<Matcher> reduction(Node locality) {
		Matcher m = REDUCE.matcher(locality.source().spelling(locality.start(), locality.end()));
		return m.matches() ? Optional.of(m) : Optional.empty();
	}

	/** The directive that means the same. */
	private List<PragmaToken> words(boolean inner, int loops) {
		StringBuilder text = new StringBuilder(inner ? "loop bind(thread)" : "parallel loop");
		if (loops > 1) {
			text.append(" collapse(").append(loops).append(")");
		}
		for (Node l : head.all("concurrent_locality")) {
			reduction(l).ifPresent(r -> text.append(" reduction(").append(r.group(1)).append(":").append(r.group(2)).append(")"));
		}
		List<PragmaToken> tokens = new ArrayList<>();
		for (Matcher m = TOKEN.matcher(text.toString().toLowerCase(java.util.Locale.ROOT)); m.find();) {
			char first = m.group().charAt(0);
			Kind kind = Character.isLetter(first) || m.group().length() > 2 && first == '.' ? Kind.IDENTIFIER
					: Character.isDigit(first) ? Kind.NUMBER : Kind.PUNCTUATOR;
			tokens.add(new PragmaToken(kind, m.group(), at, true, false));
		}
		return tokens;
	}
}
