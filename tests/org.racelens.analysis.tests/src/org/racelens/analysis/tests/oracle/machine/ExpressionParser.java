package org.racelens.analysis.tests.oracle.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.tests.oracle.machine.Token.Kind;

/** Reads expressions. */
class ExpressionParser extends Words {
	private static final List<Set<String>> LEVELS = List.of(Set.of("||"), Set.of("&&"), Set.of("==", "!="), Set.of("<", ">", "<=", ">="),
			Set.of("+", "-"), Set.of("*", "/", "%"));
	private static final Set<String> ASSIGNMENTS = Set.of("=", "+=", "-=", "*=");
	private static final Set<String> PREFIXES = Set.of("-", "!", "*", "&", "++", "--");

	ExpressionParser(List<Token> tokens) {
		super(tokens);
	}

	/** The expression of a text alone. */
	static Tree parsed(String text) {
		ExpressionParser parser = new ExpressionParser(Token.of("", text));
		Tree tree = parser.expression();
		if (parser.peek().kind() != Kind.END) {
			throw new RefusedException("no expression: " + text);
		}
		return tree;
	}

	final Tree expression() {
		Tree left = choice();
		if (ASSIGNMENTS.contains(peek().text())) {
			return new Tree.Binary(next().text(), left, expression());
		}
		return left;
	}

	private Tree choice() {
		Tree condition = binary(0);
		if (!eat("?")) {
			return condition;
		}
		Tree then = expression();
		expect(":");
		return new Tree.Choice(condition, then, choice());
	}

	private Tree binary(int level) {
		if (level == LEVELS.size()) {
			return prefix();
		}
		Tree left = binary(level + 1);
		while (peek().kind() == Kind.MARK && LEVELS.get(level).contains(peek().text())) {
			left = new Tree.Binary(next().text(), left, binary(level + 1));
		}
		return left;
	}

	private Tree prefix() {
		if (peek().kind() == Kind.MARK && PREFIXES.contains(peek().text())) {
			return new Tree.Unary(next().text(), prefix());
		}
		if (peek().is("sizeof")) {
			next();
			expect("(");
			Tree size = new Tree.SizeOf(dimensions(pointers(base())));
			expect(")");
			return size;
		}
		if (peek().is("(") && isType(peek(1))) {
			next();
			Type type = pointers(base());
			expect(")");
			return new Tree.Cast(type, prefix());
		}
		return suffixes(primary());
	}

	private Tree primary() {
		Token token = next();
		if (token.is("(")) {
			Tree inner = expression();
			expect(")");
			return inner;
		}
		if (token.kind() == Kind.NUMBER) {
			return token.text().contains(".") ? new Tree.Fraction(Double.parseDouble(token.text()))
					: new Tree.Whole(Long.parseLong(token.text()));
		}
		if (token.kind() != Kind.NAME) {
			throw new RefusedException(token.place() + ": no expression: " + token.text());
		}
		return eat("(") ? new Tree.Call(token.text(), arguments()) : new Tree.Name(token.text());
	}

	private List<Tree> arguments() {
		List<Tree> arguments = new ArrayList<>();
		if (!eat(")")) {
			do {
				arguments.add(expression());
			} while (eat(","));
			expect(")");
		}
		return arguments;
	}

	private Tree suffixes(Tree first) {
		Tree tree = first;
		while (true) {
			if (eat("[")) {
				boolean all = eat("]");
				tree = new Tree.Element(tree, all ? Optional.empty() : Optional.of(expression()));
				if (!all) {
					expect("]");
				}
			} else if (eat(".")) {
				tree = new Tree.MemberOf(tree, name());
			} else if (eat("->")) {
				tree = new Tree.MemberOf(new Tree.Unary("*", tree), name());
			} else if (peek().is("++") || peek().is("--")) {
				tree = new Tree.After(next().text(), tree);
			} else {
				return tree;
			}
		}
	}
}
