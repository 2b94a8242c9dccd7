package org.racelens.analysis.tests.oracle.machine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.analysis.tests.oracle.machine.Token.Kind;
import org.racelens.analysis.tests.oracle.machine.Type.Scalar;
import org.racelens.analysis.tests.oracle.machine.Type.Struct;

/** The words of a file while they are read, and the types that they name. */
class Words {
	private static final Set<String> IGNORED = Set.of("static", "const", "extern", "restrict", "inline");
	private static final Map<String, Type> NAMED = Map.of("int", Scalar.INT, "long", Scalar.LONG, "double", Scalar.DOUBLE, "void",
			Scalar.VOID, "size_t", Scalar.LONG);
	private final List<Token> tokens;
	private final Map<String, Struct> structs = new HashMap<>();
	private int at;

	Words(List<Token> tokens) {
		this.tokens = tokens;
	}

	final Token peek() {
		return tokens.get(at);
	}

	final Token peek(int ahead) {
		return tokens.get(Math.min(at + ahead, tokens.size() - 1));
	}

	final Token next() {
		return tokens.get(at++);
	}

	final boolean eat(String word) {
		if (peek().is(word)) {
			at++;
			return true;
		}
		return false;
	}

	final void expect(String word) {
		if (!eat(word)) {
			throw new RefusedException(peek().place() + ": " + word + " instead of " + peek().text());
		}
	}

	final String name() {
		if (peek().kind() != Kind.NAME) {
			throw new RefusedException(peek().place() + ": no name: " + peek().text());
		}
		return next().text();
	}

	final boolean isType() {
		return isType(peek());
	}

	static boolean isType(Token token) {
		return token.kind() == Kind.NAME
				&& (IGNORED.contains(token.text()) || NAMED.containsKey(token.text()) || token.text().equals("struct"));
	}

	/** The type before a declarator; a structure may be declared on the way. */
	final Type base() {
		while (IGNORED.contains(peek().text())) {
			next();
		}
		Type type;
		if (eat("struct")) {
			Struct struct = structs.computeIfAbsent(name(), Struct::new);
			if (eat("{")) {
				while (!eat("}")) {
					members(struct);
				}
			}
			type = struct;
		} else {
			type = NAMED.get(next().text());
			if (type == null) {
				throw new RefusedException(peek().place() + ": no type before " + peek().text());
			}
		}
		while (IGNORED.contains(peek().text())) {
			next();
		}
		return type;
	}

	private void members(Struct struct) {
		Type base = base();
		do {
			Type type = pointers(base);
			String name = name();
			struct.add(name, dimensions(type));
		} while (eat(","));
		expect(";");
	}

	/** The type with the asterisks that follow. */
	final Type pointers(Type base) {
		Type type = base;
		while (peek().is("*") || IGNORED.contains(peek().text())) {
			type = next().is("*") ? new Type.Pointer(type) : type;
		}
		return type;
	}

	/** The type with the dimensions that follow. */
	final Type dimensions(Type element) {
		if (!eat("[")) {
			return element;
		}
		int length = Integer.parseInt(next().text());
		expect("]");
		return new Type.Array(dimensions(element), length);
	}
}
