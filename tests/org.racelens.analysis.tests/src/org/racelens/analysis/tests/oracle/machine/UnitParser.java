package org.racelens.analysis.tests.oracle.machine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.analysis.tests.oracle.machine.Code.First;
import org.racelens.analysis.tests.oracle.machine.Code.Leave;
import org.racelens.analysis.tests.oracle.machine.Token.Kind;

/** Reads the declarations and statements of a file. */
public final class UnitParser extends ExpressionParser {
	private static final Pattern CLAUSE = Pattern.compile("\\s*,?\\s*(\\w+)\\s*(?:\\(([^()]*)\\))?");
	private static final Set<String> ALONE = Set.of("barrier");
	private final String path;
	private final List<Code.Variable> globals = new ArrayList<>();
	private final List<Code.Function> functions = new ArrayList<>();

	private UnitParser(String path, String text) {
		super(Token.of(path, text));
		this.path = path;
	}

	/** What a file declares. */
	public static Unit parsed(String path, String text) {
		UnitParser parser = new UnitParser(path, text);
		while (parser.peek().kind() != Kind.END) {
			parser.external();
		}
		return new Unit(path, List.copyOf(parser.globals), List.copyOf(parser.functions));
	}

	/** What a file declares. */
	public record Unit(String path, List<Code.Variable> globals, List<Code.Function> functions) {
	}

	private void external() {
		boolean elsewhere = peek().is("extern");
		Type base = base();
		if (eat(";")) {
			return;
		}
		do {
			Type type = pointers(base);
			Place place = peek().place();
			String name = name();
			if (eat("(")) {
				List<Code.Variable> parameters = parameters();
				if (peek().is("{")) {
					functions.add(new Code.Function(path, name, type, parameters, statement()));
					return;
				}
			} else {
				Code.Variable variable = variable(place, name, dimensions(type));
				if (!elsewhere) {
					globals.add(variable);
				}
			}
		} while (eat(","));
		expect(";");
	}

	private List<Code.Variable> parameters() {
		List<Code.Variable> parameters = new ArrayList<>();
		if (eat(")")) {
			return parameters;
		}
		do {
			Type type = pointers(base());
			if (!peek().is(")") && !peek().is(",")) {
				Place place = peek().place();
				parameters.add(new Code.Variable(place, name(), type, Optional.empty()));
			} else if (type != Type.Scalar.VOID) {
				parameters.add(new Code.Variable(peek().place(), "", type, Optional.empty()));
			}
		} while (eat(","));
		expect(")");
		return parameters;
	}

	private Code.Variable variable(Place place, String name, Type type) {
		return new Code.Variable(place, name, type, eat("=") ? Optional.of(first()) : Optional.empty());
	}

	private First first() {
		if (!eat("{")) {
			return new First(Optional.of(expression()), List.of());
		}
		List<First> parts = new ArrayList<>();
		while (!eat("}")) {
			parts.add(first());
			if (!peek().is("}")) {
				expect(",");
			}
		}
		return new First(Optional.empty(), parts);
	}

	private Code statement() {
		Token token = peek();
		Place place = token.place();
		if (token.kind() == Kind.DIRECTIVE) {
			return directive(next());
		}
		if (eat("{")) {
			List<Code> body = new ArrayList<>();
			while (!eat("}")) {
				body.add(statement());
			}
			return new Code.Block(place, body);
		}
		if (isType()) {
			return declaration();
		}
		if (eat("if")) {
			expect("(");
			Tree condition = expression();
			expect(")");
			Code then = statement();
			return new Code.If(place, condition, then, eat("else") ? Optional.of(statement()) : Optional.empty());
		}
		if (eat("for")) {
			return loop(place);
		}
		if (eat("return")) {
			Optional<Tree> value = peek().is(";") ? Optional.empty() : Optional.of(expression());
			expect(";");
			return new Leave(place, Leave.Kind.CALL, value);
		}
		if (eat("break") || eat("continue")) {
			expect(";");
			return new Leave(place, token.is("break") ? Leave.Kind.LOOP : Leave.Kind.TRIP, Optional.empty());
		}
		if (eat(";")) {
			return new Code.Block(place, List.of());
		}
		Tree expression = expression();
		expect(";");
		return new Code.Effect(place, expression);
	}

	/** One variable, or several in a block that is none. */
	private Code declaration() {
		Type base = base();
		List<Code> all = new ArrayList<>();
		do {
			Type type = pointers(base);
			Place place = peek().place();
			String name = name();
			all.add(variable(place, name, dimensions(type)));
		} while (eat(","));
		expect(";");
		if (all.size() > 1) {
			throw new RefusedException(all.get(0).place() + ": two variables in one declaration");
		}
		return all.get(0);
	}

	private Code loop(Place place) {
		expect("(");
		Optional<Code> start = Optional.empty();
		if (isType()) {
			start = Optional.of(declaration());
		} else if (!eat(";")) {
			Tree first = expression();
			expect(";");
			start = Optional.of(new Code.Effect(place, first));
		}
		Tree condition = expression();
		expect(";");
		Optional<Tree> step = peek().is(")") ? Optional.empty() : Optional.of(expression());
		expect(")");
		return new Code.For(place, start, condition, step, statement());
	}

	private Code directive(Token token) {
		Map<String, String> clauses = new LinkedHashMap<>();
		Matcher matcher = CLAUSE.matcher(token.text());
		while (matcher.find()) {
			clauses.put(matcher.group(1), matcher.group(2) == null ? "" : matcher.group(2).strip());
		}
		String name = clauses.keySet().iterator().next();
		if (name.equals("parallel") && clauses.containsKey("for")) {
			name = "parallel for";
		}
		return new Code.Directive(token.place(), name, clauses, ALONE.contains(name) ? Optional.empty() : Optional.of(statement()));
	}
}
